import type { INodeProperties } from 'n8n-workflow';

/** The label of the setting that permits an agent to change something. */
export const LET_AGENT = 'Let the Agent Change Things';

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
		'Whether the agent may do this, which changes something in the platform. While it is off, the agent gets a refusal, and nothing is sent.',
	displayOptions: { show: { '@tool': [true] } },
};
