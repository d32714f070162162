import { changedFigures, evaluateSeries } from '../../../platform/alerts/evaluateReport';
import { RULE } from './living';
import { daily, DAY, DAYS, RATE, WINDOW } from '../quality/series';

const figuresOf = (...figures: number[]) => ({
	...{ series: [daily(() => figures)], zone: 'utc', areCounts: [true, true], isComplete: true },
	days: { from: DAYS[0] ?? DAY, to: DAY },
});
const verdicts = (percent: number, figures = figuresOf(1_001), rule = RULE) =>
	evaluateSeries(changedFigures(figures, WINDOW, percent), WINDOW, rule, []).flatMap(
		({ kind, verdict }) => (verdict === 'alert' ? kind : []),
	);

describe('figures as if they were changed, for a test event', () => {
	it.each([
		[-40, ['lower']],
		[-100, ['noData']],
		[0, []],
		[-5, []],
		[80, ['higher']],
	])('by %d percent give the alert of such a day', (percent, kinds) => {
		expect(verdicts(percent)).toEqual(kinds);
	});

	it('of a rate change what is divided', () => {
		expect(verdicts(-40, figuresOf(5_000, 100_000), { ...RULE, figure: RATE })).toEqual(['lower']);
	});

	it('stay whole numbers where they count things, and are changed on the days that are judged only', () => {
		const [series] = changedFigures(figuresOf(1_001), WINDOW, -40).series;
		const last = series?.moments.map(({ figures }) => figures[0]).slice(-2);
		expect(last).toEqual([1_001, 601]);
	});
});
