import type { INodeExecutionData } from 'n8n-workflow';

import { SiteSchema } from '../../../platform/questions/siteSchema';
import { buildQuestionRequest } from '../../../platform/questions/buildQuestionRequest';
import { parseDays, parseQuestion } from '../../../platform/questions/parseQuestion';
import type { Connection } from '../../../platform/http/connection/connection';
import { WAITING_SETTINGS } from '../../../platform/http/jobs/awaitJobs';
import { todayIn } from '../../../platform/base/dates/namedPeriods';
import { runReport } from '../../../platform/reports/request/reportJob';
import type { Parameters } from '../../shared/form/parameters';
import { read, zoneOf } from '../../shared/form/readSetting';
import { site as siteSetting } from '../../shared/report/form/site/sites';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import type { Fetched } from '../../shared/report/output/fetched';
import { fetchedItems } from '../../shared/report/output/fetched';
import { eachItem } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { QuestionReport } from './askAnswer';
import type { QuestionForm } from './askForm';
import { readQuestion } from './askForm';
import type { RunLimits } from './fetchAll';
import { fetchAll, readAgentLimits } from './fetchAll';

/**
 * Report > Ask for Figures: parses a question in words, runs the report, and returns its main
 * facts.
 */
export const askForFigures: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readAgentLimits,
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
	return { site: read(context, siteSetting, item), question, zone };
}

async function askAll(work: Work<RunLimits, QuestionItem>): Promise<INodeExecutionData[][]> {
	const { node } = work;
	return [fetchedItems(node, await answerAll(work))];
}

/** Answers what all items ask for. */
async function answerAll(work: Work<RunLimits, QuestionItem>) {
	const { node, platform, common, startedMs } = work;
	const offers = new Map<string, SiteSchema>();
	const requests = await eachItem(node, work.requests, common, async (item) => {
		const offer = offers.get(item.site) ?? new SiteSchema(platform, item.site);
		offers.set(item.site, offer);
		return await understandItem(item, offer, platform, startedMs);
	});
	return await fetchAll(
		{ ...work, requests },
		async (ready, item) => await (await loadAnswer()).fetchAnswer(node, platform, ready, item),
	);
}

/** Answers the question of one item. @throws InvalidInput, Fault */
export async function answerOne(
	{ node, platform, common, startedMs }: Omit<Work<RunLimits, QuestionItem>, 'requests'>,
	questionItem: QuestionItem,
	item: number,
): Promise<Fetched> {
	const request = await understandItem(
		questionItem,
		new SiteSchema(platform, questionItem.site),
		platform,
		startedMs,
	);
	const wait = { limitMs: common.limitMs, setting: WAITING_SETTINGS.waitLimit };
	const job = await runReport(platform, request, wait);
	const ready = { ...request, job, days: {}, requestedMs: Date.now() };
	return await (await loadAnswer()).fetchAnswer(node, platform, ready, item);
}

async function understandItem(
	{ site, question: entered, zone }: QuestionItem,
	offer: SiteSchema,
	platform: Connection,
	now: number,
): Promise<QuestionReport> {
	const today = todayIn(await zoneOfSite(platform, site, zone), now);
	const question = await parseQuestion(entered, offer, platform, today);
	const { first: limit = entered.limit } = question;
	return { site, question, limit, isKindTyped: false, ...buildQuestionRequest(question, limit) };
}

/** A question that is refused does without the code that answers it. */
async function loadAnswer() {
	return await import('./askAnswer');
}
