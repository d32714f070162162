import type { IBinaryData, IDataObject, INodeExecutionData, INodeProperties } from 'n8n-workflow';

import type { Stream } from '../../../platform/http/readBody';
import { countBytes } from '../../../platform/http/readBody';
import type { CsvReader } from '../../../platform/base/csv/csvReaders';
import { csvFormatFor } from '../../../platform/base/csv/csvReaders';
import type { CsvReading } from '../../../platform/base/csv/csvText';
import { notFor } from '../form/form';
import type { Parameters } from '../form/parameters';
import type { SettingChoice } from '../form/settings';
import { readOption } from '../form/readSetting';
import { choiceSetting, converted, flagSetting, propertiesOf, textSetting } from '../form/settings';
import type { Hints } from './executionContext';
import type { StoredContent, FileContext } from './store';
import { formatCount } from '../../../platform/base/text/formatCount';

/** The binary field for a file. */
export const fileField = converted(
	textSetting(
		{
			displayName: 'Put Output File in Field',
			name: 'binaryProperty',
			required: true,
			hint: 'The name of the output binary field to put the file in',
		},
		'data',
	),
	(name) => name || 'data',
);

/** As `fileField`, as a property. */
export const FILE_FIELD: INodeProperties = fileField.property;

/** As `FILE_FIELD`, hidden where no file is written. */
export const OUTPUT_FILE: INodeProperties = {
	...FILE_FIELD,
	displayOptions: { hide: { output: ['items', 'message', 'raw', 'rows'] } },
};

const CSV_READER_CHOICES: ReadonlyArray<SettingChoice<CsvReader>> = [
	...([
		'excelNl',
		'excelEnGb',
		'excelEnUs',
		'excelFr',
		'excelDe',
		'excelIt',
		'excelEs',
		'excelCh',
	] as const),
	...(['programs', 'programsSemicolons', 'programsTabs'] as const),
].map((value) => ({ name: csvFormatFor(value).label, value }));

/** Operations without an Output write CSV files of what they refuse. */
const IN_CSV = notFor(
	'chart',
	'html',
	'items',
	'json',
	'message',
	'messageWithChart',
	'parquet',
	'raw',
	'rows',
	'xlsx',
);

/** Whether to guard CSV cells that begin like a formula. */
export const guardFormulas = flagSetting(
	{
		displayName: 'Guard Against Formulas',
		name: 'guardFormulas',
		description:
			'Whether to put an apostrophe before text that a spreadsheet would run as a formula; numbers stay as they are',
		...IN_CSV,
	},
	true,
);

/** Who reads a CSV file: programs, or Excel with the regional format of a country. */
export const csvFor = choiceSetting<CsvReader>(
	{
		displayName: 'CSV For',
		name: 'csvFor',
		description:
			'The program that opens the CSV file; it determines the separator, the decimal mark, the date format and the byte order mark. For Excel, long IDs and leading zeros are kept.',
		...IN_CSV,
	},
	CSV_READER_CHOICES,
	'programs',
);

/** How CSV files are written, as properties. */
export const CSV_OPTIONS: readonly INodeProperties[] = propertiesOf([csvFor, guardFormulas]);

/** How CSV files are written for an item. @throws InvalidInput */
export function readCsvReading(context: Parameters, item: number): CsvReading {
	return {
		csvFor: readOption(context, csvFor, item),
		guardsFormulas: readOption(context, guardFormulas, item),
	};
}

/** The destination of a file. */
interface Place {
	/** The binary field. */
	readonly field: string;
	readonly fileName: string;
}

/** A file for an item. */
interface OutputFile extends Place {
	readonly mimeType: string;
	readonly content: StoredContent;
}

/**
 * Creates an item with a file and `json`.
 *
 * @throws Fault when n8n cannot store the file, or what its content throws
 */
export async function fileItem(
	context: FileContext,
	{ fileName, mimeType, content, ...place }: OutputFile,
	json: IDataObject,
	item: number,
): Promise<INodeExecutionData> {
	const { Store } = await import('./store');
	const stored = await new Store(context).save(content, fileName, mimeType);
	return itemOf(stored, { ...place, fileName }, json, item);
}

/** A file that is streamed into an item. */
interface ComingFile extends Place {
	readonly mimeType: string;
	readonly stream: Stream;
}

/**
 * Creates an item with a streamed file, its size, and `json`.
 *
 * @throws Fault if n8n cannot store the file, or what the stream throws
 */
export async function receivedItem(
	context: FileContext,
	{ fileName, mimeType, stream, field }: ComingFile,
	json: IDataObject,
	item: number,
): Promise<INodeExecutionData> {
	const { Store } = await import('./store');
	const counted = countBytes(stream);
	const stored = await new Store(context).save(counted.stream, fileName, mimeType);
	return itemOf(stored, { field, fileName }, { ...json, bytes: counted.bytes() }, item);
}

/** The item of a stored file. */
export function itemOf(
	stored: IBinaryData,
	{ field, fileName }: Place,
	json: IDataObject,
	item: number,
): INodeExecutionData {
	return { json: { ...json, fileName }, binary: { [field]: stored }, pairedItem: { item } };
}

// With more items n8n becomes slow, as it keeps every item in the execution data.
const MANY_ITEMS = 20_000;

/** Suggests the file output when there are very many rows. */
export function hintAtFiles(context: Hints, rows: number): void {
	if (rows <= MANY_ITEMS) return;
	context.addExecutionHints({
		message: `There are ${formatCount(rows)} rows. Set Output to CSV File to keep the workflow fast.`,
		location: 'outputPane',
	});
}

/** Pieces of a file as they are stored. */
export async function* piecesOf(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	for (const piece of pieces) yield await Promise.resolve(piece);
}
