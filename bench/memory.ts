import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

import { bodyPieces } from './body';
import type { Figure } from './figure';
import { median } from './figure';

const ROUNDS = 3;

/**
 * The most memory that writing a file takes, the reply itself included, against the size of the
 * reply. Each round is a fresh process, which tells how far its resident memory grew.
 */
export async function fileMemory(format: 'csv' | 'json'): Promise<Figure> {
	const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
	try {
		const body = path.join(folder, 'body.json');
		await pipeline(Readable.from(bodyPieces()), createWriteStream(body));
		const rounds = [];
		for (let round = 0; round < ROUNDS; round++) rounds.push(await grow(body, format));
		const megabytes = (values: number[]) => `${(median(values) / 1e6).toFixed(0)} MB`;
		return {
			name: `${format} file, peak memory`,
			ratio: median(rounds.map(({ grown, size }) => grown / size)),
			goal: 3,
			detail: `${megabytes(rounds.map(({ grown }) => grown))} against ${megabytes(rounds.map(({ size }) => size))}`,
		};
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function grow(body: string, format: string): Promise<{ grown: number; size: number }> {
	const child = path.join(import.meta.dirname, 'memoryChild.ts');
	const args = [...process.execArgv, '--expose-gc', child, body, format];
	const { stdout } = await promisify(execFile)(process.execPath, args);
	const [grown = Number.NaN, size = Number.NaN] = stdout.trim().split(' ').map(Number);
	return { grown, size };
}
