import { sumOf } from '../../timeseries/dailySeries';
import type { OpenAlert } from '../alertLifecycle';
import type { FigureSeries, ReportFigures } from '../expectation/figureSeries';
import { toDailySeries } from '../expectation/hourlyToDaily';
import type { AlertRule } from '../rule/alertRule';
import type { SteadySeries } from '../memory/steadySeries';

/** The largest series of a report, those with an open alert, and those that are missing since the last poll. */
export function watchedSeries(
	{ series, days, isComplete }: ReportFigures,
	{ topValues, figure }: AlertRule,
	alerts: readonly OpenAlert[],
	steady: readonly SteadySeries[],
): FigureSeries[] {
	const sorted = byVolume(series, figure);
	const names = new Set(series.map(({ name }) => name));
	const first = new Set(sorted.slice(0, topValues).map(({ name }) => name));
	const ongoing = new Set(alerts.map(({ name }) => name));
	const kept = sorted.filter(({ name }) => first.has(name) || ongoing.has(name));
	const gone = [...ongoing].filter((name) => !names.has(name));
	// In an incomplete report, a missing series is not known to be 0.
	const absent = (name: string) =>
		isComplete ? emptySeries(name, series, days.to) : { name, label: name, moments: [] };
	// A series that stops is missing together with its history.
	const lost = isComplete ? steady.filter(({ name }) => !names.has(name)) : [];
	const isLost = new Set(lost.map(({ name }) => name));
	return [
		...kept,
		...gone.filter((name) => !isLost.has(name)).map(absent),
		...lost.map(({ name, label }) => ({ name, label, moments: [] })),
	];
}

/** The series of a report, those with the largest volume in all its days first. */
export function byVolume(
	series: readonly FigureSeries[],
	{ denominator }: AlertRule['figure'],
): FigureSeries[] {
	const part = denominator === undefined ? 0 : 1;
	const volumes = new Map(
		series.map((one) => {
			const daily = toDailySeries(one, part, undefined);
			return [one.name, sumOf(daily, [...daily.keys()]) ?? 0] as const;
		}),
	);
	const volumeOf = ({ name }: FigureSeries) => volumes.get(name) ?? 0;
	return [...series].sort((one, other) => volumeOf(other) - volumeOf(one));
}

function emptySeries(name: string, others: readonly FigureSeries[], last: string): FigureSeries {
	const [other] = others;
	const moments = other?.moments ?? [{ day: last, hour: undefined, figures: [0, 0] }];
	const empty = moments.map((one) => ({ ...one, figures: one.figures.map(() => 0) }));
	return { name, label: name, moments: empty };
}
