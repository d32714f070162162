import type { INodeProperties } from 'n8n-workflow';

import type { Day } from '../../../platform/base/dates/readDay';
import { readDay } from '../../../platform/base/dates/readDay';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { textOf } from '../../../platform/base/json/json';

/** A setting of an operation: its field in the form, and its reader. */
export interface Setting<T> {
	readonly property: INodeProperties;
	/** Set if an empty text means everything, so that an expression must not be empty by mistake. */
	readonly narrows?: true;
	/** Set where an expression may give an empty text to leave the setting out, though it is no text. */
	readonly mayBeBlank?: true;
	/**
	 * @param entered null or undefined where the form does not show the setting: then its default counts
	 * @param zone the time zone of the workflow
	 * @throws InvalidInput
	 */
	parse(entered: unknown, zone: string): T;
}

/** Everything about a setting but its type and its default. */
export type SettingText = Omit<INodeProperties, 'type' | 'default' | 'options'>;

/** Makes a setting optional: undefined unless it was added and filled in. */
export function onlyIfAdded<T>(setting: Setting<T>): Setting<T | undefined> {
	const { parse } = setting;
	return {
		...setting,
		parse: (entered, zone) => (isLeftOut(entered) ? undefined : parse(entered, zone)),
	};
}

/** Converts or validates the value of a setting. @param convert throws InvalidInput */
export function converted<T, U>(setting: Setting<T>, convert: (value: T) => U): Setting<U> {
	const { parse } = setting;
	return { ...setting, parse: (entered, zone) => convert(parse(entered, zone)) };
}

/** How n8n shows settings. */
export function propertiesOf(settings: ReadonlyArray<Setting<unknown>>): INodeProperties[] {
	return settings.map(({ property }) => property);
}

/** A choice of a list, with what n8n shows for it. */
export interface SettingChoice<T extends string | number> {
	readonly name: string;
	readonly value: T;
	readonly description?: string;
	readonly action?: string;
}

/** A choice from a list. Other values, which expressions can return, are refused. */
export function choiceSetting<T extends string | number>(
	look: SettingText,
	choices: ReadonlyArray<SettingChoice<T>>,
	preset: T,
): Setting<T> {
	return {
		property: { ...look, type: 'options', options: [...choices], default: preset },
		parse: (entered) => {
			if (isLeftOut(entered)) return preset;
			const values = choices.map(({ value }) => value);
			return parseChoice(look.displayName, values, entered);
		},
	};
}

/** The value of a list that was given. @throws InvalidInput */
export function parseChoice<T extends string | number>(
	label: string,
	values: readonly T[],
	entered: unknown,
): T {
	const chosen = values.find((value) => String(value) === textOf(entered));
	if (chosen !== undefined) return chosen;
	const text = textOf(entered);
	throw new InvalidInput(
		label,
		text === undefined ? `${label} must be a single value` : `${label} cannot be "${text}"`,
		`Choose a value from the list under ${label}, or enter one of ${values.join(', ')}`,
	);
}

/** The allowed range of a number. */
interface NumberBounds {
	readonly min?: number;
	/**
	 * An exclusive minimum. n8n has no property for it, so the form may show a `minValue` of its own.
	 */
	readonly above?: number;
	readonly max?: number;
	/** Digits after the point; 0 for whole numbers. */
	readonly precision?: number;
	/** Set if only whole numbers are allowed and the form does not enforce it. */
	readonly whole?: true;
	/** The advice on a number out of range, if the message alone does not help. */
	readonly advice?: string;
}

/** A number within bounds, which n8n shows and this checks, as an expression can give any. */
export function numberSetting(
	look: SettingText,
	preset: number,
	bounds: NumberBounds = {},
): Setting<number> {
	const { min, max, precision } = bounds;
	const typeOptions = {
		...look.typeOptions,
		...(min === undefined ? {} : { minValue: min }),
		...(max === undefined ? {} : { maxValue: max }),
		...(precision === undefined ? {} : { numberPrecision: precision }),
	};
	return {
		property: { ...look, type: 'number', typeOptions, default: preset },
		parse: (entered) =>
			isLeftOut(entered) ? preset : parseNumber(look.displayName, entered, bounds),
	};
}

