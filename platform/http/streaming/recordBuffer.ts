import type { StoreBytes } from './spool';
import { PART_BYTES, GzipSpool } from './spool';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf } from '../../base/json/json';

/** Records in compressed storage, which can be read repeatedly; few of them are in memory. */
export class RecordBuffer {
	private pending: JsonRecord[] = [];
	private readonly spool: GzipSpool;

	constructor(store: StoreBytes) {
		this.spool = new GzipSpool(store);
	}

	/** Adds a record with JSON values. */
	add(record: JsonRecord): void {
		this.pending.push(record);
	}

	/** Compresses the added records. @returns whether there were any */
	async pack(): Promise<boolean> {
		const records = this.pending;
		this.pending = [];
		for (let at = 0; at < records.length; at += RECORDS_AT_ONCE) {
			const text = JSON.stringify(records.slice(at, at + RECORDS_AT_ONCE));
			await this.spool.write(Buffer.from(`${text}${LINE_FEED}`));
			if (this.spool.partBytes >= PART_BYTES) await this.spool.endPart();
		}
		return records.length > 0;
	}

	/** Ends the current part, to free the memory of the compressor while no records are expected. */
	async rest(): Promise<void> {
		await this.pack();
		await this.spool.endPart();
	}

	/** Reads all records in order, in batches. */
	async *batches(): AsyncGenerator<readonly JsonRecord[]> {
		await this.rest();
		const decoder = new TextDecoder();
		let line = '';
		for await (const chunk of this.spool.readAll()) {
			const [end = '', ...more] = decoder.decode(chunk, { stream: true }).split(LINE_FEED);
			line += end;
			for (const next of more) {
				yield recordsIn(line);
				line = next;
			}
		}
	}
}

// JSON has no raw line feed outside of strings, and escapes it within them.
const LINE_FEED = '\n';
const RECORDS_AT_ONCE = 500;

/** Parses records that were written here, so numbers need no special care. */
function recordsIn(line: string): JsonRecord[] {
	const records: unknown = JSON.parse(line);
	return listOf(records).filter(isRecord);
}
