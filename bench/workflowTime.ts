import path from 'node:path';
import { createRequire } from 'node:module';
import type { INode, INodeType, INodeTypes } from 'n8n-workflow';
import { Workflow } from 'n8n-workflow';

import { installN8n, N8N_2, preparePack } from '../harness/n8n';
import type { Figure } from './figure';
import { compareTimes } from './figure';

// Many, as each takes some milliseconds only.
const ROUNDS = 101;
const WORKFLOWS = 10;
const GOAL = 1.1;

/** What ten of this node cost in a workflow, against ten of n8n's own Salesforce node. */
export async function workflowTime(): Promise<Figure> {
	const ours = await built();
	const theirs = await salesforce();
	const compared = await compareTimes(
		ROUNDS,
		() => openMany(ours),
		() => openMany(theirs),
	);
	return { name: 'workflow with ten nodes', goal: GOAL, ...compared };
}

async function built(): Promise<INodeType> {
	await preparePack();
	const file = path.join(__dirname, '../dist/nodes/MarketingAnalytics/MarketingAnalytics.node.js');
	const load = createRequire(__filename);
	const { MarketingAnalytics } = load(file) as { MarketingAnalytics: new () => INodeType };
	return new MarketingAnalytics();
}

async function salesforce(): Promise<INodeType> {
	const { program } = await installN8n(N8N_2);
	const load = createRequire(program);
	const file = path.join('n8n-nodes-base', 'dist/nodes/Salesforce/Salesforce.node.js');
	const { Salesforce } = load(file) as { Salesforce: new () => INodeType };
	return new Salesforce();
}

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
