import { figuresError, datesMissingError } from '../../../platform/alerts/figureErrors';
import { changedFigures } from '../../../platform/alerts/changedFigures';
import { evaluateSeries } from '../../../platform/alerts/evaluateSeries';
import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { MetricAlertSource } from '../../../platform/alerts/pollAlerts';
import { pollMetricAlert, requestedWindow } from '../../../platform/alerts/pollAlerts';
import { readAlertState } from '../../../platform/alerts/alertState';
import { daysToRequest, alertWindowOf } from '../../../platform/alerts/rule/alertWindow';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { jobRuns, resultCall } from '../../../platform/http/jobs/jobRuns';
import { awaitJobs } from '../../../platform/http/jobs/awaitJobs';
import type { Connection } from '../../../platform/http/connection/connection';
import { ping } from '../../../platform/http/connection/ping';
import { requestReply } from '../../../platform/http/request';
import { without } from '../../../platform/base/json/json';
import type { PendingReport } from '../../../platform/polling/pollReport';
import type { Schedule } from '../../../platform/polling/schedule';
import { reportRuns, submitReport } from '../../../platform/reports/request/reportJob';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { propertiesOf, readOption } from '../../shared/form/settings';
import { zoneOfSite } from '../../shared/report/request/dated';
import { attributionRules, devices } from '../../shared/report/form/requestFields';
import { giveUpAfter } from '../../shared/report/form/runOptions';
import { ownDays, publicHolidays } from '../alert/calendar';
import { figureFields } from '../alert/figure';
import * as settings from '../alert/form';
import { FORGOTTEN } from '../alert/stateReset';
import { itemsOf, sampleItems } from '../alert/alertItems';
import type { AlertForm } from '../alert/read';
import { readAlert } from '../alert/read';
import { tell } from '../alert/notifyOn';
import type { PolledEvent, Polling, TriggerEvent } from '../event';
import { SAMPLE_WAIT_MS } from '../event';
import { readSchedule, schedule } from '../scheduleForm';

const optional = [
	attributionRules,
	devices,
	giveUpAfter,
	tell,
	settings.beyondChance,
	settings.delayHours,
	settings.alertKind,
	settings.leastVolume,
	ownDays,
	settings.alertDataLevel,
	settings.percent,
	publicHolidays,
	settings.repeatHours,
	settings.spanSetting,
	settings.spanDays,
	settings.testChange,
	settings.topValues,
	settings.weeks,
];

/** Starts the workflow when a metric becomes anomalous, and again when that is over. */
export const metricAlert: TriggerEvent = {
	value: 'metricAlert',
	name: 'Metric Alert',
	description: 'When a figure is unusually low or high, or stops, and when that is over',
	fields: [...figureFields, ...settings.alertFields],
	options: [
		...propertiesOf(optional),
		{ ...schedule.property, displayOptions: settings.WITHOUT_TRACKING_OPTION },
	],

	read: (form) => {
		const alert = readAlert(form);
		const { rule, site, report, filters } = alert;
		const only = filters.length > 0 ? { only: filters } : {};
		const { span, expected, sides } = rule;
		const judged = { span: span.is === 'days' ? span : span.is, sides };
		const against = 'percent' in expected ? [expected.by, expected.percent] : expected;
		const when = readSchedule(form, span.is === 'today' ? 'hour' : 'day');
		const polls = pollsAlerts(alert, when, readOption(form, giveUpAfter, 0));
		return {
			watched: { site, report, ...only, figure: rule.figure.as, judged, against },
			...polls,
		};
	},
};

function pollsAlerts(
	form: AlertForm,
	schedule: Schedule,
	giveUpMs: number,
): Omit<PolledEvent, 'watched'> {
	const { rule, site, zone, repeatMs } = form;
	const start = async (platform: Connection, at: number) => {
		const days = daysToRequest(rule, at, await zoneOfSite(platform, site, zone));
		const job = await submitReport(platform, { site, body: form.bodyFor(days) });
		return { ...job, lastDay: days.to };
	};
	return {
		poll: async ({ platform, now, isOnTime, isActivated }, state) => {
			const source: MetricAlertSource = {
				rule,
				repeatMs,
				schedule,
				isOnTime,
				isActivated,
				missed: 'latest',
				giveUpMs,
				contract: jobRuns(platform, reportRuns),
				submit: async (slot) => await start(platform, slot),
				isThere: async () => await ping(platform),
				fetch: async (report) => await fetchFigures(platform, report, form),
			};
			const { news, ...rest } = await pollMetricAlert(readAlertState(state, now), source, now);
			const items = news ? itemsOf(news.notifications, form, news.report) : [];
			return { ...rest, news: items.length > 0 ? items : undefined };
		},
		doubt: (state, now) => (readAlertState(state, now) ? undefined : FORGOTTEN),
		sample: async (polling) =>
			await sample(form, polling, await start(polling.platform, polling.now)),
	};
}

async function sample(
	form: AlertForm,
	{ platform, now }: Polling,
	{ askedAt = now, ...job }: JobRun & Pick<PendingReport, 'askedAt' | 'lastDay'>,
) {
	const waiting = { limitMs: SAMPLE_WAIT_MS, concurrency: 1, signal: platform.signal };
	const [fault] = await awaitJobs(jobRuns(platform, reportRuns), [job], waiting);
	if (fault) throw fault;
	const figures = await fetchFigures(platform, job, form);
	const defect = figuresError(figures);
	if (!figures || (defect && !figures.isComplete)) throw defect ?? datesMissingError();
	const window = alertWindowOf(form.rule.span, figures.days, askedAt, figures.zone);
	const report = { ...job, slot: now, submittedAt: now };
	const requested = requestedWindow(form.rule.span, figures, job, askedAt);
	const shown = changedFigures(figures, window, form.testChange);
	const judged = evaluateSeries(shown, window, form.rule, [], { requested });
	return sampleItems(judged, form, report, shown);
}

async function fetchFigures(platform: Connection, job: JobRun, { report, filters }: AlertForm) {
	const { body, page } = await requestReply(platform, resultCall(reportRuns, job));
	// Its days are those of the result only.
	const header = headerOfRequest(without(report, 'dateRanges'));
	return await readReportFigures(body, header, page, filters);
}
