// What draws charts is a file of its own, which nodes load when they make the first one: n8n starts without it.
const { readFile } = require('node:fs/promises');
const path = require('node:path');
const { gzipSync } = require('node:zlib');
const esbuild = require('esbuild');

const root = path.join(__dirname, '..');
const SOURCE = 'platform/chart/draw/picture.ts';
const BUILT = 'dist/chart/picture.js';

const PACKED = {
	resvg: '@resvg/resvg-wasm/index_bg.wasm',
	font: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
};

async function packed(file) {
	const bytes = await readFile(require.resolve(file));
	return gzipSync(bytes, { level: 9 }).toString('base64');
}

/** Stands in for `packed` beside the source: n8n lets no node read a file. */
const packedFiles = {
	name: 'packed-files',
	setup(build) {
		build.onResolve({ filter: /^\.\/packed$/ }, () => ({ path: 'packed', namespace: 'packed' }));
		build.onLoad({ filter: /.*/, namespace: 'packed' }, async () => {
			const texts = await Promise.all(
				Object.entries(PACKED).map(
					async ([name, file]) => `export const ${name} = "${await packed(file)}";`,
				),
			);
			return { contents: texts.join('\n'), loader: 'js' };
		});
	},
};

/** Builds what draws charts. Returns the files that went into it. */
async function buildPicture() {
	const { metafile } = await esbuild.build({
		entryPoints: [path.join(root, SOURCE)],
		outfile: path.join(root, BUILT),
		bundle: true,
		format: 'cjs',
		platform: 'node',
		target: 'node20',
		charset: 'utf8',
		legalComments: 'none',
		logLevel: 'warning',
		minify: true,
		// resvg warns of servers that send it with a wrong type; nothing is sent here.
		drop: ['console'],
		metafile: true,
		plugins: [packedFiles],
	});
	return [
		...Object.keys(metafile.inputs),
		...Object.values(PACKED).map((file) => require.resolve(file)),
	];
}

/** Leaves it out of the nodes, which lie two folders below `dist`. */
const pictureApart = {
	name: 'picture-apart',
	setup(build) {
		build.onResolve({ filter: /\/chart\/draw\/picture$/ }, () => ({
			path: '../../chart/picture.js',
			external: true,
		}));
	},
};

module.exports = { buildPicture, pictureApart };
