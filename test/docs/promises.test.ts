import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** docs/promises.md names the test of each promise: this holds it to that. */
const root = join(__dirname, '../..');
const document = readFileSync(join(root, 'docs/promises.md'), 'utf8');

const FILE_WITH_TITLES = /`(test\/[^`]+)`((?: "[^"]+")+)/g;

interface Named {
	readonly cause: string;
	readonly file: string;
	readonly title: string;
}

const rows = document
	.split('\n')
	.filter((line) => line.startsWith('| '))
	.map((line) => line.split('|').map((cell) => cell.trim()))
	.filter(([, cause]) => cause !== 'Cause')
	.map(([, cause = '', promise = '', tests = '', ...more]) => ({ cause, promise, tests, more }));

const named = rows.flatMap(({ cause, tests }): Named[] =>
	[...tests.matchAll(FILE_WITH_TITLES)].flatMap(([, file = '', titles = '']) =>
		[...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ cause, file, title })),
	),
);

it('there are promises', () => {
	expect(rows.length).toBeGreaterThan(50);
	expect(named.length).toBeGreaterThan(rows.length);
});

it.each(rows)('the promise names its test: $cause', ({ promise, tests, more }) => {
	expect(promise).not.toBe('');
	expect(more).toEqual(['']);
	expect(tests.replace(FILE_WITH_TITLES, '').replace(/[\s,]/g, '')).toBe('');
	expect(tests).not.toBe('');
});

it.each(named)('$file: $title', ({ file, title }) => {
	const path = join(root, file);
	expect(existsSync(path) ? file : `There is no ${file}`).toBe(file);
	const source = readFileSync(path, 'utf8');
	const quoted = ["'", '"', '`'].filter((quote) => source.includes(quote + title + quote));
	expect(quoted).not.toEqual([]);
});
