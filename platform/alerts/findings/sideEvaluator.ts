import type { AlertKind, OpenAlert } from '../alertLifecycle';
import type { AlertVerdict } from '../alertVerdict';
import { alertVerdict } from '../alertVerdict';
import type { Evaluation, EvaluationSettings } from '../evaluateDays';
import { evaluateDays, isBetweenExpected } from '../evaluateDays';
import type { FigureSeries } from '../expectation/figureSeries';
import type { AlertRule, Side } from '../rule/alertRule';
import type { AlertWindow } from '../rule/alertWindow';
import type { SmallCounts } from '../smallCounts';
import { evaluateSmallCounts, evaluateCounts } from '../smallCounts';

/** A series and its rule. */
export interface SeriesWithRule {
	readonly series: FigureSeries;
	readonly window: AlertWindow;
	readonly rule: AlertRule;
	readonly settings: Omit<EvaluationSettings, 'since'>;
	/** The open alert of a kind. */
	readonly openAlert: (kind: AlertKind) => OpenAlert | undefined;
}

/** The verdict on one side, with the days that it is based on. */
export interface SideEvaluation {
	readonly verdict: AlertVerdict;
	readonly window: AlertWindow;
	readonly evaluation: Evaluation | undefined;
	readonly counts: SmallCounts | undefined;
}

/** Evaluates both sides of a series, and calculates only once what both sides need. */
export class SideEvaluator {
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
