import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examplesByArea } from './examples/readExamples';
import { Player } from './examples/player';

const root = path.join(__dirname, '../..');
const areas = examplesByArea();
const player = new Player();
afterAll(() => player.close());

describe.each(areas)('%s', (_area, examples) => {
	it.each(
		examples.map((example) => ({ ...example, name: `${example.section}: ${example.title}` })),
	)('$name', (example) => player.play(example));
});

it('every section of docs/platform.md has an example, and every example a section', () => {
	const page = readFileSync(path.join(root, 'docs/platform.md'), 'utf8');
	const headings = [...page.matchAll(/^###? (.*)$/gm)].map(([, heading = '']) => heading);
	const shown = areas.flatMap(([, examples]) => examples.map(({ section }) => section));
	// The sandbox serves no endpoint of this section.
	const others = ['Endpoints beyond the specification'];
	expect([...new Set(shown), ...others].sort()).toEqual(headings.sort());
});

it('no two examples have the same title', () => {
	const titles = areas.flatMap(([, examples]) =>
		examples.map(({ section, title }) => `${section}: ${title}`),
	);
	expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it('every endpoint of the specification has an example that succeeds', () => {
	const list = readFileSync(path.join(root, 'test/engine/catalogue/endpoints.tsv'), 'utf8');
	const [, ...lines] = list.trim().split('\n');
	const sent = [...player.sent];
	const missing = lines.filter((line) => {
		const [, method = '', address = ''] = line.split('\t');
		const written = address.replace(/[.*+?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
		const request = new RegExp(`^${method} (https?://[^/]+)?(/ea/v2)?${written} 200$`);
		return !sent.some((one) => request.test(one));
	});
	expect(missing).toEqual([]);
});

it('every code with which the sandbox refuses a request has an example', () => {
	const files = readdirSync(path.join(root, 'sandbox'), { recursive: true, encoding: 'utf8' });
	const source = files
		.filter((file) => file.endsWith('.ts'))
		.map((file) => readFileSync(path.join(root, 'sandbox', file), 'utf8'))
		.join('\n');
	const refusals = /(?:badRequest|unauthorized|forbidden|notFound|conflict)\(\s*'(\w+)'/g;
	const codes = [...source.matchAll(refusals)].map(([, code = '']) => code);
	expect(codes.length).toBeGreaterThan(80);
	// Only a test that controls the sandbox can cause these.
	const others = ['GROUP_WITHOUT_STATES', 'SITE_EMPTY'];
	const steps = areas.flatMap(([, examples]) => examples.flatMap((example) => example.steps));
	const shown = new Set(steps.flatMap(({ expected }) => expected.slice(1, 2)));
	expect([...new Set(codes)].filter((code) => !shown.has(code)).sort()).toEqual(others);
});
