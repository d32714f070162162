import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { outputOf } from '../child';
import type { Figure } from '../figure';
import { median } from '../figure';
import { filePieces } from '../../harness/importFile';

const ROUNDS = 3;
const MOST_MS = 50;

/**
 * The longest time in which n8n responds to nothing while a file is checked, compared with 50 ms.
 */
export async function importBlock(): Promise<Figure> {
	const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
	try {
		const file = path.join(folder, 'content');
		await pipeline(Readable.from(filePieces()), createWriteStream(file));
		const rounds: number[] = [];
		for (let round = 0; round < ROUNDS; round++) rounds.push(await longestBlock(file));
		const longest = median(rounds);
		return {
			name: 'import file, block',
			ratio: longest / MOST_MS,
			goal: 1,
			detail: `${longest.toFixed(0)} ms against ${MOST_MS} ms`,
		};
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function longestBlock(file: string): Promise<number> {
	const child = path.join(import.meta.dirname, 'importBlockChild.ts');
	return Number(await outputOf(child, [file]));
}
