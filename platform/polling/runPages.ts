import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import { isEmptyId } from '../http/reply/jobId';
import { nameOfSign } from '../http/reply/signNames';

/** A list of runs, newest first, that is read page by page. */
interface RunPages {
	/** Reads a page from an offset. @throws Fault */
	readonly read: (start: number) => Promise<RunRows>;
	/** The size of a page. */
	readonly size: number;
}

/** A page of runs. */
export interface RunRows {
	readonly rows: readonly JsonRecord[];
	/** Whether the platform says that there are more. */
	readonly isPart?: boolean;
}

/** The latest runs, without duplicates. */
export interface LatestRuns {
	readonly runs: readonly JsonRecord[];
	/** Whether older runs may be missing. */
	readonly isCut: boolean;
}

/** The maximum number of pages per job and poll. */
export const MOST_PAGES = 10;

/**
 * Reads pages until a known run has appeared, and all runs that were under way at the last poll:
 * newer runs may have ended before them.
 *
 * @throws Fault
 */
export async function readBack(
	{ read, size }: RunPages,
	isKnown: (run: JsonRecord) => boolean,
	haveAll: (runs: readonly JsonRecord[]) => boolean = () => true,
): Promise<LatestRuns> {
	const runs = new Map<string, JsonRecord>();
	let isFull = false;
	let hasReachedKnown = false;
	for (let start = 0, page = 0; page < MOST_PAGES; page += 1) {
		const countBefore = runs.size;
		const { rows, isPart = false } = await read(start);
		// A run that started in the meantime moves runs to the next page, so pages may overlap.
		for (const run of rows) runs.set(identityOf(run), run);
		start += rows.length;
		hasReachedKnown ||= rows.some(isKnown);
		const latest = [...runs.values()];
		if (rows.length === 0 || (hasReachedKnown && haveAll(latest)))
			return { runs: latest, isCut: false };
		isFull = isPart || rows.length === size;
		// A platform that ignores `start` repeats the same runs.
		if (runs.size === countBefore) break;
	}
	return { runs: [...runs.values()], isCut: isFull && !hasReachedKnown };
}

const IDS = ['jobrunid', 'runid', 'uuid', 'id'];

/** The identity of a run. Observed practice: `jobrun_id`. */
export function identityOf(run: JsonRecord): string {
	const id = membersOf(run, IDS).find((text) => !isEmptyId(text));
	return id?.trim() ?? JSON.stringify(run);
}

/** The members of these names, which are compared without case and separators, as texts in their order. */
export function membersOf(run: JsonRecord, names: readonly string[]): string[] {
	const members = Object.entries(run).map(([name, value]) => [nameOfSign(name), value] as const);
	return names.flatMap((name) => {
		const own = members.filter(([one]) => one === name);
		return own.flatMap(([, value]) => textOf(value) ?? []);
	});
}
