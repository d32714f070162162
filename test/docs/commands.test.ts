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
