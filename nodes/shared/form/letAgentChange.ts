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
		'Whether the agent may change data on the platform with this operation. While this is off, calls of the agent that may change something are refused, and nothing is sent.',
	displayOptions: { show: { '@tool': [true] } },
};
