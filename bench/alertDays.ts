import type { Evaluation } from '../platform/alerts/evaluation';
import { evaluate } from '../platform/alerts/evaluation';
import { farthest, expectedOn } from '../platform/alerts/expected';
import type { Alert } from '../platform/alerts/ongoing';
import { follow } from '../platform/alerts/ongoing';
import type { AlertRule, Side } from '../platform/alerts/rule';
import { verdictOn } from '../platform/alerts/verdict';
import { dayBefore, daysToAsk } from '../platform/alerts/window';
import type { Daily } from '../platform/usual/daily';
import { before, lastWeeks } from '../platform/usual/daily';
import type { SpecialDays } from '../platform/usual/specialDays';

/** How a series of days would have been watched. */
export interface Watched {
	/** The days on which an alert began. */
	readonly began: Readonly<Record<Side, readonly string[]>>;
	readonly years: number;
	/** Which share of drops and rises of 30 % was told on the same day, of those on every fifth day on which no such alert went on. */
	readonly told: Readonly<Record<Side, number>>;
}

const SIDES: readonly Side[] = ['lower', 'higher'];
const PLANTED = { lower: 0.7, higher: 1.3 };
const EVERY = 5;
/** The days from which the first is learnt. */
const FIRST = 60;

/** Lives through a series day by day, with the form as it is at first. */
export function watch(daily: Daily, rule: AlertRule, special: SpecialDays): Watched {
	return live(daily, rule, (day, since) => {
		const { from } = daysToAsk(rule, Date.parse(`${dayBefore(day, -1)}T09:00Z`), 'utc');
		const moments = [...daily].flatMap(([one, value]) =>
			one >= from && one <= day ? { day: one, hour: undefined, figures: [value] } : [],
		);
		const window = { days: [day], untilHour: undefined, through: day };
		const settings = { hours: undefined, areCounts: [true], special, since };
		return evaluate({ name: '', label: '', moments }, window, rule, settings);
	});
}

/**
 * The same with the rule that was first: the mean of the same weekdays of eight weeks, without the best and the worst,
 * at the level of the last week; without the days of an alert that goes on, unless these are the most.
 */
export function watchWeekdays(daily: Daily, rule: AlertRule): Watched {
	return live(daily, rule, (day, since) => {
		const all = lastWeeks(before(daily, day), day, rule.weeks);
		const calm = since === undefined ? all : before(all, since);
		const past = calm.size * 2 > all.size ? calm : all;
		const value = daily.get(day);
		const expected = expectedOn([day], past, 'recent', rule.weeks);
		if (value === undefined || expected === undefined) return undefined;
		const volumes = { volume: value, expectedVolume: expected, expectedInAll: expected };
		const { lower, higher } = farthest(past);
		const percent = 'percent' in rule.expected ? rule.expected.percent / 100 : 0;
		const limit = (seen: number) => Math.max(percent, seen, 3 / Math.sqrt(expected));
		const limits = { lower: limit(lower), higher: limit(higher) };
		return { value, expected, ...volumes, limits };
	});
}

function live(
	daily: Daily,
	rule: AlertRule,
	evaluateOn: (day: string, since: string | undefined) => Evaluation | undefined,
): Watched {
	const days = [...daily.keys()].slice(FIRST);
	const began: Record<Side, string[]> = { lower: [], higher: [] };
	const told = { lower: 0, higher: 0 };
	const cases = { lower: 0, higher: 0 };
	let ongoing: readonly Alert[] = [];
	for (const [index, day] of days.entries()) {
		const plain = evaluateOn(day, undefined);
		const findings = SIDES.map((kind) => {
			const since = ongoing.find((alert) => alert.kind === kind)?.since;
			const evaluation = since === undefined ? plain : evaluateOn(day, since);
			const verdict = evaluation ? verdictOn(kind, evaluation, rule) : 'unknown';
			if (index % EVERY === 0 && plain && since === undefined) {
				cases[kind] += 1;
				const planted = { ...plain, value: Math.round((plain.value ?? 0) * PLANTED[kind]) };
				if (verdictOn(kind, planted, rule) === 'alert') told[kind] += 1;
			}
			return { name: '', kind, verdict, since: day, day };
		});
		const { alerts, notifications } = follow(ongoing, findings, 0, 0);
		ongoing = alerts;
		for (const { transition, finding } of notifications) {
			if (transition === 'began') began[finding.kind].push(day);
		}
	}
	const share = { lower: told.lower / cases.lower, higher: told.higher / cases.higher };
	return { began, years: days.length / 365, told: share };
}
