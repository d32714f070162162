import type { Row } from '../table/tableCell';
import type { ReportHeader } from './header';
import type { TableColumn } from '../table/reportTable';

const TOTAL = 'GLOBAL';
const TOTAL_FIELDS = new Set(['media_key', 'name']);

/**
 * Recognizes the platform's total rows: adding them up with the others would double every metric.
 * Observed practice: their channel or generic name is GLOBAL. In other dimensions, such as
 * campaigns, GLOBAL may be a real name.
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

/** As `totalTest`, for finished rows. */
export function totalRowTest(columns: readonly TableColumn[]): (row: Row) => boolean {
	const dimensions = columns.filter(({ role }) => role === 'dimension');
	const isTotal = totalTest({ dimensions: dimensions.map((one) => ({ ...one, label: one.name })) });
	return (row) => isTotal(dimensions.map(({ name }) => row[name]));
}

/** Recognizes rows that are named as totals are, and may be totals although nothing marks them. */
export function mayBeTotalTest(columns: readonly TableColumn[]): (row: Row) => boolean {
	const names = columns.filter(({ role }) => role === 'dimension').map(({ name }) => name);
	const isTotal = totalRowTest(columns);
	return (row) => names.length > 0 && names.every((name) => row[name] === TOTAL) && !isTotal(row);
}
