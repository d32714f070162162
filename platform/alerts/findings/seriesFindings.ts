import type { OpenAlert, AlertKind } from '../alertLifecycle';
import { evaluateTracking } from '../conversionTracking';
import type { DataGap } from '../dataGap';
import { detectGap } from '../dataGap';
import type { EvaluationSettings } from '../evaluateDays';
import { nearestExpected } from '../evaluateDays';
import type { FigureSeries } from '../expectation/figureSeries';
import { newLevelOf } from '../newLevel';
import type { AlertRule, Side } from '../rule/alertRule';
import type { AlertWindow } from '../rule/alertWindow';
import type { EvaluatedSeries } from './evaluatedSeries';
import type { SeriesWithRule, SideEvaluation } from './sideEvaluator';
import { SideEvaluator } from './sideEvaluator';

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
	{ series, rule, settings, openAlert }: SeriesWithRule,
	since: string | undefined,
	kind: Side,
	{ verdict, evaluation, window }: SideEvaluation,
): EvaluatedSeries['newLevel'] {
	if (since === undefined || !evaluation || verdict !== 'calm') return undefined;
	const ending = { since, kind, expected: openAlert(kind)?.expected };
	return newLevelOf(series, window, rule, settings, ending, evaluation);
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
