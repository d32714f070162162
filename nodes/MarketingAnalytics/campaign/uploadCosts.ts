import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import type { Costs } from '../../../platform/campaigns/costs';
import { uploadCall } from '../../../platform/campaigns/costs';
import { writeCsv } from '../../../platform/client/values/csv';
import { readRecord } from '../../../platform/client/records';
import type { Call } from '../../../platform/client/request';
import { requestJson } from '../../../platform/client/request';
import { readFields } from '../../shared/form/endpointRequest';
import { toItem } from '../../shared/run/toItem';
import { INPUT_FROM, readInputFile } from '../../shared/run/inputFile';
import { openChosen } from '../../shared/run/openPlatform';
import { read } from '../../shared/form/settings';
import { allItems, eachItem, toItems } from '../../shared/run/eachItem';

type File = Pick<Costs, 'fileName' | 'csv'>;

/** Campaign > Upload Costs: one file per item, or one file of all items. */
export async function uploadCosts(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const ofItems = read(context, INPUT_FROM, 0) === 'items';
	const sources = ofItems ? allItems(context).slice(0, 1) : allItems(context);
	const fileFor = async (item: number) =>
		ofItems ? fileOfItems(context) : await fileOf(context, item);
	const calls = await eachItem(context, sources, { concurrency: 1 }, async (_, item) =>
		callFor(context, operation, item, await fileFor(item)),
	);
	const platform = await openChosen(context);
	const pace = { concurrency: 1, stopAtFirst: true };
	const results = await eachItem(context, calls, pace, async (call, item) => {
		const reply = readRecord(await requestJson(platform, call));
		const pairedItem = ofItems ? context.getInputData().map((_, all) => ({ item: all })) : { item };
		return [{ json: toItem(reply), pairedItem }];
	});
	return [toItems(context, results)];
}

function callFor(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	item: number,
	file: File,
): Call {
	const { site, kind, ...more } = readFields(context, operation, item).values;
	return uploadCall({ ...file, site: String(site), kind: String(kind), more });
}

async function fileOf(context: IExecuteFunctions, item: number): Promise<File> {
	const { fileName, bytes } = await readInputFile(context, item);
	return { fileName, csv: bytes };
}

function fileOfItems(context: IExecuteFunctions): File {
	const records = context.getInputData().map(({ json }) => json);
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const rows = records.map((record) => columns.map((column) => record[column]));
	return { fileName: 'costs.csv', csv: writeCsv(columns, rows) };
}
