// Builds the import page into one text: the page, its script with the worker inside, and its style.
const { createHash } = require('node:crypto');
const { readFile } = require('node:fs/promises');
const path = require('node:path');
const esbuild = require('esbuild');
const { withoutFiles } = require('./detector.cjs');

const folder = path.join(__dirname, '../../page');

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
	plugins: [withoutFiles],
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

/** Runs the files of texts as they are now, as the template is filled in before the page is served. */
async function languages() {
	const { outputFiles, metafile } = await esbuild.build({
		bundle: true,
		write: false,
		format: 'cjs',
		platform: 'node',
		metafile: true,
		entryPoints: [path.join(folder, 'texts/fixed.ts')],
	});
	const module = { exports: {} };
	new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
	return { fixed: module.exports.fixed, inputs: Object.keys(metafile.inputs) };
}

/** @throws where the template lacks a text, or wants one that there is not */
function fill(template, language, texts) {
	const unused = new Set(Object.keys(texts));
	const filled = template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
		unused.delete(name);
		const text = name === 'lang' ? language : texts[name];
		if (text === undefined)
			throw new Error(`The page uses the text ${name}, which no language contains`);
		return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	});
	if (unused.size > 0) throw new Error(`The page does not use the texts ${[...unused].join(', ')}`);
	return filled;
}

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
	const { fixed, inputs } = await languages();
	// The policy's hashes are of exactly what stands between the tags.
	const plain = template.replace(/>\s+</g, '> <').replace(/\s*(\/\*[A-Z]+\*\/)\s*/g, '$1');
	const templates = Object.fromEntries(
		Object.entries(fixed).map(([language, texts]) => [language, fill(plain, language, texts)]),
	);
	return {
		contents: [
			`export const templates = ${JSON.stringify(templates)};`,
			`export const script = ${JSON.stringify(script)};`,
			`export const style = ${JSON.stringify(style)};`,
			`export const scriptHash = ${JSON.stringify(hashOf(script))};`,
			`export const styleHash = ${JSON.stringify(hashOf(style))};`,
		].join('\n'),
		inputs: [...worker.inputs, ...main.inputs, ...inputs],
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
