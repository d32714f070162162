import type { IDataObject } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import { describeQuestion } from '../../../platform/questions/describeQuestion';
import type { Question } from '../../../platform/questions/questionFields';
import { headerOfRequest } from '../../../platform/reports/response/header';
import type { TableStep } from '../../../platform/reports/table/reportTable';
import type { OnMatched } from '../../../platform/reports/transform/filterRows';
import type { RowFilter } from '../../../platform/reports/transform/rowFilter';
import { splitOf } from '../../../platform/reports/types';
import type { Fetched } from '../../shared/report/output/fetched';
import { shortfallMessage } from '../../shared/report/output/fetched';
import { fetchPresented } from '../../shared/report/output/presented/fetchPresented';
import { FOR_AGENTS } from '../../shared/report/output/presented/forAgents';
import type { ReportInput } from '../../shared/report/request/read';
import type { ExecutionContext } from '../../shared/run/executionContext';
import { fitList, whatFits } from '../../shared/run/toolAnswer/answerBounds';
import type { Submitted } from './submitted';

/** A question resolved to a report. */
export interface QuestionReport extends ReportInput {
	readonly question: Question;
	readonly limit: number;
}

/** Reads the report of a question, and answers it. @throws Fault */
export async function fetchAnswer(
	node: ExecutionContext,
	platform: Connection,
	{ job, question, body, plan, limit }: Submitted<QuestionReport>,
	item: number,
): Promise<Fetched> {
	const values = new Map<RowFilter, readonly string[]>();
	const precedingSteps = await stepsOf(question, (filter, names) => values.set(filter, names));
	const fetched = await fetchPresented(
		node,
		platform,
		job,
		{
			format: 'facts',
			presentation: { ...FOR_AGENTS, rows: limit === 0 ? MOST_ROWS : Math.max(limit, MOST_ROWS) },
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
			precedingSteps,
			saysAnswer: true,
			isAnalysis: false,
			hasJobFacts: false,
			saysDays: false,
			field: '',
			fileName: '',
		},
		item,
	);
	if (fetched === undefined) throw new Error('The report was requested with columns, but has none');
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

async function stepsOf(question: Question, found: OnMatched): Promise<TableStep[]> {
	if (question.filters.length === 0 && question.segmentBy === undefined) return [];
	const { questionSteps } = await import('../../../platform/questions/filters/rowFilters');
	return questionSteps(question, found);
}

/** Orders an answer for reading, with as many rows as fit. */
export function inBounds({ notes = [], ...found }: IDataObject): IDataObject {
	const { answer, understood, shown, rows, site, jobId, ...facts } = found;
	const notesMember = Array.isArray(notes) && notes.length > 0 ? { notes } : {};
	const ordered = { understood, answer, shown, ...facts, rows, site, jobId, ...notesMember };
	return fitList(ordered, 'rows', rowsLeftOut);
}

function rowsLeftOut(kept: number, all: number): string {
	return `${whatFits(kept, all, 'rows')} Ask for fewer figures, a shorter period or fewer dimensions in By, or use Only.`;
}
