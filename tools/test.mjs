// Everything that must hold, in order. A check counts as one test; the last line is the sum.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { install } from './install.mjs';
import { root, runScript } from './run.mjs';

const jestReport = path.join(root, '.cache', 'jest.json');
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function readJestReport() {
	const report = JSON.parse(readFileSync(jestReport, 'utf8'));
	// A file that does not load has no tests that could fail.
	const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
	return {
		passed: report.numPassedTests,
		failed: report.success || failed > 0 ? failed : 1,
		note: `${report.numPendingTests + report.numTodoTests} skipped`,
	};
}

async function jest() {
	mkdirSync(path.dirname(jestReport), { recursive: true });
	rmSync(jestReport, { force: true });
	await runScript(path.join(root, 'node_modules/jest/bin/jest.js'), [
		'--selectProjects',
		'unit',
		'engine',
		'--json',
		`--outputFile=${jestReport}`,
		'--maxWorkers=2',
	]);
	return readJestReport();
}

const benchReport = path.join(root, '.cache', 'bench.json');

/** Each measure counts as a test. */
async function bench() {
	mkdirSync(path.dirname(benchReport), { recursive: true });
	rmSync(benchReport, { force: true });
	const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
	await runScript(tsx, ['bench/main.ts', '--quick', benchReport]);
	return JSON.parse(readFileSync(benchReport, 'utf8'));
}

async function check(isGood) {
	return (await isGood()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function checkScan(leg) {
	const { scanLegs } = await import('./scan.mjs');
	return check(async () => {
		const findings = await scanLegs[leg]();
		for (const finding of findings) process.stdout.write(`${finding}\n`);
		return findings.length === 0;
	});
}

async function checkLint(part) {
	const { lintParts } = await import('./lint/main.mjs');
	return check(async () => (await lintParts[part]()) === 0);
}

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

// Without its packages nothing else can run, so a failing install ends the run.
const steps = [
	[
		'install',
		() => check(() => install(['project', 'lint', 'engines']).then(() => true)),
		{ orStop: true },
	],
	['build', () => check(() => buildIfStale().then(() => true))],
	['typecheck', () => check(async () => (await runScript(tsc)) === 0)],
	['typecheck page', () => check(async () => (await runScript(tsc, ['-p', 'page'])) === 0)],
	['lint n8n', () => checkLint('n8n')],
	['lint house', () => checkLint('house')],
	['lint layers', () => checkLint('layers')],
	['lint expanded', () => checkLint('expanded')],
	['lint format', () => checkLint('format')],
	['scan source', () => checkScan('source')],
	['scan tarball', () => checkScan('tarball')],
	['jest', jest],
	['bench', bench],
];

async function runStep([name, run]) {
	const start = performance.now();
	process.stdout.write(`\n== ${name}\n`);
	const result = await run().catch((error) => {
		process.stdout.write(`${error.stack}\n`);
		return { passed: 0, failed: 1 };
	});
	return { name, time: seconds(start), ...result };
}

function print(results, start) {
	process.stdout.write('\n');
	for (const { name, time, passed, failed, note } of results) {
		const extra = note === undefined ? '' : `, ${note}`;
		const counts = `${passed} passed, ${failed} failed${extra}`;
		process.stdout.write(`${name.padEnd(16)}${time.padStart(8)}  ${counts}\n`);
	}
	process.stdout.write(`${'total'.padEnd(16)}${seconds(start).padStart(8)}\n`);
	const sum = (key) => results.reduce((total, result) => total + result[key], 0);
	process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
	return sum('failed') === 0;
}

const start = performance.now();
const results = [];
for (const step of steps) {
	const result = await runStep(step);
	results.push(result);
	if (result.failed > 0 && step[2]?.orStop) break;
}
process.exitCode = print(results, start) ? 0 : 1;
