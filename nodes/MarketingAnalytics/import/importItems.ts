import type { INodeExecutionData } from 'n8n-workflow';

import type { CsvReading } from '../../../platform/base/csv/csvText';
import { writeCsv } from '../../../platform/base/csv/csvText';
import type { CheckFindings } from '../../../platform/imports/rows/checkFindings';
import type { LineNote } from '../../../platform/imports/rules/reasons';
import { toReportedNote } from '../../../platform/imports/rules/reasons';
import type { ItemProgress } from '../../shared/run/eachItem';
import { failedItem } from '../../shared/run/errors';
import { fileItem } from '../../shared/run/outputFile';
import type { Items } from '../../shared/run/executionContext';
import type { FileContext } from '../../shared/run/store';
import type { TableRequest } from './read';
import { FIGURE_OPTIONS } from './settings';

/** The items of both outputs. */
export interface ImportOutcome {
	readonly done: INodeExecutionData[];
	readonly rejected: INodeExecutionData[];
}

// The days of a file that were imported before one of them failed, by the error.
const arrivedDays = new WeakMap<object, ArrivedDays>();

/** The days of a file that arrived before one failed, and how many the file has. */
interface ArrivedDays {
	readonly items: readonly INodeExecutionData[];
	readonly of: number;
}

/** Remembers which days were imported before an error. @returns the error */
export function noteArrived(error: unknown, days: ArrivedDays): unknown {
	if (typeof error === 'object' && error !== null) arrivedDays.set(error, days);
	return error;
}

/** The days of a file that had arrived when one failed. */
export function arrivedBefore(error: unknown): ArrivedDays {
	const days = typeof error === 'object' && error !== null ? arrivedDays.get(error) : undefined;
	return days ?? { items: [], of: 0 };
}

/** One item per line that is wrong or replaces another. */
export function noteItems(
	{ rejections, repetitions }: Pick<CheckFindings, 'rejections' | 'repetitions'>,
	item: number,
): INodeExecutionData[] {
	const itemsOf = (notes: readonly LineNote[], rejected: boolean) =>
		notes.map((note) => ({ json: { ...toReportedNote(note), rejected }, pairedItem: { item } }));
	return [...itemsOf(rejections, true), ...itemsOf(repetitions, false)];
}

/** The labels of the options that would accept some of the rejected lines. */
export function remedyOptionsOf(remedies: CheckFindings['remedies']): string {
	return [...remedies]
		.map((remedy) => FIGURE_OPTIONS[remedy].property.displayName)
		.sort()
		.join(' and ');
}

/** The outputs Done and Rejected Lines: as items, or as one file for each item that has some. */
export async function toOutputs(
	context: FileContext & Pick<Items, 'getNode'>,
	outcomes: ItemProgress<ImportOutcome>,
	requests: ItemProgress<Pick<TableRequest, 'rejectedInFile'>>,
): Promise<INodeExecutionData[][]> {
	const done = outcomes.flatMap((one, item) =>
		'error' in one
			? [...arrivedBefore(one.error).items, failedItem(context, one.error, item)]
			: one.value.done,
	);
	const rejected = outcomes.map(async (one, item) => {
		const lines = 'error' in one ? [] : one.value.rejected;
		const request = requests[item];
		const inFile = request && 'value' in request ? request.value.rejectedInFile : undefined;
		if (!inFile || lines.length === 0) return lines;
		return [await fileOf(context, lines, inFile, item)];
	});
	return [done, (await Promise.all(rejected)).flat()];
}

const COLUMNS = ['line', 'column', 'target', 'value', 'reason', 'rejected'];

async function fileOf(
	context: FileContext,
	lines: readonly INodeExecutionData[],
	reading: CsvReading,
	item: number,
): Promise<INodeExecutionData> {
	const rows = lines.map(({ json }) => COLUMNS.map((column) => json[column]));
	const file = {
		field: 'data',
		fileName: 'rejected-lines.csv',
		mimeType: 'text/csv',
		content: writeCsv(COLUMNS, rows, reading),
	};
	return await fileItem(context, file, { lines: lines.length }, item);
}
