import { withoutFormula } from '../platform/base/csv/formulas';
import { MOST_NAMES } from '../platform/imports/rows/letterNotes';
import type { LineNote } from '../platform/imports/rules/reasons';
import { cards, download, make } from './dom';
import { figuresOf } from './totalsView';
import { formats, texts } from './pageTexts';
import { noteTable, notedRow } from './noteTable';
import type { CheckFacts } from './protocol';
import { readable } from './readable';

/**
 * Shows all findings of the check.
 *
 * @param columns the names of the file's columns
 * @param hasDays whether the user has chosen the period
 */
export function findingsOf(
	facts: CheckFacts,
	columns: readonly string[],
	hasDays: boolean,
): HTMLElement[] {
	const { rejections, rejected, repetitions, repeated, rows, question } = facts;
	const { wrong, replaced } = texts.checking;
	return [
		...(rejected > 0 ? [notesOf(wrong, rejections, rejected, columns)] : []),
		...(rows > 0 ? [firstRowsOf(facts)] : []),
		// As long as something is asked, nobody knows what the figures come to.
		...(rows > 0 && hasDays && !question ? [figuresOf(facts)] : []),
		...(facts.unused.length > 0 ? [unusedOf(facts)] : []),
		...(repeated > 0 ? [notesOf(replaced, repetitions, repeated, columns)] : []),
		...(facts.accents.length > 0 ? [accentsOf(facts)] : []),
		...(facts.sentAsTheyAre.length > 0 ? [sentAsTheyAre(facts)] : []),
	];
}

const MOST_SHOWN = 200;

function notesOf(
	title: string,
	notes: readonly LineNote[],
	total: number,
	columns: readonly string[],
): HTMLElement {
	const { checking } = texts;
	const label = notes.length < total ? checking.downloadFirst(notes.length) : checking.download;
	const button = make('button', { type: 'button' }, label);
	button.addEventListener('click', () => {
		const rows = notes.map((note) => notedRow(note, columns));
		download(checking.fileOfNotes, csvOf([checking.noteColumns, ...rows]));
	});
	const more =
		total > MOST_SHOWN ? [make('p', { class: 'soft' }, checking.firstShown(MOST_SHOWN))] : [];
	return make(
		'div',
		{},
		make('h3', {}, `${title} (${formats.count(total)})`),
		noteTable(title, notes.slice(0, MOST_SHOWN), columns),
		more,
		make('p', {}, button),
	);
}

function firstRowsOf({ columns, firstRows }: CheckFacts): HTMLElement {
	const header = columns.map(({ name, isMetric }) => {
		return { text: texts.target(name), isNumber: isMetric };
	});
	const rows = firstRows.map((row) =>
		row.map((cell, at) => {
			const column = columns[at];
			return column?.isMetric
				? formats.figure(Number(cell), column.isAmount)
				: readable(cell, column?.name);
		}),
	);
	const title = texts.checking.firstRows;
	return make('div', {}, make('h3', {}, title), cards(title, header, rows));
}

function unusedOf({ unused }: CheckFacts): HTMLElement {
	const { checking } = texts;
	const rows = unused.map(({ column, name, firstValue, near }) => [
		name || texts.choosing.column(column),
		firstValue,
		near ? checking.near(near.means === 'date' ? '' : texts.target(near.means), near.reason) : '',
	]);
	return namesOf(checking.unused, checking.unusedColumns, rows);
}

function accentsOf({ accents }: CheckFacts): HTMLElement {
	return namesOf(texts.checking.accents, texts.checking.accentColumns, accents);
}

function sentAsTheyAre({ sentAsTheyAre: names }: CheckFacts): HTMLElement {
	return namesOf(texts.checking.kept, texts.checking.keptColumns, names);
}

function namesOf(
	title: string,
	columns: readonly string[],
	rows: ReadonlyArray<readonly string[]>,
): HTMLElement {
	const header = columns.map((text) => ({ text, isNumber: false }));
	const table = cards(title, header, rows.slice(0, MOST_NAMES));
	table.classList.add('texts');
	return make('div', {}, make('h3', {}, title), table, moreNames(rows.length > MOST_NAMES));
}

/** Says that a list of names is not complete. */
function moreNames(isPart: boolean): HTMLElement[] {
	const { firstNames } = texts.checking;
	return isPart ? [make('p', { class: 'soft' }, firstNames(MOST_NAMES))] : [];
}

/** With the separator that spreadsheets expect in the language. */
function csvOf(rows: ReadonlyArray<readonly string[]>): string {
	const { separator } = texts.samples;
	const cell = (text: string) => {
		const safe = withoutFormula(text);
		return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
	};
	return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
