import type { FigureRules } from './cells';
import type { Findings, Row } from './check';
import { LineCheck } from './check';
import type { MappedColumn, Mapping } from './columns';
import { mapColumns } from './columns';
import { numberFormatOf } from './csv';
import type { Days, Descriptor } from './descriptor';
import { describeFile } from './descriptor';
import type { ImportKind } from './kinds';
import type { NumberFormat } from './numbers';
import { ImportProblem } from './problems';
import type { Source } from './source';

/** What is to be imported, as the user describes it. */
export interface ImportPlan {
	readonly kind: ImportKind;
	readonly days: Days;
	/** Recognised by the header when left out. */
	readonly mapping?: Mapping | undefined;
	/** Recognised when left out. */
	readonly numberFormat?: NumberFormat | undefined;
	/** None when left out. */
	readonly figures?: FigureRules;
}

/** The columns of an import, and what its lines say. */
export interface CheckedLines extends Findings {
	readonly columns: readonly MappedColumn[];
}

/** A checked import, and the descriptor of the file that is sent. */
export interface DescribedImport extends CheckedLines {
	readonly descriptor: Descriptor;
}

/** Takes the file to send while it is written. */
export interface Sink {
	/** Comes first. */
	readonly begin: (descriptor: Descriptor) => void;
	readonly write: (text: string) => void;
}

/** Finds the columns of an import. @throws InvalidInput */
export function findColumns(
	{ header, sample }: Source,
	{ kind, mapping }: ImportPlan,
): MappedColumn[] {
	const columns = mapColumns(kind, header, mapping);
	const widest = Math.max(...columns.map(({ index }) => index));
	const width = widthOf({ header, sample });
	if (widest < width) return columns;
	throw ImportProblem.of({ code: 'fewColumns', of: { column: widest + 1, columns: width } });
}

function widthOf({ header, sample }: Pick<Source, 'header' | 'sample'>): number {
	return header?.length ?? sample[0]?.length ?? 0;
}

/** Reads all lines, and hands on those that can be imported. @throws InvalidInput */
export async function checkLines(
	source: Source,
	{ kind, numberFormat, figures }: ImportPlan,
	columns: readonly MappedColumn[],
	take: (row: Row) => void,
): Promise<CheckedLines> {
	const dimensions = columns.filter(({ target }) => kind.dimensions.includes(target)).length;
	const format = numberFormat ?? formatIn(source, columns.slice(dimensions));
	const check = new LineCheck(columns, dimensions, { ...figures, format }, widthOf(source));
	for await (const lines of source.read()) {
		for (const line of lines) {
			const row = check.read(line);
			if (row) take(row);
		}
	}
	return { ...check.findings(), columns };
}

function formatIn({ sample }: Source, metrics: readonly MappedColumn[]): NumberFormat | undefined {
	return numberFormatOf(
		sample.flatMap((line) => metrics.map(({ index }) => line[index]?.trim() ?? '')),
	);
}

const PIECE = 1 << 16;

/** Checks all lines and writes the file to send. @throws InvalidInput */
export async function writeImport(
	source: Source,
	plan: ImportPlan,
	sink: Sink,
): Promise<DescribedImport> {
	const columns = findColumns(source, plan);
	const targets = columns.map(({ target }) => target);
	const descriptor = describeFile(plan.kind, targets, plan.days);
	sink.begin(descriptor);
	let text = csvLine(targets.map(({ name }) => name));
	const checked = await checkLines(source, plan, columns, ({ names, values }) => {
		text += csvLine([...names.map(csvCell), ...values]);
		if (text.length < PIECE) return;
		sink.write(text);
		text = '';
	});
	sink.write(text);
	return { ...checked, descriptor };
}

function csvLine(cells: readonly string[]): string {
	return `${cells.join(',')}\n`;
}

/** No name holds a line break. */
function csvCell(name: string): string {
	return /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
