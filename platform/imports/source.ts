import type { JsonRecord } from '../client/json';
import { textOf } from '../client/json';
import type { CsvStyle, KnownStyle, TakeRecord } from './csv';
import { badFile, readRecords, readSample, recognise } from './csv';

/** Lines to import, whatever they come from. */
export interface Source {
	/** The names of the columns, if the lines have any. */
	readonly header: readonly string[] | undefined;
	/** The first lines below the header. */
	readonly sample: ReadonlyArray<readonly string[]>;
	/** The size of a file. */
	readonly bytes?: number;
	/** What was recognised of a file. */
	readonly style?: CsvStyle;
	/** Hands over every line below the header. @throws InvalidInput where a file is no CSV */
	readonly read: (take: TakeRecord) => void;
}

/** The lines of a CSV file. @throws InvalidInput when it is none */
export function fileSource(file: Uint8Array, known: KnownStyle, hasHeader: boolean): Source {
	const style = recognise(file, known);
	const [first, ...others] = readSample(file, style);
	if (!first) throw badFile('The file has nothing but blank lines', 'Choose a file with data');
	return {
		header: hasHeader ? first.map((name) => name.trim()) : undefined,
		sample: hasHeader ? others : [first, ...others],
		bytes: file.length,
		style,
		read: (take) => {
			let records = 0;
			readRecords(file, style, (cells, line) => {
				records += 1;
				if (!hasHeader || records > 1) take(cells, line);
			});
			if (!hasHeader || records > 1) return;
			throw badFile('The file has no line below its header', 'Choose a file with data');
		},
	};
}

/** The items of a workflow as lines; each member is a column. */
export function itemSource(records: readonly JsonRecord[]): Source {
	const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const lineOf = (record: JsonRecord) => header.map((name) => cellOf(record[name]));
	return {
		header,
		sample: records.slice(0, SAMPLE_LINES).map(lineOf),
		read: (take) => {
			for (const [index, record] of records.entries()) take(lineOf(record), index + 1);
		},
	};
}

const SAMPLE_LINES = 500;

/** A number as text that means nothing else: 1.234 of a program is never more than a thousand. */
function cellOf(value: unknown): string {
	const text = textOf(value) ?? '';
	return typeof value === 'number' && /\.\d{3}$/.test(text) ? `${text}0` : text;
}
