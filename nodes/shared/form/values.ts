import type { Field } from '../../../platform/catalogue/row';
import { checkOrder, readDay, readMoment } from '../../../platform/client/values/dates';
import { readEnteredJson } from '../../../platform/client/values/enteredJson';
import { InvalidInput } from '../../../platform/client/faults';
import { isRecord, listOf, textOf } from '../../../platform/client/values/json';

/** A value on its way to the platform; a list is one text with commas by then. */
export type WireValue = string | number;

/** What a field gives: values under the platform's names. */
export type WireValues = Readonly<Record<string, WireValue>>;

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type OneValue = Exclude<Field, FieldOf<'period' | 'choices' | 'parameters' | 'json' | 'table'>>;

/** Reads what was entered under a name of the form. */
export type Entered = (name: string) => unknown;

/** Reads one field; what was left empty gives nothing. @throws InvalidInput */
export function valuesOf(field: Exclude<Field, FieldOf<'json'>>, entered: Entered): WireValues {
	switch (field.kind) {
		case 'period':
			return periodOf(field, entered);
		case 'choices':
			return choicesOf(field, entered(field.name));
		case 'parameters':
			return parametersOf(field, entered(field.name));
		case 'table':
			return tableOf(field, entered(field.name));
		default:
			return single(field.as, valueOf(field, entered(field.name)));
	}
}

/** The body that was entered as JSON, or undefined when there is none. @throws InvalidInput */
export function jsonOf(field: FieldOf<'json'>, entered: Entered): unknown {
	const text = entered(field.name);
	const isEmpty =
		text === undefined || text === null || (typeof text === 'string' && text.trim() === '');
	if (!isEmpty) return readEnteredJson(field.label, text);
	if (field.required) throw missing(field.label);
	return undefined;
}

function single(as: string, value: WireValue | undefined): WireValues {
	return value === undefined ? {} : { [as]: value };
}

function valueOf(field: OneValue, entered: unknown): WireValue | undefined {
	const value = readOne(field, entered);
	if (value === undefined && field.required) throw missing(field.label);
	return value;
}

function readOne(field: OneValue, entered: unknown): WireValue | undefined {
	switch (field.kind) {
		case 'flag':
			return flagOf(field, entered);
		case 'number':
			return numberOf(field, entered);
		case 'date':
			return momentOf(field.label, entered);
		case 'list':
			return textsOf(entered).join(',') || undefined;
		default:
			return lineOf(field.label, entered);
	}
}

/** A list's `{mode, value}` of n8n counts as its value. */
function lineOf(label: string, entered: unknown): string | undefined {
	const value = isRecord(entered) ? entered.value : entered;
	if (value === undefined || value === null) return undefined;
	const text = textOf(value)?.trim();
	if (text !== undefined) return text === '' ? undefined : text;
	throw new InvalidInput(
		label,
		`${label} is no text`,
		'Give one text or number, not a list or an object',
	);
}

function flagOf({ label, words }: FieldOf<'flag'>, entered: unknown): string | undefined {
	const [no, yes] = words;
	if (entered === undefined || entered === null || entered === '') return undefined;
	if (typeof entered === 'boolean') return entered ? yes : no;
	const word = textOf(entered)?.trim().toLowerCase() ?? '';
	if (['true', 'yes', '1', yes.toLowerCase()].includes(word)) return yes;
	if (['false', 'no', '0', no.toLowerCase()].includes(word)) return no;
	throw new InvalidInput(
		label,
		`${label} is neither true nor false`,
		'Turn it on or off, or give true or false',
	);
}

function numberOf(field: FieldOf<'number'>, entered: unknown): number | undefined {
	const { label, min, max, whole } = field;
	const text = lineOf(label, entered);
	if (text === undefined) return undefined;
	const value = Number(text);
	const isRight =
		Number.isFinite(value) &&
		(!whole || Number.isInteger(value)) &&
		value >= (min ?? -Infinity) &&
		value <= (max ?? Infinity);
	if (isRight) return value;
	const kind = whole ? 'a whole number' : 'a number';
	const from = min === undefined ? '' : ` from ${min}`;
	const to = max === undefined ? '' : ` up to ${max}`;
	throw new InvalidInput(
		label,
		`${label} must be ${kind}${from}${to}, but is "${text}"`,
		'Use a point before decimals and nothing between thousands',
	);
}

function momentOf(label: string, entered: unknown): string | undefined {
	const text = dateText(entered);
	return text === '' ? undefined : readMoment(label, text);
}

/** An expression may give a date as an object, of luxon or of JavaScript, instead of as a text. */
function dateText(entered: unknown): string {
	const written: unknown = isRecord(entered) ? JSON.parse(JSON.stringify(entered)) : entered;
	return textOf(written)?.trim() ?? '';
}

function periodOf({ as, required }: FieldOf<'period'>, entered: Entered): WireValues {
	const [from, to] = [dateText(entered('from')), dateText(entered('to'))];
	if (from === '' && to === '' && !required) return {};
	const first = readDay('First Day', from);
	const last = readDay('Last Day', to);
	checkOrder(first, last);
	return { [as.from]: first.monthFirst, [as.to]: last.monthFirst };
}

function textsOf(entered: unknown): string[] {
	const parts = Array.isArray(entered) ? listOf(entered) : (textOf(entered)?.split(',') ?? []);
	return parts.map((part) => textOf(part)?.trim() ?? '').filter((text) => text !== '');
}

function choicesOf({ send }: FieldOf<'choices'>, entered: unknown): WireValues {
	const chosen = textsOf(entered);
	if (chosen.length === 0) return {};
	if ('joinedAs' in send) return { [send.joinedAs]: chosen.join(',') };
	return Object.fromEntries(chosen.map((value) => [send.each(value), '1']));
}

function parametersOf({ label }: FieldOf<'parameters'>, entered: unknown): WireValues {
	const pairs = listOf(isRecord(entered) ? entered.parameter : []).filter(isRecord);
	return Object.fromEntries(
		pairs.map((pair): [string, WireValue] => {
			const name = textOf(pair.name)?.trim() ?? '';
			if (name === '') throw missing(`Name of a value in ${label}`);
			return [name, textOf(pair.value) ?? ''];
		}),
	);
}

function tableOf({ cells }: FieldOf<'table'>, entered: unknown): WireValues {
	const rows = listOf(isRecord(entered) ? entered.row : []).filter(isRecord);
	const values = rows.flatMap((row, index) =>
		cells.map((cell) => single(`${cell.as}${index}`, valueOf(cell, row[cell.name]))),
	);
	return Object.assign({}, ...values) as WireValues;
}

function missing(label: string): InvalidInput {
	return new InvalidInput(label, `${label} is empty`, `Choose or type a value for ${label}`);
}
