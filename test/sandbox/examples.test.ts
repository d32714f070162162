import { readFileSync } from 'node:fs';
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
