import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import { uploadCall } from '../../../platform/campaigns/costs';
import { writeCsv } from '../../../platform/base/csv/csvText';
import { readRecord } from '../../../platform/http/reply/readRecords';
import type { Call } from '../../../platform/http/request';
import { requestChange } from '../../../platform/http/requestChange';
import type { ColumnMapping } from '../../shared/form/columnMapping';
import { readFields } from '../../shared/form/endpoint/endpointRequest';
import { toItem } from '../../shared/run/toItem';
import { hintAtUnconfirmed } from '../../shared/run/unconfirmed';
import { INPUT_FILE, INPUT_FROM, openInputFile } from '../../shared/run/inputFile';
import { readFieldMapping } from '../../shared/form/columnMapping';
import type { Parameters } from '../../shared/form/parameters';
import { read } from '../../shared/form/settings';
import { eachItem, toItems } from '../../shared/run/eachItem';
import { readThenRun } from '../../shared/run/readThenRun';
import type { InputData } from '../../shared/run/executionContext';
import type { Execute } from '../../shared/run/execute';
import type { WireValues } from '../../shared/form/fieldValues';
import { COST_COLUMNS } from './costMapping';
import type { CostsFile } from './mappedCosts';
import { COSTS_FILE, mappedCosts, openCosts } from './mappedCosts';

/** The request of an item. */
interface CostsRequest {
	readonly site: string;
	readonly kind: string;
	/** Values that the specification does not show, by the platform's names. */
	readonly more: WireValues;
	/** The meaning of columns; undefined when the data are sent unchanged. */
	readonly mapping: ColumnMapping;
	/** The binary field with the file; undefined when all items together are the data. */
	readonly field: string | undefined;
}

/** Campaign > Upload Costs: one file per item, or one file of all items. */
export const uploadCosts: Execute = async (context, operation) =>
	await readThenRun(context, {
		readCommon: (form) => ({ ofItems: read(form, INPUT_FROM, 0) === 'items' }),
		areOne: ({ ofItems }) => ofItems,
		readItem: (form, item, { ofItems }) => readRequest(form, operation, item, ofItems),
		run: async ({ node, platform, requests, common: { ofItems } }) => {
			// All files are read before the first upload starts.
			const calls = await eachItem(node, requests, { concurrency: 1 }, async (request, item) =>
				callFor(request, await fileOf(node, request, item)),
			);
			const pace = { concurrency: 1, stopAtFirst: true };
			const results = await eachItem(node, calls, pace, async (call, item) => {
				const done = await requestChange(platform, call);
				hintAtUnconfirmed(node, call.what, done);
				const reply = { ...toItem(readRecord(done.reply)), confirmed: done.confirmed };
				const pairedItem = ofItems
					? node.getInputData().map((_, all) => ({ item: all }))
					: { item };
				return [{ json: reply, pairedItem }];
			});
			return [toItems(node, results)];
		},
	});

function readRequest(
	form: Parameters,
	operation: SpecialOperation<string>,
	item: number,
	ofItems: boolean,
): CostsRequest {
	const { site, kind, ...more } = readFields(form, operation, item).values;
	return {
		site: String(site),
		kind: String(kind),
		more,
		mapping: ofItems ? readFieldMapping(form, COST_COLUMNS, item) : read(form, COST_COLUMNS, item),
		field: ofItems ? undefined : read(form, INPUT_FILE, item),
	};
}

function callFor({ site, kind, more }: CostsRequest, file: CostsFile): Call {
	return uploadCall({ ...file, site, kind, more });
}

async function fileOf(
	context: InputData,
	{ kind, mapping, field }: CostsRequest,
	item: number,
): Promise<CostsFile> {
	if (!mapping) return await sameFile(context, item, field);
	return await mappedCosts(await openCosts(context, item, field), kind, mapping);
}

/** The data unchanged. */
async function sameFile(
	context: InputData,
	item: number,
	field: string | undefined,
): Promise<CostsFile> {
	if (field !== undefined) {
		const { fileName, ...csv } = await openInputFile(context, item, field, Infinity);
		return { fileName, csv };
	}
	const records = context.getInputData().map(({ json }) => json);
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const rows = records.map((record) => columns.map((column) => record[column]));
	return { fileName: COSTS_FILE, csv: writeCsv(columns, rows) };
}
