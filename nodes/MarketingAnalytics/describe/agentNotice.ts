import type { INodeProperties } from 'n8n-workflow';

import { effectOfOperation } from '../../../platform/catalogue/endpointEffect';
import { LET_AGENT_CHANGE } from '../../shared/form/letAgentChange';
import type { AnyOperation } from './catalogue';

/** The notice of a tool that may change something. */
const NOTICE: INodeProperties = {
	displayName:
		'Once the agent may change things, this is done whenever it decides so, and nobody is asked before. Put a human review between the agent and this tool unless that may happen.',
	name: 'agentNotice',
	type: 'notice',
	default: '',
	displayOptions: { show: { '@tool': [true] } },
};

/** The notice of an operation that no agent may use. */
const NO_TOKENS: INodeProperties = {
	...NOTICE,
	displayName:
		'This returns a token, and no token is given to an agent: as a tool, it sends nothing. Use it in a node of its own.',
	name: 'agentTokenNotice',
};

/** The first fields of a tool that changes something: the owner's permission and a warning. */
export function describeForAgents(operation: AnyOperation): INodeProperties[] {
	const effect = effectOfOperation(operation);
	if (effect?.givesToken) return [NO_TOKENS];
	if (effect && !effect.changes) return [];
	return operation.warning === undefined ? [LET_AGENT_CHANGE] : [NOTICE, LET_AGENT_CHANGE];
}
