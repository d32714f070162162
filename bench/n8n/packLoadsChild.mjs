// Loads a community package as n8n does at its start, then the files that its first run needs, and
// prints for both the processor time in milliseconds, and the bytes of heap that the first leaves.
// Arguments: a folder in whose node_modules n8n is, the folder of the package, and files. It is no
// TypeScript, as what loads that would read every file of the package, too.
import { createRequire } from 'node:module';

const [, , n8n = '', folder = '', ...files] = process.argv;

function millisecondsSince(before) {
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e3;
}

const fromN8n = createRequire(`${n8n}/package.json`);
createRequire(fromN8n.resolve('n8n-core'))('reflect-metadata');
const { LazyPackageDirectoryLoader } = fromN8n('n8n-core');
fromN8n('n8n-workflow');
globalThis.gc();
const { heapUsed } = process.memoryUsage();
const start = process.cpuUsage();
const loader = new LazyPackageDirectoryLoader(folder);
await loader.loadAll();
const atStart = millisecondsSince(start);
// As n8n does once it has started, in workers, too.
loader.releaseTypes();
globalThis.gc();
const heap = process.memoryUsage().heapUsed - heapUsed;
const first = process.cpuUsage();
for (const file of files) createRequire(file)(file);
process.stdout.write(`${[atStart, heap, millisecondsSince(first)].join(' ')}\n`, () =>
	process.exit(loader.packageName === '' ? 1 : 0),
);
