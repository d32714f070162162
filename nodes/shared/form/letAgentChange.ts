import type { INodeProperties } from 'n8n-workflow';

/** What the setting is called by which the owner of a workflow lets an agent change something. */
export const LET_AGENT = 'Let the Agent Change Things';

/**
 * Whether an agent may do what changes something. It is no Setting, as an expression must not answer: the
 * model may have written it.
 */
export const LET_AGENT_CHANGE: INodeProperties = {
	displayName: LET_AGENT,
	name: 'letAgentChange',
	type: 'boolean',
	noDataExpression: true,
	default: false,
	description:
		'Whether the agent may do this, which changes something in the platform. While it is off, the agent is told that it may not, and nothing is sent.',
	displayOptions: { show: { '@tool': [true] } },
};
