import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What was measured, as a multiple of its reference. */
export interface Figure {
	readonly name: string;
	readonly ratio: number;
	/** The ratio must not be above it; a figure without one is for information. */
	readonly goal?: number;
	/** The measured values behind the ratio. */
	readonly detail: string;
	/** What is drawn of all figures that were measured with this one. */
	readonly picture?: Picture;
}

/** A picture for the page of figures. */
export interface Picture {
	/** The name of its file. */
	readonly name: string;
	/** What it shows, in a sentence. */
	readonly shows: string;
	readonly svg: string;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Times two pieces of work in turn, as machines are faster at some moments than at others. */
export async function compareTimes(rounds: number, ours: Work, reference: Work) {
	const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
	for (let round = 0; round < rounds; round++) {
		times.reference.push(await timeOf(reference));
		times.ours.push(await timeOf(ours));
	}
	const oursMs = median(times.ours);
	const referenceMs = median(times.reference);
	return {
		ratio: oursMs / referenceMs,
		detail: `${oursMs.toFixed(0)} ms against ${referenceMs.toFixed(0)} ms`,
	};
}

type Work = () => unknown;

async function timeOf(work: Work): Promise<number> {
	collectGarbage();
	const start = performance.now();
	await work();
	return performance.now() - start;
}

// Otherwise one round pays for the garbage of the round before.
setFlagsFromString('--expose-gc');
const gc: unknown = runInNewContext('gc');

/** Frees what nothing holds any more. */
export function collectGarbage(): void {
	if (isWork(gc)) gc();
}

function isWork(value: unknown): value is Work {
	return typeof value === 'function';
}
