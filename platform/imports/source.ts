import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { GiveWay } from '../base/async/eventLoop';
import type { FileContent } from './file/fileContent';
import type { CsvStyle, PartialCsvStyle, CsvLine } from './file/csvRecords';
import { readCsvRecords, readSample, recognise } from './file/csvRecords';
import { checkHeader, checkWidth } from './rules/importLimits';
import { ImportProblem } from './rules/problems';

/** Lines to import, whatever they come from. */
export interface ImportSource {
	/** The names of the columns, if the lines have any. */
	readonly header: readonly string[] | undefined;
	/** The first lines below the header. */
	readonly sample: ReadonlyArray<readonly string[]>;
	/** The size of a file. */
	readonly bytes?: number;
	/** What was recognised of a file. */
	readonly style?: CsvStyle;
	/** Reads every line below the header, some at a time. @throws InvalidInput where a file is no CSV */
	readonly read: () => AsyncIterable<readonly CsvLine[]>;
	/** Called by all that goes through the lines. */
	readonly giveWay: GiveWay;
}

/** The lines of a CSV file. @throws InvalidInput when it is none */
export async function fileSource(
	file: FileContent,
	known: PartialCsvStyle,
	hasHeader: boolean,
	giveWay: GiveWay,
): Promise<ImportSource> {
	const style = await recognise(file, known, giveWay);
	const [first, ...others] = await readSample(file, style, giveWay);
	if (!first) throw ImportProblem.of({ code: 'blankFile', of: null });
	checkWidth(first.length);
	if (hasHeader) checkHeader(first);
	return {
		header: hasHeader ? first.map((name) => name.trim()) : undefined,
		sample: hasHeader ? others : [first, ...others],
		bytes: file.bytes,
		style,
		giveWay,
		read: async function* () {
			let records = 0;
			for await (const lines of readCsvRecords(file, style, giveWay)) {
				yield hasHeader && records === 0 ? lines.slice(1) : lines;
				records += lines.length;
			}
			if (!hasHeader || records > 1) return;
			throw ImportProblem.of({ code: 'onlyHeader', of: null });
		},
	};
}

/** The items of a workflow as lines; each member is a column. @throws InvalidInput */
export async function itemSource(
	records: readonly JsonRecord[],
	giveWay: GiveWay,
): Promise<ImportSource> {
	const names = new Set<string>();
	for (const some of batches(records)) {
		for (const record of some) for (const name of Object.keys(record)) names.add(name);
		checkWidth(names.size);
		await giveWay();
	}
	const header = [...names];
	checkHeader(header);
	const lineOf = (record: JsonRecord) => header.map((name) => cellOf(record[name]));
	return {
		header,
		sample: records.slice(0, SAMPLE_LINES).map(lineOf),
		giveWay,
		read: async function* () {
			let number = 0;
			for (const some of batches(records)) {
				yield some.map((record): CsvLine => ({ cells: lineOf(record), number: ++number }));
				await giveWay();
			}
		},
	};
}

const SAMPLE_LINES = 500;
// At most a thousand columns each.
const LINES_AT_ONCE = 20;

function* batches(records: readonly JsonRecord[]): Generator<readonly JsonRecord[]> {
	for (let from = 0; from < records.length; from += LINES_AT_ONCE) {
		yield records.slice(from, from + LINES_AT_ONCE);
	}
}

/** A number as text that means nothing else: 1.234 of a program is never more than a thousand. */
function cellOf(value: unknown): string {
	const text = textOf(value) ?? '';
	return typeof value === 'number' && /\.\d{3}$/.test(text) ? `${text}0` : text;
}
