import type { Mapping } from '../../platform/imports/columns/chosenColumn';
import { encodingLabelOf, ENCODINGS } from '../../platform/imports/file/encodingNames';
import { findKind } from '../../platform/imports/rules/importKinds';
import type { PlanInput, ReadingInput, YesOrNo } from '../../platform/imports/plan';
import type { WorkbookFacts } from '../../platform/imports/workbook/openWorkbook';
import { config } from './config';
import type { FoundTable } from '../../platform/imports/rules/shownLists';
import { ownTitleOf } from '../../platform/imports/rules/shownLists';
import { make, part, shortened } from '../dom';
import { submission } from '../sending/submission';
import { texts } from '../pageTexts';
import type { PostedForm, PageReading, Step } from '../protocol';
import { POSTED_FILE } from '../protocol';

/** The fields of the form. */
export const kindSelect = part('kind', HTMLSelectElement);
export const from = part('from', HTMLInputElement);
export const to = part('to', HTMLInputElement);
export const header = part('header', HTMLInputElement);
export const separator = part('separator', HTMLSelectElement);
export const encoding = part('encoding', HTMLSelectElement);
export const linesBefore = part('lines-before', HTMLInputElement);
export const sheet = part('sheet', HTMLSelectElement);
export const table = part('table', HTMLSelectElement);
export const comparedPeriod = part('compared-period', HTMLSelectElement);
export const totalsChoice = part('totals', HTMLSelectElement);
export const numbers = part('numbers', HTMLSelectElement);
export const dayFormat = part('day-format', HTMLSelectElement);
export const times = part('times', HTMLSelectElement);
export const sharedNames = part('shared-names', HTMLSelectElement);
export const emptyFigures = part('empty-figures', HTMLInputElement);
export const roundFigures = part('round-figures', HTMLInputElement);
export const negativeAmounts = part('negative-amounts', HTMLInputElement);
export const siteInput = siteField();
export const passphrase = passphraseField();

for (const name of ENCODINGS) {
	encoding.append(make('option', { value: name }, encodingLabelOf(name, texts.encodings)));
}

let isKindChosen = false;
for (const name of config.kinds) {
	const known = findKind(name);
	if (known) kindSelect.append(make('option', { value: name }, texts.kind(known.name)));
}
kindSelect.addEventListener('change', () => {
	isKindChosen = kindSelect.value !== '';
});

/** Lets the columns determine the kind of figures again. */
export function forgetKind(): void {
	isKindChosen = false;
}

/** Whether the user has chosen the kind of figures. */
export function hasChosenKind(): boolean {
	return isKindChosen;
}

const openKind = make('option', { value: '' }, texts.choosing.chooseKind);

/** Shows the kind of figures, or a request to choose one if the name is empty. */
export function showKind(name: string): void {
	if (name === '') kindSelect.prepend(openKind);
	else openKind.remove();
	kindSelect.value = name;
}

/**
 * Resets all settings on how the file is read, so that they are detected.
 *
 * @returns whether any was set
 */
export function forgetReading(): boolean {
	const lists = [sheet, separator, encoding, table, comparedPeriod, totalsChoice];
	const isOpen = lists.every(({ value }) => value === '') && linesBefore.value === '';
	const isAsAtFirst = header.checked && isOpen;
	header.checked = true;
	linesBefore.value = '';
	for (const list of lists) {
		list.value = '';
		const [open] = list.options;
		if (open) open.text = texts.fixed.recognize;
	}
	return !isAsAtFirst;
}

/** Lists the tables of a file that has several; the choice is kept. */
export function showTables(tables: readonly FoundTable[]): void {
	const { value } = table;
	const [open] = table.options;
	const options = tables.map(({ title, header: names }, at) => {
		const name = ownTitleOf(title, tables) || names.slice(0, NAMES_SHOWN).join(', ');
		return make('option', { value: String(at + 1) }, `${at + 1}: ${shortened(name, LONGEST_NAME)}`);
	});
	table.replaceChildren();
	for (const option of open ? [open, ...options] : options) table.append(option);
	table.value = value;
}

/** Lists the sheets of a workbook that has several; the choice is kept. */
export function showSheets(workbook: WorkbookFacts | undefined): void {
	const { value } = sheet;
	const sheets = workbook?.sheets ?? [];
	const [open] = sheet.options;
	sheet.replaceChildren();
	if (open && workbook) {
		const { isCertain, sheet: name } = workbook;
		const isFound = isCertain && value === '';
		open.text = isFound
			? texts.choosing.recognized(shortened(name, LONGEST_NAME))
			: texts.choosing.chooseSheet;
		sheet.append(open);
	}
	for (const { name, isHidden } of sheets) {
		const shown = shortened(name, LONGEST_NAME);
		sheet.append(
			make('option', { value: name }, isHidden ? texts.choosing.hiddenSheet(shown) : shown),
		);
	}
	sheet.value = value;
	part('sheet-field', HTMLElement).hidden = sheets.length < 2;
	// Workbooks have neither a separator nor an encoding.
	for (const field of [separator, encoding])
		field.labels[0]?.toggleAttribute('hidden', workbook !== undefined);
}

