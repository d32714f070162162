import type { INodeExecutionData } from 'n8n-workflow';

import type { CsvReading } from '../../platform/base/csv/csvText';
import { RecordBuffer } from '../../platform/http/streaming/recordBuffer';
import { csvText } from '../../platform/base/csv/csvText';
import type { JsonRecord } from '../../platform/base/json/json';
import { readProviderCells } from '../../platform/provider/providerColumns';
import type { Provider } from '../../platform/provider/provider';
import { openProvider } from '../../platform/provider/provider';
import { recordOf } from '../../platform/provider/providerRecord';
import type { Taker } from '../../platform/provider/readSlices';
import { monthsOf, readPages, readSlices } from '../../platform/provider/readSlices';
import type { Sources } from '../../platform/provider/sources';
import { fileField, fileItem, hintAtFiles, readCsvReading } from '../shared/run/outputFile';
import type { NodeRun } from '../shared/run/readThenRun';
import { readOpenRun } from '../shared/run/readThenRun';
import type { FileContext } from '../shared/run/store';
import { Store } from '../shared/run/store';
import { toItem } from '../shared/run/toItem';
import { readMaxEntries } from '../shared/form/pagingFields';
import type { Parameters } from '../shared/form/parameters';
import { read, readOption } from '../shared/form/readSetting';
import { eachItem } from '../shared/run/eachItem';
import type { IfNoRows } from '../shared/run/noRows';
import { ifNoRows, rowsOrMessage, rowsToItems } from '../shared/run/noRows';
import { PAGE_SIZE } from './providerOptions';
import type { LevelRequest } from './levelRequest';
import { readLevelRequest } from './levelRequest';
import { PROVIDER_OUTPUT, SIMPLIFY_ROWS } from './settings';
import { SOURCE_NAMES } from './sourceNames';

interface DataRequest extends LevelRequest {
	readonly sources: Sources;
	readonly simplify: boolean;
	/** The number of rows to return, all when undefined, and the page size. */
	readonly amount: { readonly most: number | undefined; readonly pageSize: number };
	readonly asFile: boolean;
	/** What to return where there are no rows. */
	readonly ifNoRows: IfNoRows;
	readonly csv: CsvReading;
	/** The binary field for a file. */
	readonly fileField: string;
}

/** Get Data: one result per input item. */
export const getData: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: () => ({ concurrency: 1 }),
		readItem: readDataRequest,
		open: async () => ({ provider: await openProvider(context) }),
		run: async ({ node, provider, requests, common: pace }) => {
			const answers = await eachItem(node, requests, pace, async (request, item) => {
				if (request.asFile) return [await getFile(node, provider, request, item)];
				const records = await getRecords(provider, request);
				const rows = records.map((record) => ({ json: toItem(record), pairedItem: { item } }));
				return rowsOrMessage(rows, request.ifNoRows, {}, item);
			});
			const items = rowsToItems(node, answers);
			hintAtFiles(node, items.length);
			return [items];
		},
	});

/** Reads and checks the form of one item. @throws InvalidInput */
export function readDataRequest(context: Parameters, item: number): DataRequest {
	const most = readMaxEntries(context, item);
	const ofLevel = readLevelRequest(context, item);
	const size = readOption(context, PAGE_SIZE, item);
	// If the reply also has rows of other levels, it is unknown how many rows to request.
	const pageSize = hasOtherLevels(ofLevel) ? size : Math.min(size, most ?? Infinity);
	return {
		...ofLevel,
		sources: readOption(context, SOURCE_NAMES, item),
		simplify: read(context, SIMPLIFY_ROWS, item),
		amount: { most, pageSize },
		asFile: read(context, PROVIDER_OUTPUT, item) === 'csv',
		ifNoRows: readOption(context, ifNoRows, item),
		csv: readCsvReading(context, item),
		fileField: read(context, fileField, item),
	};
}

/** Whether the replies also have rows of other levels. */
function hasOtherLevels({ level }: LevelRequest): boolean {
	return ['freeSources', 'paidSources', 'events'].includes(level);
}

async function getRecords(provider: Provider, request: DataRequest): Promise<JsonRecord[]> {
	const takers = await take(provider, request, (left) => {
		const records: JsonRecord[] = [];
		return new RecordTaker(request, left, records, (record) => records.push(record));
	});
	return takers.flatMap(({ kept }) => kept);
}

async function getFile(
	context: FileContext,
	provider: Provider,
	request: DataRequest,
	item: number,
): Promise<INodeExecutionData> {
	const { level, question, csv } = request;
	// A row without any values has all columns.
	const columns = request.simplify ? Object.keys(recordIn({}, request) ?? {}) : question.columns;
	const store = new Store(context);
	const takers = await take(provider, request, (left) => {
		const kept = new RecordBuffer(store.keep);
		const rest = async () => void (await kept.pack());
		return new RecordTaker(request, left, kept, (record) => kept.add(record), rest);
	});
	const batches = async function* () {
		for (const { kept } of takers) {
			for await (const records of kept.batches()) {
				yield records.map((record) => columns.map((column) => record[column]));
			}
		}
	};
	const file = {
		field: request.fileField,
		fileName: `provider-${level}-${question.from.iso}-${question.to.iso}.csv`,
		mimeType: 'text/csv',
		content: csvText(columns, batches(), csv),
	};
	return await fileItem(context, file, { level, rows: countOf(takers) }, item);
}

async function take<K>(
	provider: Provider,
	{ question, amount: { most = Infinity, pageSize }, isByDay }: DataRequest,
	begin: (left: number) => RecordTaker<K>,
): Promise<Array<RecordTaker<K>>> {
	if (!isByDay) {
		const taker = begin(most);
		await readPages(provider, question, pageSize, taker);
		return [taker];
	}
	return await readSlices(provider, question, monthsOf(question), pageSize, (_, done) =>
		begin(most - countOf(done)),
	);
}

function countOf(takers: ReadonlyArray<{ readonly count: number }>): number {
	return takers.reduce((sum, { count }) => sum + count, 0);
}

/** Turns rows into records, and keeps them up to the limit of the form. */
class RecordTaker<K> implements Taker {
	count = 0;

	constructor(
		private readonly request: DataRequest,
		private readonly most: number,
		/** Where the records are kept. */
		readonly kept: K,
		private readonly keep: (record: JsonRecord) => void,
		readonly rest?: () => Promise<void>,
	) {}

	take(row: JsonRecord): void {
		const record = recordIn(row, this.request);
		if (!record) return;
		this.keep(this.request.simplify ? record : row);
		this.count += 1;
	}

	get isFull(): boolean {
		return this.count >= this.most;
	}
}

/** Makes a record of a row; undefined if the row does not belong to the chosen level. */
function recordIn(row: JsonRecord, request: DataRequest): JsonRecord | undefined {
	const { level, columns, additional, own, sources } = request;
	const record = recordOf(level, readProviderCells(row, columns, own), sources);
	const more = additional.map((name) => [name, row[name] ?? null] as const);
	return record && { ...Object.fromEntries(more), ...record };
}
