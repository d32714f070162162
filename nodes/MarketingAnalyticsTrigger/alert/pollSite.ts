import type { AlertState } from '../../../platform/alerts/alertState';
import type { MetricAlertSource } from '../../../platform/alerts/pollMetricAlert';
import { pollMetricAlert } from '../../../platform/alerts/pollMetricAlert';
import { daysToRequest } from '../../../platform/alerts/rule/alertWindow';
import type { Connection } from '../../../platform/http/connection/connection';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import type { Schedule } from '../../../platform/polling/schedule';
import { reportRuns, submitReport } from '../../../platform/reports/request/reportJob';
import type { ReportRequest } from '../../../platform/reports/types';
import type { Polling } from '../event';
import type { AlertForm } from './read';

/** When the reports of alerts are requested. */
export interface AlertSchedule {
	readonly schedule: Schedule;
	readonly giveUpMs: number;
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
			const { request, lastDay } = await dueReport(form, platform, site, slot);
			return { ...(await submitReport(platform, request)), lastDay };
		},
		isThere: async () => await (await loadPing()).ping(platform),
		fetch: async (report) =>
			await (await loadFigures()).fetchReportFigures(platform, report, form.report, form.filters),
	};
	const { news, ...rest } = await pollMetricAlert(state, source, now);
	const { items, explaining, isSettled } =
		news === undefined && state?.explaining === undefined
			? NOTHING_NEW
			: await (await import('./explain')).explainItems(form, { platform, site, now }, state, news);
	return {
		...rest,
		state: rest.state && explaining ? { ...rest.state, explaining } : rest.state,
		news: items.length > 0 ? [...items] : undefined,
		isSettled: rest.isSettled || isSettled,
	};
}

/** The report that is due at a time, and its last day. */
export async function dueReport(
	{ rules, bodyFor, zone }: AlertForm,
	platform: Connection,
	site: string,
	at: number,
): Promise<{ readonly request: ReportRequest; readonly lastDay: string }> {
	const { zoneOfSite } = await import('../../../platform/lists/siteZones');
	const days = daysToRequest(rules[0], at, await zoneOfSite(platform, site, zone));
	return { request: { site, body: bodyFor(days) }, lastDay: days.to };
}

/** Figures are read once a report is there. */
async function loadFigures() {
	return await import('../../../platform/alerts/expectation/figureSeries');
}

/** A platform is asked whether it is there once something went wrong. */
async function loadPing() {
	return await import('../../../platform/http/connection/ping');
}

const NOTHING_NEW = { items: [], explaining: undefined, isSettled: false } as const;
