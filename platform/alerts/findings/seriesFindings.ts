import type { OpenAlert, AlertKind } from '../alertLifecycle';
import type { AlertVerdict } from '../alertVerdict';
import { alertVerdict } from '../alertVerdict';
import { evaluateTracking } from '../conversionTracking';
import type { DataGap } from '../dataGap';
import { detectGap } from '../dataGap';
import type { Evaluation, EvaluationSettings } from '../evaluateDays';
import { evaluateDays, isBetweenExpected, nearestExpected } from '../evaluateDays';
import type { FigureSeries } from '../expectation/figureSeries';
import { newLevelOf } from '../newLevel';
import type { AlertRule, Side } from '../rule/alertRule';
import type { AlertWindow } from '../rule/alertWindow';
import type { SmallCounts } from '../smallCounts';
import { evaluateSmallCounts, evaluateCounts } from '../smallCounts';
import type { EvaluatedSeries } from './evaluatedSeries';

/** What is known in addition to the figures of a series. */
interface SeriesSettings extends Omit<EvaluationSettings, 'since'> {
	/** The days that were requested, where the report may end earlier. */
	readonly requested: AlertWindow;
	readonly zone: string;
	/** The mean of a day at the last poll. */
	readonly perDayBefore: number | undefined;
	/** The open alert of a kind. */
	readonly openAlert: (kind: AlertKind) => OpenAlert | undefined;
}

/** The findings about one series: one for each side, and one for figures that are missing. */
export function seriesFindings(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	{ requested, zone, perDayBefore, openAlert, ...settings }: SeriesSettings,
): EvaluatedSeries[] {
	const { name, label } = series;
	const seriesWithRule: SeriesWithRule = { series, window, rule, settings, openAlert };
	const evaluator = new SideEvaluator(seriesWithRule);
	const since = evaluator.sinceOf('noData');
	const gapSettings = { areCounts: settings.areCounts, zone, perDayBefore, since };
	const dataGap = rule.reportsNoData ? detectGap(series, requested, rule, gapSettings) : undefined;
	const isGap =
		dataGap?.verdict === 'alert' || (since !== undefined && dataGap?.verdict !== 'calm');
	const findings = rule.sides.map((kind) => {
		const found =
			rule.expected.by === 'tracking'
				? trackingFinding(seriesWithRule, kind)
				: sideFinding(seriesWithRule, evaluator, kind);
		// A gap is reported once, and not as a drop as well.
		return isGap ? { ...found, verdict: 'unclear' as const, newLevel: undefined } : found;
	});
	const day = lastDayOf(window);
	return dataGap ? [...findings, gapFinding({ name, label }, dataGap, requested, day)] : findings;
}

function trackingFinding({ series, window }: SeriesWithRule, kind: Side): EvaluatedSeries {
	const { name, label } = series;
	const tracking = evaluateTracking(series, window);
	const { verdict, since } = tracking;
	return { name, label, kind, verdict, since, day: lastDayOf(window), window, tracking };
}

function sideFinding(
	seriesWithRule: SeriesWithRule,
	evaluator: SideEvaluator,
	kind: Side,
): EvaluatedSeries {
	const { series, window } = seriesWithRule;
	const { name, label } = series;
	const day = lastDayOf(window);
	const found = evaluator.evaluate(kind);
	const isLonger = found.window.days.length > window.days.length;
	return {
		name,
		label,
		kind,
		day,
		...found,
		since: isLonger ? (found.window.days[0] ?? day) : window.through,
		expected: found.evaluation && nearestExpected(found.evaluation),
		newLevel: newLevelAtEnd(seriesWithRule, evaluator.sinceOf(kind), kind, found),
	};
}

function newLevelAtEnd(
	seriesWithRule: SeriesWithRule,
	since: string | undefined,
	kind: Side,
	{ verdict, evaluation, window }: SideEvaluation,
): EvaluatedSeries['newLevel'] {
	if (since === undefined || !evaluation || verdict !== 'calm') return undefined;
	const ending = { since, kind, expected: seriesWithRule.openAlert(kind)?.expected };
	return newLevelOf({ ...seriesWithRule, window }, ending, evaluation);
}