/** Reads a number. @throws InvalidInput if it is not one, or out of range */
export function parseNumber(label: string, entered: unknown, bounds: NumberBounds): number {
	const textSetting = textOf(entered)?.trim();
	const value = textSetting ? Number(textSetting) : NaN;
	if (isWithin(value, bounds)) return value;
	const found = textSetting === undefined ? 'not a number' : `"${textSetting}"`;
	throw new InvalidInput(
		label,
		`${label} must be ${boundsInWords(bounds)}, but is ${textSetting === '' ? 'empty' : found}`,
		bounds.advice ??
			'Enter a number with a decimal point and without thousands separators, such as 1234.5',
	);
}

function isWithin(value: number, bounds: NumberBounds): boolean {
	const { min = -Infinity, max = Infinity, above = -Infinity } = bounds;
	const isFine = isWhole(bounds) ? Number.isInteger(value) : Number.isFinite(value);
	return isFine && value >= min && value <= max && value > above;
}

function isWhole({ precision, whole }: NumberBounds): boolean {
	return whole === true || precision === 0;
}

function boundsInWords(bounds: NumberBounds): string {
	const { min, max, above } = bounds;
	if (above !== undefined) {
		return `more than ${above}${max === undefined ? '' : ` and at most ${max}`}`;
	}
	const kind = isWhole(bounds) ? 'a whole number' : 'a number';
	if (min !== undefined && max === undefined) return `${kind} of at least ${min}`;
	const from = min === undefined ? '' : ` from ${min}`;
	return `${kind}${from}${max === undefined ? '' : ` up to ${max}`}`;
}

/** On or off. */
export function flagSetting(look: SettingText, preset: boolean): Setting<boolean> {
	return {
		property: { ...look, type: 'boolean', default: preset },
		parse: (entered) => (isLeftOut(entered) ? preset : parseFlag(look.displayName, entered)),
	};
}

/** Whether yes was given, or no. @throws InvalidInput */
export function parseFlag(label: string, entered: unknown): boolean {
	const word = textOf(entered)?.trim().toLowerCase() ?? String(entered);
	if (['true', '1', 'yes'].includes(word)) return true;
	if (['false', '0', 'no'].includes(word)) return false;
	throw new InvalidInput(
		label,
		`${label} is neither true nor false`,
		'Turn it on or off, or enter true or false',
	);
}

/** A trimmed text; a cleared field counts as empty. */
export function textSetting(look: SettingText, preset = ''): Setting<string> {
	return {
		property: { ...look, type: 'string', default: preset },
		parse: (entered) => {
			if (entered === undefined || entered === null) return preset;
			return parseText(look.displayName, entered);
		},
	};
}

/** The text that was given, without the blanks around it. @throws InvalidInput */
export function parseText(label: string, entered: unknown): string {
	checkDigits(label, entered);
	const value = textOf(entered);
	if (value !== undefined) return value.trim();
	throw new InvalidInput(
		label,
		`${label} is not text`,
		'Enter text or a number, not a list or an object',
	);
}

/**
 * Refuses a number that is too long for JSON: its last digits have changed, so it may be the ID of
 * something else.
 *
 * @throws InvalidInput
 */
export function checkDigits(label: string, entered: unknown): void {
	if (!Number.isInteger(entered) || Number.isSafeInteger(entered)) return;
	throw new InvalidInput(
		label,
		`${label} is a number with more than 15 digits, whose last digits may have changed: ${String(entered)}`,
		'Pass it on as text from the node or the source that it comes from',
	);
}

/** A day of the calendar, as a text, a date object or seconds. */
export function daySetting(look: SettingText): Setting<Day> {
	const typeOptions = { ...look.typeOptions, dateOnly: true };
	return {
		property: { ...look, type: 'dateTime', typeOptions, default: '' },
		parse: (entered, zone) => readDay(look.displayName, entered, zone),
	};
}

/** Requires a value: an expression must not leave the setting empty. */
export function filled<T extends string | number>(
	{ property, parse }: Setting<T>,
	advice = `Choose a value from the list under ${property.displayName}`,
): Setting<T> {
	const { displayName } = property;
	return {
		property,
		parse: (entered, zone) => {
			if (textOf(entered)?.trim() !== '') return parse(entered, zone);
			throw new InvalidInput(displayName, `${displayName} is empty`, advice);
		},
	};
}

function isLeftOut(entered: unknown): boolean {
	return entered === undefined || entered === null || entered === '';
}
