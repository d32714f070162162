// Loads a community package as n8n does at its start, then the files that its first run needs, and
// prints for both the processor time in milliseconds, and the bytes of heap that the first leaves.
// Arguments: a folder in whose node_modules n8n is, the folder of the package, and files.
import type * as Core from 'n8n-core';
import { createRequire } from 'node:module';

import { collectGarbage } from './figure';

async function measure(n8n: string, folder: string, files: readonly string[]): Promise<void> {
	const fromN8n = createRequire(`${n8n}/package.json`);
	const fromCore = createRequire(fromN8n.resolve('n8n-core'));
	fromCore('reflect-metadata');
	const { LazyPackageDirectoryLoader } = fromN8n('n8n-core') as typeof Core;
	fromN8n('n8n-workflow');
	collectGarbage();
	const { heapUsed } = process.memoryUsage();
	const start = process.cpuUsage();
	const loader = new LazyPackageDirectoryLoader(folder);
	await loader.loadAll();
	const atStart = millisecondsSince(start);
	collectGarbage();
	const heap = process.memoryUsage().heapUsed - heapUsed;
	const first = process.cpuUsage();
	for (const file of files) createRequire(file)(file);
	process.stdout.write(`${[atStart, heap, millisecondsSince(first)].join(' ')}\n`, () =>
		process.exit(loader.packageName === '' ? 1 : 0),
	);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e3;
}

const [, , n8n = '', folder = '', ...files] = process.argv;
void measure(n8n, folder, files);
