import type { EndpointEffect } from '../../../../platform/catalogue/endpointEffect';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import { LET_AGENT, LET_AGENT_CHANGE } from '../../form/letAgentChange';
import { isTool } from '../agents';
import type { Items } from '../executionContext';

/**
 * Refuses what an agent must not do: to read a token, whatever the owner of the workflow has set,
 * and to change something unless the owner allows it. Only the switch itself allows it, no
 * expression.
 *
 * @param action what the agent would do, as the list of actions says it
 * @param effect the effect of that action
 * @param advice what the owner can do besides turning on the switch
 * @throws InvalidInput
 */
export function refuseAgents(
	context: Pick<Items, 'getNode'>,
	action: string,
	{ changes, givesToken }: Pick<EndpointEffect, 'changes' | 'givesToken'>,
	advice = '',
): void {
	if (!isTool(context)) return;
	if (givesToken) {
		throw new InvalidInput(
			'Operation',
			`Nothing was sent: "${action}" returns a token, and agents never receive tokens`,
			'Do not try again, but inform the user. The owner of the workflow can do this in a node that is not a tool',
		);
	}
	if (!changes || context.getNode().parameters[LET_AGENT_CHANGE.name] === true) return;
	throw new InvalidInput(
		LET_AGENT,
		`Nothing was sent: "${action}" may change something in the platform, and this tool does not let an agent do that`,
		`Do not try again, but inform the user. The owner of the workflow can turn on ${LET_AGENT} in this tool, preferably with a human review step before it${advice}`,
	);
}
