import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../support/pages';

const root = join(__dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	scripts: Record<string, string>;
};

/** What the pages tell to type, with the page that does. */
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

it('each test that is to be run exists', () => {
	const files = told(/npx jest ((?:test\/[^`\s]+ ?)+)/g).flatMap(({ page, word }) =>
		word
			.trim()
			.split(' ')
			.map((file) => ({ page, file })),
	);
	expect(files.length).toBeGreaterThan(5);
	expect(files.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});

it('each program of tools/ that is to be run exists', () => {
	const files = told(/node (tools\/[\w./-]+)/g);
	expect(files.length).toBeGreaterThan(1);
	expect(files.filter(({ word }) => !existsSync(join(root, word)))).toEqual([]);
});

it('each file and folder that CONTRIBUTING sends to exists', () => {
	const [, contributing] = pages;
	const FOLDERS = 'bench|docs|harness|nodes|page|platform|sandbox|test|tools';
	const path = new RegExp(`^(?:${FOLDERS})/[\\w./-]+$`);
	const code = [...(contributing?.text ?? '').matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one);
	const sentTo = code.filter((one) => path.test(one));
	expect(sentTo.length).toBeGreaterThan(40);
	// A module is named without its ending, as imports name it.
	const exists = (one: string) => ['', '.ts'].some((end) => existsSync(join(root, one + end)));
	expect(sentTo.filter((one) => !exists(one))).toEqual([]);
});
