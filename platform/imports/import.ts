import { stringify } from 'csv-stringify/sync';

import { InvalidInput } from '../client/faults';
import type { Findings, Row } from './check';
import { LineCheck } from './check';
import type { MappedColumn, Mapping } from './columns';
import { mapColumns } from './columns';
import { numberFormatOf } from './csv';
import type { Days, Descriptor } from './descriptor';
import { describeFile } from './descriptor';
import type { ImportKind } from './kinds';
import type { NumberFormat } from './numbers';
import type { Source } from './source';

/** What is to be imported, as the user describes it. */
export interface ImportPlan {
	readonly kind: ImportKind;
	readonly days: Days;
	/** Recognised by the header when left out. */
	readonly mapping?: Mapping | undefined;
	/** Recognised when left out. */
	readonly numberFormat?: NumberFormat | undefined;
}

/** The columns of an import, and what its lines say. */
export interface CheckedLines extends Findings {
	readonly columns: readonly MappedColumn[];
}

/** An import that is ready to be sent. */
export interface CheckedImport extends CheckedLines {
	readonly descriptor: Descriptor;
	/** UTF-8, commas, a header line, numbers with a point: the bytes of the CSV in pieces. */
	readonly csv: readonly Buffer[];
}

/** Reads all lines, and hands on those that can be imported. @throws InvalidInput */
export function checkLines(
	source: Source,
	{ kind, mapping, numberFormat }: ImportPlan,
	take: (row: Row) => void,
): CheckedLines {
	const columns = mapColumns(kind, source.header, mapping);
	const widest = Math.max(...columns.map(({ index }) => index));
	const width = source.header?.length ?? source.sample[0]?.length ?? 0;
	if (widest >= width) {
		throw new InvalidInput(
			'Columns',
			`There is no column ${widest + 1}: the first line has ${width}`,
			'Check the column numbers, and the Separator under Options',
		);
	}
	const dimensions = columns.filter(({ target }) => kind.dimensions.includes(target)).length;
	const format = numberFormat ?? formatIn(source, columns.slice(dimensions));
	const check = new LineCheck(columns, dimensions, format, width);
	source.read((cells, line) => {
		const row = check.read(cells, line);
		if (row) take(row);
	});
	return { ...check.findings(), columns };
}

function formatIn({ sample }: Source, metrics: readonly MappedColumn[]): NumberFormat | undefined {
	return numberFormatOf(
		sample.flatMap((line) => metrics.map(({ index }) => line[index]?.trim() ?? '')),
	);
}

const ROWS_PER_PIECE = 10_000;

/** Checks all lines and writes the file to send. @throws InvalidInput */
export function prepareImport(source: Source, plan: ImportPlan): CheckedImport {
	const csv: Buffer[] = [];
	let rows: string[][] = [];
	const flush = () => {
		csv.push(Buffer.from(stringify(rows)));
		rows = [];
	};
	const checked = checkLines(source, plan, ({ names, values }) => {
		rows.push([...names, ...values]);
		if (rows.length >= ROWS_PER_PIECE) flush();
	});
	flush();
	const targets = checked.columns.map(({ target }) => target);
	const header = Buffer.from(stringify([targets.map(({ name }) => name)]));
	return {
		...checked,
		csv: [header, ...csv],
		descriptor: describeFile(plan.kind, targets, plan.days),
	};
}
