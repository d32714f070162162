import type { Values } from '../../request/values';
import type { Attribute, Entry } from './shape';

/** The validated values of these attributes by column. */
export function checkedValues(given: Values, attributes: readonly Attribute[]): Entry {
	const values: Record<string, string> = {};
	for (const { parameter, column, check } of attributes) {
		const value = given.get(parameter);
		if (value === undefined) continue;
		check?.(given, parameter);
		values[column] = value;
	}
	return values;
}

export function isPattern(source: string): boolean {
	try {
		return new RegExp(source, 'u') instanceof RegExp;
	} catch {
		return false;
	}
}

/** The IDs in one column, such as `label_id`: comma-separated, in order. */
export function idsOf(text = ''): string[] {
	return text.split(',').filter((id) => id !== '');
}
