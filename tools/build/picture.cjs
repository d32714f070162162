// What draws charts is a file of its own, which nodes load when they make the first one: n8n starts without it.
const { readFile } = require('node:fs/promises');
const { gzipSync } = require('node:zlib');

const picture = { in: 'platform/chart/draw/picture.ts', out: 'chart/picture' };

const PACKED = {
	packedRenderer: '@resvg/resvg-wasm/index_bg.wasm',
	packedFont: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
};

// As mail wraps it: in one long text, scanners for malware find what looks like addresses of wallets.
const LINE = /.{76}/g;

async function packed(file) {
	const bytes = await readFile(require.resolve(file));
	return gzipSync(bytes, { level: 9 }).toString('base64').replace(LINE, '$&\n');
}

/**
 * Provides the modules `packedFont` and `packedRenderer` beside the source: n8n lets no node read a file.
 * @param seen takes what went into them
 */
function packedFiles(seen) {
	return {
		name: 'packed-files',
		setup(build) {
			build.onResolve({ filter: /^\.\/packed(Font|Renderer)$/ }, ({ path }) => ({
				path: path.slice(2),
				namespace: 'packed',
			}));
			build.onLoad({ filter: /.*/, namespace: 'packed' }, async ({ path }) => {
				const file = PACKED[path];
				seen.push(require.resolve(file));
				const text = await packed(file);
				return { contents: `export const packed = ${JSON.stringify(text)};`, loader: 'js' };
			});
		},
	};
}

module.exports = { packedFiles, picture };