const NAMES_SHOWN = 3;
const LONGEST_NAME = 60;

/** Shows the detected value in the first option of a list, which stands for detection. */
export function sayRecognized(list: HTMLSelectElement, value: string): void {
	if (list.value !== '') return;
	const [open, ...others] = list.options;
	const word = others.find((option) => option.value === value)?.text ?? value;
	// The explanation in brackets does not fit on a phone.
	if (open) open.text = texts.choosing.recognized(word.replace(/ \(.*\)$/, ''));
}

function siteField(): HTMLInputElement | HTMLSelectElement {
	const options = config.sites.map((name) => make('option', { value: name }, name));
	const place = part('site-field', HTMLElement);
	if (options.length > 0) {
		const list = make('select', { id: 'site' }, options);
		place.append(make('label', {}, texts.choosing.site, list));
		return list;
	}
	const hint = make('small', { id: 'site-hint' }, texts.choosing.siteHint);
	const typed = make('input', {
		...{ id: 'site', type: 'text', autocomplete: 'off', required: '' },
		'aria-describedby': hint.id,
	});
	place.append(make('label', {}, texts.choosing.site, typed));
	// As wide as the form: beside the other fields, it would break into many lines.
	place.parentElement?.after(hint);
	return typed;
}

function passphraseField(): HTMLInputElement | undefined {
	if (!config.wantsPassphrase) return undefined;
	const field = make('input', { id: 'passphrase', type: 'password', autocomplete: 'off' });
	part('passphrase-field', HTMLElement).append(make('label', {}, texts.choosing.passphrase, field));
	return field;
}

/** The settings on how the file is read. */
export function readingOf(): PageReading {
	return {
		kinds: isKindChosen ? [kindSelect.value] : config.kinds,
		...enteredReading(),
	};
}

function enteredReading(): ReadingInput {
	return {
		header: yesOrNo(header),
		separator: separator.value,
		encoding: encoding.value,
		linesBefore: linesBefore.value,
		sheet: sheet.value,
		table: table.value,
		comparedPeriod: comparedPeriod.value,
		totals: totalsChoice.value,
	};
}

const [FIRST_OF_ALL, LAST_OF_ALL] = ['1990-01-01', '2099-12-31'];

/** Shows the period of a file with a column of days, unless the user chose another one. */
export function showDays(first: string | undefined, last: string): void {
	if (hasDays() || first === undefined || first === FIRST_OF_ALL) return;
	from.value = first;
	to.value = last;
}

/**
 * The plan as entered. Before a period is chosen any period will do, as it does not affect the
 * check of lines.
 */
export function enteredPlan(mapping: Mapping): PlanInput {
	const day = from.value || to.value || new Date().toISOString().slice(0, 10);
	// All days, if the file has a column of days.
	const isOpen = 'date' in mapping && !hasDays();
	return {
		kind: kindSelect.value,
		from: isOpen ? FIRST_OF_ALL : day,
		to: isOpen ? LAST_OF_ALL : to.value || day,
		mapping,
		...figureRules(),
	};
}

function figureRules() {
	return {
		numberFormat: numbers.value,
		dayFormat: dayFormat.value,
		times: times.value,
		sharedNames: sharedNames.value,
		emptyFigures: yesOrNo(emptyFigures),
		roundFigures: yesOrNo(roundFigures),
		negativeAmounts: yesOrNo(negativeAmounts),
	};
}

function yesOrNo({ checked }: HTMLInputElement): YesOrNo {
	return checked ? 'yes' : 'no';
}

/** The first required field that is empty. */
export function missingFields(): string | undefined {
	if (!hasDays()) return texts.checking.noDays;
	return siteInput.value.trim() === '' ? texts.checking.noSite : undefined;
}

/** Whether the user has chosen the period. */
export function hasDays(): boolean {
	return from.value !== '' && to.value !== '';
}

/** The form data to sign in, or to upload the file with all settings. */
export function uploadOf(step: Step, mapping: Mapping, content?: File): FormData {
	const form = new FormData();
	const fields = {
		step,
		submission: submission(),
		ticket: config.ticket,
		passphrase: passphrase?.value ?? '',
		kind: kindSelect.value,
		site: siteInput.value.trim(),
		from: from.value,
		to: to.value,
		mapping: JSON.stringify(mapping),
		...enteredReading(),
		...figureRules(),
	} satisfies PostedForm;
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	if (content) form.append(POSTED_FILE, content, content.name);
	return form;
}
