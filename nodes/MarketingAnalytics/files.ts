import type { IDataObject, INodeExecutionData, INodeProperties } from 'n8n-workflow';

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
