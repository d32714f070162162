import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { readTemplate, workflowNames } from '../../demo/workflows';
import { PATH } from '../../nodes/MarketingAnalyticsImportTrigger/settings';
import { isPublished } from '../../nodes/MarketingAnalyticsImportTrigger/publishedAddresses';
import { isRecord, listOf } from '../../platform/base/json/json';
import { examples } from '../support/pages';

/** What a workflow file may hold at its top, and in each node; n8n makes all else for its own. */
const OF_WORKFLOW = new Set(['name', 'nodes', 'connections', 'settings', 'pinData']);
const OF_NODE = new Set([
	...['id', 'name', 'type', 'typeVersion', 'position', 'parameters', 'disabled', 'notes'],
	...['notesInFlow', 'retryOnFail', 'maxTries', 'waitBetweenTries', 'onError', 'executeOnce'],
	'alwaysOutputData',
]);

/** Keys under which n8n keeps what belongs to one instance, wherever they stand. */
const KEPT = new Set([
	...['webhookId', 'instanceId', 'versionId', 'credentials', 'meta', 'templateId'],
	...['cachedResultUrl', 'errorWorkflow', 'activeVersionId', 'parentFolderId', 'shared'],
]);

/** Parameters of n8n's own nodes that name something of one instance or account. */
const CHOSEN =
	/^(workflow|document|sheet|spreadsheet|channel|dataTable|table|calendar|folder|base|project)Id$/i;

/** Everything in a workflow that n8n would keep of whoever made it, by its place. */
function keptIn(value: unknown, place = ''): string[] {
	if (Array.isArray(value)) return value.flatMap((one, at) => keptIn(one, `${place}[${at}]`));
	if (!isRecord(value)) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		const here = `${place}.${key}`;
		if (KEPT.has(key)) return [here];
		if (CHOSEN.test(key) && names(inner)) return [here];
		return keptIn(inner, here);
	});
}

/** Whether a parameter holds an ID rather than nothing, an expression or a name. */
function names(value: unknown): boolean {
	if (isRecord(value)) return value.mode !== 'name' && names(value.value);
	return typeof value === 'string' && value !== '' && !value.startsWith('=');
}

function unknownIn(workflow: object): string[] {
	const nodes = listOf(Reflect.get(workflow, 'nodes')).filter(isRecord);
	return [
		...Object.keys(workflow).filter((key) => !OF_WORKFLOW.has(key)),
		...nodes.flatMap((node) => Object.keys(node).filter((key) => !OF_NODE.has(key))),
	];
}

it('no ready-made workflow holds an ID that n8n keeps', async () => {
	for (const name of await workflowNames()) {
		const workflow = await readTemplate(name);
		const { pinData: _, ...kept } = { pinData: undefined, ...workflow };
		expect([name, keptIn(kept), unknownIn(workflow)]).toEqual([name, [], []]);
	}
});

it.each(examples)('no example on a page holds an ID that n8n keeps: $path', ({ workflow }) => {
	expect([keptIn(workflow), unknownIn(workflow)]).toEqual([[], []]);
});

it.each([
	[{ nodes: [{ webhookId: '1' }] }, ['.nodes[0].webhookId']],
	[{ meta: { instanceId: 'a' } }, ['.meta']],
	[{ nodes: [{ credentials: { slackApi: { id: '7' } } }] }, ['.nodes[0].credentials']],
	[{ settings: { errorWorkflow: 'x1' } }, ['.settings.errorWorkflow']],
	[
		{ nodes: [{ parameters: { workflowId: { mode: 'list', value: 'k3' } } }] },
		[expect.any(String)],
	],
	[{ nodes: [{ parameters: { channelId: { mode: 'name', value: '#sales' } } }] }, []],
	[{ nodes: [{ parameters: { documentId: { mode: 'list', value: '={{ 1 }}' } } }] }, []],
])('an ID is found wherever it occurs: %j', (workflow, found: unknown[]) => {
	expect(keptIn(workflow)).toEqual(found);
});

const ROOT = path.join(__dirname, '../..');

/** All texts of the repository that people copy from. */
function* textsOf(place: string): Generator<readonly [file: string, text: string]> {
	if (statSync(place).isDirectory()) {
		for (const file of readdirSync(place)) yield* textsOf(path.join(place, file));
	} else if (/\.(json|md|ts|mjs)$/.test(place)) {
		yield [path.relative(ROOT, place), readFileSync(place, 'utf8')];
	}
}

const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const ADDRESS = /(webhookId|\/webhook(?:-test)?\/)[^\n]*/g;

it('every page address that can be read in the repository is listed as published', () => {
	for (const folder of ['README.md', 'CHANGELOG.md', 'docs', 'workflows', 'demo', 'nodes']) {
		for (const [file, text] of textsOf(path.join(ROOT, folder))) {
			const written = [...text.matchAll(ADDRESS)].flatMap(([line]) => line.match(UUID) ?? []);
			expect([file, written.filter((one) => !isPublished(one))]).toEqual([file, []]);
		}
	}
	const example = String(PATH.property.placeholder).replace('e.g. ', '');
	expect(isPublished(example)).toBe(true);
});

it('every path of an import page in a workflow or an example is listed as published', async () => {
	const templates = await Promise.all((await workflowNames()).map(readTemplate));
	const nodes = [...templates, ...examples.map(({ workflow }) => workflow)].flatMap(
		(one) => one.nodes,
	);
	const pages = nodes.filter(({ type }) => type.endsWith('.marketingAnalyticsImportTrigger'));
	const paths = pages.map(({ parameters }) => String(parameters.path ?? ''));
	expect(pages.length).toBeGreaterThan(0);
	expect(paths.filter((one) => one !== '' && !isPublished(one))).toEqual([]);
});
