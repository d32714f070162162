import { evaluateTarget, targetForDay } from '../../../platform/alerts/targetAlert/evaluateTarget';
import type { TargetAlertSource } from '../../../platform/alerts/targetAlert/targetPoll';
import { pollTargetAlert } from '../../../platform/alerts/targetAlert/targetPoll';
import { readTargetState } from '../../../platform/alerts/targetAlert/targetState';
import type { Connection } from '../../../platform/http/connection/connection';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import { ping } from '../../../platform/http/connection/ping';
import { requestReport } from '../../../platform/reports/pages/reportPages';
import { without } from '../../../platform/base/json/json';
import type { Schedule } from '../../../platform/polling/schedule';
import { reportRuns, submitReport, runReport } from '../../../platform/reports/request/reportJob';
import type { ReportRequest } from '../../../platform/reports/types';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { findFigure } from '../../../platform/targets/figureList';
import { jobFor } from '../../../platform/targets/targetJobs';
import { listFigures } from '../../../platform/targets/listFigures';
import { siteClock } from '../../../platform/targets/siteClock';
import type { TargetFigure } from '../../../platform/targets/target';
import { readOption } from '../../shared/form/readSetting';
import { propertiesOf } from '../../shared/form/settings';
import { attributionRules, devices } from '../../shared/report/form/requestFields';
import { rowsWhere } from '../../shared/report/form/rowsWhere';
import { giveUpAfter } from '../../shared/form/pagingFields';
import { styleOptions } from '../../shared/report/form/presentation';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import { repeatHours } from '../alert/notifyOn';
import type { PolledEvent, Polling, TriggerEvent } from '../event';
import { ALERT_STATE_DROPPED, SAMPLE_WAIT_MS } from '../event';
import { readSchedule, schedule } from '../scheduleForm';
import { targetAlertKind, targetFields } from '../target/form';
import { targetItems, targetSample } from '../target/targetItems';
import type { TargetForm } from '../target/read';
import { readTarget } from '../target/read';

/** Starts the workflow when a target will be missed, and again when that is over. */
export const targetAlert: TriggerEvent = {
	value: 'targetAlert',
	name: 'Target Alert',
	description:
		'When a target is likely to be missed or a budget to be exceeded, and when it is back on track',
	fields: targetFields,
	options: [
		...propertiesOf([
			attributionRules,
			devices,
			rowsWhere,
			giveUpAfter,
			targetAlertKind,
			repeatHours,
			schedule,
		]),
		...styleOptions,
	],

	read: (form) => {
		const target = readTarget(form);
		const { watched, figure, source } = target;
		const polls = pollsTarget(target, readSchedule(form, 'day'), readOption(form, giveUpAfter, 0));
		return { watched: { ...watched, figure, source }, ...polls };
	},
};

function pollsTarget(
	form: TargetForm,
	schedule: Schedule,
	giveUpMs: number,
): Omit<PolledEvent, 'watched'> {
	const { watched: monitored, repeatMs, wording } = form;
	return {
		poll: async ({ platform, now, isOnTime, isActivated }, state) => {
			const source: TargetAlertSource = {
				monitored,
				repeatMs,
				schedule,
				isOnTime,
				isActivated,
				giveUpMs,
				missed: 'latest',
				isThere: async () => await ping(platform),
				contract: jobRuns(platform, reportRuns),
				findFigure: async () => await figureOf(platform, form),
				submit: async (figure, slot) =>
					await submitReport(platform, await requestAt(platform, form, figure, slot)),
				fetch: async (report, figure) => await fetchReport(platform, form, figure, report),
			};
			const { news, ...rest } = await pollTargetAlert(readTargetState(state, now), source, now);
			return { ...rest, news: news && targetItems(news.notifications, wording, news.report) };
		},
		reasonToDrop: (state, now) => (readTargetState(state, now) ? undefined : ALERT_STATE_DROPPED),
		sample: async (polling) => await sample(form, polling),
	};
}

async function sample(form: TargetForm, { platform, now }: Polling) {
	const figure = await figureOf(platform, form);
	const request = await requestAt(platform, form, figure, now);
	const { askedAt = now, ...job } = await runReport(platform, request, { limitMs: SAMPLE_WAIT_MS });
	const fetched = await fetchReport(platform, form, figure, job);
	const { watched, wording } = form;
	const { error, evaluated } = await evaluateTarget(
		watched,
		figure,
		{ ...fetched, at: askedAt },
		[],
	);
	if (error) throw error;
	const report = { ...job, slot: now, submittedAt: now };
	return (evaluated?.findings ?? []).map((finding) => targetSample(finding, wording, report));
}

async function figureOf(platform: Connection, { figure, source }: TargetForm) {
	const { site, kind } = source;
	return findFigure(figure, await listFigures(platform, site, kind));
}

async function requestAt(
	platform: Connection,
	form: TargetForm,
	figure: TargetFigure,
	now: number,
): Promise<ReportRequest> {
	const { source, zone } = form;
	const { today, end } = siteClock(await zoneOfSite(platform, source.site, zone), now);
	return requestFor(form, figure, today, end);
}

async function fetchReport(
	platform: Connection,
	form: TargetForm,
	figure: TargetFigure,
	job: JobRun,
) {
	const { body, page } = await requestReport(platform, job);
	const { body: requested, filters } = requestFor(form, figure, SOME_DAY, SOME_DAY);
	const [report] = requested.reports;
	// Its days are those of the result only.
	return { body, page, filters, requestHeader: headerOfRequest(without(report, 'dateRanges')) };
}

const SOME_DAY = '2026-01-01';

function requestFor(
	{ watched, source }: TargetForm,
	figure: TargetFigure,
	today: string,
	end: string,
) {
	return jobFor([targetForDay(watched, figure, today)], { ...source, end });
}
