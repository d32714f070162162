import type { IDataObject } from 'n8n-workflow';

import { isRecord } from '../../../platform/base/json/json';

/** The members of a `__schema__` file that n8n's editor reads. */
export interface Schema {
	readonly type: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
}

/** The common members of all items, with their types. */
export function schemaOf(items: readonly IDataObject[]): Schema & { readonly version: number } {
	return { ...common(items), version: 1 };
}

function common(values: readonly unknown[]): Schema {
	// The type of a member is that of its values other than null.
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
