import type {
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	INodeProperties,
} from 'n8n-workflow';

import type { FileMaker } from './parameters';
import { readText } from './parameters';

/** The field that a file is put in. */
export const FILE_FIELD: INodeProperties = {
	displayName: 'Put Output File in Field',
	name: 'binaryProperty',
	type: 'string',
	default: 'data',
	required: true,
	hint: 'The name of the output binary field to put the file in',
};

/** The same, where the user chooses between a file and items. */
export const OUTPUT_FILE: INodeProperties = {
	...FILE_FIELD,
	displayOptions: { show: { output: ['csv', 'json', 'parquet'] } },
};

/** A file as it goes into an item. */
export interface OutputFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Buffer;
}

/** The item that holds a file under the name that the user chose, beside what `json` says of it. */
export async function fileItem(
	context: FileMaker,
	{ fileName, mimeType, bytes }: OutputFile,
	json: IDataObject,
	item: number,
): Promise<INodeExecutionData> {
	const binary = await context.helpers.prepareBinaryData(bytes, fileName, mimeType);
	const field = readText(context, 'binaryProperty', item) || 'data';
	return {
		json: { ...json, fileName },
		binary: { [field]: binary },
		pairedItem: { item },
	};
}

// Above this, n8n itself becomes slow: it keeps every item in the execution's record.
const MANY_ITEMS = 20_000;

/** Tells the user of the file output when there are very many rows. */
export function hintAtFiles(context: IExecuteFunctions, rows: number): void {
	if (rows <= MANY_ITEMS) return;
	context.addExecutionHints({
		message: `There are ${rows} rows. Set Output to CSV File to keep the workflow fast.`,
		location: 'outputPane',
	});
}
