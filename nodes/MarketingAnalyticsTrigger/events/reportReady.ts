import type { INodeExecutionData, INodeParameters } from 'n8n-workflow';

import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../platform/http/connection/connection';
import { ping } from '../../../platform/http/connection/ping';
import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord, without } from '../../../platform/base/json/json';
import type { PendingReport } from '../../../platform/polling/pollReport';
import { pollReport } from '../../../platform/polling/pollReport';
import type { Schedule } from '../../../platform/polling/schedule';
import { mayMeetMidnight } from '../../../platform/polling/schedule';
import { readReportState } from '../../../platform/polling/state';
import { reportRuns, submitReport, runReport } from '../../../platform/reports/request/reportJob';
import type { FileMaker } from '../../shared/form/parameters';
import { readOption } from '../../shared/form/readSetting';
import { choiceSetting, flagSetting, propertiesOf } from '../../shared/form/settings';
import * as defining from '../../shared/report/form/reportFields';
import { giveUpAfter } from '../../shared/form/pagingFields';
import { options } from '../../shared/report/form/runOptions';
import { shortfallFacts, shortfallMessage } from '../../shared/report/output/fetched';
import type { Output } from '../../shared/report/output/output';
import { fetchReport } from '../../shared/report/output/fetchReport';
import { readOutputOf, withResolvedDays } from '../../shared/report/output/output';
import { datesIn, withNamedDays } from '../../shared/report/request/dated';
import type { ReportInput } from '../../shared/report/request/read';
import { readReport } from '../../shared/report/request/read';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import type { PolledEvent, Polling, TriggerEvent } from '../event';
import { unreadableStateLoss, SAMPLE_WAIT_MS } from '../event';
import { scheduleForm } from '../scheduleForm';

const [, ...definingButSite] = defining.DEFINING;
const when = scheduleForm('week');

const addsJobFacts = flagSetting(
	{
		displayName: 'Include Job Details',
		name: 'jobFacts',
		description:
			'Whether to add the job ID, the due and submission times, and, if rows are missing, how many were received, in the field reportJob; turn this off when writing to a sheet',
	},
	true,
);

const missedTimes = choiceSetting(
	{
		displayName: 'Missed Reports',
		name: 'missedTimes',
		description: 'Which reports to request afterwards if n8n was not running when they were due',
	},
	[
		{
			name: 'All, in Order',
			value: 'all',
			description:
				'Up to the last 31 reports, one after the other, each for the days that it should have covered',
		},
		{ name: 'Latest Only', value: 'latest' },
	],
	'all',
);

interface Settings {
	readonly schedule: Schedule;
	readonly giveUpMs: number;
	readonly request: ReportInput;
	readonly output: Output;
	readonly hasJobFacts: boolean;
	readonly missed: 'all' | 'latest';
}

/** Submits a report on schedule, and starts the workflow when it is ready. */
export const reportReady: TriggerEvent = {
	value: 'reportReady',
	name: 'Report Ready',
	description: 'When a report that is requested regularly is ready',
	notice:
		'When you change the site or the report, a report that is still being calculated is not delivered.',
	fields: [...when.fields, ...definingButSite, ...defining.OUTPUT, OUTPUT_FILE],
	options: [...options.scheduled, ...propertiesOf([giveUpAfter, addsJobFacts, missedTimes])],

	read: async (form, parameters) => {
		const settings = await readSettings(form);
		const { site, body } = settings.request;
		// Without the days, as an expression can give other days at each poll for the same report.
		const report = without(body.reports[0], 'dateRanges');
		return {
			watched: { site, report, ...enteredDays(parameters) },
			...pollsReport(form, settings),
		};
	},

	lost: (state) => {
		const jobs = readReportState(state)?.pending.map(({ id }) => id) ?? [];
		if (jobs.length === 0) return undefined;
		if (jobs.length > 1) {
			return {
				message: `The trigger was changed while reports were being calculated, so these reports are not delivered (jobs ${jobs.join(', ')})`,
				advice: 'To get the reports, use Report > Collect with these job IDs',
			};
		}
		return {
			message: `The trigger was changed while a report was being calculated, so this report is not delivered (job ${jobs.join(', ')})`,
			advice: 'To get the report, use Report > Collect with this job ID',
		};
	},
};

