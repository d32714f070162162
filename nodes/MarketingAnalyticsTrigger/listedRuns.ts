import type { INodeExecutionData } from 'n8n-workflow';

import { isRecord, textOf } from '../../platform/base/json/json';
import { MOST_JOBS, listJobs, listRuns, runLists } from '../../platform/polling/runLists';
import type { RunList } from '../../platform/polling/runLists';
import type { RunNews } from '../../platform/polling/runs';
import { pollRuns } from '../../platform/polling/runs';
import { phaseOfRun } from '../../platform/polling/runState';
import { readRunState } from '../../platform/polling/state';
import { describePicker } from '../shared/form/describe';
import type { Setting } from '../shared/form/settings';
import { choiceSetting } from '../shared/form/settings';
import { toItem } from '../shared/run/toItem';
import type { PolledEvent, Polling } from './event';
import { unreadableStateLoss } from './event';

/** Which runs start the workflow. */
export const outcome = choiceSetting(
	{ displayName: 'Outcome', name: 'outcome', description: 'Which runs start the workflow' },
	[
		{ name: 'Any', value: 'any' },
		{ name: 'Failure', value: 'failed' },
		{ name: 'Success', value: 'done' },
	],
	'any',
);

/** The possible outcomes of a run. */
export type RunOutcome = ReturnType<typeof outcome.parse>;

/** The kinds of jobs that are listed by ID. */
type ListedJobs = 'adHocJob' | 'autoReport' | 'partnerSync';

/** A picker for one job of a kind; empty for all of them. */
export function jobPicker(list: ListedJobs, label: string): Setting<string> {
	const description = `The ${label.toLowerCase()} whose runs start the workflow`;
	const picker = describePicker({ list, name: list, label, description, placeholder: 'e.g. 12' });
	return {
		property: { ...picker, hint: 'Leave empty to watch all' },
		parse: (entered) => textOf(isRecord(entered) ? entered.value : entered)?.trim() ?? '',
	};
}

/** The runs to poll. */
interface ListedRuns {
	readonly site: string;
	readonly kind: keyof typeof runLists;
	/** Empty for all jobs of the kind. */
	readonly job: string;
	readonly outcome: RunOutcome;
}

// How long the first poll may read the history of all jobs.
const FIRST_READING_MS = 20_000;

// How many runs are listed: fewer of each if all jobs are polled, as all of them are remembered.
const RUNS_OF_ONE = 100;
const RUNS_OF_EACH = 10;

/** The event of runs that the platform lists. */
export function listedRunsEvent(runs: ListedRuns): Omit<PolledEvent, 'watched'> {
	return {
		poll: async (polling, state) => {
			const endsAt = performance.now() + FIRST_READING_MS;
			const result = await pollRuns(readRunState(state), { ...sourceOf(polling, runs), endsAt });
			return { ...result, news: itemsByOutcome(result.news, runs) };
		},
		reasonToDrop: unreadableStateLoss(readRunState),
		sample: async (polling) => await sampleRuns(polling, runs),
	};
}

function sourceOf({ platform }: Polling, { site, kind, job }: ListedRuns) {
	const list: RunList = runLists[kind];
	const pollsAll = list.hasJobs && job === '';
	const pageRuns = pollsAll ? RUNS_OF_EACH : RUNS_OF_ONE;
	return {
		mostJobs: MOST_JOBS,
		pageRuns,
		listRuns: async (id: string | undefined, start: number) =>
			await listRuns(platform, site, list, id ?? (job || undefined), { limit: pageRuns, start }),
		...(pollsAll ? { listJobs: async () => await listJobs(platform, site, list) } : {}),
	};
}

async function sampleRuns(
	polling: Polling,
	outcomeFilter: ListedRuns,
): Promise<INodeExecutionData[]> {
	const source = sourceOf(polling, outcomeFilter);
	const [job] = (await source.listJobs?.())?.jobs ?? [];
	const isEmpty = source.listJobs !== undefined && job === undefined;
	const runs = isEmpty ? { rows: [] } : await source.listRuns(job?.id, 0);
	const ended = runs.rows.find((run) => phaseOfRun(run) !== 'running');
	return ended
		? [toRunItem({ run: ended, phase: phaseOfRun(ended), job }, outcomeFilter.site)]
		: [];
}

/** The items of runs with the chosen outcomes; undefined if there are none. */
export function itemsByOutcome(
	news: readonly RunNews[] = [],
	{ site, outcome: outcomeFilter }: Pick<ListedRuns, 'site' | 'outcome'>,
): INodeExecutionData[] | undefined {
	const items = news
		.filter(
			({ phase }) => outcomeFilter === 'any' || (phase === 'done') === (outcomeFilter === 'done'),
		)
		.map((one) => toRunItem(one, site));
	return items.length > 0 ? items : undefined;
}

/** A run as the data of an item. */
export function toRunItem({ run, phase, job }: RunNews, site: string): INodeExecutionData {
	const named = job ? { jobId: job.id, jobName: textOf(job.row.job_name) ?? null } : {};
	return { json: { ...toItem(run), site, phase, ...named } };
}
