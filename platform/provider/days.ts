import type { Day, Slice } from '../client/values/dates';
import { sliceDays } from '../client/values/dates';
import { Fault } from '../client/faults';
import type { JsonRecord } from '../client/values/json';
import type { Question } from './getData';
import type { Provider } from './provider';
import { halvesOf, isTooLong, pagesOf } from './slices';

/** Takes the rows of some days. */
export interface DayTaker {
	/** Called with the rows of a page before they are taken. */
	readonly prepare?: (rows: readonly JsonRecord[]) => Promise<void>;
	/** Takes a row, and returns its day (YYYY-MM-DD), whatever that may be. */
	take(row: JsonRecord): string;
}

/**
 * Reads the rows of some days, which the provider sorts by day, and tells each day as soon as it is
 * whole. Where the provider has more than it gives for one request, it is asked for the days that
 * are left, or for half of them.
 *
 * @param begin a taker for some days; what it has of days that were not told is to be forgotten
 * @throws Fault `tooManyRows` when one day is too much
 */
export async function* readDays<T extends DayTaker>(
	provider: Provider,
	question: Question,
	period: Slice,
	pageSize: number,
	begin: (slice: Slice) => T,
): AsyncGenerator<readonly [day: string, taker: T]> {
	const left = [period];
	for (let slice = left.shift(); slice; slice = left.shift()) {
		const days = sliceDays(slice.from, slice.to, 1).map(({ from }) => from);
		const taker = begin(slice);
		try {
			for await (const rows of pagesOf(provider, { ...question, ...slice }, pageSize)) {
				await taker.prepare?.(rows);
				const latest = takeAll(
					rows,
					taker,
					days.map(({ iso }) => iso),
					slice,
				);
				for (; days[0] && days[0].iso < latest; days.shift()) yield [days[0].iso, taker];
			}
		} catch (error) {
			left.unshift(...smaller(error, slice, days[0] ?? slice.from));
			continue;
		}
		for (const { iso } of days) yield [iso, taker];
	}
}

/** What to ask for in place of days with too many rows, of which those before `first` were told. */
function smaller(error: unknown, slice: Slice, first: Day): Slice[] {
	if (!isTooLong(error) || slice.from.iso === slice.to.iso) throw error;
	return first.iso > slice.from.iso ? [{ from: first, to: slice.to }] : halvesOf(slice);
}

/** Takes the rows of a page. @returns the last of their days, of those that were asked for */
function takeAll(
	rows: readonly JsonRecord[],
	taker: DayTaker,
	open: readonly string[],
	{ from, to }: Slice,
): string {
	const isOpen = new Set(open);
	let latest = '';
	for (const row of rows) {
		const day = taker.take(row);
		if (isOpen.has(day)) latest = day > latest ? day : latest;
		else if (day >= from.iso && day <= to.iso) {
			throw new Fault('unexpectedReply', { asked: 'provider', what: NOT_SORTED });
		}
	}
	return latest;
}

const NOT_SORTED = 'the data sorted by day';
