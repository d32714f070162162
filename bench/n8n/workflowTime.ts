import path from 'node:path';
import { createRequire } from 'node:module';
import type { INode, INodeType, INodeTypes, IVersionedNodeType } from 'n8n-workflow';
import { Workflow } from 'n8n-workflow';

import { installN8n, N8N_2, preparePack } from '../../harness/n8n';
import type { Figure } from '../figure';
import { compareTimes } from '../figure';

// Many rounds, as each takes a few milliseconds.
const ROUNDS = 101;
const WORKFLOWS = 3;
const GOAL = 1.1;

// n8n's nodes with a similar number of parameters. Several, as they differ in which part of n8n's
// work is fast.
const THEIRS = [
	['Slack', 'Slack/Slack'],
	['Salesforce', 'Salesforce/Salesforce'],
	['Pipedrive', 'Pipedrive/Pipedrive'],
	['MicrosoftOutlook', 'Microsoft/Outlook/MicrosoftOutlook'],
] as const;

/**
 * The cost of ten of this node in a workflow, compared with ten of n8n's own nodes of this size.
 */
export async function workflowTime(): Promise<Figure> {
	const ours = await built();
	const theirs = await ofN8n();
	const compared = await compareTimes(
		ROUNDS,
		() => theirs.forEach(() => openMany(ours)),
		() => theirs.forEach(openMany),
	);
	return {
		name: "workflow with ten nodes, compared with n8n's own nodes",
		goal: GOAL,
		...compared,
	};
}

async function built(): Promise<INodeType> {
	await preparePack();
	const file = path.join(
		__dirname,
		'../../dist/nodes/MarketingAnalytics/MarketingAnalytics.node.js',
	);
	const load = createRequire(__filename);
	const { MarketingAnalytics } = load(file) as { MarketingAnalytics: new () => INodeType };
	return new MarketingAnalytics();
}

async function ofN8n(): Promise<INodeType[]> {
	const { program } = await installN8n(N8N_2);
	const load = createRequire(program);
	return THEIRS.map(([name, file]) => {
		const { [name]: Theirs } = load(`n8n-nodes-base/dist/nodes/${file}.node.js`) as NodeFile;
		if (!Theirs) throw new Error(`n8n has no node ${name}.`);
		const node = new Theirs();
		return 'getNodeType' in node ? node.getNodeType() : node;
	});
}

type NodeFile = Partial<Record<string, new () => INodeType | IVersionedNodeType>>;

function openMany(type: INodeType): void {
	const nodes = Array.from({ length: 10 }, (_, index) => nodeOf(type, index));
	const nodeTypes: INodeTypes = {
		getByName: () => type,
		getByNameAndVersion: () => type,
		getKnownTypes: () => ({}),
	};
	for (let count = 0; count < WORKFLOWS; count++) {
		new Workflow({ nodes: structuredClone(nodes), connections: {}, active: false, nodeTypes });
	}
}

function nodeOf({ description }: INodeType, index: number): INode {
	const { version, name } = description;
	return {
		id: String(index),
		name: `${name} ${index}`,
		type: name,
		typeVersion: Array.isArray(version) ? Math.max(...version) : version,
		position: [0, 0],
		parameters: {},
	};
}
