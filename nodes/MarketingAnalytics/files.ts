import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { readText } from './parameters';

/** A file as it goes into an item. */
export interface OutputFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Buffer;
}

/** The item that holds a file under the name that the user chose, beside what `json` says of it. */
export async function fileItem(
	context: IExecuteFunctions,
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
