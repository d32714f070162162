import { sumOf } from '../usual/daily';
import { dailyOf, hoursOf } from './daily';
import type { Figures, FigureSeries } from './figures';
import type { Evaluation } from './evaluation';
import { evaluate } from './evaluation';
import type { Alert, AlertKind, Finding } from './ongoing';
import type { AlertRule } from './rule';
import type { Stop } from './stopped';
import { stopOf } from './stopped';
import { verdictOn } from './verdict';
import type { AlertWindow } from './window';
import { dayBefore } from './window';

/** A finding with what it is based on. */
export interface Judged extends Finding {
	readonly label: string;
	readonly window: AlertWindow;
	/** Undefined of figures that have stopped. */
	readonly evaluation?: Evaluation | undefined;
	/** Set of figures that have stopped, or could have. */
	readonly stop?: Stop | undefined;
}

/** What a report says about everything that is watched. */
export function judge(
	figures: Figures,
	window: AlertWindow,
	rule: AlertRule,
	alerts: readonly Alert[],
): Judged[] {
	const [today = ''] = window.days;
	const compared = rule.expected.by === 'before' ? dayBefore(today, 1) : undefined;
	const hours = hoursOf(figures.series, window, compared);
	return watchedSeries(figures, rule, alerts).flatMap((series) =>
		judgeOne(series, figures, window, rule, {
			hours,
			sinceOf: (kind) =>
				alerts.find((one) => one.name === series.name && one.kind === kind)?.since.slice(0, 10),
		}),
	);
}

interface Setting {
	readonly hours: ReadonlySet<number> | undefined;
	/** The first day of an alert that goes on. */
	readonly sinceOf: (kind: AlertKind) => string | undefined;
}

function judgeOne(
	series: FigureSeries,
	{ areCounts }: Figures,
	window: AlertWindow,
	rule: AlertRule,
	{ hours, sinceOf }: Setting,
): Judged[] {
	const { name, label } = series;
	const settings = (kind: AlertKind) => ({ hours, areCounts, since: sinceOf(kind) });
	const stop = rule.tellsNoData ? stopOf(series, window, rule, settings('noData')) : undefined;
	const isStopped =
		stop?.verdict === 'alert' || (sinceOf('noData') !== undefined && stop?.verdict !== 'calm');
	const [day = ''] = window.days.slice(-1);
	const findings: Judged[] = rule.sides.map((kind) => {
		const evaluation = evaluate(series, window, rule, settings(kind));
		// What has stopped is told once, and not as a drop as well.
		const verdict = isStopped
			? 'unclear'
			: evaluation
				? verdictOn(kind, evaluation, rule)
				: 'unknown';
		return { name, label, kind, verdict, since: window.through, day, window, evaluation };
	});
	if (!stop) return findings;
	const { verdict, since } = stop;
	return [...findings, { name, label, kind: 'noData', verdict, since, day, window, stop }];
}

/** The largest in the time of the report, and those that an alert goes on for. */
function watchedSeries(
	{ series, days, isWhole }: Figures,
	{ topValues, figure }: AlertRule,
	alerts: readonly Alert[],
): FigureSeries[] {
	const part = figure.denominator === undefined ? 0 : 1;
	const volumes = new Map(
		series.map((one) => {
			const daily = dailyOf(one, part, undefined);
			return [one.name, sumOf(daily, [...daily.keys()]) ?? 0] as const;
		}),
	);
	const volumeOf = ({ name }: FigureSeries) => volumes.get(name) ?? 0;
	const sorted = [...series].sort((one, other) => volumeOf(other) - volumeOf(one));
	const first = new Set(sorted.slice(0, topValues).map(({ name }) => name));
	const ongoing = new Set(alerts.map(({ name }) => name));
	const kept = sorted.filter(({ name }) => first.has(name) || ongoing.has(name));
	const gone = [...ongoing].filter((name) => !volumes.has(name));
	// In a report that was cut, what is missing is not known to be nothing.
	const absent = (name: string) =>
		isWhole ? emptySeries(name, series, days.to) : { name, label: name, moments: [] };
	return [...kept, ...gone.map(absent)];
}

function emptySeries(name: string, others: readonly FigureSeries[], last: string): FigureSeries {
	const [other] = others;
	const moments = other?.moments ?? [{ day: last, hour: undefined, figures: [0, 0] }];
	const empty = moments.map((one) => ({ ...one, figures: one.figures.map(() => 0) }));
	return { name, label: name, moments: empty };
}
