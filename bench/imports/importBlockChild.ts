// Checks a file and builds the form of its import, and prints the longest time in milliseconds in
// which nothing else could run, such as n8n's responses. Argument: the file, which stays on disk.
import { createReadStream, statSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { buildForm } from './importForm';

async function measure(file: string): Promise<void> {
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	await wait(100);
	delay.reset();
	await buildForm({
		bytes: statSync(file).size,
		open: () => createReadStream(file, { highWaterMark: 1 << 16 }),
	});
	await wait(10);
	console.log(delay.max / 1e6);
}

const [, , file = ''] = process.argv;
void measure(file);
