// The steps of `npm run check`, `npm test` and `npm run soak`. A check counts as one test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { install } from './install.mjs';
import { root, runScript } from './run.mjs';

const program = (file) => path.join(root, 'node_modules', file);

async function check(isGood) {
	return (await isGood()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Installs packages that all other steps require. */
export const installed = (...names) => ({
	name: 'install',
	run: () => check(() => install(names).then(() => true)),
});

export const built = { name: 'build', run: () => check(() => buildIfStale().then(() => true)) };

async function lint(part, remembers) {
	const { lintParts } = await import('./lint/main.mjs');
	return check(async () => (await lintParts[part]({ remembers })) === 0);
}

/** @param remembers whether only changed files are checked, where that is possible */
export const lints = (remembers = false) =>
	['n8n', 'house', 'layers', 'names', 'words', 'expanded', 'format'].map((part) => ({
		name: `lint ${part}`,
		run: () => lint(part, remembers),
	}));

const scan = (leg) => ({
	name: `scan ${leg}`,
	run: async () => {
		const { scanLegs } = await import('./scan.mjs');
		return check(async () => {
			const findings = await scanLegs[leg]();
			for (const finding of findings) process.stdout.write(`${finding}\n`);
			return findings.length === 0;
		});
	},
});

export const scans = [scan('source'), scan('tarball')];

function newReport(name) {
	const file = path.join(root, '.cache', `${name}.json`);
	mkdirSync(path.dirname(file), { recursive: true });
	rmSync(file, { force: true });
	return file;
}

// Test files allocate and release much memory: a large space for short-lived objects saves an
// eighth of the time.
const JEST_FLAGS = ['--max-semi-space-size=64'];

/**
 * @param projects those of jest.config.js
 * @param files only these, relative to the project folder
 */
export const jest = (projects, { environment = {}, files = [] } = {}) => ({
	name: 'jest',
	run: async () => {
		const report = newReport('jest');
		const args = ['--json', `--outputFile=${report}`, '--maxWorkers=2'];
		const selected = files.length > 0 ? ['--runTestsByPath', ...files] : [];
		const options = { flags: JEST_FLAGS, environment };
		await runScript(
			program('jest/bin/jest.js'),
			[...args, ...selected, '--selectProjects', ...projects],
			options,
		);
		return readJestReport(report);
	},
});

function readJestReport(file) {
	const report = JSON.parse(readFileSync(file, 'utf8'));
	// A file that fails to load has no tests that could fail.
	const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
	return {
		passed: report.numPassedTests,
		failed: report.success || failed > 0 ? failed : 1,
		note: `${report.numPendingTests + report.numTodoTests} skipped`,
	};
}

/** All end-to-end tests count as one test, as they print their own summary. */
export const endToEnd = (environment) => ({
	name: 'end to end',
	run: () => {
		const script = program('tsx/dist/cli.mjs');
		return check(
			async () => (await runScript(script, ['test/e2e/main.ts'], { environment })) === 0,
		);
	},
});

/** Compares the table of holidays with those of a library. */
export const holidays = {
	name: 'holidays',
	run: () =>
		check(
			async () =>
				(await runScript(program('tsx/dist/cli.mjs'), ['tools/holidays/compare.mjs'])) === 0,
		),
};

/** Each measurement counts as a test. @param which all of them, or the quick ones */
export const bench = (which) => ({
	name: 'bench',
	run: async () => {
		const report = newReport('bench');
		await runScript(program('tsx/dist/cli.mjs'), ['bench/main.ts', `--${which}`, report]);
		return JSON.parse(readFileSync(report, 'utf8'));
	},
});
