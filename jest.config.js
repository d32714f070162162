const { existsSync } = require('node:fs');
const path = require('node:path');

// Jest reads every file below its roots, and tools/engines holds whole n8n installations.
const roots = ['nodes', 'credentials', 'platform', 'sandbox', 'demo', 'bench', 'harness', 'test']
	.map((folder) => path.join(__dirname, folder))
	.filter((folder) => existsSync(folder));

const compile = [
	'@swc/jest',
	{
		sourceMaps: 'inline',
		module: { type: 'commonjs' },
		jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
	},
];

const MINUTE_MS = 60_000;
const SLOW = ['/node_modules/', '\\.soak\\.test\\.ts$'];

const withEngine = { testEnvironment: '<rootDir>/test/support/engineEnvironment.ts' };

/** @param patienceMs how long a test may take; a busy machine must not look like a failing test */
function project(displayName, patienceMs, more) {
	return {
		displayName,
		rootDir: __dirname,
		roots,
		testEnvironment: '<rootDir>/test/support/plainEnvironment.ts',
		transform: { '\\.(ts|mjs|js)$': compile },
		moduleNameMapper: { '^n8n-workflow$': '<rootDir>/tools/jest/workflow.cjs' },
		// These exist as ES modules only, which jest cannot load as they are.
		transformIgnorePatterns: ['/node_modules/(?!(p-limit|yocto-queue|d3-[a-z-]+|internmap)/)'],
		restoreMocks: true,
		setupFiles: ['<rootDir>/test/support/loadedSandbox.ts'],
		globals: { patienceMs },
		setupFilesAfterEnv: ['<rootDir>/tools/jest/patience.cjs'],
		...more,
	};
}

module.exports = {
	projects: [
		project('unit', MINUTE_MS, {
			testMatch: ['<rootDir>/test/**/*.test.ts'],
			testPathIgnorePatterns: [...SLOW, '<rootDir>/test/engine/', '<rootDir>/test/e2e/'],
		}),
		project('engine', 2 * MINUTE_MS, {
			testMatch: ['<rootDir>/test/engine/**/*.test.ts'],
			testPathIgnorePatterns: SLOW,
			...withEngine,
		}),
		// Sizes and loads that take minutes: run by `npm run soak`, every night.
		project('soak', 10 * MINUTE_MS, {
			testMatch: ['<rootDir>/test/**/*.soak.test.ts'],
			testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/'],
			...withEngine,
		}),
		// Starts real servers, so it takes minutes: run by `npm run test:e2e`, never by `npm test`.
		project('e2e', 10 * MINUTE_MS, {
			testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
			testPathIgnorePatterns: process.env.SOAK === 'true' ? ['/node_modules/'] : SLOW,
			setupFiles: ['<rootDir>/test/e2e/setUp.ts'],
		}),
	],
	maxWorkers: 2,
	testSequencer: '<rootDir>/tools/jest/slow-first.cjs',
};
