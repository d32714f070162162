import type { LineNote } from '../platform/imports/rules/reasons';
import { importWordsOf } from '../platform/imports/rules/importWords';
import { cards } from './dom';
import { formats, texts } from './pageTexts';

/**
 * A note as a table row.
 *
 * @param columns the names of the file's columns; empty ones have none
 */
export function notedRow(
	{ line, column, target, value, why }: LineNote,
	columns: readonly string[],
): string[] {
	// Column numbers from the platform refer to the uploaded file instead of the user's.
	const isOurs = why.code !== 'platform';
	const name =
		column === null ? '' : (isOurs && columns[column - 1]) || texts.choosing.column(column);
	return [String(line), name, value, sentenceOf(target, why)];
}

function sentenceOf(target: LineNote['target'], why: LineNote['why']): string {
	// The platform's message is a sentence of its own.
	if (why.code === 'platform' && why.of.upstreamMessage !== undefined)
		return why.of.upstreamMessage;
	const subject = target === null ? texts.wholeLine : texts.subject(texts.target(target));
	return `${subject} ${importWordsOf(texts.reasons, why)}`;
}

/** A table of notes; on narrow screens its rows are shown as cards. */
export function noteTable(
	title: string,
	notes: readonly LineNote[],
	columns: readonly string[],
): HTMLElement {
	const rows = notes.map((note) => {
		const [, ...others] = notedRow(note, columns);
		return [formats.count(note.line), ...others];
	});
	const header = texts.checking.noteColumns.map((text) => ({ text, isNumber: false }));
	return cards(title, header, rows);
}
