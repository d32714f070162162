import type { StoreBytes } from '../http/streaming/spool';
import type { Slice } from '../base/dates/readDay';
import { sliceDays } from '../base/dates/readDay';
import type { JsonRecord } from '../base/json/json';
import { RecordBuffer } from '../http/streaming/recordBuffer';

/** The provider's rows of some days, which wait apart until their day is wanted. */
export class DayRecords {
	private readonly days: ReadonlyMap<string, RecordBuffer>;

	constructor({ from, to }: Slice, keep: StoreBytes) {
		const days = sliceDays(from, to, 1).map(({ from: { iso } }) => iso);
		this.days = new Map(days.map((day) => [day, new RecordBuffer(keep)]));
	}

	/** Adds a row to a day (YYYY-MM-DD). @returns whether it is one of the days */
	add(day: string, row: JsonRecord): boolean {
		const waiting = this.days.get(day);
		waiting?.add(row);
		return waiting !== undefined;
	}

	/** Packs what was added. Rows come day by day: where none came, no more are likely to. */
	async pack(): Promise<void> {
		for (const waiting of this.days.values()) {
			if (!(await waiting.pack())) await waiting.rest();
		}
	}

	/** The rows of a day, some at a time; undefined when it is none of the days. */
	on(day: string): AsyncIterable<readonly JsonRecord[]> | undefined {
		return this.days.get(day)?.batches();
	}
}
