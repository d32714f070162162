import { placeColumns } from '../../../platform/campaigns/costColumns';
import type { Costs } from '../../../platform/campaigns/costs';
import { csvLines } from '../../../platform/base/csv/csvText';
import { takeTurns } from '../../../platform/base/async/eventLoop';
import type { ImportSource } from '../../../platform/imports/source';
import { fileSource, itemSource } from '../../../platform/imports/source';
import type { ColumnMapping } from '../../shared/form/columnMapping';
import { openInputFile } from '../../shared/run/inputFile';
import type { InputData } from '../../shared/run/executionContext';

/** A file of costs, ready to be sent. */
export type CostsFile = Pick<Costs, 'fileName' | 'csv'>;

/** What a file is called that is written here. */
export const COSTS_FILE = 'costs.csv';

/**
 * The lines of an item's file, or of all items together.
 *
 * @param field the binary field that holds the file, if there is one
 * @throws InvalidInput when there are none
 */
export async function openCosts(
	context: InputData,
	item: number,
	field: string | undefined,
): Promise<ImportSource> {
	const giveWay = takeTurns();
	if (field === undefined) {
		const records = context.getInputData().map(({ json }) => json);
		return await itemSource(records, giveWay);
	}
	const content = await openInputFile(context, item, field, Infinity);
	return await fileSource(content, {}, giveWay);
}

/** The columns that were chosen, under the platform's names, written while they are sent. @throws InvalidInput */
export async function mappedCosts(
	source: ImportSource,
	kind: string,
	mapping: NonNullable<ColumnMapping>,
): Promise<CostsFile> {
	const columns = placeColumns(kind, source.header ?? [], mapping);
	const open = async function* () {
		yield Buffer.from(csvLines([columns.map(({ name }) => name)]));
		for await (const lines of source.read()) {
			const rows = lines.map(({ cells }) => columns.map(({ index }) => cells[index] ?? ''));
			yield Buffer.from(csvLines(rows));
		}
	};
	// All lines are read before the first of them is sent.
	let bytes = 0;
	for await (const { length } of open()) bytes += length;
	return { fileName: COSTS_FILE, csv: { bytes, open } };
}
