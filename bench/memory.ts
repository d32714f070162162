import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

import type { Figure } from './figure';
import { median } from './figure';
import { pageLines } from './providerPages';

const ROUNDS = 3;

const PROVIDER = 'providerMemoryChild.ts';

/** The most memory that a CSV file of the provider's data takes, against the size of its replies. */
export async function providerFileMemory(): Promise<Figure> {
	return {
		...(await memoryOf('provider csv, peak memory', pageLines(true), PROVIDER, 'csv')),
		goal: 3,
	};
}

/** The most memory that a month takes until it is sorted into days, against the size of its replies. */
export async function providerMonthMemory(): Promise<Figure> {
	return await memoryOf('provider month, memory', pageLines(false), PROVIDER, 'month');
}

/** Each round is a fresh process, which tells how far its resident memory grew. */
async function memoryOf(
	name: string,
	content: Iterable<string>,
	program: string,
	...more: string[]
): Promise<Figure> {
	const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
	try {
		const file = path.join(folder, 'content');
		await pipeline(Readable.from(content), createWriteStream(file));
		const rounds = [];
		for (let round = 0; round < ROUNDS; round++) rounds.push(await grow(program, [file, ...more]));
		const megabytes = (values: number[]) => `${(median(values) / 1e6).toFixed(0)} MB`;
		return {
			name,
			ratio: median(rounds.map(({ grown, size }) => grown / size)),
			detail: `${megabytes(rounds.map(({ grown }) => grown))} against ${megabytes(rounds.map(({ size }) => size))}`,
		};
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function grow(program: string, of: string[]): Promise<{ grown: number; size: number }> {
	const child = path.join(import.meta.dirname, program);
	const args = [...process.execArgv, '--expose-gc', child, ...of];
	const { stdout } = await promisify(execFile)(process.execPath, args);
	const [grown = Number.NaN, size = Number.NaN] = stdout.trim().split(' ').map(Number);
	return { grown, size };
}
