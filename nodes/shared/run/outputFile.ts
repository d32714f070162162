import type { IBinaryData, IDataObject, INodeExecutionData, INodeProperties } from 'n8n-workflow';

import type { Stream } from '../../../platform/http/readBody';
import { countBytes } from '../../../platform/http/readBody';
import type { CsvReading } from '../../../platform/base/csv/csvText';
import type { Parameters } from '../form/parameters';
import { converted, flagSetting, readOption, textSetting } from '../form/settings';
import type { Hints } from './executionContext';
import type { StoredContent, FileContext } from './store';
import { Store } from './store';

/** The field that a file is put in. */
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

/** The same in a form. */
export const FILE_FIELD: INodeProperties = fileField.property;

/** The same, unless the user chooses items instead of a file. */
export const OUTPUT_FILE: INodeProperties = {
	...FILE_FIELD,
	displayOptions: { hide: { output: ['items', 'message', 'raw', 'rows'] } },
};

/** Whether cells of a CSV file that begin like a formula are guarded. */
export const guardFormulas = flagSetting(
	{
		displayName: 'Guard Against Formulas',
		name: 'guardFormulas',
		description:
			'Whether cells that a spreadsheet would run as formulas get an apostrophe in front; numbers stay as they are',
	},
	true,
);

/** The same in a form. */
export const GUARD_FORMULAS: INodeProperties = guardFormulas.property;

/** The option Guard Against Formulas of an item, which is on unless it is turned off. @throws InvalidInput */
export function readGuard(context: Parameters, item: number): CsvReading {
	return { guardsFormulas: readOption(context, guardFormulas, item) };
}

/** Where a file goes. */
interface Place {
	/** The field of the item that it is put in. */
	readonly field: string;
	readonly fileName: string;
}

/** A file as it goes into an item. */
export interface OutputFile extends Place {
	readonly mimeType: string;
	readonly content: StoredContent;
}

/**
 * The item that holds a file, beside what `json` says of it.
 *
 * @throws Fault when n8n cannot store the file, or what its content throws
 */
export async function fileItem(
	context: FileContext,
	{ fileName, mimeType, content, ...place }: OutputFile,
	json: IDataObject,
	item: number,
): Promise<INodeExecutionData> {
	const stored = await new Store(context).save(content, fileName, mimeType);
	return itemOf(stored, { ...place, fileName }, json, item);
}

/** A file that goes into an item while it comes. */
export interface ComingFile extends Place {
	readonly mimeType: string;
	readonly stream: Stream;
}

/**
 * The item that holds a file as it comes, beside what `json` says of it and how many bytes it has.
 *
 * @throws Fault when n8n cannot store the file, or what the stream throws
 */
export async function receivedItem(
	context: FileContext,
	{ fileName, mimeType, stream, field }: ComingFile,
	json: IDataObject,
	item: number,
): Promise<INodeExecutionData> {
	const counted = countBytes(stream);
	const stored = await new Store(context).save(counted.stream, fileName, mimeType);
	return itemOf(stored, { field, fileName }, { ...json, bytes: counted.bytes() }, item);
}

/** The item of a file that n8n has stored. */
export function itemOf(
	stored: IBinaryData,
	{ field, fileName }: Place,
	json: IDataObject,
	item: number,
): INodeExecutionData {
	return { json: { ...json, fileName }, binary: { [field]: stored }, pairedItem: { item } };
}

// Above this, n8n itself becomes slow: it keeps every item in the execution's record.
const MANY_ITEMS = 20_000;

/** Tells the user of the file output when there are very many rows. */
export function hintAtFiles(context: Hints, rows: number): void {
	if (rows <= MANY_ITEMS) return;
	context.addExecutionHints({
		message: `There are ${rows} rows. Set Output to CSV File to keep the workflow fast.`,
		location: 'outputPane',
	});
}
