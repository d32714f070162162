import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import { alertSentence } from '../../platform/alerts/alertSentence';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import { addDays, weekdayOf } from '../../platform/base/dates/dayArithmetic';
import { specialDays } from '../../platform/timeseries/specialDays';
import { daysFrom, live, RULE } from './polls/living';

const CHRISTMAS = '2026-12-25';
const FROM = addDays(CHRISTMAS, -420);
const FRENCH: AlertRule = { ...RULE, calendar: { places: ['FR'], own: [] } };

const plain = (day: string) => 900 + 30 * weekdayOf(day) + 8 * ((Number(day.slice(8)) * 37) % 11);

/** What is found on Christmas Day, which had a tenth the year before and has a multiple of a plain day now. */
function christmasWith(times: number) {
	const moments = daysFrom(FROM, CHRISTMAS).map((day) => {
		const factor = day === CHRISTMAS ? times : day === '2025-12-25' ? 0.1 : 1;
		return { day, hour: undefined, figures: [Math.round(plain(day) * factor)] };
	});
	const days = { from: FROM, to: CHRISTMAS };
	const series = [{ name: '', label: '', moments }];
	const figures = { series, days, zone: 'Europe/Paris', areCounts: [true], isComplete: true };
	const window = { days: [CHRISTMAS], untilHour: undefined, through: CHRISTMAS };
	const found = evaluateSeries(figures, window, FRENCH, []);
	const alert = found.find(({ verdict }) => verdict === 'alert');
	if (!alert) return [];
	const facts = { rule: FRENCH, site: 'shop', evaluated: alert, since: CHRISTMAS };
	return [alert.kind, alertSentence({ ...facts, transition: 'began' })];
}

describe('a value on a holiday', () => {
	it.each([0.1, 0.3, 0.6, 1])(
		"of %d of a plain day lies between last year's holiday and a plain day, and is no anomaly",
		(times) => expect(christmasWith(times)).toEqual([]),
	);

	it('above a plain day is compared with a plain day', () => {
		const [kind, sentence] = christmasWith(3);
		expect(kind).toBe('higher');
		expect(sentence).toContain('expected (Dec 25, 2026, Christmas Day)');
	});

	it("below last year's holiday is compared with that holiday", () => {
		const [kind, sentence] = christmasWith(0.002);
		expect(kind).toBe('lower');
		expect(sentence).toContain('based on Dec 25, 2025');
	});
});

it('an alert does not end on a holiday that it covers', () => {
	const special = specialDays(['FR'], []);
	const visits = (day: string) => {
		const isHoliday = special(day) !== undefined && special(day)?.isAdjacent !== true;
		const isPromoted = day >= '2026-04-01' && day < '2026-04-13';
		return Math.round(plain(day) * (isHoliday ? 0.4 : 1) * (isPromoted ? 1.6 : 1));
	};
	const { lines } = live({ rule: FRENCH, from: '2026-03-31', to: '2026-04-15', visits });
	expect(lines).toEqual(['began higher 2026-04-01', 'over higher 2026-04-13']);
});