const SAYS_DAYS = [
	...propertiesOf([defining.period, defining.lastDays]),
	...propertiesOf([defining.firstDay, defining.lastDay]),
	...propertiesOf([defining.compareWith, defining.comparedDays]),
];
const OPTIONS_SAY_DAYS = propertiesOf([defining.request, defining.since, defining.includesToday]);

/** The period as entered; n8n stores only the fields that are shown. */
function enteredDays({ options: added, ...parameters }: INodeParameters): JsonRecord {
	const options: JsonRecord = isRecord(added) ? { ...added } : {};
	return {
		...Object.fromEntries(SAYS_DAYS.map(({ name }) => [name, parameters[name]])),
		...Object.fromEntries(OPTIONS_SAY_DAYS.map(({ name }) => [name, options[name]])),
	};
}

async function readSettings(form: FileMaker): Promise<Settings> {
	const request = await readReport(form, 0);
	const output = readOutputOf(form, 0, request);
	const hasSums = output.format === 'rows' && request.plan?.totals === 'facts';
	return {
		request,
		// Job facts are merged with facts on the schedule.
		output: { ...output, hasJobFacts: false },
		schedule: when.read(form),
		giveUpMs: readOption(form, giveUpAfter, 0),
		hasJobFacts: hasSums || readOption(form, addsJobFacts, 0),
		missed: readOption(form, missedTimes, 0),
	};
}

function pollsReport(form: FileMaker, settings: Settings): Omit<PolledEvent, 'watched'> {
	const { request, output, schedule, giveUpMs } = settings;
	const dated = async (platform: Connection, slot: number, submittedAt: number) => {
		// A named period would be resolved by the platform on the wrong day.
		const isLate = mayMeetMidnight(slot, submittedAt);
		const onDays = isLate ? withNamedDays(request) : request;
		return await datesIn(platform, slot, submittedAt)(onDays);
	};
	return {
		poll: async (polling, state) => {
			const { platform, now, isOnTime, isActivated } = polling;
			const source = {
				schedule,
				isOnTime,
				isActivated,
				missed: settings.missed,
				giveUpMs,
				contract: jobRuns(platform, reportRuns),
				submit: async (slot: number) =>
					await submitReport(platform, await dated(platform, slot, now)),
				isThere: async () => await ping(platform),
				fetch: async (report: PendingReport) => {
					const { body } = await dated(platform, report.slot, report.submittedAt);
					const [requested] = body.reports;
					const known = areEntered(request) ? without(requested, 'dateRanges') : requested;
					const ofSlot = { ...settings, output: withResolvedDays(output, known) };
					return await fetchItems(form, polling, ofSlot, report);
				},
			};
			return await pollReport(readReportState(state), source, now);
		},
		reasonToDrop: unreadableStateLoss(readReportState),
		sample: async (polling) => {
			const { platform, now } = polling;
			const wait = { limitMs: SAMPLE_WAIT_MS };
			const today = await dated(platform, now, now);
			const job = await runReport(platform, today, wait);
			const report = { ...job, slot: now, submittedAt: now };
			const ofNow = { ...settings, output: withResolvedDays(output, today.body.reports[0]) };
			return await fetchItems(form, polling, ofNow, report);
		},
	};
}

/** Whether the days are entered: an expression may give other days now than when it was due. */
function areEntered({ periodRequest }: ReportInput): boolean {
	if (periodRequest === undefined) return true;
	return 'from' in periodRequest.period || typeof periodRequest.compareWith === 'object';
}

async function fetchItems(
	form: FileMaker,
	{ platform, warn }: Polling,
	{ output, hasJobFacts }: Settings,
	report: PendingReport,
): Promise<INodeExecutionData[]> {
	const requestedMs = report.submittedAt;
	const fetched = await fetchReport(form, platform, report, { ...output, requestedMs }, 0);
	const { items, shortfall, facts: known, doubts = [] } = fetched;
	const message = shortfallMessage([fetched]);
	for (const warning of message === undefined ? doubts : [message, ...doubts]) warn(warning);
	const facts = hasJobFacts
		? { reportJob: { ...factsOf(report), ...known, ...shortfallFacts(shortfall) } }
		: {};
	return items.map(({ json, binary }) => ({
		json: { ...json, ...facts },
		...(binary ? { binary } : {}),
	}));
}

function factsOf({ id, site, slot, submittedAt }: PendingReport) {
	return {
		jobId: id,
		site,
		dueAt: new Date(slot).toISOString(),
		submittedAt: new Date(submittedAt).toISOString(),
	};
}
