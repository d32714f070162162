import type { INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import type { Search } from '../../../platform/datamining/search';
import { searchRows, searchTable } from '../../../platform/datamining/search';
import type { Connection } from '../../../platform/http/connection/connection';
import { withoutPersonalFound } from '../../../platform/datamining/joinFound';
import { recordsOf, withoutPersonalColumns } from '../../../platform/datamining/foundRecordTable';
import { countRows } from '../../../platform/reports/response/reportFiles';
import { csvText } from '../../../platform/base/csv/csvText';
import { enteredFor, readFields } from '../../shared/form/endpoint/endpointRequest';
import type { CsvReading } from '../../../platform/base/csv/csvText';
import { fileField, itemOf, readCsvReading } from '../../shared/run/outputFile';
import { Store } from '../../shared/run/store';
import { SIMPLIFY } from '../../shared/form/simplify';
import { simplifyRecord } from '../../shared/run/simplifyRecord';
import type { FileContext } from '../../shared/run/store';
import type { Hints } from '../../shared/run/executionContext';
import { toItem } from '../../shared/run/toItem';
import { partHint } from '../../shared/run/openPlatform';
import { rawReplyHint } from '../../shared/run/rawReplyHint';
import type { Parameters } from '../../shared/form/parameters';
import { readOptions } from '../../shared/form/parameters';
import { waitLimit } from '../../shared/form/pagingFields';
import { read, readOption, zoneOf } from '../../shared/form/readSetting';
import { eachItem } from '../../shared/run/eachItem';
import type { IfNoRows } from '../../shared/run/noRows';
import { ifNoRows, rowsOrMessage, rowsToItems } from '../../shared/run/noRows';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Execute } from '../../shared/run/execute';
import { DEFAULT_PERIOD } from '../../shared/form/period/periodNames';
import { readChosenDays } from '../../shared/form/period/periodSetting';
import { recordOutput } from './forms';

/** The request of an item. */
interface SearchRequest {
	readonly search: Search;
	readonly asFile: boolean;
	readonly simplify: boolean;
	readonly csv: CsvReading;
	/** The binary field for a file. */
	readonly field: string;
	readonly keepPersonalData: boolean;
	/** What to return where no record is found. */
	readonly ifNoRows: IfNoRows;
}

// Observed practice: the platform wants few searches at a time.
const AT_ONCE = 2;

/** Sale > Search and Wait, and the searches of other kinds of records. */
export const runSearches: Execute = async (context, operation) =>
	await readThenRun(context, {
		readCommon: (form) => ({ limitMs: readOption(form, waitLimit, 0), zone: zoneOf(form) }),
		readItem: (form, item) => readRequest(form, operation, item),
		run: async ({ node, platform, requests, common: { limitMs, zone } }) => {
			const pace = { concurrency: AT_ONCE };
			const results = await eachItem(node, requests, pace, async (one, item) => {
				if (one.asFile) return [await toFile(node, platform, one, limitMs, item)];
				const found = await searchTable(platform, one.search, { limitMs });
				if (found.isWhole) rawReplyHint(node, resultOf(one.search));
				if (found.isPart) partHint(node, resultOf(one.search), found.rows.length);
				const mark = found.isPart ? { complete: false } : {};
				const table = one.keepPersonalData ? found : withoutPersonalColumns(found);
				const records = recordsOf(table);
				const shown = one.simplify
					? records.map((record) => simplifyRecord(record, zone))
					: records;
				const items = shown.map((record) => ({
					json: { ...mark, ...toItem(record) },
					pairedItem: { item },
				}));
				return rowsOrMessage(items, one.ifNoRows, { site: one.search.site }, item);
			});
			return [rowsToItems(node, results)];
		},
	});

function readRequest(
	context: Parameters,
	operation: SpecialOperation<string>,
	item: number,
): SearchRequest {
	const { values } = readFields(context, operation, item);
	const { site, recordType, ...others } = values;
	const personal = readOptions(context, item).personalData;
	const { runs } = operation;
	if (!runs) throw new Error(`${operation.value} names no job runs`);
	return {
		search: {
			kind: { ...runs, folder: runs.folder.replace('{recordType}', String(recordType)) },
			site: String(site),
			...readChosenDays(enteredFor(context, item), DEFAULT_PERIOD),
			// Each slice has a period of its own.
			query: { ...others, 'date-from': undefined, 'date-to': undefined },
		},
		asFile: read(context, recordOutput, item) === 'csv',
		simplify: read(context, SIMPLIFY, item),
		csv: readCsvReading(context, item),
		field: read(context, fileField, item),
		ifNoRows: readOption(context, ifNoRows, item),
		keepPersonalData: Array.isArray(personal) && personal.length > 0,
	};
}

async function toFile(
	context: FileContext & Hints,
	platform: Connection,
	{ search, csv, field, keepPersonalData }: SearchRequest,
	limitMs: number,
	item: number,
): Promise<INodeExecutionData> {
	const { kind, site, from, to } = search;
	const store = new Store(context);
	const all = await searchRows(platform, search, { limitMs, keep: store.keep });
	if (all.isWhole) rawReplyHint(context, resultOf(search));
	const found = keepPersonalData ? all : withoutPersonalFound(all);
	const group = kind.folder.split('/').pop() ?? 'records';
	const fileName = `${group}-${site}-${from.iso}-${to.iso}.csv`;
	const { batches, rows } = countRows(found);
	const text = csvText(found.columns, batches(), csv);
	const stored = await store.save(text, fileName, 'text/csv');
	if (all.isPart) partHint(context, resultOf(search), rows());
	const facts = { site, rows: rows(), ...(all.isPart ? { complete: false } : {}) };
	return itemOf(stored, { field, fileName }, facts, item);
}

function resultOf({ kind }: Search): string {
	return `the result of ${kind.what}`;
}
