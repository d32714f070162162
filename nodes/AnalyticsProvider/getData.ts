import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { writeCsv } from '../../platform/client/csv';
import type { JsonRecord } from '../../platform/client/json';
import { readCells } from '../../platform/provider/columns';
import type { Provider } from '../../platform/provider/provider';
import { openProvider } from '../../platform/provider/provider';
import { recordOf } from '../../platform/provider/records';
import type { Amount } from '../../platform/provider/slices';
import { monthsOf, readDays, readPages } from '../../platform/provider/slices';
import type { Sources } from '../../platform/provider/sources';
import { fileItem, hintAtFiles } from '../MarketingAnalytics/files';
import { toItem } from '../MarketingAnalytics/items';
import { readMost } from '../MarketingAnalytics/paging';
import { readChoice, readOptions, readText } from '../MarketingAnalytics/parameters';
import { allItems, step, toItems } from '../MarketingAnalytics/steps';
import { readPageSize, readSources } from './read';
import type { Wanted } from './question';
import { readWanted } from './question';

interface Request extends Wanted {
	readonly sources: Sources;
	readonly simplify: boolean;
	readonly amount: Amount;
	readonly asFile: boolean;
}

/** Get Data: one answer per input item. */
export async function getData(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const provider = await openProvider(context);
	const requests = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readRequest(context, item),
	);
	const answers = await step(context, requests, { atOnce: 1 }, async (request, item) => {
		const records = await readRecords(provider, request);
		if (request.asFile) return [await toFile(context, request, records, item)];
		return records.map((record) => ({ json: toItem(record), pairedItem: { item } }));
	});
	const items = toItems(context, answers);
	hintAtFiles(context, items.length);
	return [items];
}

function readRequest(context: IExecuteFunctions, item: number): Request {
	const options = readOptions(context, item);
	const most = readMost(context, item);
	const pageSize = Math.min(readPageSize(options), most ?? Infinity);
	const output = readChoice('Output', ['csv', 'items'], readText(context, 'output', item));
	return {
		...readWanted(context, item),
		sources: readSources(options),
		simplify: context.getNodeParameter('simplify', item, true) !== false,
		amount: { most, pageSize },
		asFile: output === 'csv',
	};
}

async function readRecords(provider: Provider, request: Request): Promise<JsonRecord[]> {
	const { question, amount, isByDay } = request;
	const read = (row: JsonRecord) => readRow(row, request);
	if (!isByDay) return await readPages(provider, question, amount, read);
	const records: JsonRecord[] = [];
	for (const month of monthsOf(question)) {
		const most = amount.most === undefined ? undefined : amount.most - records.length;
		if (most === 0) break;
		records.push(
			...(await readDays(provider, { ...question, ...month }, { ...amount, most }, read)),
		);
	}
	return records;
}

/** Rows that belong to another level are left out. */
function readRow(row: JsonRecord, request: Request): JsonRecord | undefined {
	const { level, columns, additional, own, sources, simplify } = request;
	const record = recordOf(level, readCells(row, columns, own), sources);
	if (!record || !simplify) return record && row;
	const more = additional.map((name) => [name, row[name] ?? null] as const);
	return { ...record, ...Object.fromEntries(more) };
}

async function toFile(
	context: IExecuteFunctions,
	{ level, question: { from, to } }: Request,
	records: readonly JsonRecord[],
	item: number,
): Promise<INodeExecutionData> {
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const rows = records.map((record) => columns.map((column) => record[column]));
	const file = {
		fileName: `provider-${level}-${from.iso}-${to.iso}.csv`,
		mimeType: 'text/csv',
		bytes: writeCsv(columns, rows),
	};
	return await fileItem(context, file, { level, rows: rows.length }, item);
}
