// `node tools/lint/main.mjs` runs every part; `node tools/lint/main.mjs n8n house` runs those two.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../build.mjs';
import { root, runScript } from '../run.mjs';
import { eslint } from './eslint.mjs';
import { findNames } from './names.mjs';
import { findWords } from './words.mjs';

const program = (file) => path.join(root, 'node_modules', file);
const present = (...names) => names.filter((name) => existsSync(path.join(root, name)));

const template = 'dist/template/templates/shared/default/eslint.config.mjs';
const wordsOf = (file) => readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ').trim();

function isN8nsOwnConfig() {
	if (wordsOf('eslint.config.mjs') === wordsOf(`node_modules/@n8n/node-cli/${template}`))
		return true;
	process.stderr.write(`eslint.config.mjs must be n8n's default: ${template} of @n8n/node-cli\n`);
	return false;
}

/** The cache of a check before a commit; other runs check everything. */
const cacheOf = (part, remembers) =>
	remembers ? { cache: true, cacheStrategy: 'content', cacheLocation: `.cache/${part}` } : {};

async function n8n({ remembers = false } = {}) {
	const shipped = present('nodes', 'credentials', 'platform', 'package.json');
	const code = await eslint('eslint.config.mjs', shipped, {
		errorOnUnmatchedPattern: false,
		...cacheOf('eslint-n8n', remembers),
	});
	return isN8nsOwnConfig() ? code : 1;
}

/**
 * The type checker keeps nearly all that it allocates, some 2 GB: collecting garbage takes a third
 * of its processor time and saves a tenth of its memory.
 */
const WITHOUT_COLLECTION = { GOGC: 'off' };

/**
 * The rules of the house and all types, by oxlint, whose type checker is native: checking all types
 * anew takes less than `tsc` takes to see that nothing has changed.
 */
function house() {
	const options = [
		'--type-aware',
		'--type-check',
		'--report-unused-disable-directives-severity=error',
	];
	return runScript(program('oxlint/bin/oxlint'), [...options, '.'], {
		environment: WITHOUT_COLLECTION,
	});
}

function layers({ remembers = false } = {}) {
	const code = present(
		'nodes',
		'credentials',
		'platform',
		'sandbox',
		'demo',
		'bench',
		'harness',
		'test',
	);
	const cruiser = program('dependency-cruiser/bin/dependency-cruise.mjs');
	const cache = remembers ? ['--cache=.cache/layers', '--cache-strategy=content'] : [];
	const options = ['--config=tools/lint/layers.cjs', '--output-type=err', ...cache];
	return runScript(cruiser, [...options, ...code]);
}

function print(problems) {
	process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
	return problems.length === 0 ? 0 : 1;
}

/** Each exported name has one meaning, and names use the words of the field. */
function names() {
	return print(findNames());
}

/** No text that users read has a word of `wordList.mjs`. */
function words() {
	return print(findWords());
}

async function expanded() {
	await buildIfStale();
	const expansion = await runScript(program('tsx/dist/cli.mjs'), ['tools/lint/expand.ts']);
	if (expansion !== 0) return expansion;
	return eslint('tools/lint/expanded.config.mjs', ['.cache/expanded', 'package.json']);
}

/** Prettier checks the few files that oxfmt, which is native, would format otherwise. */
async function format() {
	const differing = differingFiles();
	if (differing.length === 0) return 0;
	const options = ['--check', '--log-level=warn', '--ignore-unknown'];
	return await runScript(program('prettier/bin/prettier.cjs'), [...options, ...differing]);
}

function differingFiles() {
	const options = ['--config=.prettierrc.js', '--list-different', '.'];
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[program('oxfmt/bin/oxfmt'), ...options],
		{ cwd: root, encoding: 'utf8' },
	);
	const files = stdout.split('\n').filter((line) => line !== '');
	// It ends with 1 if files differ, and also if it fails.
	if (status === 0 || (status === 1 && stderr === '')) return files;
	throw new Error(`oxfmt failed: ${stderr}`);
}

export const lintParts = { n8n, house, layers, names, words, expanded, format };

async function runParts(names) {
	let failed = false;
	for (const name of names) {
		const code = await lintParts[name]();
		process.stderr.write(`lint ${name}: ${code === 0 ? 'passed' : 'failed'}\n`);
		failed ||= code !== 0;
	}
	process.exitCode = failed ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const asked = process.argv.slice(2);
	await runParts(asked.length > 0 ? asked : Object.keys(lintParts));
}
