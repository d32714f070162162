import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { readDay } from '../../../platform/client/values/dates';
import { openChosen } from '../../shared/run/openPlatform';
import type { Search } from '../../../platform/datamining/search';
import { searchAndWait } from '../../../platform/datamining/search';
import type { Table } from '../../../platform/datamining/table';
import { recordsOf, withoutPersonalColumns } from '../../../platform/datamining/table';
import { writeCsv } from '../../../platform/client/values/csv';
import { readFields } from '../../shared/form/endpointRequest';
import { fileItem, readGuard } from '../../shared/run/outputFile';
import { toItem } from '../../shared/run/toItem';
import { readText } from '../../shared/form/parameters';
import { allItems, step, toItems } from '../../shared/run/eachItem';
import { readWaitLimit } from '../../shared/form/waitLimit';

/** What one item asks for. */
interface Wanted {
	readonly search: Search;
	readonly asFile: boolean;
	readonly keepPersonalData: boolean;
}

// Observed practice: the platform asks for few searches at the same time.
const AT_ONCE = 2;

/** Sale > Search and Wait, and the same of the other kinds of record. */
export async function runSearches(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const limitMs = readWaitLimit(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readWanted(context, operation, item),
	);
	const results = await step(
		context,
		wanted,
		{ atOnce: AT_ONCE },
		async ({ search, asFile, keepPersonalData }, item) => {
			const found = await searchAndWait(platform, search, limitMs);
			const table = keepPersonalData ? found : withoutPersonalColumns(found);
			if (asFile) return [await toFile(context, table, search, item)];
			return recordsOf(table).map((record) => ({ json: toItem(record), pairedItem: { item } }));
		},
	);
	return [toItems(context, results)];
}

function readWanted(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	item: number,
): Wanted {
	const { values } = readFields(context, operation, item);
	const { site, ...others } = values;
	const personal = context.getNodeParameter('options', item, {}).personalData;
	const { runs } = operation;
	if (!runs) throw new Error(`${operation.value} names no job runs`);
	return {
		search: {
			kind: runs,
			site: String(site),
			from: readDay('First Day', readText(context, 'from', item)),
			to: readDay('Last Day', readText(context, 'to', item)),
			// Each slice has a period of its own.
			query: { ...others, 'date-from': undefined, 'date-to': undefined },
		},
		asFile: readText(context, 'output', item) === 'csv',
		keepPersonalData: Array.isArray(personal) && personal.length > 0,
	};
}

async function toFile(
	context: IExecuteFunctions,
	table: Table,
	{ kind, site, from, to }: Search,
	item: number,
): Promise<INodeExecutionData> {
	const group = kind.folder.split('/').pop() ?? 'records';
	const fileName = `${group}-${site}-${from.iso}-${to.iso}.csv`;
	const bytes = writeCsv(table.columns, table.rows, readGuard(context, item));
	const file = { fileName, mimeType: 'text/csv', bytes };
	return await fileItem(context, file, { site, rows: table.rows.length }, item);
}
