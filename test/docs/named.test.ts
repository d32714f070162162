import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

import { pages, proseOf } from '../support/pages';

describe('commands', () => {
	const root = join(__dirname, '../..');
	const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
		scripts: Record<string, string>;
	};

	/** The commands that the pages name, each with its page. */
	function told(command: RegExp): Array<{ page: string; word: string }> {
		return pages.flatMap(({ path, text }) =>
			[...text.matchAll(command)].map(([, word = '']) => ({ page: path, word })),
		);
	}

	it('each `npm run` names a script of the package', () => {
		const runs = told(/npm run (?:--silent )?([\w:-]+)/g);
		expect(runs.length).toBeGreaterThan(30);
		expect(runs.filter(({ word }) => !(word in scripts))).toEqual([]);
	});

	it('each test file that a page says to run exists', () => {
		const files = told(/npx jest ((?:test\/[^`\s]+ ?)+)/g).flatMap(({ page, word }) =>
			word
				.trim()
				.split(' ')
				.map((file) => ({ page, file })),
		);
		expect(files.length).toBeGreaterThan(5);
		expect(files.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
	});

	it('each program of tools/ that a page says to run exists', () => {
		const files = told(/node (tools\/[\w./-]+)/g);
		expect(files.length).toBeGreaterThan(1);
		expect(files.filter(({ word }) => !existsSync(join(root, word)))).toEqual([]);
	});

	it('each file and folder that CONTRIBUTING mentions exists', () => {
		const [, contributing] = pages;
		const FOLDERS = 'bench|docs|harness|nodes|page|platform|sandbox|test|tools';
		const path = new RegExp(`^(?:${FOLDERS})/[\\w./-]+$`);
		const code = [...(contributing?.text ?? '').matchAll(/`([^`\n]+)`/g)].map(
			([, one = '']) => one,
		);
		const sentTo = code.filter((one) => path.test(one));
		expect(sentTo.length).toBeGreaterThan(40);
		// A module is named without its ending, as imports name it.
		const exists = (one: string) => ['', '.ts'].some((end) => existsSync(join(root, one + end)));
		expect(sentTo.filter((one) => !exists(one))).toEqual([]);
	});
});

describe('links', () => {
	const root = join(__dirname, '../..');

	/** As GitHub makes the anchor of a heading. */
	function anchorOf(heading: string): string {
		const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
		return words
			.trim()
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replace(/ /g, '-');
	}

	function anchorsOf(path: string): string[] {
		const prose = readFileSync(join(root, path), 'utf8').replace(/^```[^]*?^```/gm, '');
		return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
	}

	/** Why a link leads nowhere. @param from the page that has it */
	function defectOf(from: string, target: string): string | undefined {
		const [file = '', anchor] = target.split('#');
		const path = file === '' ? from : normalize(join(dirname(from), file));
		if (!existsSync(join(root, path))) return `there is no ${path}`;
		if (anchor === undefined || anchorsOf(path).includes(anchor)) return undefined;
		return `${path} has no heading #${anchor}`;
	}

	const isOutside = (target: string) => /^[a-z]+:/.test(target);

	const links = pages.flatMap((page) =>
		[...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({
			page: page.path,
			target,
		})),
	);

	it('each link leads to a file and a heading that exist', () => {
		const inside = links.filter(({ target }) => !isOutside(target));
		expect(inside.length).toBeGreaterThan(100);
		const defects = inside.flatMap(({ page, target }) => {
			const defect = defectOf(page, target);
			return defect === undefined ? [] : [`${page}: ${target}: ${defect}`];
		});
		expect(defects).toEqual([]);
	});

	it('each picture is on some page, and light enough to load', () => {
		const shown = links.map(({ target }) => target);
		const folder = join(root, '.github/images');
		const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
			name.endsWith('.png'),
		);
		expect(pictures.filter((name) => !shown.some((link) => link.endsWith(`/${name}`)))).toEqual([]);
		const heavy = pictures.filter((name) => readFileSync(join(folder, name)).length > 80 * 1_024);
		expect(heavy).toEqual([]);
	});

	it('each ready-made workflow has a link on some page', () => {
		const linked = links.map(({ target }) => target);
		const files = readdirSync(join(root, 'workflows'));
		expect(
			files.filter((file) => !linked.some((link) => link.endsWith(`workflows/${file}`))),
		).toEqual([]);
	});

	it('each link of the README to a ready-made workflow has its name in n8n', () => {
		const [readme] = pages;
		const called = [...(readme?.text ?? '').matchAll(/\[([^\]]+)\]\((workflows\/[\w-]+\.json)\)/g)];
		expect(called).toHaveLength(readdirSync(join(root, 'workflows')).length);
		const wrong = called.filter(([, name, file = '']) => {
			const workflow = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
			return workflow.name !== name;
		});
		expect(wrong.map(([link]) => link)).toEqual([]);
	});

	it('each address of our pages in nodes and credentials leads to an existing page', () => {
		const folders = ['nodes', 'credentials'].map((folder) => join(root, folder));
		const files = folders.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((file) => /\.(ts|json)$/.test(file))
				.map((file) => readFileSync(join(folder, file), 'utf8')),
		);
		// The build puts the publisher's address in its place.
		const OURS = /https:\/\/publisher\.example\/([^'"]*)/g;
		const ours = files.flatMap((text) => [...text.matchAll(OURS)].map(([, rest = '']) => rest));
		expect(ours.length).toBeGreaterThan(10);
		expect(ours.flatMap((target) => defectOf('README.md', target) ?? [])).toEqual([]);
	});
});

describe('platform', () => {
	/** Comments cite the rules of the platform by the headings of docs/platform.md: this holds them to it. */
	const root = join(__dirname, '../..');
	const CITED = ['credentials', 'nodes', 'page', 'platform', 'sandbox'];
	const CODE = [...CITED, 'bench', 'demo', 'harness', 'test', 'tools'];

	/** The text below each heading, up to the next one. */
	const sections = new Map(
		readFileSync(join(root, 'docs/platform.md'), 'utf8')
			.split(/^#+ /m)
			.slice(1)
			.map((part): [string, string] => {
				const end = part.indexOf('\n');
				return [part.slice(0, end), part.slice(end)];
			}),
	);

	function filesIn(folder: string): string[] {
		return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
			return /\.[cm]?[jt]s$/.test(entry.name) ? [path] : [];
		});
	}

	/** A file, its comments without the ends of their lines. */
	function readJoined(path: string): string {
		return readFileSync(path, 'utf8').replace(/\n\s*(?:\*(?!\/)|\/\/) ?/g, ' ');
	}

	function headingAt(text: string): string | undefined {
		return [...sections.keys()]
			.filter((heading) => text.startsWith(heading) && !/^[\w/-]/.test(text.slice(heading.length)))
			.sort((one, other) => other.length - one.length)[0];
	}

	/** What is wrong with a citation, which begins with the name of a section. */
	function defectOf(cited: string): string | undefined {
		const heading = headingAt(cited);
		if (heading === undefined) return `no section: ${cited}`;
		const rest = cited.slice(heading.length);
		const [, another] = /^,? and ([A-Z].*)/.exec(rest) ?? [];
		if (another !== undefined) return defectOf(another);
		const numbers = /^ (\d)(?: and (\d))?\b/.exec(rest)?.slice(1) ?? [];
		const missing = numbers.find((one) => one && !sections.get(heading)?.includes(`\n${one}. `));
		return missing === undefined ? undefined : `no rule ${missing}: ${cited}`;
	}

	const CITATION = /docs\/platform\.md, (.{1,100})/g;

	const citations = CITED.flatMap((folder) =>
		filesIn(join(root, folder)).flatMap((path) =>
			[...readJoined(path).matchAll(CITATION)].map(([, cited = '']) => ({
				file: relative(root, path),
				defect: defectOf(cited),
			})),
		),
	);

	it('comments and pages cite docs/platform.md at all', () => {
		expect(sections.size).toBeGreaterThan(40);
		expect(citations.length).toBeGreaterThan(100);
	});

	it('each citation names a section that exists, and a rule of it', () => {
		expect(citations.filter(({ defect }) => defect !== undefined)).toEqual([]);
	});

	it('no two sections have the same name', () => {
		const headings = readFileSync(join(root, 'docs/platform.md'), 'utf8').match(/^#+ .+$/gm);
		expect(headings).toHaveLength(sections.size);
	});

	it('nothing cites a document that is not in the repository', () => {
		const strays = CODE.flatMap((folder) =>
			filesIn(join(root, folder)).filter((path) =>
				/\b(?:api|platform-facts)\.md/i.test(readFileSync(path, 'utf8')),
			),
		);
		expect(strays.map((path) => relative(root, path))).toEqual([]);
	});
});
