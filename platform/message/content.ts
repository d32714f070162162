import type { Row } from '../reports/cells';
import { nameOf, numberIn } from '../summary/cells';
import type { About, Wording } from '../summary/headline';
import { headlineOf, placeOf, shortChange, subjectOf, withoutUnit } from '../summary/headline';
import type { Line } from '../summary/pieces';
import type { Figure } from '../summary/shape';
import type { Summary } from '../summary/summary';
import { cutToWidth } from './width';

/** A table of texts, whatever a target makes of it. */
export interface TextTable {
	readonly columns: readonly TextColumn[];
	readonly rows: ReadonlyArray<readonly string[]>;
	/** The sums of all rows; undefined where there are none, or only one row. */
	readonly total: readonly string[] | undefined;
}

/** A column of texts. */
export interface TextColumn {
	readonly name: string;
	/** What it is called where other columns are not beside it. */
	readonly whole?: string;
	/** Figures stand at the right. */
	readonly side: 'left' | 'right';
}

/** What a message says, before it is written for a target. */
export interface Content {
	readonly title: string;
	/** What matters. */
	readonly lines: readonly Line[];
	readonly table: TextTable;
	/** How many rows the report has. */
	readonly count: number;
}

const WIDEST_NAME = 32;

/** Puts a report into words. */
export function contentOf(summary: Summary, about: About, wording: Wording): Content {
	const { shape, count } = summary;
	const place = placeOf(about, wording);
	const subject = about.title || subjectOf(shape, wording);
	const lines = headlineOf(summary, about, wording);
	return {
		title: subject === '' ? place : `${subject} · ${place}`,
		lines: count > 0 ? lines : [[wording.words.noRows]],
		table: tableOf(summary, about, wording),
		count,
	};
}

function tableOf({ shape, rows, count }: Summary, { totals }: About, wording: Wording): TextTable {
	const { names, date, figures } = shape;
	const nameColumns = [...names, ...(date === undefined ? [] : [wording.words.date])];
	const cells = (row: Row) => [
		...names.map((name) => cutToWidth(nameOf(row[name]), WIDEST_NAME)),
		...(date === undefined ? [] : [wording.formats.moment(nameOf(row[date]))]),
		...figures.flatMap((figure) => cellsOf(figure, row, wording)),
	];
	const ofTotal = (row: Row) => {
		const texts = cells(row);
		return texts.map((text, index) => {
			if (index < nameColumns.length) return index === 0 ? wording.words.total : '';
			return text;
		});
	};
	return {
		columns: [
			...nameColumns.map((name) => ({ name, side: 'left' as const })),
			...figures.flatMap((figure) => headsOf(figure, wording)),
		],
		rows: rows.map(cells),
		total: totals && count > 1 && nameColumns.length > 0 ? ofTotal(totals) : undefined,
	};
}

function headsOf({ name, change }: Figure, { words }: Wording): TextColumn[] {
	const value = {
		name: cutToWidth(withoutUnit(nameOf(name)), WIDEST_NAME),
		side: 'right' as const,
	};
	return change === undefined
		? [value]
		: [value, { name: words.change, whole: `${value.name} ${words.change}`, side: 'right' }];
}

function cellsOf(figure: Figure, row: Row, wording: Wording): string[] {
	const value = numberIn(row, figure.name);
	// What is no number, such as a text among figures, is shown as it came.
	const text =
		value === null && row[figure.name] !== null && row[figure.name] !== undefined
			? cutToWidth(nameOf(row[figure.name]), WIDEST_NAME)
			: wording.formats.value(value, figure.unit);
	return figure.change === undefined ? [text] : [text, shortChange(figure, row, wording)];
}
