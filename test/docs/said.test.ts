import type { INode, INodeProperties } from 'n8n-workflow';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { join } from 'node:path';

import { catalogue } from '../../platform/catalogue';
import { knownEndpoints } from '../../platform/catalogue/known';
import { endpointLines, endpointPage } from '../../tools/endpointPage';
import { lineOf, tableOf } from '../../tools/operationTable';
import { examples, pages, proseOf, userPages } from '../support/pages';
import { isShown, nodes } from '../support/shownWords';

// The build adds it, so no form of the code has it.
jest.mock('../../page/built', () => ({}), { virtual: true });

const PACK = 'n8n-nodes-marketing-analytics.';

// n8n ignores a parameter that a form does not have, so a page would promise what does not exist.
function defectOf(value: unknown, name: string, fields: readonly INodeProperties[]) {
	const named = fields.filter((field) => field.name === name);
	if (named.length === 0) return `there is no ${name}`;
	const choices = named.flatMap(({ options = [] }) => options);
	const values = choices.flatMap((one) => ('value' in one ? [one.value] : []));
	if (values.length > 0)
		return values.some((one) => one === value) ? undefined : `${name}: ${value}`;
	if (named.every(({ type }) => type !== 'collection') || !value) return undefined;
	const added = choices.map((one) => one.name);
	const unknown = Object.keys(value).filter((field) => !added.includes(field));
	return unknown.length > 0 ? `${name} has no ${unknown.join()}` : undefined;
}

function defectsOf({ type, parameters }: INode): string[] {
	const node = nodes.find(({ name }) => `${PACK}${name}` === type);
	if (node === undefined) return [`there is no ${type}`];
	return Object.entries(parameters)
		.filter(([name]) => name !== 'pollTimes')
		.flatMap(([name, value]) => defectOf(value, name, node.properties) ?? []);
}

const own = examples.flatMap(({ path, workflow }) =>
	workflow.nodes.filter(({ type }) => type.startsWith(PACK)).map((node) => ({ path, node })),
);

it.each(own)('the example of $path has parameters and values of the form', ({ node }) => {
	expect(defectsOf(node)).toEqual([]);
});

const ITALIC = /(?<![*\w])\*([^*\n]+)\*(?![*\w])/g;

/** What users type for days: `October`, `Q3 2026`. */
const isTyped = (said: string) => /^(October|Q\d)|\b\d{4}\b/.test(said);

/** Words in italics that begin with a capital letter are labels of a form. */
const said = [...userPages, ...pages.filter(({ path }) => path === 'README.md')].flatMap((page) =>
	[...proseOf(page).matchAll(ITALIC)].flatMap(([, words = '']) =>
		/^[A-Z]/.test(words) && !isTyped(words) ? [{ page: page.path, words }] : [],
	),
);

it('each word in italics on a page is a label of some form', () => {
	expect(said.length).toBeGreaterThan(200);
	expect(said.filter(({ words }) => !isShown(words))).toEqual([]);
});

it.each(['Last Week', 'Import > From File', 'Report > Publish', 'run', 'Last  Days'])(
	'the word %s is recognized as no label of a form',
	(words) => expect(isShown(words)).toBe(false),
);

describe('sentences', () => {
	const root = join(__dirname, '../..');

	/** The code that contains messages. */
	const source = ['nodes', 'platform']
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
				.filter((file) => file.endsWith('.ts'))
				.map((file) => readFileSync(join(root, folder, file), 'utf8')),
		)
		.join('\n');

	const page = pages.find(({ path }) => path === 'docs/troubleshooting.md')?.text ?? '';
	const withMessages = page.split(/^## /m).filter((chapter) => chapter.includes('| Message |'));
	const messages = withMessages.flatMap((chapter) =>
		[...chapter.matchAll(/^\| (?!Message|-)([^|]+) \|/gm)].map(([, message = '']) => message),
	);

	it('the pages quote messages at all', () => expect(messages.length).toBeGreaterThan(20));

	// Dots on a page stand for a name or a number of the message.
	it.each(messages)('a quoted message is one that users can see: %s', (message) => {
		const parts = message
			.split('…')
			.map((part) => part.trim())
			.filter((part) => part.length > 3);
		expect(parts.length).toBeGreaterThan(0);
		expect(parts.filter((part) => !source.includes(part))).toEqual([]);
	});
});

