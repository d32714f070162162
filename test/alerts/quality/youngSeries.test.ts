import { alertSentence } from '../../../platform/alerts/alertSentence';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import type { OpenAlert } from '../../../platform/alerts/alertLifecycle';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { daysFrom, RULE } from '../polls/living';
import { RATE } from './series';

const DAY = '2026-11-20';
const plain = (day: string) =>
	(weekdayOf(day) % 6 === 0 ? 400 : 1_000) + (Number(day.slice(8)) % 5) * 12;

interface Young {
	readonly known: number;
	readonly factor?: number;
	readonly rule?: Partial<AlertRule>;
	readonly alerts?: readonly OpenAlert[];
	/** What each day of the past has as a multiple. */
	readonly past?: (day: string) => number;
}

/** What is found of a site so many days old. */
function young({ known, factor = 1, rule = {}, alerts = [], past = () => 1 }: Young) {
	const from = addDays(DAY, -known);
	const moments = daysFrom(from, DAY).map((day) => {
		const visits = Math.round(plain(day) * (day === DAY ? factor : past(day)));
		const figures = rule.figure ? [visits, 10_000] : [visits];
		return { day, hour: undefined, figures };
	});
	const series = [{ name: '', label: '', moments }];
	const days = { from: addDays(DAY, -420), to: DAY };
	const figures = { series, days, zone: 'utc', areCounts: [true, true], isComplete: true };
	const window = { days: [DAY], untilHour: undefined, through: DAY };
	const used = { ...RULE, reportsNoData: false, ...rule };
	return evaluateSeries(figures, window, used, alerts).map((evaluated) => {
		const transition = evaluated.verdict === 'alert' ? ('began' as const) : undefined;
		const facts = { rule: used, site: 'shop', evaluated, transition, since: DAY };
		return { verdict: evaluated.verdict, text: alertSentence(facts) };
	});
}

describe('a site that is a few days old', () => {
	it.each([7, 9, 13, 16, 20])('has an alert for a third of its visits: %d days', (known) => {
		const [lower] = young({ known, factor: 0.33 });
		expect(lower?.verdict).toBe('alert');
		expect(lower?.text).toContain(` Only ${known} earlier days of data are available.`);
	});

	it.each([7, 9, 13, 16, 20])('has none for a weekend or a day a fifth lower: %d days', (known) => {
		expect(young({ known, factor: 0.8 }).map(({ verdict }) => verdict)).not.toContain('alert');
	});

	it('has one for three times as many visits', () => {
		const [, higher] = young({ known: 9, factor: 3 });
		expect(higher).toMatchObject({ verdict: 'alert' });
	});

	it('says how much is known where a difference is too small', () => {
		const [lower] = young({ known: 9, factor: 0.7 });
		expect(lower?.text).toMatch(
			/^No alert\. .* Because only 9 earlier days are available, a value up to \d\d% lower does not start an alert\.$/,
		);
	});

	it.each([
		[1, 'Only 1 earlier day is available: alerts need at least 7.'],
		[6, 'Only 6 earlier days are available: alerts need at least 7.'],
	])('is not judged after %d, and says so', (known, reason) => {
		const [lower] = young({ known, factor: 0.1 });
		expect(lower?.verdict).toBe('unknown');
		expect(lower?.text).toContain(reason);
	});

	it('whose days are wild has wider limits', () => {
		const past = (day: string) => (Number(day.slice(8)) % 2 === 0 ? 3 : 0.5);
		expect(young({ known: 18, factor: 0.4, past })[0]?.verdict).not.toBe('alert');
	});

	it('has an alert of a rate as well', () => {
		const [lower] = young({ known: 9, factor: 0.33, rule: { figure: RATE } });
		expect(lower?.verdict).toBe('alert');
	});

	it('keeps an alert that goes on against the days before it', () => {
		const since = addDays(DAY, -3);
		const alerts = [{ name: '', kind: 'lower', since, notifiedAt: 0 } as const];
		const past = (day: string) => (day >= since ? 0.3 : 1);
		expect(young({ known: 13, factor: 0.3, past, alerts })[0]?.verdict).toBe('alert');
		expect(young({ known: 13, factor: 1, past, alerts })[0]?.verdict).toBe('calm');
	});

	it('has full limits after four weeks', () => {
		const [lower] = young({ known: 40, factor: 0.6 });
		expect(lower?.verdict).toBe('alert');
		expect(lower?.text).not.toContain('Only');
	});
});
