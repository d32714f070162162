import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { alerts } from './alerts';
import { answers } from './answers';
import { importBlock } from './block';
import { chartTime } from './chart';
import { csvTime } from './csvTime';
import { executionsMemory } from './executions';
import type { Figure } from './figure';
import { importGrowth, importMemory, importSetMemory } from './importMemory';
import { importTime } from './imports';
import { itemsTime } from './items';
import { providerFileMemory, reImportMemory } from './provider';
import { reportFiles, reportGrowth, reportInMemory } from './reportFiles';
import { sliceMemory } from './slices';
import { startupTime } from './startup';
import { workflowTime } from './workflowTime';

/** Each in a process of its own: none depends on what ran before. */
const measures: Readonly<Record<string, () => Promise<Figure | Figure[]>>> = {
	workflowTime,
	itemsTime,
	csvFiles: async () => await reportFiles('csv'),
	jsonFiles: async () => await reportFiles('json'),
	reportInMemory,
	sliceMemory,
	answers,
	chartTime,
	csvTime,
	importTime,
	importBlock,
	importFiles: async () => [await importMemory(), await importSetMemory(), await importGrowth()],
	providerFileMemory: async () => await providerFileMemory(),
	reImportMemory: async () => await reImportMemory(),
	executionsMemory,
	startupTime,
	alerts,
};

/**
 * Some of them, small, for every change: each with a limit that is above what a busy machine shows, and
 * below twice what was measured.
 */
const quickMeasures: Readonly<Record<string, () => Promise<Figure>>> = {
	quickItems: async () => ({ ...(await itemsTime()), goal: 2.4 }),
	quickReport: async () => await reportGrowth('csv', 120, 2),
	quickProviderFile: async () => ({ ...(await providerFileMemory(QUICK_ROWS)), goal: 2 }),
	quickReImport: async () => ({ ...(await reImportMemory(QUICK_ROWS)), goal: 2 }),
};

const QUICK_ROWS = 155_000;

function line({ name, ratio, goal, detail }: Figure): string {
	const verdict = goal === undefined ? 'for information' : `goal ${goal.toFixed(2)}`;
	const missed = isMissed({ name, ratio, goal, detail }) ? '  MISSED' : '';
	return `${name.padEnd(24)}${ratio.toFixed(2).padStart(6)}   ${verdict.padEnd(18)}${detail}${missed}`;
}

function isMissed({ ratio, goal }: Figure): boolean {
	return goal !== undefined && !(ratio <= goal);
}

async function measure(name: string): Promise<void> {
	const figures = (await (measures[name] ?? quickMeasures[name])?.()) ?? [];
	for (const figure of [figures].flat()) {
		console.log(line(figure));
		if (isMissed(figure)) process.exitCode = 1;
	}
}

/** @param report the file that tells how many passed and failed, where one is wanted */
function main(names: readonly string[], report?: string): void {
	console.log(
		'Ratios to a reference or a goal, less is better; reports have 200,000 rows where no size is named, imports 100 MB',
	);
	const failed = names.filter((name) => {
		const args = [...process.execArgv, __filename, ONE, name];
		return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
	});
	const counts = { passed: names.length - failed.length, failed: failed.length };
	console.log(`${counts.passed} passed, ${counts.failed} failed`);
	if (report !== undefined) writeFileSync(report, JSON.stringify(counts));
	if (failed.length > 0) process.exitCode = 1;
}

const ONE = '--in-this-process';
const QUICK = '--quick';
const [, , first, ...names] = process.argv;
if (first === ONE) void measure(names[0] ?? '');
else if (first === QUICK) main(Object.keys(quickMeasures), names[0]);
else main(first === undefined ? Object.keys(measures) : [first, ...names]);
