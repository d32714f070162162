import type { BinaryHelperFunctions, IBinaryData } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import { shortName, withRest } from '../../../platform/base/text/truncate';
import type { FileContent } from '../../../platform/imports/file/fileContent';
import { CUT_OR_ALLOW, megabytesOf } from '../form/importSettings';
import { choiceSetting, converted, textSetting } from '../form/settings';
import type { InputData } from './executionContext';

/** Where the data come from. */
export const INPUT_FROM = choiceSetting(
	{
		displayName: 'Input From',
		name: 'inputFrom',
		noDataExpression: true,
		description: 'Where the data comes from',
	},
	[
		{
			name: 'File',
			value: 'file',
			description: 'One CSV file or Excel workbook per input item',
		},
		{ name: 'Items', value: 'items', description: 'All input items together form one file' },
	],
	'file',
);

/** The binary field with the file. */
export const INPUT_FILE = converted(
	textSetting(
		{
			displayName: 'Input Binary Field',
			name: 'inputFile',
			required: true,
			hint: 'The name of the input binary field that contains the CSV file or Excel workbook',
			displayOptions: { hide: { inputFrom: ['items'] } },
		},
		'data',
	),
	(field) => field || 'data',
);

/** The sheet of a workbook; undefined when it is found. */
export const SHEET = converted(
	textSetting({
		displayName: 'Sheet',
		name: 'sheet',
		placeholder: 'e.g. Sheet1',
		description:
			'The name of the sheet to read from an Excel workbook; when left empty, the only sheet with rows',
	}),
	(name) => (name === '' ? undefined : name),
);

/** A file of an input item, read when it is opened. */
interface InputFile extends FileContent {
	readonly fileName: string;
}

/**
 * Opens the file of an item.
 *
 * @param field the binary field with the file
 * @throws InvalidInput when it is missing, empty or too large
 */
export async function openInputFile(
	context: InputData,
	item: number,
	field: string,
	mostBytes: number,
): Promise<InputFile> {
	const { binary, fileName } = inputBinary(context, item, field);
	const content = await openBinary(context, binary);
	checkSize(fileName, content.bytes, mostBytes);
	return { ...content, fileName };
}

function inputBinary(context: InputData, item: number, field: string) {
	checkHeld(Object.keys(context.getInputData()[item]?.binary ?? {}), field);
	const binary = context.helpers.assertBinaryData(item, field);
	return { binary, fileName: binary.fileName ?? 'data.csv' };
}

function checkHeld(held: readonly string[], field: string): void {
	if (held.includes(field)) return;
	const [first] = held;
	const label = INPUT_FILE.property.displayName;
	if (first === undefined) {
		throw new InvalidInput(
			label,
			'The input item has no file',
			'Before this node, add a node that outputs the file, such as Google Drive or a form with a file upload',
		);
	}
	throw new InvalidInput(
		label,
		`The input item has no file in the field "${shortName(field)}". Fields that contain a file: ${withRest(held.map((one) => `"${shortName(one)}"`)).join(', ')}`,
		`Enter ${shortName(first)} as ${label}`,
	);
}

function checkSize(fileName: string, bytes: number, mostBytes: number): void {
	if (bytes === 0) {
		throw new InvalidInput(
			INPUT_FILE.property.displayName,
			`The file ${fileName} is empty`,
			'Provide a CSV file or an Excel workbook',
		);
	}
	if (bytes <= mostBytes) return;
	throw new InvalidInput(
		INPUT_FILE.property.displayName,
		`The file ${fileName} is larger than the limit of ${megabytesOf(mostBytes)} MB`,
		CUT_OR_ALLOW,
	);
}

const CHUNK = 1 << 16;

type Store = Pick<BinaryHelperFunctions, 'getBinaryMetadata' | 'getBinaryStream'>;

/** Opens a file from n8n's binary store, or from the item itself. */
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

/** Decodes base64 in pieces of whole bytes; line breaks are skipped. */
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
