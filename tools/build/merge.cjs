// Merges the files that a plain report always loads: n8n waits for each file that it reads, and esbuild makes about a
// hundred small ones of what the operations share.
const path = require('node:path');
const esbuild = require('esbuild');

const CLASS = 'nodes/MarketingAnalytics/MarketingAnalytics.node.ts';
const RUN = 'nodes/MarketingAnalytics/report/run.ts';
const REQUIRED = /\brequire\("([^"]+)"\)/g;

/** The merged files by name, each with the files of the build that go into it. */
function mergedFiles({ outputs }) {
	const starts = (isStart) => Object.keys(outputs).filter((file) => isStart(outputs[file]));
	const closure = (isStart) => loadedWith(outputs, starts(isStart));
	const isEntry = (file) => outputs[file].entryPoint !== undefined;
	// n8n loads each credential at its start, and nothing else.
	const small = closure(({ entryPoint }) => entryPoint?.startsWith('credentials/'));
	const ofClass = closure(({ entryPoint }) => entryPoint === CLASS);
	const ofRun = closure(({ entryPoint }) => entryPoint === RUN);
	const mayMerge = (file) => !isEntry(file) && !small.has(file);
	return new Map([
		['dist/shared/node.js', [...ofClass].filter(mayMerge)],
		['dist/shared/report.js', [...ofRun].filter((file) => mayMerge(file) && !ofClass.has(file))],
	]);
}

/** The files that are loaded with some, without what is loaded on use. */
function loadedWith(outputs, starts) {
	const files = new Set();
	const visit = (file) => {
		if (!outputs[file] || files.has(file)) return;
		files.add(file);
		for (const { path: imported, kind } of outputs[file].imports)
			if (kind !== 'dynamic-import') visit(imported);
	};
	starts.forEach(visit);
	return files;
}

/** Merges built ES modules. @returns the CommonJS code of all files by path @param texts the modules by path */
async function mergeFiles(texts, metafile, options) {
	const merged = mergedFiles(metafile);
	const homes = new Map();
	for (const [home, files] of merged) for (const file of files) homes.set(file, home);
	const alone = [...texts].filter(([file]) => !homes.has(file));
	const codes = await Promise.all([
		...alone.map(async ([file, text]) => [file, await asCommonJs(file, text, options)]),
		...[...merged].map(async ([home, files]) => [home, await asOne(home, files, texts, options)]),
	]);
	return new Map(codes.map(([file, code]) => [file, withHomes(file, code, homes)]));
}

async function asCommonJs(file, text, options) {
	const sourcefile = path.posix.basename(file);
	const { code } = await esbuild.transform(text, { ...options, format: 'cjs', sourcefile });
	return code;
}

/** One file that exports each of some modules by its name, in which they use each other directly. */
async function asOne(home, files, texts, options) {
	const ofFile = new Map(files.map((file) => [`./${path.posix.basename(file)}`, file]));
	const all = [...ofFile].map(([from, file]) => `export * as ${nameOf(file)} from '${from}';`);
	const merging = {
		name: 'merging',
		setup(build) {
			build.onResolve({ filter: /^\./ }, ({ path: from }) =>
				ofFile.has(from)
					? { path: ofFile.get(from), namespace: 'merged' }
					: { path: from, external: true },
			);
			build.onLoad({ filter: /./, namespace: 'merged' }, ({ path: file }) => ({
				contents: texts.get(file),
			}));
		},
	};
	const { outputFiles } = await esbuild.build({
		...options,
		stdin: { contents: all.join('\n'), sourcefile: path.posix.basename(home) },
		bundle: true,
		write: false,
		format: 'cjs',
		external: ['n8n-workflow'],
		legalComments: 'eof',
		plugins: [merging],
	});
	return outputFiles[0].text;
}

const nameOf = (file) => `of${path.posix.basename(file, '.js')}`;

/** Points what a file requires to the merged files. */
function withHomes(file, code, homes) {
	return code.replace(REQUIRED, (whole, required) => {
		const target = path.posix.join(path.posix.dirname(file), required);
		const home = required.startsWith('.') ? homes.get(target) : undefined;
		if (home === undefined) return whole;
		const direction = path.posix.relative(path.posix.dirname(file), home);
		const from = direction.startsWith('.') ? direction : `./${direction}`;
		return `require(${JSON.stringify(from)}).${nameOf(target)}`;
	});
}

module.exports = { mergeFiles };
