import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Figure } from './figure';
import { quickMeasures } from './quickMeasures';

function line({ name, ratio, goal, detail }: Figure): string {
	const verdict = goal === undefined ? 'for information' : `goal ${goal.toFixed(2)}`;
	const missed = isMissed({ name, ratio, goal, detail }) ? '  MISSED' : '';
	return `${name.padEnd(30)}${ratio.toFixed(2).padStart(6)}   ${verdict.padEnd(18)}${detail}${missed}`;
}

function isMissed({ ratio, goal }: Figure): boolean {
	return goal !== undefined && !(ratio <= goal);
}

/** Measures one thing in this process. @param file where the figures are stored */
async function measure(name: string, file: string): Promise<void> {
	const run = quickMeasures[name] ?? (await measureNamed(name));
	const figures = [(await run?.()) ?? []].flat();
	for (const figure of figures) {
		console.log(line(figure));
		if (isMissed(figure)) process.exitCode = 1;
	}
	writeFileSync(file, JSON.stringify(figures));
}

/** Loaded late: the quick measurements need none of what the others measure. */
async function measureNamed(name: string) {
	const { chapters } = await import('./measures');
	return [...chapters.values()].find((one) => name in one)?.[name];
}

/** The names of all measurements by chapter. */
async function allNames() {
	const { chapters } = await import('./measures');
	return new Map([...chapters].map(([title, each]) => [title, Object.keys(each)]));
}

/** Measures one thing in a separate process. @returns whether it succeeded and met its goals */
function measureApart(name: string, folder: string) {
	const file = path.join(folder, name);
	writeFileSync(file, '[]');
	const args = [...process.execArgv, __filename, ONE, name, file];
	const isWell = spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
	return { isWell, figures: JSON.parse(readFileSync(file, 'utf8')) as Figure[] };
}

/**
 * Runs all measurements by chapter. @returns how many succeeded, and whether each has its figures
 */
function measureAll(selected: ReadonlyMap<string, readonly string[]>) {
	console.log(
		'Ratios to a reference or a limit; lower is better. Unless a size is named, reports have 200,000 rows and imported files are 100 MB',
	);
	const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
	const counts = { passed: 0, failed: 0 };
	let isWhole = true;
	const measured = [...selected].map(([title, names]) => ({
		title,
		figures: names.flatMap((name) => {
			const { isWell, figures } = measureApart(name, folder);
			counts[isWell ? 'passed' : 'failed'] += 1;
			isWhole &&= figures.length > 0;
			return figures;
		}),
	}));
	rmSync(folder, { recursive: true });
	console.log(`${counts.passed} passed, ${counts.failed} failed`);
	if (counts.failed > 0) process.exitCode = 1;
	return { measured, counts, isWhole };
}

const ONE = '--in-this-process';
const QUICK = new Map([['', Object.keys(quickMeasures)]]);

/**
 * Measurements of test runs: the numbers of passed and failed tests are written to the file of this
 * name.
 */
const FOR_TESTS = new Map([
	['--quick', async () => await Promise.resolve(QUICK)],
	['--all', allNames],
]);

async function main([first, ...names]: readonly string[]): Promise<void> {
	if (first === ONE) return await measure(names[0] ?? '', names[1] ?? '');
	const forTests = FOR_TESTS.get(first ?? '');
	if (forTests) {
		const { counts } = measureAll(await forTests());
		if (names[0] !== undefined) writeFileSync(names[0], JSON.stringify(counts));
	} else if (first !== undefined) measureAll(new Map([['', [first, ...names]]]));
	else {
		const { measured, isWhole } = measureAll(await allNames());
		const { writePage } = await import('./page');
		// A page with missing figures would look complete.
		if (isWhole) writePage(measured);
	}
}

void main(process.argv.slice(2));
