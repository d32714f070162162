import { isMoney } from '../reports/table/metricKinds';
import { sumOf } from '../timeseries/dailySeries';
import type { SpecialDays } from '../timeseries/specialDays';
import { specialDays } from '../timeseries/specialDays';
import { toDailySeries, hourFilterOf } from './expectation/hourlyToDaily';
import type { ReportFigures, FigureSeries } from './expectation/figureSeries';
import type { Evaluation } from './evaluation';
import { evaluateDays, nearestExpected } from './evaluation';
import type { OpenAlert, AlertKind, SeriesFinding } from './alertLifecycle';
import { placesOf } from './holidayCalendar';
import type { AlertRule, Side } from './rule/alertRule';
import type { SmallCounts } from './smallCounts';
import { evaluateSmallCounts, judgeCounts } from './smallCounts';
import type { SteadySeries } from './steadySeries';
import type { DataGap } from './dataGap';
import { detectGap } from './dataGap';
import type { ConversionTracking } from './conversionTracking';
import { evaluateTracking } from './conversionTracking';
import type { AlertVerdict } from './alertVerdict';
import { alertVerdict } from './alertVerdict';
import type { AlertWindow } from './rule/alertWindow';
import type { NewLevel } from './newLevel';
import { newLevelOf } from './newLevel';
import { daysEarlier } from './rule/alertWindow';

/** A finding with what it is based on. */
export interface EvaluatedSeries extends SeriesFinding {
	readonly label: string;
	readonly window: AlertWindow;
	/** Undefined of figures that have stopped. */
	readonly evaluation?: Evaluation | undefined;
	/** Set where numbers are so small that days are judged together. */
	readonly counts?: SmallCounts | undefined;
	/** Set where an alert ends without the figure having come back. */
	readonly newLevel?: NewLevel | undefined;
	/** Set where the tracking is watched. */
	readonly tracking?: ConversionTracking | undefined;
	/** Set of figures that have stopped, or could have. */
	readonly dataGap?: DataGap | undefined;
}

/** What is known beside a report. */
export interface JudgeSettings {
	/** The time that was asked for, where the report may end earlier. */
	readonly asked?: AlertWindow | undefined;
	/** What had something on every day at the last look. */
	readonly steady?: readonly SteadySeries[] | undefined;
}

/** What a report says about everything that is watched. */
export function evaluateSeries(
	figures: ReportFigures,
	window: AlertWindow,
	rule: AlertRule,
	alerts: readonly OpenAlert[],
	{ asked = window, steady = [] }: JudgeSettings = {},
): EvaluatedSeries[] {
	const [today = ''] = window.days;
	const compared = rule.expected.by === 'before' ? daysEarlier(today, 1) : undefined;
	const hours = hourFilterOf(figures.series, window, compared);
	const special = specialDays(placesOf(rule.calendar, figures.zone), rule.calendar.own);
	const areCounts = countsOf(figures, rule);
	return watchedSeries(figures, rule, alerts, steady).flatMap((series) =>
		judgeOne(series, window, rule, {
			...{ areCounts, asked, zone: figures.zone },
			perDayBefore: steady.find(({ name }) => name === series.name)?.perDay,
			hours,
			special,
			openAlert: (kind) => alerts.find((one) => one.name === series.name && one.kind === kind),
		}),
	);
}

/** Which figures are numbers of things: the platform may hide in a code what only the list of metrics calls money. */
function countsOf({ areCounts }: ReportFigures, { figure }: AlertRule): readonly boolean[] {
	const [first = ''] = figure.name.split(' / ', 1);
	const [isCount = false, ...others] = areCounts;
	return [isCount && !isMoney(first), ...others];
}

interface Setting {
	/** Whether a figure is a number of things. */
	readonly areCounts: readonly boolean[];
	readonly asked: AlertWindow;
	readonly zone: string;
	/** How much a day had at the last look. */
	readonly perDayBefore: number | undefined;
	readonly hours: ReadonlySet<number> | undefined;
	readonly special: SpecialDays;
	/** The alert of a kind that goes on. */
	readonly openAlert: (kind: AlertKind) => OpenAlert | undefined;
}

/** What is found about one side, by the days that say it. */
interface Judgement {
	readonly verdict: AlertVerdict;
	readonly window: AlertWindow;
	readonly evaluation: Evaluation | undefined;
	readonly counts: SmallCounts | undefined;
}

