import type { GenericValue, IDataObject } from 'n8n-workflow';

import { isRecord } from '../../../platform/base/json/json';

/** A reply or record as the data of an item; a value that is no object goes under `value`. */
export function toItem(value: unknown): IDataObject {
	if (!isRecord(value)) return { value: toValue(value) };
	const members = Object.entries(value);
	return Object.fromEntries(members.map(([name, member]) => [name, toValue(member)]));
}

function toValue(value: unknown): GenericValue {
	switch (typeof value) {
		case 'string':
		case 'number':
		case 'boolean':
		case 'object':
		case 'undefined':
			return value;
		default:
			return String(value);
	}
}
