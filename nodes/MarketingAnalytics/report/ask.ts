import type { INodeExecutionData } from 'n8n-workflow';

import { questionSteps } from '../../../platform/questions/filters/rowFilters';
import { SiteSchema } from '../../../platform/questions/siteSchema';
import type { Question } from '../../../platform/questions/questionFields';
import type { RowFilter } from '../../../platform/reports/transform/rowFilter';
import { buildQuestionRequest } from '../../../platform/questions/buildQuestionRequest';
import { parseDays, parseQuestion } from '../../../platform/questions/parseQuestion';
import { describeQuestion } from '../../../platform/questions/describeQuestion';
import type { Connection } from '../../../platform/http/connection/connection';
import { WAITING_SETTINGS } from '../../../platform/http/jobs/awaitJobs';
import { todayIn } from '../../../platform/base/dates/namedPeriods';
import { runReport } from '../../../platform/reports/request/reportJob';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { splitOf } from '../../../platform/reports/types';
import type { Parameters } from '../../shared/form/parameters';
import { read, zoneOf } from '../../shared/form/settings';
import * as form from '../../shared/report/form/reportFields';
import { FOR_AGENTS } from '../../shared/report/form/presentation';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import type { ReportInput } from '../../shared/report/request/read';
import type { Fetched } from '../../shared/report/output/fetched';
import { fetchedItems, shortfallMessage } from '../../shared/report/output/fetched';
import { fetchPresented } from '../../shared/report/output/fetchPresented';
import { eachItem } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { ExecutionContext } from '../../shared/run/executionContext';
import { inBounds } from './askAnswer';
import type { QuestionForm } from './askForm';
import { readQuestion } from './askForm';
import type { RunLimits } from './fetchAll';
import { fetchAll, readRunLimits } from './fetchAll';
import type { Submitted } from './submitted';

/**
 * Report > Ask for Figures: parses a question in words, runs the report, and returns its main
 * facts.
 */
export const askForFigures: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readRunLimits,
		readItem: readQuestionItem,
		run: askAll,
	});

/** The question of an item. */
interface QuestionItem {
	readonly site: string;
	readonly question: QuestionForm;
	/** The time zone of the workflow. */
	readonly zone: string;
}

function readQuestionItem(context: Parameters, item: number): QuestionItem {
	const question = readQuestion(context, item);
	const zone = zoneOf(context);
	// The current day of the site is not known yet, but words that name no days are refused
	// already.
	parseDays(question, todayIn(zone, Date.now()));
	return { site: read(context, form.site, item), question, zone };
}

async function askAll(work: Work<RunLimits, QuestionItem>): Promise<INodeExecutionData[][]> {
	const { node } = work;
	return [fetchedItems(node, await answerAll(work))];
}

/** Answers what all items ask for. */
async function answerAll(work: Work<RunLimits, QuestionItem>) {
	const { node, platform, common } = work;
	const offers = new Map<string, SiteSchema>();
	const requests = await eachItem(node, work.requests, common, async (item) => {
		const offer = offers.get(item.site) ?? new SiteSchema(platform, item.site);
		offers.set(item.site, offer);
		return await understandItem(item, offer, platform);
	});
	return await fetchAll(
		{ ...work, requests },
		async (ready, item) => await fetchAnswer(node, platform, ready, item),
	);
}

/** Answers the question of one item. @throws InvalidInput, Fault */
export async function answerOne(
	{ node, platform, common }: Pick<Work<RunLimits, QuestionItem>, 'node' | 'platform' | 'common'>,
	questionItem: QuestionItem,
	item: number,
): Promise<Fetched> {
	const request = await understandItem(
		questionItem,
		new SiteSchema(platform, questionItem.site),
		platform,
	);
	const wait = { limitMs: common.limitMs, setting: WAITING_SETTINGS.waitLimit };
	const job = await runReport(platform, request, wait);
	const ready = { ...request, job, days: {}, requestedMs: Date.now() };
	return await fetchAnswer(node, platform, ready, item);
}

/** A question resolved to a report. */
interface QuestionReport extends ReportInput {
	readonly question: Question;
	readonly first: number;
}

async function understandItem(
	{ site, question: entered, zone }: QuestionItem,
	offer: SiteSchema,
	platform: Connection,
): Promise<QuestionReport> {
	const today = todayIn(await zoneOfSite(platform, site, zone), Date.now());
	const question = await parseQuestion(entered, offer, platform, today);
	const { first = entered.first } = question;
	return { site, question, first, isKindTyped: false, ...buildQuestionRequest(question, first) };
}

async function fetchAnswer(
	node: ExecutionContext,
	platform: Connection,
	{ job, question, body, plan, first }: Submitted<QuestionReport>,
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
				totals: true,
				segmentsAs: 'rows',
				...splitOf(body),
				segmentIds: false,
				compares: plan?.compares,
				naming: 'words',
				requested: headerOfRequest(body.reports[0]),
			},
			plan,
			precedingSteps: questionSteps(question, (filter, names) => values.set(filter, names)),
			saysAnswer: true,
			isAnalysis: false,
			hasJobFacts: false,
			saysDays: false,
			field: '',
			fileName: '',
		},
		item,
	);
	if (fetched === undefined) throw new Error('A report that was asked for by its columns has none');
	const { items, notes, ...others } = fetched;
	const short = shortfallMessage([fetched]);
	const all = [...(short === undefined ? [] : [short]), ...(notes ?? [])];
	const description = describeQuestion(question, (filter) => values.get(filter) ?? []);
	return {
		...others,
		items: items.map((one) => ({
			...one,
			json: inBounds({ ...one.json, understood: description, notes: all }),
		})),
	};
}

// More rows than an answer can hold.
const MOST_ROWS = 1_000;
