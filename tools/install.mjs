// Installs what is missing: `node tools/install.mjs` the project's packages, `node tools/install.mjs lint engines`
// the rows of those names. It runs on a fresh clone, so it needs nothing but Node and npm. Stdout belongs to the
// command that follows.
import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFolder } from './install/folder.mjs';
import { provideSqlite } from './install/sqlite.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const WITHOUT_SCRIPTS = ['--ignore-scripts', '--legacy-peer-deps'];

const server = (line) => ({
	what: `the n8n server of ${line} (2 GB, some minutes)`,
	folder: `tools/n8n/${line}`,
	flags: [...WITHOUT_SCRIPTS, '--omit=dev'],
	needs: ['node-24'],
	finish: () => provideSqlite(path.join(root, 'tools/n8n', line), path.join(root, '.cache/sqlite')),
});

const rows = {
	project: { what: 'the packages of the project', folder: '.', flags: ['--include=dev'] },
	lint: {
		what: "n8n's lint",
		folder: 'tools/n8n-lint',
		flags: ['--include=dev'],
		needs: ['project'],
	},
	mutants: {
		what: 'Stryker',
		folder: 'tools/mutants',
		flags: ['--include=dev'],
		needs: ['project'],
	},
	// The engine of n8n 1 is a package of the project, and runs on the Node that runs this.
	engines: {
		what: 'the engine of n8n 2',
		folder: 'tools/engines/n8n-2',
		flags: WITHOUT_SCRIPTS,
		proof: 'n8n-core/package.json',
		needs: ['node-24'],
	},
	'node-24': {
		what: 'Node 24',
		folder: 'tools/engines/node-24',
		// Its install script fetches the binary for this machine.
		flags: ['--ignore-scripts=false', '--legacy-peer-deps'],
		proof: 'node/bin/node',
	},
	// Real servers, for `npm run n8n` and `npm run test:e2e`.
	'n8n-1': server('n8n-1'),
	'n8n-2': server('n8n-2'),
};

/** @param {Array<keyof typeof rows>} names */
export async function install(names = ['project']) {
	for (const name of names) {
		const row = rows[name];
		if (row === undefined) {
			throw new Error(`There is no "${name}" to install: ${Object.keys(rows).join(', ')}`);
		}
		await install(row.needs ?? []);
		await installFolder(path.join(root, row.folder), row);
		if (name === 'lint') linkNodeCli();
	}
}

// eslint.config.mjs must be n8n's own, word for word, and imports n8n's CLI, which cannot be a package of the root.
// An install of the project removes the link.
function linkNodeCli() {
	const link = path.join(root, 'node_modules', '@n8n', 'node-cli');
	const target = path.join('..', '..', 'tools', 'n8n-lint', 'node_modules', '@n8n', 'node-cli');
	if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return;
	rmSync(link, { recursive: true, force: true });
	mkdirSync(path.dirname(link), { recursive: true });
	symlinkSync(target, link, 'junction');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const asked = process.argv.slice(2);
	await install(asked.length > 0 ? asked : undefined);
}
