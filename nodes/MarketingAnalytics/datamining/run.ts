import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { openChosen } from '../../shared/run/openPlatform';
import type { Search } from '../../../platform/datamining/search';
import { searchAndWait } from '../../../platform/datamining/search';
import type { Table } from '../../../platform/datamining/table';
import { recordsOf, withoutPersonalColumns } from '../../../platform/datamining/table';
import { writeCsv } from '../../../platform/client/values/csv';
import { enteredFor, readFields } from '../../shared/form/endpointRequest';
import type { Reading } from '../../../platform/client/values/csv';
import { fileField, fileItem, readGuard } from '../../shared/run/outputFile';
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
		const found = await searchAndWait(platform, one.search, limitMs);
		const table = one.keepPersonalData ? found : withoutPersonalColumns(found);
		if (one.asFile) return [await toFile(context, table, one, item)];
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
	const { site, ...others } = values;
	const personal = readOptions(context, item).personalData;
	const { runs } = operation;
	if (!runs) throw new Error(`${operation.value} names no job runs`);
	return {
		search: {
			kind: runs,
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
	table: Table,
	{ search: { kind, site, from, to }, guard, field }: Wanted,
	item: number,
): Promise<INodeExecutionData> {
	const group = kind.folder.split('/').pop() ?? 'records';
	const fileName = `${group}-${site}-${from.iso}-${to.iso}.csv`;
	const bytes = writeCsv(table.columns, table.rows, guard);
	const file = { field, fileName, mimeType: 'text/csv', bytes };
	return await fileItem(context, file, { site, rows: table.rows.length }, item);
}
