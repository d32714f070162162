import type { INodeExecutionData } from 'n8n-workflow';

import { awaitJobs } from '../../platform/client/jobs/wait';
import { without } from '../../platform/client/values/json';
import type { JobRun } from '../../platform/client/jobs/runs';
import { jobRuns } from '../../platform/client/jobs/runs';
import { reportRuns, submitReport } from '../../platform/reports/contract';
import { isJourney } from '../../platform/reports/journeys/analyses';
import type { ReportRequest } from '../../platform/reports/types';
import type { PendingReport } from '../../platform/polling/reports';
import { watchReport } from '../../platform/polling/reports';
import { readReportState } from '../../platform/polling/state';
import { giveUpAfter } from '../shared/report/options';
import type { Output } from '../shared/report/output';
import { fetchReport, readOutput } from '../shared/report/output';
import { readReport } from '../shared/report/read';
import type { FileMaker } from '../shared/form/parameters';
import { readOptions } from '../shared/form/parameters';
import { readOption } from '../shared/form/settings';
import type { Polling, TriggerEvent } from './event';
import { SAMPLE_WAIT_MS } from './event';
import { readRhythm } from './rhythm';

/** A report is submitted when it is due, and starts the workflow when it is ready. */
export const reportReady: TriggerEvent = {
	watched: (form, { period, preset, from, to, request }) => {
		const { site, body } = readReport(form, 0);
		readOutputOf(form, { site, body });
		// An expression gives other days each time, for the same report.
		const report = without(body.reports[0], 'dateRanges');
		return { site, report, period, preset, from, to, request };
	},

	poll: async (polling, stored) => {
		const { form, platform, now } = polling;
		const request = readReport(form, 0);
		return await watchReport(
			readReportState(stored),
			{
				rhythm: readRhythm(form, polling.timeZone),
				isOnTime: polling.isOnTime,
				giveUpMs: readOption(form, giveUpAfter, 0),
				contract: jobRuns(platform, reportRuns),
				submit: async () => await submitReport(platform, request),
				fetch: async (report) => await fetchItems(polling, request, report),
			},
			now,
		);
	},

	sample: async (polling) => {
		const { form, platform, now } = polling;
		const request = readReport(form, 0);
		// A test that goes well must not hide what the polls will refuse.
		readRhythm(form, polling.timeZone);
		readOption(form, giveUpAfter, 0);
		const job = await submitReport(platform, request);
		const waiting = { limitMs: SAMPLE_WAIT_MS, atOnce: 1, signal: platform.signal };
		const [fault] = await awaitJobs(jobRuns(platform, reportRuns), [job], waiting);
		if (fault) throw fault;
		return await fetchItems(polling, request, { ...job, slot: now, submittedAt: now });
	},
};

/** What is not delivered when something else is watched from now on; undefined when that is nothing. */
export function lostReports(stored: unknown): string | undefined {
	const jobs = readReportState(stored)?.pending.map(({ id }) => id) ?? [];
	if (jobs.length === 0) return undefined;
	return `The trigger was changed while a report was under way, which is not delivered (job ${jobs.join(', ')})`;
}

function readOutputOf(form: FileMaker, { body }: ReportRequest): Output {
	const [{ kind, dateRangeSplitPerScale }] = body.reports;
	const isSplit = dateRangeSplitPerScale === true;
	return readOutput(form, 0, { isSplit, isAnalysis: isJourney(kind) });
}

async function fetchItems(
	{ form, platform }: Polling,
	request: ReportRequest,
	report: PendingReport,
): Promise<INodeExecutionData[]> {
	const job: JobRun = report;
	const items = await fetchReport(form, platform, job, readOutputOf(form, request), 0);
	const facts = readOptions(form, 0).jobFacts === false ? {} : { reportJob: factsOf(report) };
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
