import { importBlock } from './block';
import { csvTime } from './csvTime';
import { executionsMemory } from './executions';
import type { Figure } from './figure';
import { importGrowth, importMemory, importSetMemory } from './importMemory';
import { importTime } from './imports';
import { itemsTime } from './items';
import { fileMemory, providerFileMemory, providerMonthMemory } from './memory';
import { startupTime } from './startup';
import { workflowTime } from './workflowTime';

// What takes some milliseconds comes first: it depends on what the process has run before.
const figures = [
	workflowTime,
	itemsTime,
	async () => await fileMemory('csv'),
	async () => await fileMemory('json'),
	csvTime,
	importTime,
	importBlock,
	importMemory,
	importSetMemory,
	importGrowth,
	providerFileMemory,
	providerMonthMemory,
	executionsMemory,
	startupTime,
];

function line({ name, ratio, goal, detail }: Figure): string {
	const verdict = goal === undefined ? 'for information' : `goal ${goal.toFixed(2)}`;
	const missed = isMissed({ name, ratio, goal, detail }) ? '  MISSED' : '';
	return `${name.padEnd(24)}${ratio.toFixed(2).padStart(6)}   ${verdict.padEnd(18)}${detail}${missed}`;
}

function isMissed({ ratio, goal }: Figure): boolean {
	return goal !== undefined && !(ratio <= goal);
}

async function main(): Promise<void> {
	console.log(
		'Ratios to a reference in the same run, less is better; reports have 200,000 rows, imports 100 MB',
	);
	for (const measure of figures) {
		const figure = await measure();
		console.log(line(figure));
		if (isMissed(figure)) process.exitCode = 1;
	}
}

void main();
