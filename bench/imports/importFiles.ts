import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { outputOf } from '../child';
import type { Figure } from '../figure';
import { filePieces } from '../../harness/importFile';
import { SMALL_HEAP } from '../n8n/nodeRuns';

const SIZES = [100e6, 200e6, 400e6];
const MOST_BYTES_PER_ROW = 100;
const STEEPEST = 1.05;

interface Measured {
	readonly size: number;
	readonly cpuMs: number;
	readonly bytesPerRow: number;
}

/** The memory of the set that finds duplicate names. */
export async function importSetMemory(): Promise<Figure> {
	const most = Math.max(...(await measured()).map(({ bytesPerRow }) => bytesPerRow));
	return {
		name: 'import file, memory for finding duplicate names',
		ratio: most / MOST_BYTES_PER_ROW,
		goal: 1,
		detail: `${most.toFixed(0)} against ${MOST_BYTES_PER_ROW} bytes per row`,
	};
}

/** The exponent with which the processor time grows with the size. */
export async function importGrowth(): Promise<Figure> {
	const all = await measured();
	const [first, last] = [all[0], all.at(-1)];
	const times = all.map(({ cpuMs, size }) => `${(cpuMs / 1e3).toFixed(1)} s for ${size / 1e6} MB`);
	const exponent =
		first && last
			? Math.log(last.cpuMs / first.cpuMs) / Math.log(last.size / first.size)
			: Number.NaN;
	return {
		name: 'import file, exponent',
		ratio: exponent,
		goal: STEEPEST,
		detail: `processor time: ${times.join(', ')}`,
	};
}

let measuring: Promise<Measured[]> | undefined;

async function measured(): Promise<Measured[]> {
	return await (measuring ??= measureAll());
}

async function measureAll(): Promise<Measured[]> {
	const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
	try {
		const all: Measured[] = [];
		for (const size of SIZES) {
			const file = path.join(folder, 'content');
			await pipeline(Readable.from(filePieces(size)), createWriteStream(file));
			all.push(least(await measure(file, size), await measure(file, size)));
		}
		return all;
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** The minimum of two measurements, as other work only makes them slower. */
function least(one: Measured, other: Measured): Measured {
	return { ...one, cpuMs: Math.min(one.cpuMs, other.cpuMs) };
}

/** Measures in a separate process. */
async function measure(file: string, size: number): Promise<Measured> {
	const child = path.join(import.meta.dirname, 'importFilesChild.ts');
	const stdout = await outputOf(child, [file], [SMALL_HEAP, '--expose-gc']);
	const [cpuMs = Number.NaN, bytesPerRow = Number.NaN] = stdout.trim().split(' ').map(Number);
	return { size, cpuMs, bytesPerRow };
}
