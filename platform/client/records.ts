import type { JsonRecord } from './json';
import { isRecord, listOf, textOf } from './json';

/**
 * Reads the platform's table replies as records: `fields` and `rows` under `data` or at the top
 * level, rows as lists or as objects; an object keyed by id; or a list. Observed practice, as the
 * specification shows only the job creation reply.
 */
export function readRecords(body: unknown): JsonRecord[] {
	const top = isRecord(body) ? body : {};
	const data = isRecord(top.data) ? top.data : {};
	const rows = [data.rows, top.rows, top.data].find(Array.isArray);
	if (rows !== undefined) {
		const names = listOf(data.fields ?? top.fields).map(fieldName);
		return rows.map((row: unknown) => recordOf(row, names));
	}
	const members = Object.entries(data);
	return members.every(([, value]) => isRecord(value))
		? members.map(([id, value]) => ({ id, ...(isRecord(value) ? value : {}) }))
		: [data];
}

function fieldName(field: unknown, index: number): string {
	const name = isRecord(field) ? textOf(field.name) : textOf(field);
	return name ?? `column_${index + 1}`;
}

function recordOf(row: unknown, names: readonly string[]): JsonRecord {
	if (isRecord(row)) return row;
	if (!Array.isArray(row)) return { [names[0] ?? 'value']: row };
	return Object.fromEntries(
		row.map((value: unknown, index) => [names[index] ?? `column_${index + 1}`, value]),
	);
}
