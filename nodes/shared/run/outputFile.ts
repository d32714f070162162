import type {
	IBinaryData,
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	INodeProperties,
} from 'n8n-workflow';

import type { Reading } from '../../../platform/client/values/csv';
import { Fault } from '../../../platform/client/faults';
import { settle } from '../../../platform/client/values/settle';
import type { FileMaker, Parameters } from '../form/parameters';
import { converted, flag, readOption, text } from '../form/settings';

/** The field that a file is put in. */
export const fileField = converted(
	text(
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

/** The same, where the user chooses between a file and items. */
export const OUTPUT_FILE: INodeProperties = {
	...FILE_FIELD,
	displayOptions: { show: { output: ['csv', 'json', 'parquet'] } },
};

/** Whether cells of a CSV file that begin like a formula are guarded. */
export const guardFormulas = flag(
	{
		displayName: 'Guard Against Formulas',
		name: 'guardFormulas',
		description:
			'Whether cells of a CSV file that begin with =, +, - or @ get an apostrophe in front, so that a spreadsheet does not run them as formulas. Numbers stay as they are.',
	},
	true,
);

/** The same in a form. */
export const GUARD_FORMULAS: INodeProperties = guardFormulas.property;

/** The option Guard Against Formulas of an item, which is on unless it is turned off. @throws InvalidInput */
export function readGuard(context: Parameters, item: number): Reading {
	return { guardsFormulas: readOption(context, guardFormulas, item) };
}

/** A file as it goes into an item. */
export interface OutputFile {
	/** The field of the item that it is put in. */
	readonly field: string;
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Buffer;
}

/**
 * The item that holds a file, beside what `json` says of it.
 *
 * @throws Fault when n8n cannot store the file
 */
export async function fileItem(
	context: Pick<FileMaker, 'helpers'>,
	file: OutputFile,
	json: IDataObject,
	item: number,
): Promise<INodeExecutionData> {
	const binary = await store(context, file);
	return {
		json: { ...json, fileName: file.fileName },
		binary: { [file.field]: binary },
		pairedItem: { item },
	};
}

const DISK_FULL = /ENOSPC|EDQUOT/;

async function store(
	{ helpers }: Pick<FileMaker, 'helpers'>,
	{ fileName, mimeType, bytes }: OutputFile,
): Promise<IBinaryData> {
	const stored = await settle(helpers.prepareBinaryData(bytes, fileName, mimeType));
	if ('value' in stored) return stored.value;
	const { message } = stored.error instanceof Error ? stored.error : new Error('no reason given');
	const said = DISK_FULL.test(message) ? 'its disk is full' : message;
	throw new Fault('notStored', { what: `the file ${fileName}`, said });
}

// Above this, n8n itself becomes slow: it keeps every item in the execution's record.
const MANY_ITEMS = 20_000;

/** Tells the user of the file output when there are very many rows. */
export function hintAtFiles(
	context: Pick<IExecuteFunctions, 'addExecutionHints'>,
	rows: number,
): void {
	if (rows <= MANY_ITEMS) return;
	context.addExecutionHints({
		message: `There are ${rows} rows. Set Output to CSV File to keep the workflow fast.`,
		location: 'outputPane',
	});
}
