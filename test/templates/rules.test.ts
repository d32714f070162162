import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import toolContract from '../../bench/agents/toolContract.json';
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

	it('has a note for each step that surrounds its nodes, and no node without one', () => {
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

const PARTS = [
	'**Who it is for**',
	'### How it works',
	'### Set up',
	'### Requirements',
	'### Customize',
];

/** What n8n calls these nodes when they are added. */
const USUAL_NAMES =
	/^(Edit Fields|HTTP Request|Schedule Trigger|AI Agent|OpenAI Chat Model|Simple Memory|Execute a SQL query|Send a message|Upload a file|Get row\(s\) in sheet|When chat message received)/i;

const SET = 'n8n-nodes-base.set';

/** The names that a text asks n8n for: nodes of the same workflow. */
function namesIn(text: string): string[] {
	return [...text.matchAll(/\$\('([^']+)'\)/g)].map(([, name = '']) => name);
}

describe.each(PRODUCTS)('workflows/%s.json', (file) => {
	let template: Template;
	beforeAll(async () => {
		template = await Template.read(file);
	});

	it('has six to twelve nodes, none of which is code', () => {
		expect(template.nodes.length).toBeGreaterThanOrEqual(6);
		expect(template.nodes.length).toBeLessThanOrEqual(12);
		expect(template.text).not.toContain('n8n-nodes-base.code');
	});

	it('has a name that states what it does, from where to where', () => {
		expect(template.workflow.name).toMatch(/^[A-Z][a-z]+ .* (in|into|on|to|with) /);
	});

	it('has one note on the whole: for whom, how, set-up, requirements, and what can be changed', () => {
		const [main, ...others] = template.stickies.filter(({ name }) => name === MAIN);
		expect(others).toEqual([]);
		const { text = '' } = main ?? {};
		expect(text.split('\n')[0]).toBe(`## ${template.workflow.name}`);
		const places = PARTS.map((part) => text.indexOf(part));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((one, other) => one - other));
	});

	it('has nodes with unique names', () => {
		for (const { name, type } of template.nodes) {
			const kind = type.split('.').at(-1)?.toLowerCase();
			expect(name).not.toMatch(USUAL_NAMES);
			// n8n numbers the second node of a kind.
			expect(name).not.toMatch(/[a-z]\d+$/);
			expect(name.replaceAll(' ', '').toLowerCase()).not.toBe(kind);
		}
	});

	it('has one place for all settings, each of which is used', () => {
		const settings = template.nodes.filter(({ name }) => name === 'Settings');
		expect(settings).toMatchObject([{ type: SET }]);
		const names = [...JSON.stringify(settings).matchAll(/"name":"([a-z]\w+)"/g)];
		expect(names.length).toBeGreaterThan(0);
		for (const [, name = ''] of names) {
			expect(template.text).toContain(`$('Settings').first().json.${name}`);
		}
		const main = template.stickies.find(({ name }) => name === MAIN);
		expect(main?.text).toContain('**Settings**');
	});

	it('names the nodes that need a credential or a choice in its set-up', () => {
		const main = template.stickies.find(({ name }) => name === MAIN)?.text ?? '';
		const setUp = main.slice(main.indexOf('### Set up'), main.indexOf('### Requirements'));
		const word: Record<string, string> = { slack: 'Slack', googleSheets: 'Google Sheets' };
		for (const { type } of template.nodes) {
			const service = word[type.split('.').at(-1) ?? ''] ?? '';
			expect(setUp).toContain(service);
		}
		expect(setUp).toMatch(/credential/);
	});
});

it('the products are ready-made workflows', async () => {
	expect(await workflowNames()).toEqual(expect.arrayContaining([...PRODUCTS]));
});

describe('every ready-made workflow', () => {
	let all: Array<readonly [string, Template]>;
	beforeAll(async () => {
		const names = await workflowNames();
		all = await Promise.all(names.map(async (name) => [name, await Template.read(name)] as const));
	});

	it('contains no sites, credentials, documents or addresses', () => {
		for (const [name, { text, nodes }] of all) {
			expect([name, text.match(/shop-[a-z]+/g)]).toEqual([name, null]);
			expect([name, text.match(/https?:\/\/(?!chat\.example\.com)[^\s"]+/g)]).toEqual([name, null]);
			expect([name, nodes.filter(({ credentials }) => credentials !== undefined)]).toEqual([
				name,
				[],
			]);
			for (const { parameters } of nodes) {
				for (const key of ['site', 'documentId', 'dataTableId']) {
					const chosen = JSON.stringify(parameters[key] ?? { value: '' });
					// All Sites of the Token is nobody's site.
					expect(chosen).toMatch(/"value":"(\*|={{[^"]*)?"/);
				}
			}
		}
	});

	it('uses only existing nodes, and links to them', () => {
		for (const [name, { workflow, text, nodes }] of all) {
			const known = nodes.map((node) => node.name);
			const leadsTo = Object.values(workflow.connections).flatMap((outputs) =>
				Object.values(outputs).flatMap((output) => output.flatMap((next) => next ?? [])),
			);
			const asked = [...namesIn(text), ...leadsTo.map(({ node }) => node)];
			expect([name, asked.filter((one) => !known.includes(one))]).toEqual([name, []]);
			const sources = Object.keys(workflow.connections);
			expect([name, sources.filter((one) => !known.includes(one))]).toEqual([name, []]);
		}
	});

	it('describes its tools to a model as a new tool is described', () => {
		const told = all.flatMap(([name, { nodes }]) =>
			nodes.flatMap(({ name: tool, parameters }) => {
				const contract = toolContract.find((one) => one.name === tool.replaceAll(' ', '_'));
				if (contract === undefined) return [];
				const fields = Object.entries(contract.parameters.properties);
				const texts = fields.map(
					([key, { description }]) => `$fromAI('${key}', \`${description}\``,
				);
				const written = Object.values(parameters).join('\n');
				const missing = texts.filter((text) => !written.includes(text));
				return [
					{ name, tool, description: parameters.toolDescription === contract.description, missing },
				];
			}),
		);
		expect(told.length).toBeGreaterThan(5);
		expect(told.filter(({ description, missing }) => !description || missing.length > 0)).toEqual(
			[],
		);
	});

	it('has IDs that no other workflow has', () => {
		const ids = all.flatMap(([, { workflow }]) => workflow.nodes.map(({ id }) => id));
		expect(new Set(ids).size).toBe(ids.length);
	});
});
