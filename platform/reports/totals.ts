import type { Row } from './cells';
import type { ReportHeader } from './header';
import type { TableColumn } from './table';

const TOTAL = 'GLOBAL';
const TOTAL_FIELDS = new Set(['media_key', 'name']);

/**
 * Tells the platform's total rows from the others: summing them as well would double every metric.
 * Observed practice: the channel or generic name is GLOBAL; other levels name every dimension so.
 */
export function totalTest({
	dimensions,
}: Pick<ReportHeader, 'dimensions'>): (values: readonly unknown[]) => boolean {
	const telling = dimensions.flatMap(({ field }, index) =>
		TOTAL_FIELDS.has(field) ? [index] : [],
	);
	return (values) => {
		for (const index of telling) if (values[index] === TOTAL) return true;
		return values[0] === TOTAL && values.every((value) => value === TOTAL);
	};
}

/** The same of rows that are made of it. */
export function totalRowTest(columns: readonly TableColumn[]): (row: Row) => boolean {
	const dimensions = columns.filter(({ role }) => role === 'dimension');
	const isTotal = totalTest({ dimensions: dimensions.map((one) => ({ ...one, label: one.name })) });
	return (row) => isTotal(dimensions.map(({ name }) => row[name]));
}
