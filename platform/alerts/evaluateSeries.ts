import { isMoney } from '../reports/table/metricKinds';
import { specialDays } from '../timeseries/specialDays';
import { hourFilterOf } from './expectation/hourlyToDaily';
import type { ReportFigures } from './expectation/figureSeries';
import type { OpenAlert } from './alertLifecycle';
import type { EndedAlert } from './endedAlerts';
import { placesOf } from './holidayCalendar';
import type { EvaluatedSeries } from './judgement/evaluatedSeries';
import { judgeSeries } from './judgement/judgeSeries';
import { watchedSeries } from './judgement/watchedSeries';
import type { AlertRule } from './rule/alertRule';
import type { SteadySeries } from './steadySeries';
import type { AlertWindow } from './rule/alertWindow';
import { addDays } from '../base/dates/dayArithmetic';

/** What is known in addition to a report. */
export interface EvaluationContext {
	/** The time that was asked for, where the report may end earlier. */
	readonly requested?: AlertWindow | undefined;
	/** What had something on every day at the last look. */
	readonly steady?: readonly SteadySeries[] | undefined;
	/** The alerts of the last weeks that ended because their figure came back. */
	readonly ended?: readonly EndedAlert[] | undefined;
}

/** What a report says about everything that is watched. */
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
		judgeSeries(series, window, rule, {
			...{ areCounts, requested, zone: figures.zone },
			perDayBefore: steady.find(({ name }) => name === series.name)?.perDay,
			hours,
			special,
			ended: ended.filter(({ name }) => name === series.name),
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
