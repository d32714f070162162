import type { PageSigns } from '../client/replies/pageSigns';
import { Fault } from '../client/faults';
import { dayPlus } from '../client/values/calendar';
import type { Unit } from '../targets/period';
import { unitAround } from '../targets/period';
import { findChoice } from '../targets/nearest';
import { siteNow } from '../targets/now';
import type { Progress, TargetDays } from '../targets/progress';
import { progressOf } from '../targets/progress';
import type { Readings } from '../targets/readings';
import { readDays } from '../targets/readings';
import type { Status } from '../targets/status';
import type { Bound, Target, TargetFigure, TargetName } from '../targets/target';
import { boundOf } from '../targets/target';
import type { ReportHeader } from '../reports/header';
import { partial, unjudged, undated } from './defect';
import { readFigures } from './figures';
import type { Judgement } from './followReports';
import type { Alert, Finding } from './ongoing';
import type { Verdict } from './verdict';

/** A target that is watched from one period to the next. */
export interface WatchedTarget {
	readonly site: string;
	/** A channel; undefined for the whole site. */
	readonly name: TargetName | undefined;
	readonly amount: number;
	/** Undefined where it depends on what is counted. */
	readonly bound: Bound | undefined;
	readonly unit: Unit;
}

/** How far a target is, and whether that is worth an alert. */
export interface TargetFinding extends Finding {
	readonly target: Target;
	readonly progress: Progress;
}

const VERDICTS: Readonly<Record<Status, Verdict>> = {
	...{ behind: 'alert', missed: 'alert', over: 'alert' },
	...{ ahead: 'calm', onTrack: 'calm', reached: 'calm' },
	// Neither begins nor ends anything, however long it lasts.
	unknown: 'unclear',
};

/** The target of the period that a day is in. @param today YYYY-MM-DD */
export function targetOn(
	{ site, name, amount, bound, unit }: WatchedTarget,
	figure: TargetFigure,
	today: string,
): Target {
	return {
		...{ site, name, amount, figure },
		days: unitAround(unit, today),
		bound: boundOf(figure, bound),
	};
}

/** What a target is judged by. */
export interface TargetReport {
	readonly body: unknown;
	/** What the headers of the reply say of how much it holds. */
	readonly page?: PageSigns | undefined;
	/** What the request says of the columns. */
	readonly asked: ReportHeader;
	/** What time it was when it was asked for, in Unix milliseconds. */
	readonly at: number;
}

/** Judges a downloaded report. @throws Fault `unexpectedReply` when the reply holds no report */
export async function judgeTarget(
	watched: WatchedTarget,
	figure: TargetFigure,
	{ body, page, asked, at }: TargetReport,
	alerts: readonly Alert[],
): Promise<Judgement<TargetFinding>> {
	const seen = await readFigures(body, asked, page);
	if (!seen) return { defect: undated() };
	// Neither begins nor ends anything with a part of the figures.
	if (seen.unread !== undefined) return { defect: unjudged(seen.unread) };
	if (seen.part !== undefined) return { defect: partial(seen.part) };
	const now = siteNow(seen.zone, at);
	const after = dayPlus(seen.days.to, 1);
	const end = after < now.end ? after : now.end;
	const target = targetOn(watched, figure, now.today);
	const days = daysOf(target, await readDays(body, asked));
	if (days instanceof Fault) return { defect: days };
	const progress = progressOf(target, days, end);
	const name = target.days.from;
	const finding: TargetFinding = {
		...{ name, target, progress },
		// What lacks a day would look as if the target were missed.
		verdict: progress.daysUnknown > 0 ? 'unclear' : VERDICTS[progress.status],
		kind: target.bound === 'atMost' ? 'higher' : 'lower',
		...{ since: now.today, day: now.today },
	};
	const ongoing = alerts.filter((alert) => alert.name === name);
	return {
		defect: defectIn(days, target.days.from, end, now.end),
		judged: { through: now.today, findings: [finding], ongoing },
	};
}

/** The days of a target's figure, or why there are none. */
function daysOf({ figure, name }: Target, { names, daily }: Readings): TargetDays | Fault {
	const { numerator, denominator } = figure;
	const value = name && findChoice(name.value, names)?.value;
	if (name && value === undefined) return unjudged(`there is no ${name.label} in it`);
	const [above, below] = [numerator, denominator].map((field) =>
		field === undefined ? undefined : daily(field, value),
	);
	if (!above || (denominator !== undefined && !below)) {
		return unjudged(`there is no ${figure.name} in it`);
	}
	return { numerator: above, denominator: below };
}

/**
 * What is told where days are missing, as nothing is judged until they come: yesterday may be late, an earlier day is not.
 *
 * @param end the first day that the report lacks
 * @param now the first day that is not over
 */
function defectIn(
	{ numerator, denominator = numerator }: TargetDays,
	from: string,
	end: string,
	now: string,
): Fault | undefined {
	const yesterday = dayPlus(now, -1);
	for (let day = from; day < yesterday; day = dayPlus(day, 1)) {
		if (day < end && numerator.has(day) && denominator.has(day)) continue;
		return unjudged(`it has no figures of ${day}`);
	}
	return undefined;
}
