import type { IExecuteFunctions } from 'n8n-workflow';

import { placeColumns } from '../../../platform/campaigns/costColumns';
import type { Costs } from '../../../platform/campaigns/costs';
import { CsvLines, joinCsv } from '../../../platform/client/values/csv';
import { takeTurns } from '../../../platform/client/values/turns';
import type { Source } from '../../../platform/imports/source';
import { fileSource, itemSource } from '../../../platform/imports/source';
import type { ColumnMapping } from '../../shared/form/columnMapping';
import { read } from '../../shared/form/settings';
import { INPUT_FILE, openInputFile } from '../../shared/run/inputFile';

/** A file of costs, ready to be sent. */
export type CostsFile = Pick<Costs, 'fileName' | 'csv'>;

/** What a file is called that is written here. */
export const COSTS_FILE = 'costs.csv';

/** The lines of an item's file, or of all items together. @throws InvalidInput when there are none */
export async function openCosts(
	context: IExecuteFunctions,
	item: number,
	ofItems: boolean,
): Promise<Source> {
	const giveWay = takeTurns();
	if (ofItems) {
		const records = context.getInputData().map(({ json }) => json);
		return await itemSource(records, giveWay);
	}
	const content = await openInputFile(context, item, read(context, INPUT_FILE, item), Infinity);
	return await fileSource(content, RECOGNISED, true, giveWay);
}

const RECOGNISED = { encoding: undefined, quote: undefined, separator: undefined };

/** The columns that were chosen, under the platform's names. @throws InvalidInput */
export async function mappedCosts(
	source: Source,
	kind: string,
	mapping: NonNullable<ColumnMapping>,
): Promise<CostsFile> {
	const columns = placeColumns(kind, source.header ?? [], mapping);
	const written = new CsvLines();
	for await (const lines of source.read()) {
		for (const { cells } of lines) written.add(columns.map(({ index }) => cells[index] ?? ''));
	}
	const names = columns.map(({ name }) => name);
	return { fileName: COSTS_FILE, csv: joinCsv(names, [written]) };
}
