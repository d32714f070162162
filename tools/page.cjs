// Builds the import page into one text: the page, its script with the worker inside, and its style.
const { createHash } = require('node:crypto');
const { readFile } = require('node:fs/promises');
const path = require('node:path');
const esbuild = require('esbuild');

const folder = path.join(__dirname, '../page');

const browser = {
	bundle: true,
	write: false,
	format: 'iife',
	platform: 'browser',
	target: 'es2022',
	minify: true,
	charset: 'utf8',
	legalComments: 'none',
	logLevel: 'warning',
	metafile: true,
	alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' },
};

async function bundle(entry, more = {}) {
	const { outputFiles, metafile } = await esbuild.build({
		...browser,
		...more,
		entryPoints: [path.join(folder, entry)],
	});
	return { code: outputFiles[0].text.trim(), inputs: Object.keys(metafile.inputs) };
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function buildPage() {
	const worker = await bundle('worker.ts');
	const main = await bundle('main.ts', {
		define: { WORKER_CODE: JSON.stringify(worker.code) },
	});
	const script = main.code.replaceAll('</script', '<\\/script');
	const { code: style } = await esbuild.transform(
		await readFile(path.join(folder, 'style.css'), 'utf8'),
		{ loader: 'css', minify: true },
	);
	const template = await readFile(path.join(folder, 'template.html'), 'utf8');
	const html = template
		.replace(/>\s+</g, '> <')
		// The policy's hashes are of exactly what stands between the tags.
		.replace(/\s*\/\*STYLE\*\/\s*/, () => style)
		.replace(/\s*\/\*SCRIPT\*\/\s*/, () => script);
	return {
		contents: [
			`export const html = ${JSON.stringify(html)};`,
			`export const scriptHash = ${JSON.stringify(hashOf(script))};`,
			`export const styleHash = ${JSON.stringify(hashOf(style))};`,
		].join('\n'),
		inputs: [...worker.inputs, ...main.inputs],
	};
}

/** Stands in for `page/built` when the nodes are bundled. @param seen takes what went into it */
function builtPage(seen) {
	return {
		name: 'built-page',
		setup(build) {
			build.onResolve({ filter: /\/page\/built$/ }, () => ({
				path: 'page/built',
				namespace: 'built-page',
			}));
			build.onLoad({ filter: /.*/, namespace: 'built-page' }, async () => {
				const { contents, inputs } = await buildPage();
				seen.push(...inputs);
				return { contents, loader: 'js' };
			});
		},
	};
}

module.exports = { builtPage };
