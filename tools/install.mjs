// Installs missing packages: `node tools/install.mjs` those of the project, `node tools/install.mjs
// lint engines` the named rows. It runs on a fresh clone, so it only needs Node and npm. Stdout
// belongs to the command that follows.
import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUN, installByBun } from './install/bun.mjs';
import { installFolder } from './install/folder.mjs';
import { installByNpm } from './install/npm.mjs';
import { provideSqlite } from './install/sqlite.mjs';
import { explained, UnreachableRegistry } from './install/unreachable.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// Their install scripts download or select the binary for this machine.
const WITH_SCRIPTS = ['--ignore-scripts=false', '--legacy-peer-deps'];

const server = (line) => ({
	what: `the server of ${line} (2 GB)`,
	folder: `tools/n8n/${line}`,
	needs: ['node-24'],
	finish: () => provideSqlite(path.join(root, 'tools/n8n', line), path.join(root, '.cache/sqlite')),
});

// A row without npm flags is installed by bun.
const rows = {
	project: { what: 'the packages of the project', folder: '.' },
	bun: {
		what: 'bun, which installs everything else',
		folder: 'tools/bun',
		npm: WITH_SCRIPTS,
		proof: BUN,
	},
	lint: {
		what: "n8n's lint",
		folder: 'tools/n8n-lint',
		needs: ['project'],
	},
	mutants: {
		what: 'Stryker',
		folder: 'tools/mutants',
		needs: ['project'],
	},
	holidays: {
		what: 'a library of holidays',
		folder: 'tools/holidays',
	},
	// The engine of n8n 1 is a package of the project, and runs on the current Node.
	engines: {
		what: 'the engine of n8n 2',
		folder: 'tools/engines/n8n-2',
		proof: 'n8n-core/package.json',
		needs: ['node-24'],
	},
	'node-24': {
		what: 'Node 24',
		folder: 'tools/engines/node-24',
		npm: WITH_SCRIPTS,
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
			throw new Error(
				`There is no "${name}" to install. Choose one of ${Object.keys(rows).join(', ')}`,
			);
		}
		await install(row.needs ?? []);
		const folder = path.join(root, row.folder);
		await installFolder(folder, row, async () => {
			try {
				await (row.npm === undefined ? installByBunOrNpm(folder) : installByNpm(folder, row.npm));
			} catch (error) {
				throw explained(error);
			}
		});
		if (name === 'lint') linkNodeCli();
	}
}

// Some systems lack bun, and some company proxies block it.
async function installByBunOrNpm(folder) {
	try {
		await install(['bun']);
		await installByBun(path.join(root, rows.bun.folder, 'node_modules', BUN), folder);
	} catch (error) {
		// npm could not connect either, and would wait as long again.
		if (error instanceof UnreachableRegistry) throw error;
		process.stderr.write(`${error.message}\nTrying npm instead, which takes a few minutes.\n`);
		await installByNpm(folder, ['--ignore-scripts', '--legacy-peer-deps', '--include=dev']);
	}
}

// eslint.config.mjs must equal n8n's own, and imports n8n's CLI, which cannot be a package of the
// root. An install of the project removes the link.
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
	try {
		await install(asked.length > 0 ? asked : undefined);
	} catch (error) {
		if (!(error instanceof UnreachableRegistry)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
}
