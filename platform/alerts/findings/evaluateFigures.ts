import type { OpenAlert } from '../alertLifecycle';
import { changedFigures } from '../changedFigures';
import type { EvaluationContext } from '../evaluateSeries';
import { evaluateSeries } from '../evaluateSeries';
import type { ReportFigures } from '../expectation/figureSeries';
import type { EvaluatedSeries } from './evaluatedSeries';
import { selectFigure } from '../openAlerts';
import type { AlertRule } from '../rule/alertRule';
import { fieldsOf, figureKeyOf } from '../rule/alertRule';
import type { AlertWindow } from '../rule/alertWindow';

/** What the evaluation of several figures takes into account. */
interface FiguresContext extends EvaluationContext {
	/** By how many percent the figures are changed for a test; 0 for none. */
	readonly testChange?: number;
}

/**
 * Evaluates each figure of a report by its rule. If there are several, findings and remembered
 * facts carry the key of their figure.
 *
 * @param report with the columns of `fieldsOf`
 */
export function evaluateFigures(
	report: ReportFigures,
	window: AlertWindow,
	rules: readonly AlertRule[],
	alerts: readonly OpenAlert[],
	{ testChange = 0, steady = [], ended = [], ...context }: FiguresContext = {},
): EvaluatedSeries[] {
	const fields = fieldsOf(rules.map(({ figure }) => figure));
	return rules.flatMap((rule) => {
		const figure = rules.length > 1 ? figureKeyOf(rule.figure) : undefined;
		const of = <T extends Pick<OpenAlert, 'figure'>>(all: readonly T[]) =>
			all.filter((one) => one.figure === figure);
		const figures = changedFigures(selectFigure(report, rule.figure, fields), window, testChange);
		const known = { ...context, steady: of(steady), ended: of(ended) };
		const found = evaluateSeries(figures, window, rule, of(alerts), known);
		return figure === undefined ? found : found.map((one) => ({ ...one, figure }));
	});
}

/** The rule of a finding. */
export function ruleOfFinding(
	rules: readonly [AlertRule, ...AlertRule[]],
	{ figure }: Pick<EvaluatedSeries, 'figure'>,
): AlertRule {
	if (figure === undefined) return rules[0];
	const found = rules.find((rule) => figureKeyOf(rule.figure) === figure);
	if (!found) throw new Error(`No rule has the figure ${figure}`);
	return found;
}
