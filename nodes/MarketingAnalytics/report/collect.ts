import type { IDataObject } from 'n8n-workflow';

import type { Connection } from '../../../platform/client/connection';
import type { JobRun } from '../../../platform/client/jobs/runs';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { lookAt } from '../../../platform/client/jobs/wait';
import type { Days } from '../../../platform/client/values/periods';
import { textOf } from '../../../platform/client/values/json';
import { reportRuns } from '../../../platform/reports/contract';
import { daysFromFacts, readWanted } from '../../../platform/reports/answer/written';
import { faultOfDays } from '../../../platform/reports/answer/faultOfDays';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { readOption } from '../../shared/form/settings';
import { checkKnown } from '../../shared/report/form/database';
import { fetchedItems } from '../../shared/report/result/fetched';
import { giveUpAfter } from '../../shared/report/form/options';
import type { Output } from '../../shared/report/result/output';
import { fetchReport } from '../../shared/report/result/fetchReport';
import { readOutput } from '../../shared/report/result/output';
import type { JobToCollect } from '../../shared/run/collecting';
import { collectReady, collectSafely } from '../../shared/run/collecting';
import { valuesOf } from '../../shared/run/eachItem';
import type { ItemForm, NodeRun } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { readHandle } from './handle';
import { readPace } from './submit';

/** What one item asks for. */
interface CollectRequest extends JobToCollect {
	readonly job: JobRun;
	readonly output: Output;
	/** The days of a slice of a longer report, which is named by them. */
	readonly slice?: Days | undefined;
}

/** Report > Collect: returns reports that are ready, asleep in between if it is wired so. */
export const collectReports: NodeRun = async (context) =>
	await collectSafely(context, async () => await collect(context));

const collect: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: readRequest,
		run: async (work) => {
			const { node, requests } = work;
			const platform = withoutPatience(work.platform);
			const isSliced = valuesOf(requests).some(({ slice }) => slice !== undefined);
			return await collectReady(work, {
				collect: reportRuns.collect,
				look: async ({ job }) => await lookAt(jobRuns(platform, reportRuns), job),
				fetch: async ({ job, output }, item) =>
					await fetchReport(node, platform, job, output, item),
				named: (fault, { slice }) => (slice ? faultOfDays(fault, slice) : fault),
				// Of a long report, never more than one slice is in memory.
				fetchesAtOnce: isSliced ? 1 : undefined,
				toItems: (results) => fetchedItems(node, results),
			});
		},
	});

/** A result that is not ready is collected in the next round, and no worker is held for it meanwhile. */
function withoutPatience(platform: Connection): Connection {
	const { attempts } = platform.retryPolicy;
	return { ...platform, retryPolicy: { ...platform.retryPolicy, patientAttempts: attempts } };
}

function readRequest(form: ItemForm, item: number): CollectRequest {
	const handle = form.getInputData()[item]?.json ?? {};
	const known = knownOf(handle);
	checkKnown(form, item, known.answer?.table);
	return {
		job: readHandle(form, item),
		giveUpMs: readOption(form, giveUpAfter, item),
		output: readOutput(form, item, known),
		slice: Number(handle.slices) > 1 ? daysFromFacts(handle) : undefined,
	};
}

/** What Submit and Submit Analysis said of the job, if this item still has it. */
function knownOf({ kind, report, from, submittedAt }: IDataObject) {
	const saysDays = from !== undefined;
	const askedMs = Date.parse(textOf(submittedAt) ?? '');
	const isAnalysis = isJourney(textOf(kind) ?? '');
	return {
		isAnalysis,
		saysDays,
		...(Number.isNaN(askedMs) ? {} : { askedMs }),
		...(isAnalysis ? {} : readWanted(report)),
	};
}
