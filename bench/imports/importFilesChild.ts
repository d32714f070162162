// Checks a file that stays on disk, and writes the form of its import. Prints the processor time in
// milliseconds, and the bytes per row of the set that finds duplicate names. Argument: the file.
import { createReadStream, statSync } from 'node:fs';

import { DuplicateIndex } from '../../platform/imports/rows/duplicateIndex';
import { buildForm } from './importForm';

const ROWS_A_SAMPLE = 5_000;

async function measure(file: string): Promise<void> {
	const cpu = process.cpuUsage();
	const open = () => createReadStream(file, { highWaterMark: 1 << 16 });
	const { rows } = await buildForm({ bytes: statSync(file).size, open });
	const { user, system } = process.cpuUsage(cpu);
	console.log((user + system) / 1_000, bytesPerRow(rows));
}

/** The peak memory of the set alone, including garbage from its growth. */
function bytesPerRow(rows: number): number {
	globalThis.gc?.();
	const before = process.memoryUsage().arrayBuffers;
	const seen = new DuplicateIndex();
	let most = 0;
	for (let row = 0; row < rows; row++) {
		seen.note(`Row ${row}`, row);
		if (row % ROWS_A_SAMPLE === 0)
			most = Math.max(most, process.memoryUsage().arrayBuffers - before);
	}
	return most / rows;
}

const [, , file = ''] = process.argv;
void measure(file);
