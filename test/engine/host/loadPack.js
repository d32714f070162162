// Loads an installed pack as a server does, and as it does right after an installation: prints what both give.
const path = require('node:path');
const { createRequire } = require('node:module');

const [, , engine, folder] = process.argv;
const fromEngine = createRequire(path.join(engine, 'package.json'));
createRequire(fromEngine.resolve('n8n-core'))('reflect-metadata');
const { LazyPackageDirectoryLoader, PackageDirectoryLoader } = fromEngine('n8n-core');

const required = () =>
	Object.keys(require.cache)
		.filter((file) => file.startsWith(folder) && file.endsWith('.js'))
		.map((file) => path.relative(folder, file));

/** As it travels to the editor. */
const asJson = ({ types, known }) => JSON.parse(JSON.stringify({ types, known }));

async function main() {
	const lazy = new LazyPackageDirectoryLoader(folder);
	await lazy.loadAll();
	const atStart = { ...asJson(lazy), isLazy: lazy.isLazyLoaded, required: required() };
	// What n8n 2 does with every credential type before it is ready.
	for (const name of Object.keys(lazy.known.credentials)) lazy.getCredential(name);
	const withCredentials = required();
	const { type } = lazy.getNode('marketingAnalytics');
	const withNode = required();
	const eager = new PackageDirectoryLoader(folder);
	await eager.loadAll();
	process.stdout.write(
		JSON.stringify({
			atStart,
			withCredentials,
			withNode,
			runs: 'execute' in type,
			eager: asJson(eager),
		}),
	);
}

void main();