function gapFinding(
	named: Pick<EvaluatedSeries, 'name' | 'label'>,
	dataGap: DataGap,
	requested: AlertWindow,
	day: string,
): EvaluatedSeries {
	const { verdict, since } = dataGap;
	const last = requested.days.at(-1) ?? day;
	return { ...named, kind: 'noData', verdict, since, day: last, window: requested, dataGap };
}

function lastDayOf({ days }: AlertWindow): string {
	return days.at(-1) ?? '';
}

/** A series and its rule. */
interface SeriesWithRule {
	readonly series: FigureSeries;
	readonly window: AlertWindow;
	readonly rule: AlertRule;
	readonly settings: Omit<EvaluationSettings, 'since'>;
	/** The open alert of a kind. */
	readonly openAlert: (kind: AlertKind) => OpenAlert | undefined;
}

/** The verdict on one side, with the days that it is based on. */
interface SideEvaluation {
	readonly verdict: AlertVerdict;
	readonly window: AlertWindow;
	readonly evaluation: Evaluation | undefined;
	readonly counts: SmallCounts | undefined;
}

/** Evaluates both sides of a series, and calculates only once what both sides need. */
class SideEvaluator {
	private readonly evaluations = new Map<string | undefined, Evaluation | undefined>();
	private readonly counts = new Map<string | undefined, SmallCounts | undefined>();

	constructor(private readonly series: SeriesWithRule) {}

	/** The first day of the open alert of a kind. */
	sinceOf(kind: AlertKind): string | undefined {
		return this.series.openAlert(kind)?.since.slice(0, 10);
	}

	/**
	 * The verdict on a side; unclear where the level before an alert on the other side contradicts it, and
	 * where an alert would end on a holiday whose figure is between that of a holiday and of an ordinary day.
	 */
	evaluate(kind: Side): SideEvaluation {
		const since = this.sinceOf(kind);
		const found = this.evaluateSince(kind, since);
		const isEnd = since !== undefined && found.verdict === 'calm';
		const isUnclear =
			found.verdict === 'alert'
				? this.isContradicted(kind)
				: isEnd && isBetweenDays(found.evaluation);
		return isUnclear ? { ...found, verdict: 'unclear' } : found;
	}

	private isContradicted(kind: Side): boolean {
		return this.series.rule.sides.some((other) => {
			const since = this.sinceOf(other);
			return since !== undefined && this.evaluateSince(kind, since).verdict !== 'alert';
		});
	}

	private evaluateSince(kind: Side, since: string | undefined): SideEvaluation {
		const { rule, window } = this.series;
		const counts = this.countsSince(since);
		const byCounts = counts && evaluateCounts(counts, kind, rule, since);
		if (byCounts && (counts.isVerySmall || since !== undefined)) return { ...byCounts, counts };
		const evaluation = this.evaluationSince(since);
		const verdict = evaluation ? alertVerdict(kind, evaluation, rule) : 'unknown';
		// What chance explains is no alert, however the level of the last days compares with it.
		const isAlert = verdict === 'alert';
		const isBetterKnown = verdict === 'unknown' || isAlert !== (byCounts?.verdict === 'alert');
		if (byCounts && isBetterKnown) return { ...byCounts, counts };
		return { verdict, evaluation, window, counts };
	}

	private evaluationSince(since: string | undefined): Evaluation | undefined {
		const { series, window, rule, settings } = this.series;
		if (!this.evaluations.has(since)) {
			this.evaluations.set(since, evaluateDays(series, window, rule, { ...settings, since }));
		}
		return this.evaluations.get(since);
	}

	private countsSince(since: string | undefined): SmallCounts | undefined {
		const { series, window, rule, settings } = this.series;
		if (!this.counts.has(since)) {
			this.counts.set(since, evaluateSmallCounts(series, window, rule, { ...settings, since }));
		}
		return this.counts.get(since);
	}
}

function isBetweenDays(evaluation: Evaluation | undefined): boolean {
	const isCompared = evaluation?.special?.comparedWith !== undefined;
	return isCompared && isBetweenExpected(evaluation);
}
