import type { INodeExecutionData } from 'n8n-workflow';

import { narrowing } from '../../../platform/asking/narrow';
import { Offer } from '../../../platform/asking/offer';
import type { Question, RowFilter } from '../../../platform/asking/question';
import { requestOf } from '../../../platform/asking/request';
import { readDays, understand } from '../../../platform/asking/understand';
import { understood } from '../../../platform/asking/understood';
import type { Connection } from '../../../platform/client/connection';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { awaitJobs, WAITING_SETTINGS } from '../../../platform/client/jobs/wait';
import { todayIn } from '../../../platform/client/values/periods';
import { reportRuns, submitReport } from '../../../platform/reports/contract';
import { headerOfRequest } from '../../../platform/reports/header';
import { splitOf } from '../../../platform/reports/types';
import type { Parameters } from '../../shared/form/parameters';
import { read, zoneOf } from '../../shared/form/settings';
import * as form from '../../shared/report/form/defining';
import { FOR_AGENTS } from '../../shared/report/form/presentation';
import { zoneOfSite } from '../../shared/report/request/dated';
import type { WantedReport } from '../../shared/report/request/read';
import type { Fetched } from '../../shared/report/result/fetched';
import { fetchedItems, shortfallMessage } from '../../shared/report/result/fetched';
import { fetchPresented } from '../../shared/report/result/fetchPresented';
import { eachItem } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Running } from '../../shared/run/running';
import { inBounds } from './askAnswer';
import type { AskedForm } from './askForm';
import { readAsked } from './askForm';
import type { Bounds } from './run';
import { fetchAll, readBounds } from './run';
import type { Submitted } from './submitted';

/** Report > Ask for Figures: finds out what is meant, runs the report, and tells what matters of it. */
export const askForFigures: NodeRun = async (context) =>
	await readThenRun(context, { readCommon: readBounds, readItem: readAskedItem, run: askAll });

/** What one item asks for. */
export interface AskedItem {
	readonly site: string;
	readonly asked: AskedForm;
	/** The time zone of the workflow. */
	readonly zone: string;
}

function readAskedItem(context: Parameters, item: number): AskedItem {
	const asked = readAsked(context, item);
	const zone = zoneOf(context);
	// The day that it is for the site is not known yet, but what no words can mean is.
	readDays(asked, todayIn(zone, Date.now()));
	return { site: read(context, form.site, item), asked, zone };
}

async function askAll(work: Work<Bounds, AskedItem>): Promise<INodeExecutionData[][]> {
	const { node } = work;
	return [fetchedItems(node, await answerAll(work))];
}

/** Answers what all items ask for. */
async function answerAll(work: Work<Bounds, AskedItem>) {
	const { node, platform, common } = work;
	const offers = new Map<string, Offer>();
	const requests = await eachItem(node, work.requests, common, async (item) => {
		const offer = offers.get(item.site) ?? new Offer(platform, item.site);
		offers.set(item.site, offer);
		return await understandItem(item, offer, platform);
	});
	return await fetchAll(
		{ ...work, requests },
		async (ready, item) => await fetchAnswer(node, platform, ready, item),
	);
}

/** Answers what one item asks for. @throws InvalidInput, Fault */
export async function answerOne(
	{ node, platform, common }: Pick<Work<Bounds, AskedItem>, 'node' | 'platform' | 'common'>,
	asked: AskedItem,
	item: number,
): Promise<Fetched> {
	const { signal } = platform;
	const request = await understandItem(asked, new Offer(platform, asked.site), platform);
	const job = await submitReport(platform, request);
	const setting = WAITING_SETTINGS.waitLimit;
	const runs = jobRuns(platform, reportRuns);
	const [ending] = await awaitJobs(runs, [job], { ...common, signal, setting });
	if (ending) throw ending;
	const ready = { ...request, job, days: {}, askedMs: Date.now() };
	return await fetchAnswer(node, platform, ready, item);
}

/** A question that became a report. */
interface AskedReport extends WantedReport {
	readonly question: Question;
	readonly first: number;
}

async function understandItem(
	{ site, asked, zone }: AskedItem,
	offer: Offer,
	platform: Connection,
): Promise<AskedReport> {
	const today = todayIn(await zoneOfSite(platform, site, zone), Date.now());
	const question = await understand(asked, offer, platform, today);
	const { first } = asked;
	return { site, question, first, isKindTyped: false, ...requestOf(question, first) };
}

async function fetchAnswer(
	node: Running,
	platform: Connection,
	{ job, question, body, answer, first }: Submitted<AskedReport>,
	item: number,
): Promise<Fetched> {
	const values = new Map<RowFilter, readonly string[]>();
	const fetched = await fetchPresented(
		node,
		platform,
		job,
		{
			format: 'facts',
			presentation: { ...FOR_AGENTS, rows: first === 0 ? MOST_ROWS : Math.max(first, MOST_ROWS) },
			layout: {
				...{ totals: true, segmentsAs: 'rows', ...splitOf(body), segmentIds: false },
				...{ compares: answer?.compares, naming: 'words' },
				asked: headerOfRequest(body.reports[0]),
			},
			answer,
			narrowing: narrowing(question, (filter, names) => values.set(filter, names)),
			saysAnswer: true,
			...{ isAnalysis: false, hasJobFacts: false, saysDays: false, field: '', fileName: '' },
		},
		item,
	);
	if (fetched === undefined) throw new Error('A report that was asked for by its columns has none');
	const { items, notes, ...others } = fetched;
	const short = shortfallMessage([fetched]);
	const all = [...(short === undefined ? [] : [short]), ...(notes ?? [])];
	const said = understood(question, (filter) => values.get(filter) ?? []);
	return {
		...others,
		items: items.map((one) => ({
			...one,
			json: inBounds({ ...one.json, understood: said, notes: all }),
		})),
	};
}

// More than an answer has room for.
const MOST_ROWS = 1_000;
