import { addDays } from '../base/dates/dayArithmetic';
import type { PendingReport } from '../polling/pendingReport';
import { momentOfReport } from '../polling/pendingReport';
import { isMoney } from '../reports/table/metricKinds';
import { specialDays } from '../timeseries/specialDays';
import type { OpenAlert } from './alertLifecycle';
import type { ReportFigures } from './expectation/figureSeries';
import { selectFigure } from './expectation/figureSeries';
import { hourFilterOf } from './expectation/hourlyToDaily';
import { figuresError } from './figureErrors';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import { seriesFindings } from './findings/seriesFindings';
import { watchedSeries } from './findings/watchedSeries';
import { placesOf } from './holidayCalendar';
import type { EndedAlert } from './memory/endedAlerts';
import { delayOf, rememberArrivals } from './memory/lateFigures';
import type { SteadySeries } from './memory/steadySeries';
import { rememberSteady } from './memory/steadySeries';
import type { AlertRule, EvaluationWindow } from './rule/alertRule';
import { fieldsOf, figureKeyOf } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import { alertWindowOf } from './rule/alertWindow';
import type { AlertMemory, ReportEvaluation } from './updateAlertState';

/** Evaluates a finished report by the rules of an alert, as of the time when it was due. */
export function evaluateReport(
	figures: ReportFigures | undefined,
	report: PendingReport,
	rules: readonly [AlertRule, ...AlertRule[]],
	ongoing: readonly OpenAlert[],
	memory: AlertMemory,
): ReportEvaluation<EvaluatedSeries> {
	const error = figuresError(figures);
	// An incomplete report could look like a drop.
	if (!figures?.isComplete) return { error };
	const at = momentOfReport(report);
	const { span } = rules[0];
	const due = requestedWindow(span, figures, report, at);
	const last = due.days.at(-1) ?? figures.days.to;
	// Hours of today grow anyway, and are evaluated without the last ones.
	const arrivals = span.is === 'days' ? rememberArrivals(memory.arrivals ?? [], figures, last) : [];
	const end = addDays(last, -delayOf(arrivals));
	const requested = alertWindowOf(span, { ...figures.days, to: end }, at, figures.zone);
	const to = figures.days.to < end ? figures.days.to : end;
	const window = alertWindowOf(span, { ...figures.days, to }, at, figures.zone);
	const { steady, ended } = memory;
	const findings = evaluateFigures(figures, window, rules, ongoing, { requested, steady, ended });
	const evaluated = {
		through: requested.through,
		findings,
		steady: rememberSteady(steady, findings),
	};
	return { error, evaluated, arrivals };
}

/** The time that a report should cover; it may end before the last requested day. */
export function requestedWindow(
	span: EvaluationWindow,
	{ days, zone }: ReportFigures,
	{ lastDay = days.to }: Pick<PendingReport, 'lastDay'>,
	at: number,
): AlertWindow {
	const to = lastDay > days.to ? lastDay : days.to;
	return alertWindowOf(span, { ...days, to }, at, zone);
}

/** What the evaluation takes into account in addition to a report. */
export interface EvaluationContext {
	/** The requested time, as the report may end earlier. */
	readonly requested?: AlertWindow | undefined;
	/** The series that had a figure on every day at the last poll. */
	readonly steady?: readonly SteadySeries[] | undefined;
	/** The alerts of the last weeks that ended because their figure recovered. */
	readonly ended?: readonly EndedAlert[] | undefined;
}

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

/** The findings about all monitored series of a report. */
export function evaluateSeries(
	figures: ReportFigures,
	window: AlertWindow,
	rule: AlertRule,
	alerts: readonly OpenAlert[],
	{ requested = window, steady = [], ended = [] }: EvaluationContext = {},
): EvaluatedSeries[] {
	const [today = ''] = window.days;
	const compared = rule.expected.by === 'before' ? addDays(today, -1) : undefined;
	const hours = hourFilterOf(figures.series, window, compared);
	const special = specialDays(placesOf(rule.calendar, figures.zone), rule.calendar.own);
	const areCounts = countsOf(figures, rule);
	return watchedSeries(figures, rule, alerts, steady).flatMap((series) =>
		seriesFindings(series, window, rule, {
			areCounts,
			requested,
			zone: figures.zone,
			perDayBefore: steady.find(({ name }) => name === series.name)?.perDay,
			hours,
			special,
			ended: ended.filter(({ name }) => name === series.name),
			openAlert: (kind) => alerts.find((one) => one.name === series.name && one.kind === kind),
		}),
	);
}

/**
 * Which figures are counts. The field does not always show that a metric is money, but its name in
 * the list of metrics does.
 */
function countsOf({ areCounts }: ReportFigures, { figure }: AlertRule): readonly boolean[] {
	const [first = ''] = figure.name.split(' / ', 1);
	const [isCount = false, ...others] = areCounts;
	return [isCount && !isMoney(first), ...others];
}

/**
 * The figures of a report with the evaluated ones changed by a percentage, which is negative for a
 * decrease. Of a rate only the numerator changes.
 */
export function changedFigures(
	figures: ReportFigures,
	{ days }: AlertWindow,
	percent: number,
): ReportFigures {
	if (percent === 0) return figures;
	const isCount = figures.areCounts[0] === true;
	const changed = (figure: number) => {
		const result = figure * (1 + percent / 100);
		return isCount ? Math.round(result) : result;
	};
	const series = figures.series.map((one) => ({
		...one,
		moments: one.moments.map((moment) => {
			const [first = null, ...others] = moment.figures;
			if (!days.includes(moment.day) || first === null) return moment;
			return { ...moment, figures: [changed(first), ...others] };
		}),
	}));
	return { ...figures, series };
}
