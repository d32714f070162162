import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { openChosen } from '../../shared/run/openPlatform';
import type { Search } from '../../../platform/datamining/search';
import { searchRows, searchTable } from '../../../platform/datamining/search';
import type { Platform } from '../../../platform/client/platform';
import { withoutPersonalFound } from '../../../platform/datamining/found';
import { recordsOf, withoutPersonalColumns } from '../../../platform/datamining/table';
import { countRows } from '../../../platform/reports/files';
import { csvText } from '../../../platform/client/values/csv';
import { enteredFor, readFields } from '../../shared/form/endpointRequest';
import type { Reading } from '../../../platform/client/values/csv';
import { fileField, itemOf, readGuard } from '../../shared/run/outputFile';
import { Store } from '../../shared/run/store';
import { SIMPLIFY } from '../../shared/form/simplify';
import { simplifyRecord } from '../../shared/run/simplifyRecord';
import { toItem } from '../../shared/run/toItem';
import { readOptions } from '../../shared/form/parameters';
import { waitLimit } from '../../shared/form/limits';
import { read, zoneOf } from '../../shared/form/settings';
import { allItems, eachItem, toItems } from '../../shared/run/eachItem';
import { readChosenDays } from '../../shared/form/namedPeriod';
import { output } from './forms';

/** What one item asks for. */
interface Wanted {
	readonly search: Search;
	readonly asFile: boolean;
	readonly simplify: boolean;
	readonly guard: Reading;
	/** The field of the item that a file is put in. */
	readonly field: string;
	readonly keepPersonalData: boolean;
}

// Observed practice: the platform asks for few searches at the same time.
const AT_ONCE = 2;

/** Sale > Search and Wait, and the same of the other kinds of record. */
export async function runSearches(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const limitMs = read(context, waitLimit, 0);
	const wanted = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) =>
		readWanted(context, operation, item),
	);
	const platform = await openChosen(context);
	const zone = zoneOf(context);
	const results = await eachItem(context, wanted, { concurrency: AT_ONCE }, async (one, item) => {
		if (one.asFile) return [await toFile(context, platform, one, limitMs, item)];
		const found = await searchTable(platform, one.search, { limitMs });
		const table = one.keepPersonalData ? found : withoutPersonalColumns(found);
		const records = recordsOf(table);
		const shown = one.simplify ? records.map((record) => simplifyRecord(record, zone)) : records;
		return shown.map((record) => ({ json: toItem(record), pairedItem: { item } }));
	});
	return [toItems(context, results)];
}

function readWanted(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	item: number,
): Wanted {
	const { values } = readFields(context, operation, item);
	const { site, recordType, ...others } = values;
	const personal = readOptions(context, item).personalData;
	const { runs } = operation;
	if (!runs) throw new Error(`${operation.value} names no job runs`);
	return {
		search: {
			kind: { ...runs, folder: runs.folder.replace('{recordType}', String(recordType)) },
			site: String(site),
			...readChosenDays(enteredFor(context, item)),
			// Each slice has a period of its own.
			query: { ...others, 'date-from': undefined, 'date-to': undefined },
		},
		asFile: read(context, output, item) === 'csv',
		simplify: read(context, SIMPLIFY, item),
		guard: readGuard(context, item),
		field: read(context, fileField, item),
		keepPersonalData: Array.isArray(personal) && personal.length > 0,
	};
}

async function toFile(
	context: IExecuteFunctions,
	platform: Platform,
	{ search, guard, field, keepPersonalData }: Wanted,
	limitMs: number,
	item: number,
): Promise<INodeExecutionData> {
	const { kind, site, from, to } = search;
	const store = new Store(context);
	const all = await searchRows(platform, search, { limitMs, keep: store.keep });
	const found = keepPersonalData ? all : withoutPersonalFound(all);
	const group = kind.folder.split('/').pop() ?? 'records';
	const fileName = `${group}-${site}-${from.iso}-${to.iso}.csv`;
	const { batches, rows } = countRows(found);
	const text = csvText(found.columns, batches(), guard);
	const stored = await store.save(text, fileName, 'text/csv');
	return itemOf(stored, { field, fileName }, { site, rows: rows() }, item);
}
