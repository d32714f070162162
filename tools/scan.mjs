// Runs n8n's package scanner on this tree and on the packed package. Its own command requires a
// published package, and tolerates warnings; here a warning is a failure too. A folder as argument:
// the source of another pack.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);
const scannerFolder = path.dirname(require.resolve('@n8n/scan-community-package/package.json'));
const scannerFile = path.join(scannerFolder, 'scanner', 'scanner.mjs');
const requireOfScanner = createRequire(scannerFile);
const { ESLint } = requireOfScanner('eslint');
const glob = requireOfScanner('fast-glob');
const scanner = await import(pathToFileURL(scannerFile).href);

const packed = path.join(root, '.cache', 'packed');

function packAndExtract() {
	rmSync(packed, { recursive: true, force: true });
	mkdirSync(packed, { recursive: true });
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed];
	const tarball = execFileSync(npm, pack, {
		cwd: root,
		encoding: 'utf8',
		shell: process.platform === 'win32',
	}).trim();
	execFileSync('tar', ['-xzf', tarball], { cwd: packed });
	return path.join(packed, 'package');
}

async function findings(folder, patterns) {
	const ignore = ['node_modules/**', '**/package-lock.json'];
	const files = glob.sync(patterns, { cwd: folder, absolute: true, ignore });
	if (!files.some((file) => file.endsWith('.js') || file.endsWith('.ts'))) {
		return [`No code found in ${path.relative(root, folder) || 'the project'}`];
	}
	const eslint = new ESLint({
		cwd: folder,
		allowInlineConfig: false,
		overrideConfigFile: true,
		overrideConfig: await scanner.buildScanConfig(),
	});
	const results = await eslint.lintFiles(files);
	return results.flatMap(({ filePath, messages }) =>
		messages.map(
			({ line, ruleId, message }) =>
				`${path.relative(root, filePath)}:${line ?? 1} ${ruleId ?? 'parser'} ${message}`,
		),
	);
}

export const scanLegs = {
	source: () => findings(root, scanner.SOURCE_FILE_PATTERNS),
	tarball: async () => {
		await buildIfStale();
		return findings(packAndExtract(), ['**/*.js', 'package.json']);
	},
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [, , other] = process.argv;
	const ofOther = { other: () => findings(path.resolve(other), scanner.SOURCE_FILE_PATTERNS) };
	for (const [leg, scan] of Object.entries(other ? ofOther : scanLegs)) {
		const found = await scan();
		for (const finding of found) process.stdout.write(`${finding}\n`);
		process.stdout.write(
			`scan ${leg}: ${found.length === 0 ? 'passed' : `${found.length} ${found.length === 1 ? 'finding' : 'findings'}`}\n`,
		);
		if (found.length > 0) process.exitCode = 1;
	}
}
