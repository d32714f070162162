import { figuresError, datesMissingError } from '../../../platform/alerts/figureErrors';
import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import { evaluateFigures } from '../../../platform/alerts/findings/evaluateFigures';
import type { MetricAlertSource } from '../../../platform/alerts/pollMetricAlert';
import { pollMetricAlert, requestedWindow } from '../../../platform/alerts/pollMetricAlert';
import type { AlertState } from '../../../platform/alerts/alertState';
import { readAlertState } from '../../../platform/alerts/alertState';
import { daysToRequest, alertWindowOf } from '../../../platform/alerts/rule/alertWindow';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../platform/http/connection/connection';
import { ping } from '../../../platform/http/connection/ping';
import { requestReport } from '../../../platform/reports/pages/reportPages';
import { without } from '../../../platform/base/json/json';
import type { Schedule } from '../../../platform/polling/schedule';
import { reportRuns, submitReport } from '../../../platform/reports/request/reportJob';
import { runReport } from '../../../platform/reports/request/reportJob';
import type { ReportRequest } from '../../../platform/reports/types';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import { ALERT_STATE_DROPPED } from './stateReset';
import { sampleItems } from './alertItems';
import { explainItems } from './explain';
import type { AlertForm } from './read';
import type { PolledEvent, Polling } from '../event';
import { SAMPLE_WAIT_MS } from '../event';

/** When the reports of alerts are requested. */
export interface AlertSchedule {
	readonly schedule: Schedule;
	readonly giveUpMs: number;
}

/** Polls the alerts of one site. */
export function oneSiteEvent(form: AlertForm, when: AlertSchedule): Omit<PolledEvent, 'watched'> {
	const { site } = form;
	return {
		poll: async (polling, state) =>
			await pollSite(form, when, polling, site, readAlertState(state, polling.now)),
		reasonToDrop: (state, now) => (readAlertState(state, now) ? undefined : ALERT_STATE_DROPPED),
		sample: async (polling) => await sampleSite(form, polling, site),
	};
}

/** One poll of one site, with its news as items. */
export async function pollSite(
	form: AlertForm,
	{ schedule, giveUpMs }: AlertSchedule,
	{ platform, now, isOnTime, isActivated }: Polling,
	site: string,
	state: AlertState | undefined,
) {
	const { rules, repeatMs } = form;
	const source: MetricAlertSource = {
		rules,
		repeatMs,
		schedule,
		isOnTime,
		isActivated,
		missed: 'latest',
		giveUpMs,
		contract: jobRuns(platform, reportRuns),
		submit: async (slot) => {
			const { request, lastDay } = await requestAt(form, platform, site, slot);
			return { ...(await submitReport(platform, request)), lastDay };
		},
		isThere: async () => await ping(platform),
		fetch: async (report) => await fetchFigures(platform, report, form),
	};
	const { news, ...rest } = await pollMetricAlert(state, source, now);
	const { items, explaining, isSettled } = await explainItems(
		form,
		platform,
		site,
		state,
		news,
		now,
	);
	return {
		...rest,
		state: rest.state && explaining ? { ...rest.state, explaining } : rest.state,
		news: items.length > 0 ? [...items] : undefined,
		isSettled: rest.isSettled || isSettled,
	};
}

/** The current state of one site, for a test event. @throws Fault */
export async function sampleSite(form: AlertForm, { platform, now }: Polling, site: string) {
	const { request, lastDay } = await requestAt(form, platform, site, now);
	const { askedAt = now, ...job } = await runReport(platform, request, { limitMs: SAMPLE_WAIT_MS });
	const figures = await fetchFigures(platform, job, form);
	const defect = figuresError(figures);
	if (!figures || (defect && !figures.isComplete)) throw defect ?? datesMissingError();
	const { rules, testChange } = form;
	const { span } = rules[0];
	const window = alertWindowOf(span, figures.days, askedAt, figures.zone);
	const report = { ...job, slot: now, submittedAt: now };
	const requested = requestedWindow(span, figures, { lastDay }, askedAt);
	const judged = evaluateFigures(figures, window, rules, [], { requested, testChange });
	return sampleItems(judged, form, report, figures);
}

/** The report that is due at a time, and its last day. */
async function requestAt(
	{ rules, bodyFor, zone }: AlertForm,
	platform: Connection,
	site: string,
	at: number,
): Promise<{ readonly request: ReportRequest; readonly lastDay: string }> {
	const days = daysToRequest(rules[0], at, await zoneOfSite(platform, site, zone));
	return { request: { site, body: bodyFor(days) }, lastDay: days.to };
}

async function fetchFigures(platform: Connection, job: JobRun, { report, filters }: AlertForm) {
	const { body, page } = await requestReport(platform, job);
	// Its days are those of the result only.
	const header = headerOfRequest(without(report, 'dateRanges'));
	return await readReportFigures(body, header, page, filters);
}
