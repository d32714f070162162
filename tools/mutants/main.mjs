// `npm run mutants` changes the code in thousands of small ways and looks whether a test notices.
// `npm run mutants platform/http/retry.ts platform/imports` does so for some files, and with
// MUTANTS_AGAIN=1 only for what the tests of the last time did not notice, and what has changed since.
import { Stryker } from '@stryker-mutator/core';
import { report } from './report.mjs';
import { roomsOf } from './rooms.mjs';

const WANTED = 85;

function tryMutants({ files, tests }) {
	// For jest.config.cjs, which Stryker's workers read.
	process.env.MUTANTS_TESTS = tests;
	const stryker = new Stryker({
		mutate: files,
		testRunner: 'jest',
		plugins: ['@stryker-mutator/jest-runner'],
		jest: {
			projectType: 'custom',
			configFile: 'tools/mutants/jest.config.cjs',
			// To find them takes longer than to run them: only-needed.cjs chooses.
			enableFindRelatedTests: false,
		},
		coverageAnalysis: 'perTest',
		incremental: true,
		incrementalFile: `.cache/mutants-${tests.split('/')[1].replace(/\W+/g, '')}.json`,
		force: process.env.MUTANTS_AGAIN !== '1',
		concurrency: Number(process.env.MUTANTS_WORKERS ?? 2),
		// So that a busy machine is not taken for an endless loop.
		timeoutMS: 15_000,
		dryRunTimeoutMinutes: 30,
		packageManager: 'npm',
		tempDirName: '.cache/mutants',
		// The tests are run in a copy of the project.
		ignorePatterns: [
			'dist',
			'.cache',
			'workflows',
			'icons',
			'/tools/*/**',
			'!/tools/{jest,mutants}/*.cjs',
		],
		reporters: process.stdout.isTTY ? ['progress'] : ['progress-append-only'],
		logLevel: 'warn',
		allowConsoleColors: false,
	});
	return stryker.runMutationTest();
}

const rooms = roomsOf(process.argv.slice(2));
if (rooms.length === 0) throw new Error('No such file is tried: see tools/mutants/rooms.mjs');
const results = [];
for (const room of rooms) results.push(...(await tryMutants(room)));
process.exitCode = report(results) >= WANTED ? 0 : 1;
