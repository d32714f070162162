// Runs on a fresh clone, so it needs nothing but Node and npm. Stdout belongs to the command that follows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lintFolder = path.join(root, 'tools', 'n8n-lint');

function npm(args, cwd) {
	const npmScript = process.env.npm_execpath;
	const viaNode = npmScript !== undefined && /\.[cm]?js$/.test(npmScript);
	const [command, first] = viaNode ? [process.execPath, [npmScript]] : ['npm', []];
	// Stdin and stdout stay closed to npm: `--json` output of the next command must be the only line.
	const options = { cwd, stdio: ['ignore', 2, 2], shell: !viaNode && process.platform === 'win32' };
	const { status } = spawnSync(command, [...first, ...args], options);
	if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}`);
}

function wanted(folder) {
	const { dependencies, devDependencies, overrides } = JSON.parse(
		readFileSync(path.join(folder, 'package.json'), 'utf8'),
	);
	return createHash('sha256')
		.update(JSON.stringify([dependencies, devDependencies, overrides]))
		.update(readFileSync(path.join(folder, 'package-lock.json')))
		.digest('hex');
}

/** Installs what the folder's lock file asks for, unless that is what is there already. */
export function installFolder(folder) {
	const stamp = path.join(folder, 'node_modules', '.stamp');
	const hash = wanted(folder);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
	process.stderr.write(
		`Installing the packages of ${path.relative(root, folder) || 'the project'} ...\n`,
	);
	npm(['install', '--no-save', '--prefer-offline', '--include=dev', '--loglevel=error'], folder);
	writeFileSync(stamp, hash);
}

// eslint.config.mjs must be n8n's own, word for word, and imports n8n's CLI, which cannot be a package of the root.
function linkNodeCli() {
	const link = path.join(root, 'node_modules', '@n8n', 'node-cli');
	const target = path.join('..', '..', 'tools', 'n8n-lint', 'node_modules', '@n8n', 'node-cli');
	if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return;
	rmSync(link, { recursive: true, force: true });
	mkdirSync(path.dirname(link), { recursive: true });
	symlinkSync(target, link, 'junction');
}

export function installLint() {
	installFolder(lintFolder);
	linkNodeCli();
}

async function installEngines() {
	const { installEngine } = await import('./engines/install.mjs');
	for (const line of ['n8n-1', 'n8n-2']) await installEngine(line);
}

export async function install(extras = []) {
	installFolder(root);
	if (extras.includes('lint')) installLint();
	if (extras.includes('engines')) await installEngines();
	if (extras.includes('mutants')) installFolder(path.join(root, 'tools', 'mutants'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install(process.argv.slice(2));
