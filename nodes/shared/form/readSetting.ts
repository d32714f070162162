import type { INodeProperties } from 'n8n-workflow';

import { isTimeZone } from '../../../platform/base/dates/readDay';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { isRecord, listOf } from '../../../platform/base/json/json';
import type { Parameters } from './parameters';
import { readOptions, storedOptions, storedParameters } from './parameters';
import type { Setting } from './settings';

/** Reads a setting of an item. @throws InvalidInput */
export function read<T>(
	context: Parameters,
	setting: Setting<T>,
	item: number,
	adjust: (entered: unknown, stored: unknown) => unknown = (entered) => entered,
): T {
	const { property, parse } = setting;
	const stored = storedParameters(context)[property.name];
	const entered = adjust(context.getNodeParameter(property.name, item, null), stored);
	refuseEmpty(property, stored, entered, emptinessOf(setting));
	return parse(entered, zoneOf(context));
}

/** Reads a parameter that is no setting, as it was entered. @throws InvalidInput where an expression left it empty */
export function readEntered(context: Parameters, property: INodeProperties, item: number): unknown {
	const entered = context.getNodeParameter(property.name, item, null);
	const stored = storedParameters(context)[property.name];
	refuseEmpty(property, stored, entered, { blankTexts: 'refused' });
	return entered;
}

/** A text of a setting may be cleared, by an expression as well. */
function emptinessOf({ narrows }: Setting<unknown>): Emptiness {
	return { blankTexts: narrows ? 'refused' : 'leftOut' };
}

/** Reads a setting from an item's options. @throws InvalidInput */
export function readOption<T>(context: Parameters, setting: Setting<T>, item: number): T {
	const { property, parse } = setting;
	const entered = readOptions(context, item)[property.name];
	if (setting.mayBeBlank && entered === '') return parse(entered, zoneOf(context));
	refuseEmpty(property, storedOptions(context)[property.name], entered, emptinessOf(setting));
	return parse(entered, zoneOf(context));
}

/** The time zone of the workflow. @throws InvalidInput if its name is invalid */
export function zoneOf(context: Parameters): string {
	const zone = context.getTimezone?.() ?? 'utc';
	if (isTimeZone(zone)) return zone;
	throw new InvalidInput(
		'Timezone',
		`The time zone of this workflow, "${zone}", does not exist`,
		'Choose another Timezone in the settings of the workflow. If it is set to the default there, ask the administrator of n8n to correct GENERIC_TIMEZONE',
	);
}

/** Whether a stored parameter is an expression. */
export function isExpression(stored: unknown): boolean {
	return typeof stored === 'string' && stored.startsWith('=');
}

/** Which values of an expression count as missing. */
export interface Emptiness {
	/** Whether an empty text is refused, or leaves the field out. */
	readonly blankTexts: 'refused' | 'leftOut';
}

/**
 * Refuses an expression without a result anywhere in a parameter. n8n would use the default
 * instead, such as another period, or no filter at all.
 *
 * @param stored the parameter as the workflow stores it
 * @param value its evaluated value for an item
 * @throws InvalidInput
 */
export function refuseEmpty(
	property: INodeProperties,
	stored: unknown,
	value: unknown,
	emptiness: Emptiness,
): void {
	if (isExpression(stored)) {
		if (isEmpty(property, value, emptiness)) throw emptyByExpression(property.displayName);
		return;
	}
	if (!isRecord(stored)) return;
	const values = isRecord(value) ? value : {};
	switch (property.type) {
		case 'resourceLocator': {
			const given = isRecord(value) ? value.value : value;
			if (isExpression(stored.value) && isBlank(given))
				throw emptyByExpression(property.displayName);
			return;
		}
		case 'resourceMapper':
			refuseEmptyColumns(property, stored.value, values.value);
			return;
		case 'fixedCollection':
			for (const { name, values: cells } of groupsOf(property)) {
				const rows = listOf(listed(values[name]));
				for (const [at, row] of listOf(listed(stored[name])).entries()) {
					refuseEmptyMembers(cells, row, rows[at], emptiness);
				}
			}
			return;
		default:
			refuseEmptyMembers(membersOf(property), stored, values, emptiness);
	}
}

function refuseEmptyMembers(
	properties: readonly INodeProperties[],
	stored: unknown,
	value: unknown,
	emptiness: Emptiness,
): void {
	if (!isRecord(stored)) return;
	const values = isRecord(value) ? value : {};
	for (const property of properties) {
		const { name } = property;
		if (Object.hasOwn(stored, name)) refuseEmpty(property, stored[name], values[name], emptiness);
	}
}

/** An empty text leaves out a column; an expression without a value is a mistake. */
function refuseEmptyColumns(
	{ displayName }: INodeProperties,
	stored: unknown,
	value: unknown,
): void {
	if (!isRecord(stored)) return;
	const values = isRecord(value) ? value : {};
	const column = Object.keys(stored).find(
		(name) => isExpression(stored[name]) && (values[name] ?? undefined) === undefined,
	);
	if (column !== undefined) throw emptyByExpression(`${column} under ${displayName}`);
}

function isEmpty(
	{ type, options = [], required }: INodeProperties,
	value: unknown,
	{ blankTexts }: Emptiness,
): boolean {
	if (value === undefined || value === null) return true;
	if (Array.isArray(value)) return value.every(isBlank);
	if (!isBlank(value)) return false;
	if (type === 'options') return !options.some((one) => 'value' in one && one.value === value);
	const isText = type === 'string' || type === 'json';
	return !isText || required === true || blankTexts === 'refused';
}

/** Whether nothing was entered, or only spaces. */
export function isBlank(entered: unknown): boolean {
	if (typeof entered === 'string') return entered.trim() === '';
	return entered === undefined || entered === null;
}

/** The rows of a group; a single row may be stored without a list. */
function listed(rows: unknown): unknown {
	return isRecord(rows) ? [rows] : rows;
}

function groupsOf({ options = [] }: INodeProperties) {
	return options.flatMap((one) => ('values' in one ? [one] : []));
}

function membersOf({ options = [] }: INodeProperties): INodeProperties[] {
	return options.flatMap((one) => ('type' in one ? [one] : []));
}

function emptyByExpression(label: string): InvalidInput {
	return new InvalidInput(
		label,
		`${label} is empty`,
		`Enter a value for ${label}, or correct its expression, which returned nothing`,
	);
}
