import type {
	BinaryHelperFunctions,
	IBinaryData,
	IExecuteFunctions,
	INodeProperties,
} from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';
import type { FileContent } from '../../../platform/imports/content';
import { readText } from '../form/parameters';

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

/** Reads the file of an item. @throws InvalidInput when it is empty */
export async function readInputFile(context: IExecuteFunctions, item: number): Promise<InputFile> {
	const { field, fileName } = inputBinary(context, item);
	const bytes = await context.helpers.getBinaryDataBuffer(item, field);
	checkSize(fileName, bytes.length, Infinity);
	return { fileName, bytes };
}

/** The content of an item's file, which is read when it is opened. @throws InvalidInput when it is empty or too large */
export async function openInputFile(
	context: IExecuteFunctions,
	item: number,
	mostBytes: number,
): Promise<FileContent> {
	const { binary, fileName } = inputBinary(context, item);
	const content = await openBinary(context, binary);
	checkSize(fileName, content.bytes, mostBytes);
	return content;
}

function inputBinary(context: IExecuteFunctions, item: number) {
	const field = readText(context, 'inputFile', item) || 'data';
	const binary = context.helpers.assertBinaryData(item, field);
	return { field, binary, fileName: binary.fileName ?? 'data.csv' };
}

function checkSize(fileName: string, bytes: number, mostBytes: number): void {
	if (bytes === 0) {
		throw new InvalidInput(
			'Input Binary Field',
			`The file ${fileName} is empty`,
			'Give a CSV file',
		);
	}
	if (bytes <= mostBytes) return;
	throw new InvalidInput(
		'Input Binary Field',
		`The file ${fileName} has ${megabytes(bytes)} MB, and at most ${megabytes(mostBytes)} MB are read`,
		'Cut it into parts, or raise Largest File (MB) under Options',
	);
}

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(1).replace(/\.0$/, '');
}

const CHUNK = 1 << 16;

type Store = Pick<BinaryHelperFunctions, 'getBinaryMetadata' | 'getBinaryStream'>;

/** A file as n8n keeps it: in its store, or in the item itself. */
export async function openBinary(
	{ helpers }: { readonly helpers: Store },
	{ id, data }: Pick<IBinaryData, 'id' | 'data'>,
): Promise<FileContent> {
	if (id === undefined) {
		return { bytes: Buffer.byteLength(data, 'base64'), open: () => decoded(data) };
	}
	const { fileSize } = await helpers.getBinaryMetadata(id);
	return {
		bytes: fileSize,
		open: async function* () {
			for await (const chunk of await helpers.getBinaryStream(id, CHUNK)) {
				if (chunk instanceof Uint8Array) yield chunk;
			}
		},
	};
}

/** Base64 in pieces of whole bytes; line breaks do not count. */
async function* decoded(base64: string): AsyncGenerator<Uint8Array> {
	let rest = '';
	for (let at = 0; at < base64.length; at += CHUNK) {
		const letters = rest + base64.slice(at, at + CHUNK).replace(/[^\w+/-]/g, '');
		const whole = letters.length - (letters.length % 4);
		yield Buffer.from(letters.slice(0, whole), 'base64');
		rest = letters.slice(whole);
	}
	if (rest !== '') yield Buffer.from(rest, 'base64');
}
