import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { sourceOf } from '../../../harness/fileContent';
import { countImport } from '../../../platform/imports/countImport';
import { runs } from '../../support/random';
import { planOf } from '../plans';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function isFunction(value: unknown): value is () => void {
	return typeof value === 'function';
}

/**
 * The size of the heap without garbage. One collection may keep what was allocated while it had
 * begun, and what a callback frees goes with the next one.
 */
async function heapBytes(): Promise<number> {
	let least = Infinity;
	for (let round = 0; round < COLLECTIONS; round++) {
		if (isFunction(collectGarbage)) collectGarbage();
		await setImmediate();
		least = Math.min(least, process.memoryUsage().heapUsed);
	}
	return least;
}

const COLLECTIONS = 5;

it('a counted file keeps its sums in memory, and none of its rows', async () => {
	const rows = Array.from(
		{ length: runs(20_000, 60_000) },
		(_, at) => `Engine number ${at} of a tool,${at}\n`,
	);
	const source = await sourceOf(`Search Engine,Visits\n${rows.join('')}`);
	const plan = planOf('searchengine', '2026-09-01');
	const before = await heapBytes();
	const counted = await countImport(source, plan, 10);
	const kept = (await heapBytes()) - before;
	expect(counted.over(plan.days).distinct).toBe(rows.length);
	expect(kept / rows.length).toBeLessThan(50);
});
