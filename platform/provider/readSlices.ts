import { daysInWords } from '../base/dates/namedPeriods';
import type { Slice } from '../base/dates/readDay';
import { dayAfter, endOfMonth, sliceDays } from '../base/dates/readDay';
import { Fault } from '../http/errors/fault';
import type { JsonRecord } from '../base/json/json';
import { settle } from '../base/async/settle';
import type { DataQuestion } from './getData';
import { getPage } from './getData';
import type { Provider } from './provider';

/** The maximum number of rows per page, and of all pages of one query. Observed practice. */
export const LARGEST_PAGE = 10_000;
const MOST_ROWS = 200_000;

/** Receives the rows of a slice while they arrive. */
export interface Taker {
	take(row: JsonRecord): void;
	/** Called between batches of rows, which need not be in memory together. */
	readonly rest?: () => Promise<void>;
	/** Whether no more rows are needed. */
	readonly isFull?: boolean;
}

/**
 * Runs a query for several slices of time in sequence, with a taker for each. A slice with more
 * rows than the provider returns per query is halved, and its taker is discarded.
 *
 * @param begin creates the taker of a slice; it receives those before it
 * @throws Fault `tooManyRows` if a single day has too many rows
 */
export async function readSlices<T extends Taker>(
	provider: Provider,
	question: DataQuestion,
	slices: readonly Slice[],
	pageSize: number,
	begin: (slice: Slice, done: readonly T[]) => T,
): Promise<T[]> {
	const done: T[] = [];
	const queue = [...slices];
	for (let slice = queue.shift(); slice; slice = queue.shift()) {
		const taker = begin(slice, done);
		const sliceQuestion = { ...question, ...slice };
		const outcome = await settle(readPages(provider, sliceQuestion, pageSize, taker));
		if ('error' in outcome) {
			const isTooLong = outcome.error instanceof Fault && outcome.error.kind === 'tooManyRows';
			if (!isTooLong || slice.from.iso === slice.to.iso) throw outcome.error;
			for (const half of halvesOf(slice).reverse()) queue.unshift(half);
			continue;
		}
		done.push(taker);
		if (taker.isFull) break;
	}
	return done;
}

/**
 * Reads all pages of a result in order.
 *
 * @throws Fault `tooManyRows` if the provider has more rows than it returns per query
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
		for await (const batch of rows) {
			count += batch.length;
			for (const row of batch) {
				if (taker.isFull) break;
				taker.take(row);
			}
			await taker.rest?.();
			if (taker.isFull) return;
		}
		if (count < pageSize) return;
	}
	const { from, to, ifTooLong } = question;
	const days = daysInWords({ from: from.iso, to: to.iso });
	const refusal = ifTooLong === undefined ? {} : { refusal: ifTooLong };
	throw new Fault('tooManyRows', { upstream: 'provider', days, ...refusal });
}

function halvesOf({ from, to }: Slice): Slice[] {
	const days = sliceDays(from, to, 1).length;
	return sliceDays(from, to, Math.ceil(days / 2));
}

/** Splits a range into calendar months; the first and the last may be partial. */
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
