import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import manifest from '../../../package.json';
import {
	installN8n,
	type N8nVersion,
	preparePack,
	type RunningN8n,
	startN8n,
} from '../../../harness/n8n';
import { newHome } from '../../../harness/n8n/home';
import { PACK } from '../editor/ourTypes';

const run = promisify(execFile);

/** A server that has the package as a folder of its own, and may install it from its settings. */
export interface BareServer {
	readonly server: RunningN8n;
	/** Installs the package as Settings > Community nodes does. */
	install(): Promise<void>;
	discard(): Promise<void>;
}

/** Starts a server without installed packages; its custom extensions are the files of the package. */
export async function startBareServer(version: N8nVersion): Promise<BareServer> {
	const folder = await mkdtemp(join(tmpdir(), 'installation-'));
	const tarball = await preparePack();
	await run('tar', ['-xzf', tarball, '-C', folder]);
	const { node } = await installN8n(version);
	const programs = await writeRegistryClient(join(folder, 'bin'), tarball);
	const home = await newHome(version);
	await rm(join(home, '.n8n/nodes'), { recursive: true, force: true });
	const server = await startN8n({
		version,
		home,
		environment: {
			N8N_CUSTOM_EXTENSIONS: join(folder, 'package'),
			PATH: [programs, dirname(node), process.env.PATH].join(delimiter),
			// n8n asks its registry directly before it asks npm: nothing listens on port 9.
			https_proxy: 'http://127.0.0.1:9',
			no_proxy: '127.0.0.1',
		},
	});
	return {
		server,
		install: async () => {
			await server.rest.post('/rest/community-packages', {
				name: PACK,
				version: manifest.version,
				verify: false,
			});
		},
		discard: async () => {
			await server.discard();
			for (const one of [folder, home]) await rm(one, { recursive: true, force: true });
		},
	};
}

/** Writes a program that responds to n8n as npm would if the package were published. */
async function writeRegistryClient(folder: string, tarball: string): Promise<string> {
	const npm = join(folder, 'npm');
	await mkdir(folder);
	await writeFile(
		npm,
		`#!/bin/sh
case "$1" in
	view) echo '"${manifest.version}"' ;;
	pack) cp '${tarball}' packed.tgz && echo packed.tgz ;;
esac
`,
	);
	await chmod(npm, 0o755);
	return folder;
}
