import { spawnSync } from 'node:child_process';

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
import { providerFileMemory, providerMonthMemory } from './memory';
import { reportFiles, reportInMemory } from './reportFiles';
import { startupTime } from './startup';
import { workflowTime } from './workflowTime';

/** Each in a process of its own: none depends on what ran before. */
const measures: Readonly<Record<string, () => Promise<Figure | Figure[]>>> = {
	workflowTime,
	itemsTime,
	csvFiles: async () => await reportFiles('csv'),
	jsonFiles: async () => await reportFiles('json'),
	reportInMemory,
	answers,
	chartTime,
	csvTime,
	importTime,
	importBlock,
	importFiles: async () => [await importMemory(), await importSetMemory(), await importGrowth()],
	providerFileMemory,
	providerMonthMemory,
	executionsMemory,
	startupTime,
	alerts,
};

function line({ name, ratio, goal, detail }: Figure): string {
	const verdict = goal === undefined ? 'for information' : `goal ${goal.toFixed(2)}`;
	const missed = isMissed({ name, ratio, goal, detail }) ? '  MISSED' : '';
	return `${name.padEnd(24)}${ratio.toFixed(2).padStart(6)}   ${verdict.padEnd(18)}${detail}${missed}`;
}

function isMissed({ ratio, goal }: Figure): boolean {
	return goal !== undefined && !(ratio <= goal);
}

async function measure(name: string): Promise<void> {
	const figures = (await measures[name]?.()) ?? [];
	for (const figure of [figures].flat()) {
		console.log(line(figure));
		if (isMissed(figure)) process.exitCode = 1;
	}
}

/** @param names of measures; all when there are none */
function main(names: readonly string[]): void {
	console.log(
		'Ratios to a reference or a goal, less is better; reports have 200,000 rows where no size is named, imports 100 MB',
	);
	for (const name of names.length > 0 ? names : Object.keys(measures)) {
		const args = [...process.execArgv, __filename, ONE, name];
		const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
		if (status !== 0) process.exitCode = 1;
	}
}

const ONE = '--in-this-process';
const [, , first, ...names] = process.argv;
if (first === ONE) void measure(names[0] ?? '');
else main(first === undefined ? [] : [first, ...names]);
