import type { Evaluation } from '../../platform/alerts/evaluateDays';
import { evaluateDays } from '../../platform/alerts/evaluateDays';
import { maxResidual, seasonalMean } from '../../platform/alerts/expectation/seasonalNaive';
import type { OpenAlert } from '../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../platform/alerts/alertLifecycle';
import type { AlertRule, Side } from '../../platform/alerts/rule/alertRule';
import { alertVerdict } from '../../platform/alerts/alertVerdict';
import { daysToRequest } from '../../platform/alerts/rule/alertWindow';
import type { DailySeries } from '../../platform/timeseries/dailySeries';
import { seriesUntil, lastWeeks } from '../../platform/timeseries/dailySeries';
import type { SpecialDays } from '../../platform/timeseries/specialDays';
import { addDays } from '../../platform/base/dates/dayArithmetic';

/** The result of monitoring a series. */
export interface Watched {
	/** The days on which an alert began. */
	readonly began: Readonly<Record<Side, readonly string[]>>;
	readonly years: number;
	/**
	 * The shares of simulated drops and rises of 30% that were detected on the same day. They are
	 * simulated on every fifth day without such an alert.
	 */
	readonly detected: Readonly<Record<Side, number>>;
}

const SIDES: readonly Side[] = ['lower', 'higher'];
const PLANTED = { lower: 0.7, higher: 1.3 };
const EVERY = 5;
/** The number of days before the first evaluated one. */
const FIRST = 60;

/** Monitors a series day by day with the default settings. */
export function watch(daily: DailySeries, rule: AlertRule, special: SpecialDays): Watched {
	return live(daily, rule, (day, since) => {
		const { from } = daysToRequest(rule, Date.parse(`${addDays(day, 1)}T09:00Z`), 'utc');
		const moments = [...daily].flatMap(([one, value]) =>
			one >= from && one <= day ? { day: one, hour: undefined, figures: [value] } : [],
		);
		const window = { days: [day], untilHour: undefined, through: day };
		const settings = { hours: undefined, areCounts: [true], special, since };
		return evaluateDays({ name: '', label: '', moments }, window, rule, settings);
	});
}

/**
 * Monitors a series with the original rule: the mean of the same weekdays of eight weeks, without
 * the best and the worst, at the level of the last week; without the days of an open alert, unless
 * these are the majority.
 */
export function watchWeekdays(daily: DailySeries, rule: AlertRule): Watched {
	return live(daily, rule, (day, since) => {
		const all = lastWeeks(seriesUntil(daily, day), day, rule.weeks);
		const calm = since === undefined ? all : seriesUntil(all, since);
		const past = calm.size * 2 > all.size ? calm : all;
		const value = daily.get(day);
		const expected = seasonalMean([day], past, 'recent', rule.weeks);
		if (value === undefined || expected === undefined) return undefined;
		const volumes = { volume: value, expectedVolume: expected, expectedFullDay: expected };
		const { lower, higher } = maxResidual(past);
		const percent = 'percent' in rule.expected ? rule.expected.percent / 100 : 0;
		const limit = (seen: number) => Math.max(percent, seen, 3 / Math.sqrt(expected));
		const tolerance = { lower: limit(lower), higher: limit(higher) };
		return { value, expected, ...volumes, tolerance };
	});
}

function live(
	daily: DailySeries,
	rule: AlertRule,
	evaluateOn: (day: string, since: string | undefined) => Evaluation | undefined,
): Watched {
	const days = [...daily.keys()].slice(FIRST);
	const began: Record<Side, string[]> = { lower: [], higher: [] };
	const detected = { lower: 0, higher: 0 };
	const cases = { lower: 0, higher: 0 };
	let ongoing: readonly OpenAlert[] = [];
	for (const [index, day] of days.entries()) {
		const plain = evaluateOn(day, undefined);
		const findings = SIDES.map((kind) => {
			const since = ongoing.find((alert) => alert.kind === kind)?.since;
			const evaluation = since === undefined ? plain : evaluateOn(day, since);
			const verdict = evaluation ? alertVerdict(kind, evaluation, rule) : 'unknown';
			if (index % EVERY === 0 && plain && since === undefined) {
				cases[kind] += 1;
				const planted = { ...plain, value: Math.round((plain.value ?? 0) * PLANTED[kind]) };
				if (alertVerdict(kind, planted, rule) === 'alert') detected[kind] += 1;
			}
			return { name: '', kind, verdict, since: day, day };
		});
		const { alerts, notifications } = updateAlerts(ongoing, findings, 0, 0);
		ongoing = alerts;
		for (const { transition, finding } of notifications) {
			if (transition === 'began') began[finding.kind].push(day);
		}
	}
	const share = { lower: detected.lower / cases.lower, higher: detected.higher / cases.higher };
	return { began, years: days.length / 365, detected: share };
}
