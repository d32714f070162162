// `npm run mutants` makes thousands of small changes to the code and checks whether a test fails.
// `npm run mutants platform/http/retry.ts platform/imports` does so for some files, and with
// MUTANTS_AGAIN=1 only for mutants that survived the last time, and changed code. MUTANTS_PERCENT=10
// tries a sample of a tenth, MUTANTS_SEED=2 another one. MUTANTS_STATIC=0 leaves out code that runs
// once when its file is loaded: it takes most of the time. Then a function in a table that is made at
// loading counts as a survivor, even if a test notices its change.
import path from 'node:path';
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
		plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'sample.mjs')],
		checkers: ['sample'],
		jest: {
			projectType: 'custom',
			configFile: 'tools/mutants/jest.config.cjs',
			// Finding them takes longer than running them: only-needed.cjs selects them.
			enableFindRelatedTests: false,
		},
		coverageAnalysis: 'perTest',
		incremental: true,
		incrementalFile: `.cache/mutants-${tests.split('/')[1].replace(/\W+/g, '')}.json`,
		ignoreStatic: process.env.MUTANTS_STATIC === '0',
		force: process.env.MUTANTS_AGAIN !== '1',
		concurrency: Number(process.env.MUTANTS_WORKERS ?? 2),
		// A long limit, so that a busy machine is not mistaken for an endless loop.
		timeoutMS: 15_000,
		dryRunTimeoutMinutes: 30,
		packageManager: 'npm',
		tempDirName: '.cache/mutants',
		// The tests run in a copy of the project.
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
if (rooms.length === 0) throw new Error('No such file is tested: see tools/mutants/rooms.mjs');
const results = [];
for (const room of rooms) results.push(...(await tryMutants(room)));
process.exitCode = report(results) >= WANTED ? 0 : 1;
