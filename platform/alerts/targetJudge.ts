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
	/** What the request says of the columns. */
	readonly asked: ReportHeader;
	/** What time it was when it was asked for, in Unix milliseconds. */
	readonly at: number;
}

/** Judges a downloaded report. @throws Fault `unexpectedReply` when the reply holds no report */
export async function judgeTarget(
	watched: WatchedTarget,
	figure: TargetFigure,
	{ body, asked, at }: TargetReport,
	alerts: readonly Alert[],
): Promise<Judgement<TargetFinding>> {
	const seen = await readFigures(body, asked);
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
		verdict: lacksDays(days, target.days.from, end) ? 'unclear' : VERDICTS[progress.status],
		kind: target.bound === 'atMost' ? 'higher' : 'lower',
		...{ since: now.today, day: now.today },
	};
	const ongoing = alerts.filter((alert) => alert.name === name);
	return { defect: undefined, judged: { through: now.today, findings: [finding], ongoing } };
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

/** Whether a day that is over is not known, though days before it are. */
function lacksDays({ numerator, denominator }: TargetDays, from: string, end: string): boolean {
	return [numerator, denominator ?? numerator].some((daily) => {
		const first = [...daily.keys()].reduce((least, day) => (day < least ? day : least), end);
		for (let day = first > from ? first : from; day < end; day = dayPlus(day, 1)) {
			if (!daily.has(day)) return true;
		}
		return false;
	});
}
