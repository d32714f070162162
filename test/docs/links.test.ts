import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readdirSync } from 'node:fs';
import { pages, proseOf } from '../support/pages';

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

it('each ready-made workflow is linked by a page', () => {
	const linked = links.map(({ target }) => target);
	const files = readdirSync(join(root, 'workflows'));
	expect(
		files.filter((file) => !linked.some((link) => link.endsWith(`workflows/${file}`))),
	).toEqual([]);
});

it('each address of our pages in nodes and credentials leads to one', () => {
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
