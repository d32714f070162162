import { DateTime } from 'luxon';

import type { Slice } from '../client/dates';
import { sliceDays } from '../client/dates';
import { Fault } from '../client/faults';
import type { JsonRecord } from '../client/json';
import { settle } from '../client/settle';
import type { Question } from './getData';
import { getPage } from './getData';
import type { Provider } from './provider';

/** Rows of one page, and of all pages of one request. Observed practice. */
export const LARGEST_PAGE = 10_000;
const MOST_ROWS = 200_000;

/** How many rows are wanted, and in which portions. */
export interface Amount {
	/** All of them when undefined. */
	readonly most: number | undefined;
	readonly pageSize: number;
}

/** What a row becomes; undefined for one that is not wanted. */
export type ReadRow<T> = (row: JsonRecord) => T | undefined;

/**
 * Reads all pages of an answer, the first to the last.
 *
 * @throws Fault `tooManyRows` when the provider has more than it gives for one request
 */
export async function readPages<T>(
	provider: Provider,
	question: Question,
	{ most = Infinity, pageSize }: Amount,
	read: ReadRow<T>,
): Promise<T[]> {
	const taken: T[] = [];
	for (let number = 1; number * pageSize <= MOST_ROWS; number++) {
		const rows = await getPage(provider, question, { size: pageSize, number });
		for (const row of rows) {
			const one = read(row);
			if (one !== undefined) taken.push(one);
			if (taken.length >= most) return taken;
		}
		if (rows.length < pageSize) return taken;
	}
	const days = `${question.from.iso} to ${question.to.iso}`;
	throw new Fault('tooManyRows', { asked: 'provider', days });
}

/**
 * Reads an answer whose rows each belong to a day: days are asked for together, and in smaller
 * portions where there are more rows than the provider gives at once.
 */
export async function readDays<T>(
	provider: Provider,
	question: Question,
	amount: Amount,
	read: ReadRow<T>,
): Promise<T[]> {
	const whole = await settle(readPages(provider, question, amount, read));
	if ('value' in whole) return whole.value;
	const { error } = whole;
	const days = sliceDays(question.from, question.to, 1).length;
	const [first, second] = sliceDays(question.from, question.to, Math.ceil(days / 2));
	const isTooMuch = error instanceof Fault && error.kind === 'tooManyRows';
	if (!isTooMuch || !first || !second) throw error;
	const earlier = await readDays(provider, { ...question, ...first }, amount, read);
	const most = amount.most === undefined ? undefined : amount.most - earlier.length;
	if (most === 0) return earlier;
	const later = { ...question, ...second };
	return earlier.concat(await readDays(provider, later, { ...amount, most }, read));
}

/** Cuts a period into months of the calendar; the first and the last may be parts of one. */
export function monthsOf({ from, to }: Slice): Slice[] {
	const months: Slice[] = [];
	let rest = { from, to };
	while (rest.from.iso <= to.iso) {
		const inMonth = DateTime.fromISO(rest.from.iso, { zone: 'utc' }).endOf('month').day;
		const days = inMonth - Number(rest.from.iso.slice(8)) + 1;
		const [month, next] = sliceDays(rest.from, to, days);
		if (month) months.push(month);
		if (!next) break;
		rest = { from: next.from, to };
	}
	return months;
}
