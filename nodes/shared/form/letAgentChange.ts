import type { INodeProperties } from 'n8n-workflow';

/** The label of the setting that permits an agent to change something. */
export const LET_AGENT = 'Let the Agent Make Changes';

/**
 * Whether an agent may change something. It is no Setting, as an expression must not answer it: the
 * model may have written it.
 */
export const LET_AGENT_CHANGE: INodeProperties = {
	displayName: LET_AGENT,
	name: 'letAgentChange',
	type: 'boolean',
	noDataExpression: true,
	default: false,
	description:
		'Whether the agent may run this operation, which changes data on the platform. While this is off, the agent’s calls are refused and nothing is sent.',
	displayOptions: { show: { '@tool': [true] } },
};
