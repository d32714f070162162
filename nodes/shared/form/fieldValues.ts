import type {
	ChoiceField,
	ChoicesField,
	DateField,
	Field,
	FlagField,
	JsonField,
	ListField,
	NumberField,
	ParametersField,
	PicksField,
	TableField,
} from '../../../platform/catalogue/endpointRow';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { readMomentParameter } from '../../../platform/base/dates/readDay';
import { readJsonInput } from '../../../platform/base/json/readJsonInput';
import { isRecord, listOf, textOf } from '../../../platform/base/json/json';
import { parseChoice, parseFlag, parseNumber, parseText } from './settings';

/** A value on its way to the platform; a list is one text with commas by then. */
export type WireValue = string | number;

/** What a field gives: values under the platform's names. */
export type WireValues = Readonly<Record<string, WireValue>>;

/** What one or more fields give. */
export interface ReadFields {
	readonly values: WireValues;
	/** The whole body, where a field holds it. */
	readonly body?: unknown;
}

/** What was entered for an item. */
export interface FieldInput {
	/** What stands under a name of the form; null or undefined where the form does not show it. */
	readonly given: (name: string) => unknown;
	/** The same as the workflow stores it; nothing where n8n does not tell. */
	readonly stored?: (name: string) => unknown;
	/** The time zone of the workflow. */
	readonly zone: string;
}

type OneValue = Exclude<Extract<Field, { readonly as: string }>, JsonField | PicksField>;
type ReadOne<F> = (field: F, entered: unknown) => WireValue | undefined;
type Read<F> = (field: F, entered: FieldInput) => ReadFields;

/** Reads a field that gives one value, or nothing when it was left empty. */
export function oneValue<F extends OneValue>(readOne: ReadOne<F>): Read<F> {
	return (field, { given }) => {
		const value = readOne(field, given(field.name));
		if (value !== undefined) return { values: { [field.as]: value } };
		if (field.required) throw missing(field.label);
		return { values: {} };
	};
}

/** A line of text; a list's `{mode, value}` of n8n counts as its value. @throws InvalidInput */
export function readLine({ label }: OneValue, entered: unknown): string | undefined {
	const value = isRecord(entered) ? entered.value : entered;
	if (value === undefined || value === null) return undefined;
	return parseText(label, value) || undefined;
}

/** Yes or no in the platform's words, which may be entered as well. @throws InvalidInput */
export function readFlag({ label, words }: FlagField, entered: unknown): string | undefined {
	if (isBlank(entered)) return undefined;
	const word = textOf(entered)?.trim().toLowerCase();
	const known = words.find((one) => one.toLowerCase() === word);
	const [no, yes] = words;
	return known ?? (parseFlag(label, entered) ? yes : no);
}

/** A number within the bounds of its field. @throws InvalidInput */
export function readNumber(field: NumberField, entered: unknown): number | undefined {
	const { label, min, max, whole } = field;
	const text = readLine(field, entered);
	const bounds = { min, max, precision: whole ? 0 : undefined };
	return text === undefined ? undefined : parseNumber(label, text, bounds);
}

/** A moment as epoch seconds. @throws InvalidInput */
export function readDate({ label }: DateField, entered: unknown): string | undefined {
	return isBlank(entered) ? undefined : readMomentParameter(label, entered);
}

/** Several values between commas, entered as such or as a list. @throws InvalidInput */
export function readListField({ label, ofKeys }: ListField, entered: unknown): string | undefined {
	const texts = textsOf(entered);
	const wrong = ofKeys && texts.find((text) => /\s/.test(text));
	if (!wrong) return texts.join(',') || undefined;
	throw new InvalidInput(
		label,
		`"${wrong}" in ${label} is neither a key nor an ID`,
		'Give keys or IDs with commas between them, as Get Many lists them',
	);
}

/** What was picked from a list, and what was typed beside it. @throws InvalidInput */
export function readPicks(field: PicksField, { given }: FieldInput): ReadFields {
	const texts = [...textsOf(given(field.name)), ...textsOf(given(field.more.name))];
	if (texts.length > 0) return { values: { [field.as]: [...new Set(texts)].join(',') } };
	if (field.required) throw missing(field.label);
	return { values: {} };
}

/** One of a list; the platform judges what it does not name, unless the list has words of its own. @throws InvalidInput */
export function readChoice(field: ChoiceField, entered: unknown): string | undefined {
	const line = readLine(field, entered);
	const { label, options } = field;
	if (line === undefined || !options.some(({ sends }) => sends !== undefined)) return line;
	const value = parseChoice(
		label,
		options.map((one) => one.value),
		line,
	);
	const chosen = options.find((one) => one.value === value);
	return chosen?.sends ?? value;
}

/** Any of a list, in the way in which the platform wants them. */
export function readChoices({ name, send }: ChoicesField, { given }: FieldInput): ReadFields {
	const chosen = textsOf(given(name));
	if (chosen.length === 0) return { values: {} };
	if ('joinedAs' in send) return { values: { [send.joinedAs]: chosen.join(',') } };
	return { values: Object.fromEntries(chosen.map((value) => [send.each(value), '1'])) };
}

/** JSON as the body or as a member of it. @throws InvalidInput */
export function readJson(
	{ name, label, as, required }: JsonField,
	{ given }: FieldInput,
): ReadFields {
	const entered = given(name);
	if (isBlank(entered)) {
		if (required) throw missing(label);
		return { values: {} };
	}
	const body = readJsonInput(label, entered);
	return { values: {}, body: as === '' ? body : { [as]: body } };
}

/** Values under the names that were entered with them. @throws InvalidInput */
export function readParameters(
	{ name, label }: ParametersField,
	{ given }: FieldInput,
): ReadFields {
	const pairs = rowsOf(given(name), 'parameter').map((pair): [string, WireValue] => {
		const under = textOf(pair.name)?.trim() ?? '';
		if (under === '') throw missing(`Name of a value in ${label}`);
		return [under, textOf(pair.value) ?? ''];
	});
	return { values: Object.fromEntries(pairs) };
}

/** The cells of all rows, each under its name and the number of its row. @throws InvalidInput */
export function readTableField(
	{ name, cells }: TableField,
	{ given, zone }: FieldInput,
	readCell: Read<TableField['cells'][number]>,
): ReadFields {
	const read = rowsOf(given(name), 'row').flatMap((row, index) =>
		cells.map((cell) =>
			readCell({ ...cell, as: `${cell.as}${index}` }, { given: (cellName) => row[cellName], zone }),
		),
	);
	return { values: Object.fromEntries(read.flatMap(({ values }) => Object.entries(values))) };
}

/** Whether nothing was entered: what the form does not show, or blanks. */
export function isBlank(entered: unknown): boolean {
	if (typeof entered === 'string') return entered.trim() === '';
	return entered === undefined || entered === null;
}

/** The rows of one of n8n's collections of rows. */
function rowsOf(entered: unknown, name: string) {
	return listOf(isRecord(entered) ? entered[name] : []).filter(isRecord);
}

function textsOf(entered: unknown): string[] {
	const parts = Array.isArray(entered) ? listOf(entered) : (textOf(entered)?.split(',') ?? []);
	return parts.map((part) => textOf(part)?.trim() ?? '').filter((text) => text !== '');
}

function missing(label: string): InvalidInput {
	return new InvalidInput(label, `${label} is empty`, `Choose or type a value for ${label}`);
}
