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

const shared = {
	rootDir: __dirname,
	roots,
	testEnvironment: 'node',
	transform: { '\\.(ts|mjs|js)$': compile },
	// These two exist as ES modules only, which jest cannot load as they are.
	transformIgnorePatterns: ['/node_modules/(?!(p-limit|yocto-queue)/)'],
	restoreMocks: true,
};

module.exports = {
	projects: [
		{
			...shared,
			displayName: 'unit',
			testMatch: ['<rootDir>/test/**/*.test.ts'],
			testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/engine/', '<rootDir>/test/e2e/'],
		},
		{
			...shared,
			displayName: 'engine',
			testEnvironment: '<rootDir>/test/support/engineEnvironment.ts',
			testMatch: ['<rootDir>/test/engine/**/*.test.ts'],
			setupFilesAfterEnv: ['<rootDir>/tools/slow-tests.cjs'],
		},
	],
	maxWorkers: 2,
};
