import { withoutFormula } from '../platform/client/values/formulas';
import type { LineNote } from '../platform/imports/check';
import { daysOf } from './chart';
import { download, make, table } from './dom';
import { NOTE_COLUMNS, noteTable, rowOf } from './notes';
import type { CheckFacts } from './protocol';
import { boxesOf } from './protocol';
import { counted } from './words';

/**
 * Everything that the check found, as the person reads it.
 *
 * @param hasDays whether the person has said for which days
 */
export function findingsOf(facts: CheckFacts, hasDays: boolean): HTMLElement[] {
	const { rejections, rejected, repetitions, repeated, rows } = facts;
	return [
		...(rejected > 0 ? [notesOf('Lines that cannot be imported', rejections, rejected)] : []),
		...(rows > 0 ? [firstRowsOf(facts)] : []),
		...(rows > 0 && hasDays ? [daysOf(facts)] : []),
		...(repeated > 0 ? [notesOf('Lines that replace another', repetitions, repeated)] : []),
		...(facts.accents.length > 0 ? [accentsOf(facts)] : []),
		...(facts.sentAsTheyAre.length > 0 ? [sentAsTheyAre(facts)] : []),
	];
}

/** One sentence, and whether it is good news. */
export function summaryOf({ rows, rejected, remedies }: CheckFacts, leavesOut: boolean) {
	const good = counted(rows, 'row can be imported', 'rows can be imported');
	if (rejected === 0) return { text: `${good}.`, mayStart: rows > 0 };
	const bad = counted(rejected, 'line cannot', 'lines cannot');
	const boxes = boxesOf(remedies);
	const tick = boxes === '' ? '' : ` Tick ${boxes} to have more of them imported.`;
	if (rows === 0) {
		return { text: `${bad} be imported, and no other is left.${tick}`, mayStart: false };
	}
	return leavesOut
		? { text: `${good}; ${bad}, and will be left out.${tick}`, mayStart: true }
		: { text: `${good}; ${bad}. Fix them, and choose the file again.${tick}`, mayStart: false };
}

const MOST_SHOWN = 200;

function notesOf(title: string, notes: readonly LineNote[], total: number): HTMLElement {
	const button = make('button', { type: 'button' }, 'Download this list');
	button.addEventListener('click', () =>
		download('lines.csv', csvOf([NOTE_COLUMNS, ...notes.map(rowOf)])),
	);
	const more =
		total > MOST_SHOWN ? [make('p', { class: 'soft' }, `The first ${MOST_SHOWN} are shown.`)] : [];
	return make(
		'div',
		{},
		make('h3', {}, `${title} (${total})`),
		noteTable(title, notes.slice(0, MOST_SHOWN)),
		...more,
		make('p', {}, button),
	);
}

function firstRowsOf({ columns, firstRows }: CheckFacts): HTMLElement {
	const header = columns.map(({ label, isMetric }) => ({ text: label, isNumber: isMetric }));
	const title = 'First rows, as they will arrive';
	return make('div', {}, make('h3', {}, title), table(title, header, firstRows));
}

function accentsOf({ accents }: CheckFacts): HTMLElement {
	const title = 'Names that lose their accents';
	const header = ['In the file', 'On the platform'].map((text) => ({ text, isNumber: false }));
	return make('div', {}, make('h3', {}, title), table(title, header, accents));
}

function sentAsTheyAre({ sentAsTheyAre: names }: CheckFacts): HTMLElement {
	const title = 'Letters that are sent as they are';
	const header = ['Name', 'Letters'].map((text) => ({ text, isNumber: false }));
	return make('div', {}, make('h3', {}, title), table(title, header, names));
}

function csvOf(rows: ReadonlyArray<readonly string[]>): string {
	const cell = (text: string) => {
		const safe = withoutFormula(text);
		return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
	};
	return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
