import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { workflowNames } from '../../demo/workflows';
import { areaOf, liesIn, MAIN, overlap, PRODUCTS, Template } from './products';

const DOCS = path.join(__dirname, '../../docs');
const LARGEST_PICTURE = 70 * 1024;

/** All pairs of a list. */
function pairs<T>(all: readonly T[]): Array<readonly [T, T]> {
	return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}

it('docs/templates.md links to every ready-made workflow', async () => {
	const page = await readFile(path.join(DOCS, 'templates.md'), 'utf8');
	const links = [...page.matchAll(/\(\.\.\/workflows\/([a-z-]+)\.json\)/g)].map(([, name]) => name);
	expect(links.sort()).toEqual((await workflowNames()).sort());
});

describe.each(PRODUCTS)('the canvas of workflows/%s.json', (file) => {
	let template: Template;
	beforeAll(async () => {
		template = await Template.read(file);
	});

	it('has room for each node and each note', () => {
		const nodes = template.nodes.map(areaOf);
		for (const areas of [nodes, template.stickies]) {
			const meeting = pairs(areas).filter(([one, other]) => overlap(one, other));
			expect(meeting).toEqual([]);
		}
	});

	it('has a note for each step, which holds its nodes, and no node without one', () => {
		const steps = template.stickies.filter(({ name }) => name !== MAIN);
		expect(steps.length).toBeGreaterThan(1);
		for (const [index, step] of steps.entries()) {
			expect(step.text).toMatch(new RegExp(`^### ${index + 1}\\. \\S.*\\n\\S`));
			expect(template.nodes.some((node) => liesIn(areaOf(node), step))).toBe(true);
		}
		for (const node of template.nodes) {
			const holding = steps.filter((step) => liesIn(areaOf(node), step));
			expect([node.name, holding.length]).toEqual([node.name, 1]);
		}
	});

	it('is explained and shown in docs/templates.md', async () => {
		const page = await readFile(path.join(DOCS, 'templates.md'), 'utf8');
		expect(page).toContain(`## ${template.workflow.name}\n`);
		expect(page).toContain(`(../workflows/${file}.json)`);
		const picture = new RegExp(`!\\[[^\\]]+\\]\\((../.github/images/templates/${file}\\.png)\\)`);
		const [, place = ''] = picture.exec(page) ?? [];
		expect(place).not.toBe('');
		expect((await stat(path.join(DOCS, place))).size).toBeLessThanOrEqual(LARGEST_PICTURE);
	});
});
