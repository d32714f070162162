import type { IDataObject } from 'n8n-workflow';

import { isRecord } from '../../../platform/base/json/json';

/** What n8n's editor reads of a `__schema__` file. */
export interface Schema {
	readonly type: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
}

/** What all items have in common: the names and kinds of members, and nothing that only some of them hold. */
export function schemaOf(items: readonly IDataObject[]): Schema & { readonly version: number } {
	return { ...common(items), version: 1 };
}

function common(values: readonly unknown[]): Schema {
	// A figure that is missing at times is a figure.
	const told = values.filter((value) => value !== null);
	const kinds = [...new Set(told.map(kindOf))];
	const [type = 'null'] = kinds;
	if (kinds.length > 1)
		throw new Error(`A member is ${kinds.join(' or ')}: that is no fixed shape`);
	if (type === 'object') return { type, properties: propertiesOf(told.filter(isRecord)) };
	if (type === 'array') return { type, items: common(told.flat()) };
	return { type };
}

function propertiesOf(records: ReadonlyArray<Record<string, unknown>>): Record<string, Schema> {
	const [first = {}, ...others] = records;
	const names = Object.keys(first).filter((name) => others.every((other) => name in other));
	return Object.fromEntries(
		names.map((name) => [name, common(records.map((record) => record[name]))]),
	);
}

function kindOf(value: unknown): string {
	return Array.isArray(value) ? 'array' : typeof value;
}
