import type { Slice } from '../base/dates/readDay';
import { dayAfter, endOfMonth, sliceDays } from '../base/dates/readDay';
import { Fault } from '../http/errors/fault';
import type { JsonRecord } from '../base/json/json';
import { settle } from '../base/async/settle';
import type { DataQuestion } from './getData';
import { getPage } from './getData';
import type { Provider } from './provider';

/** Rows of one page, and of all pages of one request. Observed practice. */
export const LARGEST_PAGE = 10_000;
const MOST_ROWS = 200_000;

/** Takes the rows of a slice while they come. */
export interface Taker {
	take(row: JsonRecord): void;
	/** Called between some rows and the next, which need not be in memory together. */
	readonly rest?: () => Promise<void>;
	/** Whether no more rows are wanted. */
	readonly isFull?: boolean;
}

/**
 * Asks the same for several slices of time, one after the other, and gives the rows of each to a
 * taker of its own. A slice with more rows than the provider gives for one request is cut in half;
 * what its taker has is dropped.
 *
 * @param begin a taker for a slice; it knows those before it
 * @throws Fault `tooManyRows` when one day is too much
 */
export async function readSlices<T extends Taker>(
	provider: Provider,
	question: DataQuestion,
	slices: readonly Slice[],
	pageSize: number,
	begin: (slice: Slice, done: readonly T[]) => T,
): Promise<T[]> {
	const done: T[] = [];
	const left = [...slices];
	for (let slice = left.shift(); slice; slice = left.shift()) {
		const taker = begin(slice, done);
		const asked = { ...question, ...slice };
		const read = await settle(readPages(provider, asked, pageSize, taker));
		if ('error' in read) {
			const isTooLong = read.error instanceof Fault && read.error.kind === 'tooManyRows';
			if (!isTooLong || slice.from.iso === slice.to.iso) throw read.error;
			for (const half of halvesOf(slice).reverse()) left.unshift(half);
			continue;
		}
		done.push(taker);
		if (taker.isFull) break;
	}
	return done;
}

/**
 * Reads all pages of an answer, the first to the last.
 *
 * @throws Fault `tooManyRows` when the provider has more than it gives for one request
 */
export async function readPages(
	provider: Provider,
	question: DataQuestion,
	pageSize: number,
	taker: Taker,
): Promise<void> {
	for (let number = 1; number * pageSize <= MOST_ROWS; number++) {
		const rows = await getPage(provider, question, { size: pageSize, number });
		let count = 0;
		for await (const some of rows) {
			count += some.length;
			for (const row of some) {
				if (taker.isFull) break;
				taker.take(row);
			}
			await taker.rest?.();
			if (taker.isFull) return;
		}
		if (count < pageSize) return;
	}
	const { from, to, ifTooLong } = question;
	const days = `${from.iso} to ${to.iso}`;
	const refusal = ifTooLong === undefined ? {} : { refusal: ifTooLong };
	throw new Fault('tooManyRows', { upstream: 'provider', days, ...refusal });
}

function halvesOf({ from, to }: Slice): Slice[] {
	const days = sliceDays(from, to, 1).length;
	return sliceDays(from, to, Math.ceil(days / 2));
}

/** Cuts a period into months of the calendar; the first and the last may be parts of one. */
export function monthsOf({ from, to }: Slice): Slice[] {
	const months: Slice[] = [];
	for (let first = from; first.iso <= to.iso;) {
		const end = endOfMonth(first);
		const last = end.iso < to.iso ? end : to;
		months.push({ from: first, to: last });
		first = dayAfter(last);
	}
	return months;
}
