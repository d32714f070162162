import type { ReportHeader } from './header';

const TOTAL = 'GLOBAL';
const TOTAL_FIELDS = new Set(['media_key', 'name']);

/**
 * Tells the platform's total rows from the others: summing them as well would double every metric.
 * Observed practice: the channel or generic name is GLOBAL; other levels name every dimension so.
 */
export function totalTest({ dimensions }: ReportHeader): (values: readonly unknown[]) => boolean {
	const telling = dimensions.flatMap(({ field }, index) =>
		TOTAL_FIELDS.has(field) ? [index] : [],
	);
	return (values) =>
		telling.some((index) => values[index] === TOTAL) ||
		(values.length > 0 && values.every((value) => value === TOTAL));
}
