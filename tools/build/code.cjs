// Builds the code that n8n loads. n8n wants no dependencies, so all of it is in the package; what several nodes or
// credentials need is a file below `dist/shared` that each of them requires, so that it is there once.
const { existsSync } = require('node:fs');
const { mkdir, writeFile } = require('node:fs/promises');
const path = require('node:path');
const esbuild = require('esbuild');
const { withoutFiles } = require('./detector.cjs');
const { builtForm } = require('./form.cjs');
const { mergeFiles } = require('./merge.cjs');
const { builtPage } = require('./page.cjs');
const { withAddresses } = require('./pages.cjs');
const { packedFiles, picture } = require('./picture.cjs');

const OUTPUT = 'dist';
/** Which file is in which bundle, for tests of what n8n loads. */
const METAFILE = '.cache/bundle.json';
const target = { platform: 'node', target: 'node20', charset: 'utf8', logLevel: 'warning' };

function entryPoints({ nodes, credentials }) {
	return [...nodes, ...credentials].map((built) => {
		const source = built.replace(/^dist\//, '').replace(/\.js$/, '.ts');
		if (!existsSync(source))
			throw new Error(`package.json lists ${built}, but ${source} is missing`);
		return { in: source, out: source.replace(/\.ts$/, '') };
	});
}

/** esbuild shares code between ES modules only, and n8n loads files by `require`. */
const commonJs = {
	...target,
	// As require(), so that loaders of tests can follow it, too.
	supported: { 'dynamic-import': false },
};

const textOf = ({ path: file, text }) => [
	path.relative('', file).split(path.sep).join('/'),
	withAddresses(text),
];

async function write([file, code]) {
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, code);
}

/** Bundles what package.json lists. Adds the files that went into it to `more`. */
async function bundleCode(listed, more = []) {
	return await esbuild.build({
		...target,
		entryPoints: [...entryPoints(listed), picture],
		outdir: OUTPUT,
		chunkNames: 'shared/[hash]',
		bundle: true,
		splitting: true,
		write: false,
		format: 'esm',
		external: ['n8n-workflow'],
		legalComments: 'eof',
		// resvg warns of servers that send it with a wrong type; nothing is sent here.
		drop: ['console'],
		metafile: true,
		plugins: [builtForm(more), builtPage(more), packedFiles(more), withoutFiles],
	});
}

/** Builds what package.json lists. Returns the files that went into it. */
async function buildCode(listed) {
	const more = [];
	const { metafile, outputFiles } = await bundleCode(listed, more);
	const files = await mergeFiles(new Map(outputFiles.map(textOf)), metafile, commonJs);
	await Promise.all([...files].map(write));
	await write([METAFILE, JSON.stringify(metafile)]);
	return [...Object.keys(metafile.inputs), ...more];
}

module.exports = { buildCode };
