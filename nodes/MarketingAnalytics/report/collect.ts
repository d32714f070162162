import type { IDataObject } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import { checkJob } from '../../../platform/http/jobs/awaitJobs';
import type { Days } from '../../../platform/base/dates/namedPeriods';
import { textOf } from '../../../platform/base/json/json';
import { reportRuns } from '../../../platform/reports/request/reportJob';
import { daysFromFacts, decodePlan } from '../../../platform/reports/transform/planCodec';
import { withDaysInError } from '../../../platform/reports/transform/daysError';
import { isJourney } from '../../../platform/reports/journeys/journeyAnalyses';
import { readOption } from '../../shared/form/settings';
import { checkKnown } from '../../shared/report/form/database';
import { fetchedItems } from '../../shared/report/output/fetched';
import { giveUpAfter } from '../../shared/report/form/runOptions';
import type { Output } from '../../shared/report/output/output';
import { fetchReport } from '../../shared/report/output/fetchReport';
import { readOutput } from '../../shared/report/output/output';
import type { JobToCollect } from '../../shared/run/collecting';
import { collectReady, collectSafely } from '../../shared/run/collecting';
import { resultValues } from '../../shared/run/eachItem';
import type { ItemForm, NodeRun } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { readJobReference } from './jobReference';
import { readPace } from './submitReports';

/** The request of an item. */
interface CollectRequest extends JobToCollect {
	readonly job: JobRun;
	readonly output: Output;
	/** The days of a slice of a longer report; undefined for a whole report. */
	readonly slice?: Days | undefined;
}

/**
 * Report > Collect: returns reports that are ready. If it is wired to itself, the workflow sleeps
 * in between.
 */
export const collectReports: NodeRun = async (context) =>
	await collectSafely(context, async () => await collect(context));

const collect: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: readRequest,
		run: async (work) => {
			const { node, requests } = work;
			const platform = withoutPatience(work.platform);
			const isSliced = resultValues(requests).some(({ slice }) => slice !== undefined);
			return await collectReady(work, {
				collect: reportRuns.collect,
				look: async ({ job }) => await checkJob(jobRuns(platform, reportRuns), job),
				fetch: async ({ job, output }, item) =>
					await fetchReport(node, platform, job, output, item),
				named: (fault, { slice }) => (slice ? withDaysInError(fault, slice) : fault),
				// At most one slice of a long report is in memory.
				fetchesAtOnce: isSliced ? 1 : undefined,
				toItems: (results) => fetchedItems(node, results),
			});
		},
	});

/** A result that is not ready is collected in the next round, so that no worker waits for it. */
function withoutPatience(platform: Connection): Connection {
	const { attempts } = platform.retryPolicy;
	return { ...platform, retryPolicy: { ...platform.retryPolicy, patientAttempts: attempts } };
}

function readRequest(form: ItemForm, item: number): CollectRequest {
	const handle = form.getInputData()[item]?.json ?? {};
	const known = knownOf(handle);
	checkKnown(form, item, known.answer?.table);
	return {
		job: readJobReference(form, item),
		giveUpMs: readOption(form, giveUpAfter, item),
		output: readOutput(form, item, known),
		slice: Number(handle.slices) > 1 ? daysFromFacts(handle) : undefined,
	};
}

/** What Submit and Submit Analysis stored about the job, if the item still has it. */
function knownOf({ kind, report, from, submittedAt }: IDataObject) {
	const saysDays = from !== undefined;
	const askedMs = Date.parse(textOf(submittedAt) ?? '');
	const isAnalysis = isJourney(textOf(kind) ?? '');
	return {
		isAnalysis,
		saysDays,
		...(Number.isNaN(askedMs) ? {} : { askedMs }),
		...(isAnalysis ? {} : decodePlan(report)),
	};
}
