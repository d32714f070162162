import type { StoreBytes } from './spool';
import { PART_BYTES, GzipSpool } from './spool';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf } from '../../base/json/json';

/** Records that wait to be read, once or several times, packed, so that few of them are in memory. */
export class RecordBuffer {
	private pending: JsonRecord[] = [];
	private readonly spool: GzipSpool;

	constructor(keep: StoreBytes) {
		this.spool = new GzipSpool(keep);
	}

	/** Adds a record of values that JSON knows. */
	add(record: JsonRecord): void {
		this.pending.push(record);
	}

	/** Packs what was added. @returns whether anything was */
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

	/** For when no more is likely to come soon: frees what packing takes. */
	async rest(): Promise<void> {
		await this.pack();
		await this.spool.endPart();
	}

	/** All records in their order, some at a time. */
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

// JSON has none outside of texts, and in them it is written as two characters.
const LINE_FEED = '\n';
const RECORDS_AT_ONCE = 500;

/** As they were: what was written here needs no care for digits. */
function recordsIn(line: string): JsonRecord[] {
	const records: unknown = JSON.parse(line);
	return listOf(records).filter(isRecord);
}
