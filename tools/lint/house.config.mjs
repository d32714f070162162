// The project's own rules for all code, beyond n8n's rules in eslint.config.mjs.
import { createRequire } from 'node:module';
import path from 'node:path';
import { spreadArguments } from './spreadArguments.mjs';

const require = createRequire(new URL('../n8n-lint/package.json', import.meta.url));
const typescript = require('typescript-eslint');

const castsThatProveNothing = [
	{
		selector: 'TSAsExpression > TSNeverKeyword',
		message: 'A cast to never hides a type mistake: narrow the value, or fix its type.',
	},
	{
		selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword',
		message: 'A cast through unknown hides a type mistake: narrow the value, or fix its type.',
	},
	{
		selector: 'TSAsExpression > TSAnyKeyword, TSTypeAssertion',
		message: 'Write a type guard instead of a cast.',
	},
];

const asksForParameters = [
	{
		selector:
			'TSTypeReference[typeName.name="IExecuteFunctions"]:not(TSTypeReference[typeName.name="Pick"] TSTypeReference)',
		message:
			'Read the form in the first step (readThenRun.ts), and take what else is needed of n8n from running.ts.',
	},
];

export default typescript.config(
	{
		ignores: ['**/node_modules/', 'dist/', '.cache/', 'coverage/'],
	},
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
	},
	{
		files: ['**/*.{js,cjs,mjs}'],
		rules: {
			eqeqeq: ['error', 'always'],
			'no-unused-vars': 'error',
			'no-var': 'error',
			'prefer-const': 'error',
			'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
			'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
		},
	},
	{
		files: ['**/*.ts'],
		extends: [typescript.configs.base],
		languageOptions: {
			parserOptions: {
				// The program is parsed once; the project service would compute the types of each file
				// anew.
				project: ['tsconfig.json', 'page/tsconfig.json'],
				tsconfigRootDir: path.join(import.meta.dirname, '../..'),
			},
		},
		rules: {
			eqeqeq: ['error', 'always'],
			'no-console': 'error',
			'no-else-return': ['error', { allowElseIf: false }],
			'no-param-reassign': 'error',
			'no-restricted-syntax': ['error', ...castsThatProveNothing],
			'no-var': 'error',
			'prefer-const': 'error',
			complexity: ['error', 15],
			'max-depth': ['error', 4],
			'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
			'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, 'ts-check': true },
			],
			'@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
			'@typescript-eslint/consistent-type-exports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-for-in-array': 'error',
			'@typescript-eslint/no-misused-promises': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unnecessary-type-assertion': 'error',
			'@typescript-eslint/no-unsafe-argument': 'error',
			'@typescript-eslint/no-unsafe-assignment': 'error',
			'@typescript-eslint/no-unsafe-call': 'error',
			'@typescript-eslint/no-unsafe-member-access': 'error',
			'@typescript-eslint/no-unsafe-return': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', ignoreRestSiblings: true },
			],
			'@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true },
			],
		},
	},
	{
		// Sizes are unlimited for tests and tools.
		files: ['{credentials,harness,nodes,page,platform,sandbox}/**/*.ts'],
		// Its lists are long literals.
		ignores: ['platform/catalogue/**'],
		plugins: { house: { rules: { 'spread-arguments': spreadArguments } } },
		rules: { 'house/spread-arguments': 'error' },
	},
	{
		// Below the first step of an operation, n8n's parameters are not accessible.
		files: ['nodes/**/*.ts'],
		ignores: [
			'nodes/*/*.node.ts',
			'nodes/shared/run/{execute,onlySite,openPlatform,readThenRun,specialRow}.ts',
		],
		rules: {
			'no-restricted-syntax': ['error', ...castsThatProveNothing, ...asksForParameters],
		},
	},
	{
		// Terminal programs and tools.
		files: ['sandbox/main.ts', 'demo/**/*.ts', 'bench/**/*.ts', 'tools/**/*.ts'],
		rules: { 'no-console': 'off' },
	},
	{
		// Longer or with more branches than is allowed elsewhere. Whoever changes one of them splits it, and takes it off.
		files: [
			'nodes/MarketingAnalytics/present/presentItems.ts',
			'platform/alerts/{evaluateSeries,silenceReason,smallCounts}.ts',
			'platform/http/reply/paging.ts',
			'platform/imports/columns/importColumns.ts',
			'platform/imports/file/{figureText,filePieces}.ts',
			'platform/imports/rows/{importCell,lineCheck}.ts',
			'platform/imports/rules/problems.ts',
			'platform/polling/records/pollRecords.ts',
			'platform/timeseries/baseline/{backtest,baseline}.ts',
		],
		rules: {
			complexity: ['error', 26],
			'max-lines': ['error', { max: 280, skipBlankLines: true, skipComments: true }],
			'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
		},
	},
	{
		// All texts of a language are in one file, for translators.
		files: ['page/texts/*.ts'],
		rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
	},
	{
		// A `describe` block is a function that contains a whole file of tests.
		files: ['test/**/*.ts'],
		rules: { 'max-lines-per-function': 'off' },
	},
);
