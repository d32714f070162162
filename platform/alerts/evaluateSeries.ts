import { isMoney } from '../reports/table/metricKinds';
import { specialDays } from '../timeseries/specialDays';
import { hourFilterOf } from './expectation/hourlyToDaily';
import type { ReportFigures } from './expectation/figureSeries';
import type { OpenAlert } from './alertLifecycle';
import type { EndedAlert } from './memory/endedAlerts';
import { placesOf } from './holidayCalendar';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import { seriesFindings } from './findings/seriesFindings';
import { watchedSeries } from './findings/watchedSeries';
import type { AlertRule } from './rule/alertRule';
import type { SteadySeries } from './memory/steadySeries';
import type { AlertWindow } from './rule/alertWindow';
import { addDays } from '../base/dates/dayArithmetic';

/** What the evaluation takes into account in addition to a report. */
export interface EvaluationContext {
	/** The requested time, as the report may end earlier. */
	readonly requested?: AlertWindow | undefined;
	/** The series that had a figure on every day at the last poll. */
	readonly steady?: readonly SteadySeries[] | undefined;
	/** The alerts of the last weeks that ended because their figure recovered. */
	readonly ended?: readonly EndedAlert[] | undefined;
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
