import { InvalidInput } from '../../../platform/client/faults';
import { LET_AGENT, LET_AGENT_CHANGE } from '../form/letAgentChange';
import { isTool } from './agents';
import type { Items } from './running';

/**
 * Refuses what changes something where an agent asks for it, unless the owner of the workflow has let it:
 * the switch itself must be on, and no expression can turn it on.
 *
 * @param action what would be done, as the list of actions says it
 * @throws InvalidInput
 */
export function refuseAgents(context: Pick<Items, 'getNode'>, action: string): void {
	if (!isTool(context)) return;
	if (context.getNode().parameters[LET_AGENT_CHANGE.name] === true) return;
	throw new InvalidInput(
		LET_AGENT,
		`Nothing was sent: "${action}" changes something in the platform, and this tool does not let an agent do that`,
		`Do not try again; tell the user. Whoever owns the workflow can turn on ${LET_AGENT} in this tool, best with a human review in front of it`,
	);
}
