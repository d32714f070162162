import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';

/** Where to read the runs of a job, the newest first. */
export interface RunPages {
	/** A page of them, behind the first `start`. @throws Fault */
	readonly read: (start: number) => Promise<JsonRecord[]>;
	/** How many a page holds. */
	readonly size: number;
}

/** The latest runs, each once, and whether there may be more of those that were wanted. */
export interface LatestRuns {
	readonly runs: readonly JsonRecord[];
	readonly isCut: boolean;
}

/** How many pages are read of one job in one poll. */
export const MOST_PAGES = 10;

/**
 * Reads back page by page until one holds a run from which on nothing is wanted, and those that went on
 * at the last look were seen: newer runs may have ended before them. @throws Fault
 */
export async function readBack(
	{ read, size }: RunPages,
	isKnown: (run: JsonRecord) => boolean,
	haveAll: (runs: readonly JsonRecord[]) => boolean = () => true,
): Promise<LatestRuns> {
	const runs = new Map<string, JsonRecord>();
	let isFull = false;
	let isBack = false;
	for (let start = 0, page = 0; page < MOST_PAGES; page += 1) {
		const before = runs.size;
		const rows = await read(start);
		// A run that has begun meanwhile moves the others to the next page.
		for (const run of rows) runs.set(identityOf(run), run);
		start += rows.length;
		isBack ||= rows.some(isKnown);
		const latest = [...runs.values()];
		if (rows.length === 0 || (isBack && haveAll(latest))) return { runs: latest, isCut: false };
		isFull = rows.length === size;
		// A platform that does not know `start` sends the same runs for ever.
		if (runs.size === before) break;
	}
	return { runs: [...runs.values()], isCut: isFull && !isBack };
}

/** What tells a run from others. Observed practice: `jobrun_id`. */
export function identityOf(run: JsonRecord): string {
	const id = [run.jobrun_id, run.run_id, run.uuid, run.id].map(textOf).find(Boolean);
	return id ?? JSON.stringify(run);
}
