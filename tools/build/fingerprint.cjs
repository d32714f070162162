const { createHash } = require('node:crypto');
const { mkdir, readFile, readdir, stat, writeFile } = require('node:fs/promises');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const record = path.join(root, '.cache', 'build.sha256');
const builtFrom = [
	'nodes',
	'credentials',
	'platform',
	'page',
	'icons',
	'package.json',
	'package-lock.json',
	'gulpfile.js',
	'tools/build/code.cjs',
	'tools/build/detector.cjs',
	'tools/build/form.cjs',
	'tools/build/merge.cjs',
	'tools/build/notices.cjs',
	'tools/build/page.cjs',
	'tools/build/pages.cjs',
	'tools/build/picture.cjs',
	'tools/licenses',
];

async function filesUnder(name) {
	const full = path.join(root, name);
	const found = await stat(full).catch(() => undefined);
	if (!found) return [];
	if (found.isFile()) return [name];
	const entries = await readdir(full, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
		.sort();
}

async function fingerprint() {
	const hash = createHash('sha256');
	for (const file of (await Promise.all(builtFrom.map(filesUnder))).flat()) {
		hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
	}
	return hash.digest('hex');
}

async function recordBuild() {
	await mkdir(path.dirname(record), { recursive: true });
	await writeFile(record, await fingerprint());
}

async function isBuilt() {
	if (!(await stat(path.join(root, 'dist')).catch(() => undefined))) return false;
	const recorded = await readFile(record, 'utf8').catch(() => '');
	return recorded === (await fingerprint());
}

module.exports = { isBuilt, recordBuild };
