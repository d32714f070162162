const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const { rm, writeFile } = require('node:fs/promises');
const esbuild = require('esbuild');
const { dest, parallel, series, src } = require('gulp');
const { recordBuild } = require('./tools/fingerprint.cjs');
const { thirdPartyNotices } = require('./tools/notices.cjs');
const { builtPage } = require('./tools/page.cjs');
const { buildPicture, pictureApart } = require('./tools/picture.cjs');
const { n8n } = require('./package.json');

function clean() {
	return rm('dist', { recursive: true, force: true });
}

const tsc = require.resolve('typescript/bin/tsc');

function typecheck() {
	return spawn(process.execPath, [tsc], { stdio: 'inherit' });
}

// It runs in a browser, so other types are at hand.
function typecheckPage() {
	return spawn(process.execPath, [tsc, '-p', 'page'], { stdio: 'inherit' });
}

function entryPoints() {
	return [...n8n.nodes, ...n8n.credentials].map((built) => {
		const source = built.replace(/^dist\//, '').replace(/\.js$/, '.ts');
		if (!existsSync(source))
			throw new Error(`package.json lists ${built}, but ${source} is missing`);
		return source;
	});
}

// n8n's rule for verified packages: no runtime dependencies. What a node needs is in its own file.
async function bundle() {
	const ofPage = [];
	const { metafile } = await esbuild.build({
		entryPoints: entryPoints(),
		outdir: 'dist',
		outbase: '.',
		bundle: true,
		format: 'cjs',
		platform: 'node',
		target: 'node20',
		external: ['n8n-workflow'],
		charset: 'utf8',
		legalComments: 'eof',
		logLevel: 'warning',
		metafile: true,
		// As require(), so that loaders of tests can follow it, too.
		supported: { 'dynamic-import': false },
		plugins: [builtPage(ofPage), pictureApart],
	});
	const ofPicture = await buildPicture();
	const bundled = [...Object.keys(metafile.inputs), ...ofPage, ...ofPicture];
	const notices = await thirdPartyNotices(bundled);
	await writeFile('dist/THIRD-PARTY-NOTICES.txt', notices);
}

function codex() {
	return src('nodes/**/*.node.json').pipe(dest('dist/nodes'));
}

function icons() {
	return src('icons/*.svg', { encoding: false }).pipe(dest('dist/icons'));
}

const assemble = series(clean, parallel(bundle, codex, icons), recordBuild);

exports.clean = clean;
exports.typecheck = typecheck;
exports.bundle = bundle;
exports.codex = codex;
exports.icons = icons;
exports.assemble = assemble;
exports.build = series(typecheck, typecheckPage, assemble);
exports.default = exports.build;
