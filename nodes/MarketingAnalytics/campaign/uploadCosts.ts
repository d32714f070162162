import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { uploadCall } from '../../../platform/campaigns/costs';
import { writeCsv } from '../../../platform/client/values/csv';
import { readRecord } from '../../../platform/client/records';
import type { Call } from '../../../platform/client/request';
import { requestJson } from '../../../platform/client/request';
import { readFields } from '../../shared/form/endpointRequest';
import { toItem } from '../../shared/run/toItem';
import { INPUT_FILE, INPUT_FROM, openInputFile } from '../../shared/run/inputFile';
import { openChosen } from '../../shared/run/openPlatform';
import { read } from '../../shared/form/settings';
import { allItems, eachItem, toItems } from '../../shared/run/eachItem';
import { COST_COLUMNS } from './columns';
import type { CostsFile } from './mappedCosts';
import { COSTS_FILE, mappedCosts, openCosts } from './mappedCosts';

/** Campaign > Upload Costs: one file per item, or one file of all items. */
export async function uploadCosts(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const ofItems = read(context, INPUT_FROM, 0) === 'items';
	const sources = ofItems ? allItems(context).slice(0, 1) : allItems(context);
	const calls = await eachItem(
		context,
		sources,
		{ concurrency: 1 },
		async (_, item) => await callFor(context, operation, item, ofItems),
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

async function callFor(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	item: number,
	ofItems: boolean,
): Promise<Call> {
	const { site, kind, ...more } = readFields(context, operation, item).values;
	const mapping = read(context, COST_COLUMNS, item);
	const file = mapping
		? await mappedCosts(await openCosts(context, item, ofItems), String(kind), mapping)
		: await sameFile(context, item, ofItems);
	return uploadCall({ ...file, site: String(site), kind: String(kind), more });
}

/** The data as they are. */
async function sameFile(
	context: IExecuteFunctions,
	item: number,
	ofItems: boolean,
): Promise<CostsFile> {
	if (!ofItems) {
		const { fileName, ...csv } = await openInputFile(
			context,
			item,
			read(context, INPUT_FILE, item),
			Infinity,
		);
		return { fileName, csv };
	}
	const records = context.getInputData().map(({ json }) => json);
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const rows = records.map((record) => columns.map((column) => record[column]));
	return { fileName: COSTS_FILE, csv: writeCsv(columns, rows) };
}
