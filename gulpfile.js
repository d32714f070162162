const { spawn } = require('node:child_process');
const { rm, writeFile } = require('node:fs/promises');
const { Transform } = require('node:stream');
const { dest, parallel, series, src } = require('gulp');
const { buildCode } = require('./tools/build/code.cjs');
const { recordBuild } = require('./tools/build/fingerprint.cjs');
const { thirdPartyNotices } = require('./tools/build/notices.cjs');
const { withAddresses } = require('./tools/build/pages.cjs');
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

async function bundle() {
	const bundled = await buildCode(n8n);
	await writeFile('dist/THIRD-PARTY-NOTICES.txt', await thirdPartyNotices(bundled));
}

const completeAddresses = () =>
	new Transform({
		objectMode: true,
		transform(file, _, done) {
			file.contents = Buffer.from(withAddresses(String(file.contents)));
			done(null, file);
		},
	});

function codex() {
	return src('nodes/**/*.node.json').pipe(completeAddresses()).pipe(dest('dist/nodes'));
}

// What the editor shows of an operation before its first run.
function schemas() {
	return src('nodes/**/__schema__/**/*.json').pipe(dest('dist/nodes'));
}

function icons() {
	return src('icons/*.svg', { encoding: false }).pipe(dest('dist/icons'));
}

const generateMetadata = require.resolve('n8n-core/bin/generate-metadata');

// With these files n8n requires a class only when it is used. n8n's own tool writes them from the built classes, in a
// process of its own, so that a second build in one process does not describe the classes of the first.
function describeClasses() {
	return spawn(process.execPath, [generateMetadata], { stdio: ['ignore', 'ignore', 'inherit'] });
}

// n8n's own tests read them, and nothing else does.
function removeMethods() {
	return rm('dist/methods', { recursive: true, force: true });
}

const metadata = series(describeClasses, removeMethods);
const assemble = series(clean, parallel(bundle, codex, schemas, icons), metadata, recordBuild);

exports.clean = clean;
exports.typecheck = typecheck;
exports.bundle = bundle;
exports.codex = codex;
exports.schemas = schemas;
exports.icons = icons;
exports.metadata = metadata;
exports.assemble = assemble;
exports.build = series(typecheck, typecheckPage, assemble);
exports.default = exports.build;
