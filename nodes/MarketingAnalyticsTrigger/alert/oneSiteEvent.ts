import type { MetricAlertSource } from '../../../platform/alerts/pollMetricAlert';
import { pollMetricAlert } from '../../../platform/alerts/pollMetricAlert';
import type { AlertState } from '../../../platform/alerts/alertState';
import { readAlertState } from '../../../platform/alerts/alertState';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import type { Schedule } from '../../../platform/polling/schedule';
import { reportRuns, submitReport } from '../../../platform/reports/request/reportJob';
import { ALERT_STATE_DROPPED } from './stateReset';
import type { AlertForm } from './read';
import type { PolledEvent, Polling } from '../event';

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
		sample: async (polling) => await (await import('./sampleSite')).sampleSite(form, polling, site),
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
			const { dueReport } = await import('./dueReport');
			const { request, lastDay } = await dueReport(form, platform, site, slot);
			return { ...(await submitReport(platform, request)), lastDay };
		},
		isThere: async () => await (await loadPing()).ping(platform),
		fetch: async (report) =>
			await (await import('./fetchFigures')).fetchFigures(platform, report, form),
	};
	const { news, ...rest } = await pollMetricAlert(state, source, now);
	const { items, explaining, isSettled } =
		news === undefined && state?.explaining === undefined
			? NOTHING_NEW
			: await (await import('./explain')).explainItems(form, platform, site, state, news, now);
	return {
		...rest,
		state: rest.state && explaining ? { ...rest.state, explaining } : rest.state,
		news: items.length > 0 ? [...items] : undefined,
		isSettled: rest.isSettled || isSettled,
	};
}

/** A platform is asked whether it is there once something went wrong. */
async function loadPing() {
	return await import('../../../platform/http/connection/ping');
}

const NOTHING_NEW = { items: [], explaining: undefined, isSettled: false } as const;
