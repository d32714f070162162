import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { preparePack } from '../../../harness/n8n';

/**
 * Neither npm nor n8n has a limit: this finds what was packed by mistake, such as source maps or a second
 * renderer. What draws charts weighs two megabytes of it.
 */
const LARGEST = 5_000_000;

const MAIN = 'dist/nodes/MarketingAnalytics/MarketingAnalytics.node.js';

describe('the package that npm would publish', () => {
	let tarball: string;
	let folder: string;
	let files: string[];

	beforeAll(async () => {
		tarball = await preparePack();
		folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
		execFileSync('tar', ['-xzf', tarball, '-C', folder]);
		files = readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.relative(`${folder}/package`, path.join(entry.parentPath, entry.name)));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	const textOf = (file: string) => readFileSync(path.join(folder, 'package', file), 'utf8');
	const scripts = () => files.filter((file) => file.endsWith('.js'));

	it('weighs less than 5 MB, so that nothing was packed by mistake', () => {
		expect(statSync(tarball).size).toBeLessThan(LARGEST);
	});

	it('consists of the build, documentation, ready-made workflows, and notices', () => {
		const isText = (file: string) => /^(docs\/[\w/-]+\.md|workflows\/[\w-]+\.json)$/.test(file);
		const built = files.filter((file) => !isText(file));
		expect(files.length - built.length).toBeGreaterThan(40);
		const outside = built.filter((file) => !file.startsWith('dist/'));
		expect(outside.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
		expect(textOf('dist/THIRD-PARTY-NOTICES.txt')).toMatch(/^luxon \d[^]*MIT/m);
		const kinds = built.filter((file) => !/\.(js|json|svg)$/.test(file));
		expect(kinds.sort()).toEqual(['LICENSE', 'README.md', 'dist/THIRD-PARTY-NOTICES.txt']);
	});

	it('has every page and workflow that its README links to', () => {
		const links = [...textOf('README.md').matchAll(/\]\((?:docs|workflows)\/[^)#]+/g)];
		const targets = links.map(([link]) => link.slice(2));
		expect(targets.length).toBeGreaterThan(20);
		expect(targets.filter((target) => !files.includes(target))).toEqual([]);
	});

	it('has no link to an address that nobody can have', () => {
		const dead = files.filter((file) => /\.(js|json)$/.test(file) && file.startsWith('dist/'));
		expect(dead.filter((file) => textOf(file).includes('publisher.example'))).toEqual([]);
	});

	it('loads a plain report from few files, as n8n waits for each', () => {
		const [run = ''] = scripts().filter((file) =>
			/^0 && \(module\.exports = \{\s+runAll,\s+runReports\s/m.test(textOf(file)),
		);
		expect(run).not.toBe('');
		const loaded = new Set<string>();
		const load = (file: string) => {
			if (loaded.has(file)) return;
			loaded.add(file);
			const required = textOf(file).matchAll(/^var \w+ = require\("(\.[^"]+)"\)/gm);
			for (const [, from = ''] of required) load(path.join(path.dirname(file), from));
		};
		[MAIN, run].forEach(load);
		expect([...loaded]).toEqual(
			expect.arrayContaining(['dist/shared/node.js', 'dist/shared/report.js']),
		);
		expect(loaded.size).toBeLessThan(15);
	});

	it('contains each class once, however many nodes use it', () => {
		const found = new Map<string, string[]>();
		for (const file of scripts()) {
			for (const [, name = ''] of textOf(file).matchAll(/^(?:var (\w+) = )?class\b/gm)) {
				found.set(name, [...(found.get(name) ?? []), file]);
			}
		}
		expect(found.size).toBeGreaterThan(50);
		expect(found.has('DateTime')).toBe(true);
		expect([...found].filter(([, among]) => among.length > 1)).toEqual([]);
	});

	// A YARA rule of n8n's scanner: compressed bytes can match any pattern by chance.
	it('contains nothing that looks like a wallet address', () => {
		const wallets = scripts().flatMap((file) =>
			[...textOf(file).matchAll(/\b4[0-9AB][1-9A-HJ-NP-Za-km-z]{93}\b/gi)].map(() => file),
		);
		expect(wallets).toEqual([]);
	});

	it("requires only its own files, n8n and Node's modules", () => {
		const others = scripts().flatMap((file) =>
			[...textOf(file).matchAll(/\brequire\("([^"]+)"\)/g)].flatMap(([, wanted = '']) => {
				const own = path.join(folder, 'package', path.dirname(file), wanted);
				return wanted.startsWith('.') && existsSync(own) ? [] : [wanted];
			}),
		);
		expect([...new Set(others)].sort()).toEqual(['n8n-workflow', 'node:crypto']);
	});
});
