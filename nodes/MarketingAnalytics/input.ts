import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../platform/client/faults';
import { readText } from './parameters';

/** Where the data to send are. */
export const INPUT_FROM: INodeProperties = {
	displayName: 'Input From',
	name: 'inputFrom',
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'CSV File', value: 'file', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'All input items together are one file' },
	],
	default: 'file',
	description: 'Where the data are',
};

/** Which binary field of the items holds a file. */
export const INPUT_FILE: INodeProperties = {
	displayName: 'Input Binary Field',
	name: 'inputFile',
	type: 'string',
	default: 'data',
	required: true,
	hint: 'The name of the input binary field that holds the CSV file',
};

/** A file of an input item. */
export interface InputFile {
	readonly fileName: string;
	readonly bytes: Buffer;
}

/** Reads the file of an item. @throws InvalidInput when it is empty or too large */
export async function readInputFile(
	context: IExecuteFunctions,
	item: number,
	mostBytes = Infinity,
): Promise<InputFile> {
	const field = readText(context, 'inputFile', item) || 'data';
	const { fileName = 'data.csv' } = context.helpers.assertBinaryData(item, field);
	const bytes = await context.helpers.getBinaryDataBuffer(item, field);
	if (bytes.length === 0) {
		throw new InvalidInput(
			'Input Binary Field',
			`The file ${fileName} is empty`,
			'Give a CSV file',
		);
	}
	if (bytes.length <= mostBytes) return { fileName, bytes };
	throw new InvalidInput(
		'Input Binary Field',
		`The file ${fileName} has ${megabytes(bytes.length)} MB, and at most ${megabytes(mostBytes)} MB are read`,
		'Cut it into parts, or raise Largest File (MB) under Options',
	);
}

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(1).replace(/\.0$/, '');
}
