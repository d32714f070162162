import type {
	ICredentialType,
	INodeExecutionData,
	INodeProperties,
	INodeType,
	INodeTypeDescription,
} from 'n8n-workflow';

const describe = (
	name: string,
	displayName: string,
	parts: Partial<INodeTypeDescription>,
): INodeTypeDescription => ({
	name,
	displayName,
	description: '',
	group: ['transform'],
	version: [1, 1.1, 1.2],
	defaults: {},
	inputs: ['main'],
	outputs: ['main'],
	properties: [],
	...parts,
});

// A real trigger passes its input on; so does a node that returns its input.
const passing = (description: INodeTypeDescription): INodeType => ({
	description,
	async execute() {
		return [this.getInputData()];
	},
});

const trigger = { group: ['trigger' as const], inputs: [] };

const field = (name: string, type: INodeProperties['type'] = 'string'): INodeProperties => ({
	displayName: name,
	name,
	type,
	default: type === 'boolean' ? false : '',
});

// It outputs what its page would return.
const formPage: INodeType = {
	description: describe('form', 'n8n Form', {
		version: [2.3],
		properties: [field('completionTitle'), field('completionMessage')],
	}),
	async execute() {
		const title = this.getNodeParameter('completionTitle', 0);
		const message = this.getNodeParameter('completionMessage', 0);
		return [[{ json: { title, message } }]];
	},
};

// The engine evaluates parameters of this type; n8n's Filter only requests it.
const filter: INodeType = {
	description: describe('filter', 'Filter', {
		version: 2.2,
		properties: [{ displayName: 'Conditions', name: 'conditions', type: 'filter', default: {} }],
	}),
	async execute() {
		const meets = (index: number) =>
			this.getNodeParameter('conditions', index, false, { extractValue: true }) === true;
		const kept = this.getInputData().flatMap((item, index) =>
			meets(index) ? [{ ...item, pairedItem: { item: index } }] : [],
		);
		return [kept];
	},
};

// The done output first, then the loop; returned items are collected until no item is left. It is
// not called when nothing is returned.
const loopOverItems: INodeType = {
	description: describe('splitInBatches', 'Loop Over Items (Split in Batches)', {
		version: 3,
		outputs: ['main', 'main'],
		outputNames: ['done', 'loop'],
		properties: [field('batchSize', 'number'), field('options', 'json')],
	}),
	async execute() {
		const input = this.getInputData();
		const state: LoopState = this.getContext('node');
		const isFirst = state.waiting === undefined;
		const waiting = state.waiting ?? input;
		const returned = [...(state.returned ?? []), ...(isFirst ? [] : input)];
		const size = Number(this.getNodeParameter('batchSize', 0, 1)) || 1;
		state.waiting = waiting.slice(size);
		state.returned = returned;
		const batch = waiting.slice(0, size);
		return batch.length > 0 ? [[], batch] : [returned, []];
	},
};

/** The state of a loop between two rounds. */
interface LoopState {
	waiting?: INodeExecutionData[];
	returned?: INodeExecutionData[];
}

/** Minimal replacements of n8n's built-in nodes for workflows with the pack. */
export const standInNodes: Record<string, INodeType> = {
	'n8n-nodes-base.manualTrigger': passing(describe('manualTrigger', 'Manual Trigger', trigger)),
	'n8n-nodes-base.scheduleTrigger': passing(
		describe('scheduleTrigger', 'Schedule Trigger', trigger),
	),
	'n8n-nodes-base.executeWorkflowTrigger': passing(
		describe('executeWorkflowTrigger', 'Execute Workflow Trigger', trigger),
	),
	'n8n-nodes-base.formTrigger': passing(
		describe('formTrigger', 'n8n Form Trigger', { ...trigger, version: [2.3] }),
	),
	'n8n-nodes-base.form': formPage,
	'n8n-nodes-base.filter': filter,
	'n8n-nodes-base.splitInBatches': loopOverItems,
	'n8n-nodes-base.noOp': passing(describe('noOp', 'No Operation', {})),
	'n8n-nodes-base.stickyNote': passing(
		describe('stickyNote', 'Sticky Note', { inputs: [], outputs: [] }),
	),
};

/** The parent type of OAuth2 credentials, with the fields that the engine's OAuth2 client reads. */
export const oAuth2Api: ICredentialType = {
	name: 'oAuth2Api',
	displayName: 'OAuth2 API',
	properties: [
		field('grantType'),
		field('authUrl'),
		field('accessTokenUrl'),
		field('clientId'),
		field('clientSecret'),
		field('scope'),
		field('authQueryParameters'),
		{ ...field('authentication'), default: 'header' },
		field('sendAdditionalBodyProperties', 'boolean'),
		field('additionalBodyProperties', 'json'),
		field('ignoreSSLIssues', 'boolean'),
		{ ...field('oauthTokenData', 'json'), default: {} },
	],
};
