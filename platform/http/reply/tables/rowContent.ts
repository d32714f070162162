import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf } from '../../../base/json/json';

/** Members that hold the values of an entry, with all members that may stand next to them. */
const HOLDERS: ReadonlyArray<readonly [holder: string, others: readonly string[]]> = [
	['attributes', ['type', 'id', 'relationships', 'links', 'meta']],
	['node', ['cursor']],
	['_source', ['_index', '_type', '_id', '_score', 'sort']],
];

/**
 * The rows of a list with their values at the top: those of JSON:API hold them in `attributes`, those of
 * GraphQL in `node`. Rows of any other shape are returned as they are.
 */
export function unwrapRows(rows: readonly unknown[]): readonly unknown[] {
	const found = HOLDERS.find(([holder, others]) =>
		rows.every((row) => isRecord(row) && holds(row, holder, others)),
	);
	if (!found || rows.length === 0) return rows;
	const [holder] = found;
	return rows.map((row) => {
		const { [holder]: values, ...others } = isRecord(row) ? row : {};
		return { ...others, ...(isRecord(values) ? values : {}) };
	});
}

function holds(row: JsonRecord, holder: string, others: readonly string[]): boolean {
	const values = row[holder];
	if (!isRecord(values)) return false;
	// A name that both have would be lost.
	return Object.keys(row).every(
		(name) => name === holder || (others.includes(name) && !(name in values)),
	);
}

/** A list of lists whose first one names the columns: texts, each once, above at least one number. */
export function headedTable(rows: readonly unknown[]) {
	const [head = [], ...others] = rows.map(listOf);
	const isHead = head.length > 0 && head.every((name) => typeof name === 'string' && name !== '');
	const isTable = others.length > 0 && others.every(({ length }) => length === head.length);
	if (!isHead || !isTable || new Set(head).size < head.length) return undefined;
	const hasNumber = others.some((row) => row.some((cell) => typeof cell === 'number'));
	return hasNumber ? { fields: head, rows: rows.slice(1) } : undefined;
}

/** The rows of an object keyed by ID, each with its ID as a member; an index is no ID. */
export function keyedRows(value: unknown): readonly unknown[] | undefined {
	const members = isRecord(value) ? Object.entries(value) : [];
	if (members.length === 0 || !members.every(([, row]) => isRecord(row))) return undefined;
	const isIndexed = members.every(([key], at) => key === String(at));
	return members.map(([id, row]) => ({
		...(isIndexed ? {} : { id }),
		...(isRecord(row) ? row : {}),
	}));
}
