import type { JsonRecord } from '../../base/json/json';
import { isRecord } from '../../base/json/json';
import type { Row } from '../table/tableCell';
import { toCell } from '../table/tableCell';
import type { Table, TableColumn } from '../table/reportTable';

/**
 * Turns records into a table; columns of numbers only are metrics. Undefined where a value is a
 * list or an object (docs/platform.md, Response specifics of customer-journey kinds).
 */
export function tableOfRecords(records: readonly JsonRecord[]): Table | undefined {
	const values = records.flatMap((record) => Object.values(record));
	if (values.some((value) => isRecord(value) || Array.isArray(value))) return undefined;
	const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const columns = names.map((name): TableColumn => {
		const role = isFigure(name, records) ? 'metric' : 'dimension';
		return { name, field: '', role, affinity: '' };
	});
	const rows = records.map((record): Row => {
		const row: Row = {};
		for (const { name } of columns) row[name] = toCell(record[name]);
		return row;
	});
	return {
		columns,
		batches: async function* () {
			yield await Promise.resolve(rows);
		},
	};
}

/**
 * Whether a column is a metric. Numbers that arrive as text may be names of steps, so they do not
 * count.
 */
function isFigure(name: string, records: readonly JsonRecord[]): boolean {
	const given = records.map((record) => record[name] ?? null).filter((value) => value !== null);
	return given.length > 0 && given.every((value) => typeof value === 'number');
}
