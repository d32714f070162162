import type { INode, INodeParameters } from 'n8n-workflow';
import type { WorkflowJson } from './engine';

/** The main node's type. */
export const MARKETING_ANALYTICS = 'n8n-nodes-marketing-analytics.marketingAnalytics';

/** The type of the node of the third-party provider. */
export const PROVIDER = 'n8n-nodes-marketing-analytics.analyticsProvider';

/** The trigger's type. */
export const TRIGGER = 'n8n-nodes-marketing-analytics.marketingAnalyticsTrigger';

/** A node of this pack by its parameters, or one of n8n's by its type. */
export interface Step extends Partial<Pick<INode, 'type' | 'typeVersion' | 'position' | Setting>> {
	parameters?: INodeParameters;
}

/** The settings of a node in n8n's Settings tab. */
type Setting = 'alwaysOutputData' | 'onError' | 'retryOnFail' | 'maxTries' | 'waitBetweenTries';

/** A connection from an output of a node to the next node. */
export type Wire = readonly [from: string, output: number, to: string];

/** A workflow that begins at Start; without wires its steps are connected in order. */
export function workflowOf(steps: Record<string, Step>, wires = inARow(steps)): WorkflowJson {
	const all: Record<string, Step> = { Start: { type: 'n8n-nodes-base.manualTrigger' }, ...steps };
	const connections: WorkflowJson['connections'] = {};
	for (const [from, output, to] of wires) {
		const outputs = ((connections[from] ??= {}).main ??= []);
		while (outputs.length <= output) outputs.push([]);
		outputs[output]?.push({ node: to, type: 'main', index: 0 });
	}
	return { nodes: Object.entries(all).map(([name, step]) => nodeOf(name, step)), connections };
}

function inARow(steps: Record<string, Step>): Wire[] {
	const names = ['Start', ...Object.keys(steps)];
	return names.slice(1).map((name, index) => [names[index] ?? '', 0, name]);
}

function nodeOf(name: string, { type, parameters, ...settings }: Step): INode {
	return {
		id: name,
		name,
		type: type ?? MARKETING_ANALYTICS,
		typeVersion: 1,
		position: [0, 0],
		parameters: parameters ?? {},
		...settings,
	};
}

/** A value picked from a list, or typed. */
export function locator(value: string, mode: 'list' | 'id' = 'list'): INodeParameters {
	return { __rl: true, mode, value };
}

/** Dimensions or metrics of a report, with their names in the list. */
export function columns(names: Record<string, string>): INodeParameters {
	const column = Object.entries(names).map(([field, name]) => ({
		field: { ...locator(field), cachedResultName: name },
	}));
	return { column };
}

/** Custom column names, in the format of the options. */
export function labels(names: Record<string, string>): INodeParameters {
	return {
		label: Object.entries(names).map(([field, label]) => ({ field: locator(field, 'id'), label })),
	};
}

/** A small report by channel, with changes. */
export function reportParameters(more: INodeParameters = {}): INodeParameters {
	return {
		resource: 'report',
		operation: 'run',
		site: locator('shop-eu'),
		period: 'LAST_7_DAYS',
		dimensions: columns({ media_key: 'Channel' }),
		metrics: columns({ visit: 'Visits' }),
		...more,
	};
}

/** A workflow that begins with this pack's trigger. */
export function triggerWorkflow(
	parameters: INodeParameters,
	more: Pick<WorkflowJson, 'id' | 'staticData'> = {},
): WorkflowJson {
	const settings = { timezone: 'Europe/Paris' };
	const nodes = [nodeOf('Trigger', { type: TRIGGER, parameters })];
	return { nodes, connections: {}, settings, ...more };
}
