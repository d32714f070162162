import { isIP } from 'node:net';
import { invalid, type Values } from '../../request/values';
import type { Attribute, Entry } from './shape';

const DOMAIN = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/i;

/** The given values of these attributes by column, each checked. */
export function checkedValues(given: Values, attributes: readonly Attribute[]): Entry {
	const values: Record<string, string> = {};
	for (const attribute of attributes) {
		const value = given.get(attribute.parameter);
		if (value === undefined) continue;
		checkValue(given, attribute);
		values[attribute.column] = value;
	}
	return values;
}

function checkValue(given: Values, { parameter, kind }: Attribute): void {
	switch (kind) {
		case 'text':
			return;
		case 'flag':
			given.flag(parameter);
			return;
		case 'number':
			given.wholeNumber(parameter);
			return;
		case 'address':
			checkAddress(given.text(parameter), parameter);
			return;
		default:
			if ('idOf' in kind) given.id(parameter);
			else given.oneOf(parameter, kind.oneOf);
	}
}

function checkAddress(text: string, parameter: string): void {
	if (isIP(text) || DOMAIN.test(text)) return;
	throw invalid(parameter, 'an IP address or a domain');
}

export function isPattern(source: string): boolean {
	try {
		return new RegExp(source, 'u') instanceof RegExp;
	} catch {
		return false;
	}
}

/** Several ids in one column, as in `label_id`: comma separated, in order. */
export function idsOf(text = ''): string[] {
	return text.split(',').filter((id) => id !== '');
}

export function withId(text: string | undefined, id: string): string {
	return [...new Set([...idsOf(text), id])].join();
}

export function withoutId(text: string | undefined, id: string): string {
	return idsOf(text)
		.filter((other) => other !== id)
		.join();
}
