import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ICredentialType, INodeTypeDescription } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { installPack } from '../../../harness/engine/installPack';
import { installation } from '../../../harness/engine/lines';
import { root } from '../../../tools/packageClasses';

interface Listed {
	readonly types: {
		readonly nodes: readonly INodeTypeDescription[];
		readonly credentials: readonly ICredentialType[];
	};
	readonly known: Readonly<Record<'nodes' | 'credentials', object>>;
}

interface Loaded {
	readonly atStart: Listed & { readonly isLazy: boolean; readonly required: readonly string[] };
	readonly withCredentials: readonly string[];
	readonly withNode: readonly string[];
	readonly runs: boolean;
	readonly eager: Listed;
}

describe.each(lines())('the metadata of the package in %s', (line) => {
	const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'metadata-')));
	let loaded: Loaded;

	beforeAll(async () => {
		const { folder, node } = await installation(line);
		const pack = await installPack(root, home, folder);
		const script = path.join(__dirname, 'loadPack.js');
		const environment = { PATH: process.env.PATH, NODE_ENV: 'production', N8N_USER_FOLDER: home };
		const printed = execFileSync(node, [script, folder, pack], { env: environment });
		loaded = JSON.parse(printed.toString()) as Loaded;
	});
	afterAll(() => rmSync(home, { recursive: true, force: true }));

	it('lets n8n start without loading a class of the package', () => {
		expect(loaded.atStart.isLazy).toBe(true);
		expect(loaded.atStart.required).toEqual([]);
		expect(loaded.runs).toBe(true);
	});

	it('describes nodes and credentials like their classes', () => {
		const { types, known } = loaded.atStart;
		expect(types.nodes.map(ofPackage)).toEqual(loaded.eager.types.nodes.map(ofPackage));
		expect(types.credentials).toEqual(loaded.eager.types.credentials);
		expect(known).toEqual(loaded.eager.known);
	});

	it('contains icons, codex and the nodes of each credential type', () => {
		const { nodes, credentials } = loaded.atStart.types;
		for (const { name, iconUrl, codex } of nodes) {
			expect([name, iconUrl]).toEqual([name, { light: anIcon, dark: anIcon }]);
			expect(codex?.categories).toContain('Analytics');
		}
		expect(
			credentials.map(({ name, supportedNodes = [] }) => [name, ...supportedNodes]),
		).toContainEqual(['marketingAnalyticsApi', 'marketingAnalytics', 'marketingAnalyticsTrigger']);
	});
});

/**
 * The package's own description of a node: n8n adds poll times, with texts that vary by version,
 * and a list of methods.
 */
function ofPackage({ __loadOptionsMethods, ...description }: INodeTypeDescription) {
	const { properties } = description;
	return { ...description, properties: properties.filter(({ name }) => name !== 'pollTimes') };
}

const anIcon: unknown = expect.stringMatching(
	/^icons\/n8n-nodes-marketing-analytics\/dist\/icons\/.+\.svg$/,
);
