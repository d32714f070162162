import type { OpenAlert } from '../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../platform/alerts/alertLifecycle';
import type { EvaluatedSeries } from '../../platform/alerts/findings/evaluatedSeries';
import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import type { ReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { findOpenAlerts, REPLAYED_DAYS } from '../../platform/alerts/openAlerts';
import { selectFigure } from '../../platform/alerts/expectation/figureSeries';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import { daysFrom, RULE as OF_SITE } from './polls/living';
import { addDays } from '../../platform/base/dates/dayArithmetic';

const LAST = '2026-10-21';
const RULE: AlertRule = { ...OF_SITE, dimension: 'media_key' };
const HISTORY_DAYS = 80;
/** Visits by weekday, from Sunday on. */
const WEEK = [800, 1000, 1050, 1020, 990, 1100, 700];

const ago = (days: number) => addDays(LAST, -days);
const usualOn = (day: string) => WEEK[new Date(day).getUTCDay()] ?? 0;
const windowOf = (day: string) => ({ days: [day], untilHour: undefined, through: day });

/** What a series has on a day; undefined for a day without a row. */
type Traffic = (day: string) => number | null | undefined;

/** Usual traffic times a factor from a day on, perhaps until another. */
const since =
	(first: string, factor: number, last = LAST): Traffic =>
	(day) =>
		Math.round(usualOn(day) * (day >= first && day <= last ? factor : 1));

function reportOf(traffic: Readonly<Record<string, Traffic>>, to = LAST): ReportFigures {
	const days = daysFrom(addDays(LAST, -HISTORY_DAYS), to);
	const series = Object.entries(traffic).map(([name, on]) => ({
		...{ name, label: name },
		moments: days.flatMap((day) => {
			const value = on(day);
			return value === undefined ? [] : [{ day, hour: undefined, figures: [value] }];
		}),
	}));
	const covered = { from: days[0] ?? '', to };
	return { series, days: covered, zone: 'utc', areCounts: [true], isComplete: true };
}

async function openIn(traffic: Readonly<Record<string, Traffic>>, rule = RULE) {
	const { open } = await findOpenAlerts(reportOf(traffic), rule, windowOf(LAST));
	return open.map(({ finding: { name, kind }, since: from, mayBeOlder }) =>
		[name, kind, from, ...(mayBeOlder ? ['or earlier'] : [])].join(' '),
	);
}

/** The alerts that a trigger has open that has polled every morning for longer. */
function polledEveryDay(traffic: Readonly<Record<string, Traffic>>): string[] {
	let alerts: readonly OpenAlert[] = [];
	for (const day of daysFrom(ago(2 * REPLAYED_DAYS), LAST)) {
		const findings = evaluateSeries(reportOf(traffic, day), windowOf(day), RULE, alerts);
		({ alerts } = updateAlerts<EvaluatedSeries>(alerts, findings, 0, 0));
	}
	return alerts.map(({ name, kind, since: from }) => `${name} ${kind} ${from}`);
}

it.each<[string, Readonly<Record<string, Traffic>>, string[]]>([
	['none, if traffic is as usual', { a: since(LAST, 1), b: since(LAST, 1) }, []],
	['a drop of the last day', { a: since(LAST, 0.5) }, [`a lower ${LAST}`]],
	['a drop of some days ago that goes on', { a: since(ago(5), 0.6) }, [`a lower ${ago(5)}`]],
	['a rise', { a: since(ago(2), 1.6) }, [`a higher ${ago(2)}`]],
	['no drop that is over', { a: since(ago(6), 0.5, ago(2)) }, []],
	['figures that have stopped', { a: since(ago(3), 0) }, [`a noData ${ago(3)}`]],
	[
		'figures that are missing',
		{ a: (day) => (day > ago(3) ? undefined : usualOn(day)), b: since(LAST, 1) },
		[`a noData ${ago(2)}`],
	],
	[
		'several, each with its own day',
		{ a: since(ago(4), 0.6), b: since(LAST, 1), c: since(ago(1), 1.5) },
		[`a lower ${ago(4)}`, `c higher ${ago(1)}`],
	],
])(
	'open alerts are %s, as a trigger that polls every day has them',
	async (_, traffic, expected) => {
		expect((await openIn(traffic)).sort()).toEqual(expected);
		expect(polledEveryDay(traffic).sort()).toEqual(expected);
	},
);

it.each<[string, Traffic, AlertRule]>([
	['a drop', (day) => since(ago(3), day < ago(1) ? 0.5 : 0)(day), RULE],
	['a rise', (day) => since(ago(3), day < ago(1) ? 1.7 : 0)(day), RULE],
	['a drop, of the whole site', (day) => since(ago(3), day < ago(1) ? 0.5 : 0)(day), OF_SITE],
])('figures that have stopped after %s are one open alert', async (_, a, rule) => {
	expect(await openIn({ a, b: since(LAST, 1) }, rule)).toEqual([`a noData ${ago(1)}`]);
});

it('an alert that was open on the first replayed day may have begun earlier', async () => {
	const first = ago(REPLAYED_DAYS - 1);
	expect(await openIn({ a: since(first, 0.5) })).toEqual([`a lower ${first} or earlier`]);
});

it('open alerts are searched in the largest series only', async () => {
	const small: Traffic = (day) => Math.round((since(ago(2), 0.2)(day) ?? 0) / 2);
	const traffic = { a: since(LAST, 1), small };
	expect(await openIn(traffic, { ...RULE, topValues: 1 })).toEqual([]);
	expect(await openIn(traffic)).toEqual([`small lower ${ago(2)}`]);
});

it('a series with too little to be evaluated is named', async () => {
	const traffic = { a: since(LAST, 1), tiny: () => 1 };
	const { evaluated, unknown } = await findOpenAlerts(reportOf(traffic), RULE, windowOf(LAST));
	expect([evaluated, unknown]).toEqual([['a'], ['tiny']]);
});

it('a figure takes its own columns of a report with several figures, and a rate two', () => {
	const report = reportOf({ a: () => 1 });
	const moments = [{ day: LAST, hour: undefined, figures: [100, 4, 300] }];
	const wide = {
		...report,
		areCounts: [true, true, false],
		series: [{ name: 'a', label: 'a', moments }],
	};
	const rate = { name: 'Conversion Rate', numerator: 'sale', denominator: 'visit', as: 'percent' };
	const selected = selectFigure(wide, rate as AlertRule['figure'], ['visit', 'sale', 'revenue']);
	expect(selected.series[0]?.moments[0]?.figures).toEqual([4, 100]);
	expect(selected.areCounts).toEqual([true, true]);
	const revenue = { name: 'Revenue', numerator: 'revenue', as: 'number' } as const;
	const single = selectFigure(wide, revenue, ['visit', 'sale', 'revenue']);
	expect(single.series[0]?.moments[0]?.figures).toEqual([300]);
	expect(single.areCounts).toEqual([false]);
	const unsent = selectFigure(wide, revenue, ['visit', 'sale']);
	expect([unsent.series[0]?.moments[0]?.figures, unsent.areCounts]).toEqual([[null], [false]]);
});