test('the page’s table of operations is what `npm run operations -- --table` prints', () => {
	const page = path.join(__dirname, '..', '..', 'docs', 'everything-else.md');
	const [, table] = readFileSync(page, 'utf8').split(/<!-- operations(?: end)? -->/);
	expect(table?.trim()).toBe(tableOf(catalogue));
});

const endpoints = [...knownEndpoints().values()];
const MARK = ' (beyond the specification)';

test('docs/endpoints.md is what `npm run operations -- --endpoints` prints', () => {
	const page = readFileSync(path.join(__dirname, '..', '..', 'docs', 'endpoints.md'), 'utf8');
	expect(page.trimEnd()).toBe(endpointPage(endpoints));
});

test('all endpoints are listed as operations, those beyond the specification marked', () => {
	const lines = endpointLines(endpoints);
	expect(lines).toHaveLength(endpoints.length);
	const beyond = endpoints.filter(({ isBeyond }) => isBeyond);
	expect(beyond.length).toBeGreaterThan(300);
	expect(lines.filter((line) => line.endsWith(MARK))).toHaveLength(beyond.length);
	expect(lines).toContain(
		'API > Call a Known Endpoint\tAudience: get many\tGET /ea/{site}/db/cluster/search.json',
	);
	expect(lines).toContain(
		`API > Call a Known Endpoint\tProfile: get many\tGET /ea/{site}/db/profile/search.json${MARK}`,
	);
	const [call] = catalogue
		.filter(({ value }) => value === 'api')
		.flatMap((api) => api.operations.map((one) => lineOf(api, one)));
	expect(call).toBe('API\tCustom API Call\t-');
});

const linesOf = (text: string) => text.trimEnd().split('\n');

it('the README fits on a screen and a half, and begins with a picture', () => {
	const [readme] = pages;
	const lines = linesOf(readme?.text ?? '');
	expect(lines.length).toBeLessThanOrEqual(120);
	expect(lines.slice(0, 10).join()).toContain('![');
});

it('the README says where to get the code before the first command', () => {
	const [readme] = pages;
	const beforeCommands = readme?.text.split('```')[0] ?? '';
	expect(beforeCommands).toContain('git clone');
});

describe.each(userPages)('$path', (page) => {
	it('can be read in one sitting: at most 180 lines', () => {
		expect(linesOf(page.text).length).toBeLessThanOrEqual(180);
	});

	it('has a picture above its chapters but one, and ends with its limits', () => {
		const chapters = page.text.split(/^## /m);
		expect(chapters.slice(0, 2).join()).toContain('](../.github/images/');
		expect(chapters.at(-1)).toMatch(/^Limits\n/);
	});

	it('has an example to paste, or a ready-made workflow', () => {
		const own = examples.filter(({ path }) => path === page.path);
		const linked = page.text.match(/\]\(\.\.\/workflows\/[\w-]+\.json\)/g) ?? [];
		expect(own.length + linked.length).toBeGreaterThan(0);
	});

	it('is linked by the list of pages', () => {
		const list = pages.find(({ path }) => path === 'docs/README.md');
		expect(list?.text).toContain(`(${page.path.replace('docs/', '')})`);
	});
});

describe('promises', () => {
	/** docs/promises.md names the test of each promise: those tests must exist. */
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

	it('the list of promises is not empty', () => {
		expect(rows.length).toBeGreaterThan(50);
		expect(named.length).toBeGreaterThan(rows.length);
	});

	it.each(rows)('each promise names its test: $cause', ({ promise, tests, more }) => {
		expect(promise).not.toBe('');
		expect(more).toEqual(['']);
		expect(tests.replace(FILE_WITH_TITLES, '').replace(/[\s,]/g, '')).toBe('');
		expect(tests).not.toBe('');
	});

	it.each(named)('the test of a promise exists: $file: $title', ({ file, title }) => {
		const path = join(root, file);
		expect(existsSync(path) ? file : `There is no ${file}`).toBe(file);
		const source = readFileSync(path, 'utf8');
		const quoted = ["'", '"', '`'].filter((quote) => source.includes(quote + title + quote));
		expect(quoted).not.toEqual([]);
	});
});
