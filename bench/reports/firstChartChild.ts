// Draws one chart, and prints the longest time in milliseconds in which this process let nothing else
// run meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { prepareChart } from './chart';

const DAYS = 30;

async function measure(): Promise<void> {
	const { make } = await prepareChart(DAYS);
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	await wait(50);
	delay.reset();
	// The first turn after a reset is not counted.
	await wait(5);
	await make('png');
	await wait(5);
	process.stdout.write(String(delay.max / 1e6));
}

void measure();
