import type { OpenAlert } from '../../../platform/alerts/alertLifecycle';
import { evaluateFigures } from '../../../platform/alerts/evaluateReport';
import { figureKeyOf } from '../../../platform/alerts/rule/alertRule';
import { RULE } from './living';
import { DAY, DAYS, daily, WINDOW } from '../quality/series';

const VISITS = RULE;
const SALES = { ...RULE, figure: { name: 'Sales', numerator: 'sale', as: 'number' } } as const;
const keys = [VISITS, SALES].map(({ figure }) => figureKeyOf(figure));
const [visits = '', sales = ''] = keys;

/** Visits as always, and on the last day a tenth of the sales. */
const REPORT = {
	series: [daily((back) => [1_000 + (back % 7), back === 0 ? 50 : 500 + (back % 7)])],
	days: { from: DAYS[0] ?? DAY, to: DAY },
	zone: 'Europe/Paris',
	areCounts: [true, true],
	isComplete: true,
};

const found = (alerts: readonly OpenAlert[] = []) =>
	evaluateFigures(REPORT, WINDOW, [VISITS, SALES], alerts)
		.filter(({ kind }) => kind === 'lower')
		.map(({ figure, verdict, since, expected }) => ({ figure, verdict, since, expected }));

const near = (value: number): unknown => expect.closeTo(value, -1);

describe('two figures of one report', () => {
	it('are each evaluated by their own column', () => {
		expect(found()).toEqual([
			{ figure: visits, verdict: 'calm', since: DAY, expected: near(1_003) },
			{ figure: sales, verdict: 'alert', since: DAY, expected: near(503) },
		]);
	});

	it('have each their own open alerts', () => {
		// The days of an open alert are no part of what is expected: three weeks with half the sales
		// count, as the alert that is open since then is about visits.
		const series = [daily((back) => [1_000, back === 0 ? 50 : back <= 21 ? 250 : 500])];
		const since = DAYS.at(-22) ?? DAY;
		const open: OpenAlert = { figure: visits, name: '', kind: 'lower', since, notifiedAt: 0 };
		const expectedOf = (alerts: readonly OpenAlert[]) =>
			evaluateFigures({ ...REPORT, series }, WINDOW, [VISITS, SALES], alerts).find(
				({ figure, kind }) => figure === sales && kind === 'lower',
			)?.expected;
		expect(expectedOf([open])).toBe(expectedOf([]));
		expect(expectedOf([{ ...open, figure: sales }])).not.toBe(expectedOf([]));
	});
});