function judgeOne(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	{ areCounts, asked, zone, perDayBefore, hours, special, openAlert }: Setting,
): EvaluatedSeries[] {
	/** The first day of an alert that goes on. */
	const sinceOf = (kind: AlertKind) => openAlert(kind)?.since.slice(0, 10);
	const { name, label } = series;
	const stopSettings = { areCounts, zone, perDayBefore, since: sinceOf('noData') };
	const dataGap = rule.reportsNoData ? detectGap(series, asked, rule, stopSettings) : undefined;
	const isStopped =
		dataGap?.verdict === 'alert' ||
		(sinceOf('noData') !== undefined && dataGap?.verdict !== 'calm');
	const [day = ''] = window.days.slice(-1);
	const evaluations = new Map<string | undefined, Evaluation | undefined>();
	const settings = { hours, areCounts, special };
	const evaluated = (since: string | undefined) => {
		if (!evaluations.has(since)) {
			evaluations.set(since, evaluateDays(series, window, rule, { ...settings, since }));
		}
		return evaluations.get(since);
	};
	const countsSince = new Map<string | undefined, SmallCounts | undefined>();
	const judgedSince = (kind: Side, since: string | undefined): Judgement => {
		if (!countsSince.has(since)) {
			countsSince.set(since, evaluateSmallCounts(series, window, rule, { ...settings, since }));
		}
		const counts = countsSince.get(since);
		const byCounts = counts && judgeCounts(counts, kind, rule, since);
		if (byCounts && (counts.isVerySmall || since !== undefined)) return { ...byCounts, counts };
		const evaluation = evaluated(since);
		const verdict = evaluation ? alertVerdict(kind, evaluation, rule) : 'unknown';
		const isBetterKnown =
			byCounts?.verdict === 'alert' ? verdict !== 'alert' : verdict === 'unknown';
		if (byCounts && isBetterKnown) return { ...byCounts, counts };
		return { verdict, evaluation, window, counts };
	};
	const findings: EvaluatedSeries[] = rule.sides.map((kind) => {
		if (rule.expected.by === 'tracking') {
			const tracking = evaluateTracking(series, window);
			const verdict = isStopped ? 'unclear' : tracking.verdict;
			return { name, label, kind, verdict, since: tracking.since, day, window, tracking };
		}
		const found = judgedSince(kind, sinceOf(kind));
		const { evaluation, counts } = found;
		const isContradicted =
			found.verdict === 'alert' &&
			rule.sides.some((other) => {
				const since = sinceOf(other);
				return since !== undefined && judgedSince(kind, since).verdict !== 'alert';
			});
		// What has stopped is reported once, and not as a drop as well; nor is a figure both too low and as expected.
		const verdict = isStopped || isContradicted ? 'unclear' : found.verdict;
		const since = sinceOf(kind);
		const ending = (first: string) => ({
			...{ since: first, kind },
			expected: openAlert(kind)?.expected,
		});
		const newLevel =
			since !== undefined && evaluation && verdict === 'calm'
				? newLevelOf(series, found.window, rule, settings, ending(since), evaluation)
				: undefined;
		return {
			...{ name, label, kind, verdict, day, evaluation, counts, window: found.window },
			since:
				found.window.days.length > window.days.length
					? (found.window.days[0] ?? day)
					: window.through,
			expected: evaluation && nearestExpected(evaluation),
			...(newLevel ? { newLevel } : {}),
		};
	});
	if (!dataGap) return findings;
	const { verdict, since } = dataGap;
	const last = asked.days.at(-1) ?? day;
	return [
		...findings,
		{ name, label, kind: 'noData', verdict, since, day: last, window: asked, dataGap },
	];
}

/** The largest in the time of the report, and those that an alert goes on for. */
function watchedSeries(
	{ series, days, isComplete }: ReportFigures,
	{ topValues, figure }: AlertRule,
	alerts: readonly OpenAlert[],
	steady: readonly SteadySeries[],
): FigureSeries[] {
	const part = figure.denominator === undefined ? 0 : 1;
	const volumes = new Map(
		series.map((one) => {
			const daily = toDailySeries(one, part, undefined);
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
		isComplete ? emptySeries(name, series, days.to) : { name, label: name, moments: [] };
	// What had something until now is missing with all its past.
	const lost = isComplete ? steady.filter(({ name }) => !volumes.has(name)) : [];
	const isLost = new Set(lost.map(({ name }) => name));
	return [
		...kept,
		...gone.filter((name) => !isLost.has(name)).map(absent),
		...lost.map(({ name, label }) => ({ name, label, moments: [] })),
	];
}

function emptySeries(name: string, others: readonly FigureSeries[], last: string): FigureSeries {
	const [other] = others;
	const moments = other?.moments ?? [{ day: last, hour: undefined, figures: [0, 0] }];
	const empty = moments.map((one) => ({ ...one, figures: one.figures.map(() => 0) }));
	return { name, label: name, moments: empty };
}
