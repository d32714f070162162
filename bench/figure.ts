import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A measurement as a multiple of its reference. */
export interface Figure {
	readonly name: string;
	readonly ratio: number;
	/** The maximum ratio; a figure without one is for information. */
	readonly goal?: number;
	/** The measured values of the ratio. */
	readonly detail: string;
	/** A picture of all figures that were measured with this one. */
	readonly picture?: Picture;
}

/** A picture for the page of figures. */
export interface Picture {
	/** The name of its file. */
	readonly name: string;
	/** A sentence about what it shows. */
	readonly shows: string;
	readonly svg: string;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures two pieces of work in alternation, as the speed of a machine varies. */
export async function compareTimes(rounds: number, ours: Work, reference: Work, clock = elapsedMs) {
	const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
	for (let round = 0; round < rounds; round++) {
		times.reference.push(await timeOf(reference, clock));
		times.ours.push(await timeOf(ours, clock));
	}
	const oursMs = median(times.ours);
	const referenceMs = median(times.reference);
	return {
		ratio: oursMs / referenceMs,
		detail: `${oursMs.toFixed(0)} ms against ${referenceMs.toFixed(0)} ms`,
	};
}

type Work = () => unknown;

async function timeOf(work: Work, clock: () => number): Promise<number> {
	collectGarbage();
	const start = clock();
	await work();
	return clock() - start;
}

function elapsedMs(): number {
	return performance.now();
}

/** The processor time of this process, which other processes of the machine hardly change. */
export function processorMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000;
}

// Otherwise a round would pay for the garbage of the previous one.
setFlagsFromString('--expose-gc');
const gc: unknown = runInNewContext('gc');

/** Runs a full garbage collection. */
export function collectGarbage(): void {
	if (isWork(gc)) gc();
}

function isWork(value: unknown): value is Work {
	return typeof value === 'function';
}
