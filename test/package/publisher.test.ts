import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import manifest from '../../package.json';
import { root } from '../../tools/packageClasses';

interface Locked {
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
	readonly packages: Readonly<Record<string, Locked>>;
};

/** Where Node would find a package of another package: in its folder, or in a folder above. */
function isLocked(name: string, from: string): boolean {
	const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
	if (place in packages) return true;
	if (from === '') return false;
	const end = from.lastIndexOf('/node_modules/');
	return isLocked(name, end < 0 ? '' : from.slice(0, end));
}

// npm 11 refuses `npm ci` otherwise. What npm writes where a registry lacks such a package leaves it out.
test('the lock file contains the optional packages of all platforms', () => {
	const optional = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).map((name) => ({ name, from })),
	);
	expect(optional.length).toBeGreaterThan(50);
	expect(optional.filter(({ name, from }) => !isLocked(name, from))).toEqual([]);
});

describe('the step before publishing', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	function saidOf(changed: object, repository?: string) {
		const file = path.join(folder, 'package.json');
		writeFileSync(file, JSON.stringify({ ...manifest, ...changed }));
		const { status, stderr } = spawnSync(process.execPath, ['tools/publisher.mjs', file], {
			cwd: root,
			encoding: 'utf8',
			env: { PATH: process.env.PATH, ...(repository && { GITHUB_REPOSITORY: repository }) },
		});
		return { status, stderr: stderr.trim() };
	}

	const filled = {
		homepage: 'https://github.com/acme/nodes/blob/main/README.md',
		bugs: { url: 'https://github.com/acme/nodes/issues' },
		repository: { type: 'git', url: 'git+https://github.com/acme/nodes.git' },
		author: { name: 'Ada Acme', email: 'ada@acme.com' },
	};

	it('stops while no publisher is named, and says what to fill in', () => {
		expect(saidOf({})).toEqual({
			status: 1,
			stderr:
				'Fill in repository.url, homepage, bugs.url, author.name, author.email in package.json: ' +
				'they still name no publisher (docs/decisions/publisher.md)',
		});
		const { stderr } = saidOf({ ...filled, author: manifest.author });
		expect(stderr).toMatch(/^Fill in author\.name, author\.email in package\.json/);
	});

	it('continues once everything is filled in', () => {
		expect(saidOf(filled)).toEqual({ status: 0, stderr: '' });
		expect(saidOf(filled, 'acme/nodes').status).toBe(0);
	});

	it('stops where package.json names another repository, as npm would', () => {
		expect(saidOf(filled, 'acme/fork').stderr).toBe(
			'repository.url of package.json is git+https://github.com/acme/nodes.git, but this is the repository acme/fork',
		);
		expect(saidOf({ ...filled, bugs: { url: 'https://acme.com/bugs' } }).stderr).toBe(
			'bugs.url of package.json must begin with https://github.com/acme/nodes/, as repository.url does',
		);
	});
});

describe('help links of a build', () => {
	const source = "url = 'https://publisher.example/docs/provider.md#credential';";

	/** What the build makes of the source; it is a program of its own. */
	function built(homepage: string): string {
		const [text, more] = [source, { homepage }].map((value) => JSON.stringify(value));
		const script = `require('./tools/build/pages.cjs').withAddresses(${text}, ${more})`;
		const { stdout } = spawnSync(process.execPath, ['-p', script], { cwd: root, encoding: 'utf8' });
		return stdout.trim();
	}

	it('lead to the repository once package.json names it', () => {
		const homepage = 'https://github.com/acme/nodes/blob/main/README.md';
		const url = 'https://github.com/acme/nodes/blob/main/docs/provider.md#credential';
		expect(built(homepage)).toBe(`url = '${url}';`);
	});

	it('are left out while it names no publisher, as they would lead nowhere', () => {
		expect(built(manifest.homepage)).toBe("url = '';");
	});
});

describe('the pages that credentials and nodes name', () => {
	const sources = ['credentials', 'nodes'].flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(ts|json)$/.test(file))
			.map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
	);
	const pages = sources.flatMap((text) =>
		[...text.matchAll(/https:\/\/publisher\.example\/([^'"]*)/g)].map(([, page = '']) => page),
	);

	const slugOf = (heading: string) =>
		heading
			.toLowerCase()
			.replace(/[^\w -]/g, '')
			.replaceAll(' ', '-');

	it.each([...new Set(pages)])('have the right address: %s', (page) => {
		const [file = '', anchor] = page.split('#');
		expect(existsSync(path.join(root, file))).toBe(true);
		const headings = readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
		const anchors = [...headings].map(([, heading = '']) => slugOf(heading));
		if (anchor !== undefined) expect(anchors).toContain(anchor);
	});

	it('are named in nine files, and no other address of the repository is anywhere', () => {
		expect(pages).toHaveLength(13);
		expect(sources.join('\n')).not.toMatch(/github\.com/);
	});
});
