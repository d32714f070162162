import type { INodeExecutionData } from 'n8n-workflow';

import { InvalidInput } from '../../platform/client/faults';
import type { JsonRecord } from '../../platform/client/values/json';
import { textOf } from '../../platform/client/values/json';
import { settle } from '../../platform/client/values/settle';
import type { RunNews } from '../../platform/polling/runs';
import { openIds, watchIds } from '../../platform/polling/ids';
import { failed } from '../../platform/polling/pollResult';
import { phaseOfRun, watchRuns } from '../../platform/polling/runs';
import { readIdState, readRunState } from '../../platform/polling/state';
import { toItem } from '../shared/run/toItem';
import type { Parameters } from '../shared/form/parameters';
import { readChoice, readLocator, readSite, readText } from '../shared/form/parameters';
import type { RunList } from '../../platform/polling/runLists';
import {
	exportRun,
	listJobs,
	listRuns,
	MOST_JOBS,
	runLists,
} from '../../platform/polling/runLists';
import { queryState } from '../../platform/warehouse/queries';
import type { Polling, TriggerEvent } from './event';

const OUTCOMES = ['any', 'done', 'failed'] as const;
const KINDS = ['adHocJob', 'autoReport', 'partnerSync', 'empDatabase'] as const;
type Kind = (typeof KINDS)[number];

// How long the first poll may go on reading the past of all jobs.
const FIRST_READING_MS = 20_000;

// Of all jobs together it can remember what these pages hold.
const RUNS_OF_ONE = 100;
const RUNS_OF_EACH = 10;

/** A job that has finished starts the workflow, once for each of its runs. */
export const jobFinished: TriggerEvent = {
	watched: (form) => {
		readOutcome(form);
		const given = { site: readSite(form, 0), kind: readText(form, 'jobKind', 0) };
		if (!isById(form)) return { ...given, job: readJob(form, readKind(form)) };
		readIds(form);
		// Without the IDs: one that is added leaves known which of the others have ended.
		return given;
	},
	poll: async (polling, stored) =>
		isById(polling.form)
			? await pollIds(polling, stored)
			: await pollRuns(polling, stored, readKind(polling.form)),
	sample: async (polling) =>
		isById(polling.form)
			? await sampleIds(polling)
			: await sampleRuns(polling, readKind(polling.form)),
};

/** The same for partner syncs, through which imports come. */
export const importFinished: TriggerEvent = {
	watched: (form) => {
		readOutcome(form);
		return { site: readSite(form, 0), job: readJob(form, 'partnerSync') };
	},
	poll: async (polling, stored) => await pollRuns(polling, stored, 'partnerSync'),
	sample: async (polling) => await sampleRuns(polling, 'partnerSync'),
};

async function pollRuns(polling: Polling, stored: unknown, kind: Kind) {
	const endsAt = performance.now() + FIRST_READING_MS;
	const round = await watchRuns(readRunState(stored), { ...sourceOf(polling, kind), endsAt });
	return { ...round, news: toItems(polling.form, round.news ?? []) };
}

function sourceOf({ form, platform }: Polling, kind: Kind) {
	const site = readSite(form, 0);
	const job = readJob(form, kind);
	const list: RunList = runLists[kind];
	const watchesAll = list.hasJobs && job === '';
	const pageRuns = watchesAll ? RUNS_OF_EACH : RUNS_OF_ONE;
	return {
		mostJobs: MOST_JOBS,
		pageRuns,
		listRuns: async (id: string | undefined, start: number) =>
			await listRuns(platform, site, list, id ?? (job || undefined), { limit: pageRuns, start }),
		...(watchesAll ? { listJobs: async () => await listJobs(platform, site, list) } : {}),
	};
}

async function sampleRuns(polling: Polling, kind: Kind): Promise<INodeExecutionData[]> {
	const source = sourceOf(polling, kind);
	const [job] = (await source.listJobs?.()) ?? [];
	const isEmpty = source.listJobs !== undefined && job === undefined;
	const runs = isEmpty ? [] : await source.listRuns(job?.id, 0);
	const ended = runs.find((run) => phaseOfRun(run) !== 'running');
	return ended ? [toNews(polling.form, { run: ended, phase: phaseOfRun(ended), job })] : [];
}

async function pollIds(polling: Polling, stored: unknown) {
	const { form } = polling;
	const before = readIdState(stored);
	const ids = readIds(form);
	if (openIds(before, ids).length === 0) return { state: before, told: [], isSettled: false };
	const look = await settle(lookerOf(polling));
	const round =
		'error' in look ? failed(before, look.error) : await watchIds(before, ids, look.value);
	return { ...round, news: toItems(form, round.news ?? []) };
}

async function sampleIds(polling: Polling): Promise<INodeExecutionData[]> {
	const { form } = polling;
	const look = await lookerOf(polling);
	const runs = await Promise.all(readIds(form).slice(0, 1).map(look));
	return runs.map((run) => toNews(form, { run, phase: phaseOfRun(run), job: undefined }));
}

/** What looks at one run of those that no list shows. */
async function lookerOf({ form, platform, openWarehouse }: Polling) {
	const site = readSite(form, 0);
	if (readText(form, 'jobKind', 0) === 'audienceExport') {
		return async (id: string) => await exportRun(platform, site, id);
	}
	const warehouse = await openWarehouse(readText(form, 'ip', 0));
	return async (id: string): Promise<JsonRecord> => ({ ...(await queryState(warehouse, id)) });
}

function toItems(form: Parameters, news: readonly RunNews[]): INodeExecutionData[] | undefined {
	const outcome = readOutcome(form);
	const items = news
		.filter(({ phase }) => outcome === 'any' || (phase === 'done') === (outcome === 'done'))
		.map((one) => toNews(form, one));
	return items.length > 0 ? items : undefined;
}

function toNews(form: Parameters, { run, phase, job }: RunNews): INodeExecutionData {
	const named = job ? { jobId: job.id, jobName: textOf(job.row.job_name) ?? null } : {};
	return { json: { ...toItem(run), site: readSite(form, 0), phase, ...named } };
}

function readOutcome(form: Parameters): (typeof OUTCOMES)[number] {
	return readChoice('Outcome', OUTCOMES, form.getNodeParameter('outcome', 0, 'any')) ?? 'any';
}

function readKind(form: Parameters): Kind {
	const kind = readChoice('Job', KINDS, readText(form, 'jobKind', 0));
	if (kind) return kind;
	throw new InvalidInput('Job', 'Job is empty', 'Choose from the list');
}

/** Of a kind that has several; empty for all of them. */
function readJob(form: Parameters, kind: Kind): string {
	const list: RunList = runLists[kind];
	return list.hasJobs ? readLocator(form, kind, 0) : '';
}

function isById(form: Parameters): boolean {
	return ['audienceExport', 'dataWarehouse'].includes(readText(form, 'jobKind', 0));
}

function readIds(form: Parameters): string[] {
	const ids = readText(form, 'jobRunIds', 0).split(',');
	const given = [...new Set(ids.map((id) => id.trim()))].filter((id) => id !== '');
	if (given.length > 0) return given;
	throw new InvalidInput(
		'Job Run IDs',
		'Job Run IDs is empty',
		'Enter the IDs of the runs to watch, with commas between them',
	);
}
