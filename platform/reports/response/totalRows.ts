import type { Row } from '../table/tableCell';
import type { ReportHeader } from './header';
import type { TableColumn } from '../table/reportTable';

const TOTAL = 'GLOBAL';
const TOTAL_FIELDS = new Set(['media_key', 'name']);

/**
 * Tells the platform's total rows from the others: summing them as well would double every metric.
 * Observed practice: the channel or generic name is GLOBAL. Of other dimensions nobody says so: a
 * campaign may be called that.
 */
export function totalTest({
	dimensions,
}: Pick<ReportHeader, 'dimensions'>): (values: readonly unknown[]) => boolean {
	const telling = dimensions.flatMap(({ field }, index) =>
		TOTAL_FIELDS.has(field) ? [index] : [],
	);
	return (values) => {
		for (const index of telling) if (values[index] === TOTAL) return true;
		return false;
	};
}

/** The same of rows that are made of it. */
export function totalRowTest(columns: readonly TableColumn[]): (row: Row) => boolean {
	const dimensions = columns.filter(({ role }) => role === 'dimension');
	const isTotal = totalTest({ dimensions: dimensions.map((one) => ({ ...one, label: one.name })) });
	return (row) => isTotal(dimensions.map(({ name }) => row[name]));
}

/** Whether a row is called what totals are called, and may be one although nobody says so. */
export function mayBeTotalTest(columns: readonly TableColumn[]): (row: Row) => boolean {
	const names = columns.filter(({ role }) => role === 'dimension').map(({ name }) => name);
	const isTotal = totalRowTest(columns);
	return (row) => names.length > 0 && names.every((name) => row[name] === TOTAL) && !isTotal(row);
}
