import type { StoreBytes } from '../http/streaming/spool';
import type { Slice } from '../base/dates/readDay';
import { sliceDays } from '../base/dates/readDay';
import type { JsonRecord } from '../base/json/json';
import { RecordBuffer } from '../http/streaming/recordBuffer';

/** The provider's rows, buffered separately for each day. */
export class DayRecords {
	private readonly days: ReadonlyMap<string, RecordBuffer>;

	constructor({ from, to }: Slice, store: StoreBytes) {
		const days = sliceDays(from, to, 1).map(({ from: { iso } }) => iso);
		this.days = new Map(days.map((day) => [day, new RecordBuffer(store)]));
	}

	/** Adds a row to a day (YYYY-MM-DD). @returns whether the day is one of these */
	add(day: string, row: JsonRecord): boolean {
		const buffer = this.days.get(day);
		buffer?.add(row);
		return buffer !== undefined;
	}

	/**
	 * Compresses the added rows. Rows arrive day by day, so a day without new rows is probably
	 * complete.
	 */
	async pack(): Promise<void> {
		for (const buffer of this.days.values()) {
			if (!(await buffer.pack())) await buffer.rest();
		}
	}

	/** Reads the rows of a day in batches; undefined if it is not one of these days. */
	on(day: string): AsyncIterable<readonly JsonRecord[]> | undefined {
		return this.days.get(day)?.batches();
	}
}
