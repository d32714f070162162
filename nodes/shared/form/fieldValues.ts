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
} from '../../../platform/catalogue/endpointFields';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { readMomentParameter } from '../../../platform/base/dates/readDay';
import { readJsonInput, isRecord, listOf, textOf } from '../../../platform/base/json/json';
import { checkDigits, parseChoice, parseFlag, parseNumber, parseText } from './settings';
import { isBlank } from './readSetting';

/** A value as it is sent; lists are already joined with commas. */
export type WireValue = string | number;

/** Values by the platform's names. */
export type WireValues = Readonly<Record<string, WireValue>>;

/** The values of one or more fields. */
export interface ReadFields {
	readonly values: WireValues;
	/** The whole body, where a field holds it. */
	readonly body?: unknown;
}

/** The input of an item. */
export interface FieldInput {
	/** The value of a parameter; null or undefined where the form does not show it. */
	readonly given: (name: string) => unknown;
	/** The stored parameter; undefined where n8n does not provide it. */
	readonly stored?: (name: string) => unknown;
	/** The time zone of the workflow. */
	readonly zone: string;
}

type OneValue = Exclude<Extract<Field, { readonly as: string }>, JsonField | PicksField>;
type ReadOne<F> = (field: F, entered: unknown) => WireValue | undefined;
type Read<F> = (field: F, entered: FieldInput) => ReadFields;

/** Reads a field with one value; none if it is empty. */
export function oneValue<F extends OneValue>(readOne: ReadOne<F>): Read<F> {
	return (field, { given }) => {
		const value = readOne(field, given(field.name));
		if (value !== undefined) return { values: { [field.as]: value } };
		if (field.required) throw missing(field.label);
		return { values: {} };
	};
}

/** A line of text; a resource locator counts as its value. @throws InvalidInput */
export function readLine({ label }: OneValue, entered: unknown): string | undefined {
	const value = isRecord(entered) ? entered.value : entered;
	if (value === undefined || value === null) return undefined;
	return parseText(label, value) || undefined;
}

/** Yes or no in the platform's words, which may also be entered. @throws InvalidInput */
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

/** Several values, separated by commas or as a list. @throws InvalidInput */
export function readListField({ label, ofKeys }: ListField, entered: unknown): string | undefined {
	for (const one of [entered, ...listOf(entered)]) checkDigits(label, one);
	const texts = textsOf(entered);
	const wrong = ofKeys && texts.find((text) => /\s/.test(text));
	if (!wrong) return texts.join(',') || undefined;
	throw new InvalidInput(
		label,
		`"${wrong}" in ${label} is neither a key nor an ID`,
		'Enter keys or IDs that Get Many returns, separated by commas',
	);
}

/** The selected values and the typed ones. @throws InvalidInput */
export function readPicks(field: PicksField, { given }: FieldInput): ReadFields {
	const texts = [...textsOf(given(field.name)), ...textsOf(given(field.more.name))];
	if (texts.length > 0) return { values: { [field.as]: [...new Set(texts)].join(',') } };
	if (field.required) throw missing(field.label);
	return { values: {} };
}

/**
 * One option of a list. Other values are left to the platform, unless the list maps them to words.
 *
 * @throws InvalidInput
 */
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

/** Selected options in the form that the platform takes. */
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

/** The values of entered name-value pairs, by name. @throws InvalidInput */
export function readParameters(
	{ name, label }: ParametersField,
	{ given }: FieldInput,
): ReadFields {
	const pairs = rowsOf(given(name), 'parameter').map((pair): [string, WireValue] => {
		const under = textOf(pair.name)?.trim() ?? '';
		if (under === '') throw missing(`Name under ${label}`);
		return [under, textOf(pair.value) ?? ''];
	});
	return { values: Object.fromEntries(pairs) };
}

/** The cells of all rows, by their name and row number. @throws InvalidInput */
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

/** The rows of a fixed collection. */
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
