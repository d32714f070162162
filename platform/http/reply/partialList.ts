import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import { completenessOf, hasOnlyPaging, shortfallIn, withPageSigns } from './completeness';
import type { ReadPage } from './nextPage';
import { isIdName } from './signNames';
import { findTable } from './tables/findTable';

/**
 * What says that a list read to its end is not whole: a larger count, or a sign of more in its last page.
 *
 * @param isNamed whether pages were read as they name each other: else an empty one is the end, whatever was said before
 */
export function partialCut(
	records: readonly JsonRecord[],
	pages: readonly ReadPage[],
	{ isNamed = false } = {},
): { readonly cut?: 'partial' } {
	const sums = () => {
		const all = new ColumnSums();
		for (const record of records) all.add(record);
		return all;
	};
	const isPart = pages.some((page, at) => {
		const isLast = at === pages.length - 1 && (isNamed || at === 0);
		return findTable(page.body) && saysMore(page, records.length, sums, isLast, pages.length);
	});
	return isPart ? { cut: 'partial' } : {};
}

/**
 * Whether the platform says that these records are the whole list: by a total, or by its last page.
 * Without such a statement, a refused next page may have been the rest.
 */
export function isStatedWhole(count: number, pages: readonly ReadPage[]): boolean {
	return pages.some(({ body, page }, at) => {
		const stated = withPageSigns(completenessOf(body, [], pages.length), page);
		const { totalRows, total = 0, isWhole } = stated;
		const all = totalRows > 0 || !hasOnlyPaging(body) ? totalRows : total;
		return all > 0 ? count >= all : isWhole && at === pages.length - 1;
	});
}

/**
 * The sums of the columns of records. A member named `total` may be such a sum instead of a count.
 * IDs are not summed.
 */
export class ColumnSums {
	private readonly sums = new Map<string, number>();

	/** Adds a record. */
	add(record: JsonRecord): void {
		for (const [name, value] of Object.entries(record)) {
			const amount = Number(textOf(value) ?? NaN);
			if (Number.isNaN(amount) || isIdName(name)) continue;
			this.sums.set(name, (this.sums.get(name) ?? 0) + amount);
		}
	}

	/** Whether a number is one of the sums. */
	has(total: number): boolean {
		return [...this.sums.values()].some((sum) => Math.abs(sum - total) < 1);
	}
}

/**
 * Whether a page says that there is more than these records.
 *
 * @param isLast whether it is the last that was read, so that what it says of a next one counts
 */
export function saysMore(
	{ body, page }: ReadPage,
	rows: number,
	sums: () => ColumnSums,
	isLast: boolean,
	pagesRead = 1,
): boolean {
	const { sign, total, ...stated } = withPageSigns(completenessOf(body, [], pagesRead), page);
	const counts = { ...stated, limit: undefined, sign: isLast ? sign : undefined };
	const isCount = total !== undefined && hasOnlyPaging(body);
	const missing = shortfallIn(isCount ? { ...counts, total } : counts, rows, (sum) =>
		sums().has(sum),
	);
	return missing !== undefined;
}
