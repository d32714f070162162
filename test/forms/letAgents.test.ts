import type { INode, INodeParameters } from 'n8n-workflow';

import { refuseAgents } from '../../nodes/shared/run/toolAnswer/agentGuard';
import { InvalidInput } from '../../platform/base/invalidInput';
import { thrownBy } from '../http/pure/errors/thrown';

const nodeOf = (type: string, parameters: INodeParameters): INode => ({
	...{ id: '1', name: 'It', typeVersion: 1, position: [0, 0] },
	...{ type, parameters },
});
const refusing = (type: string, letAgentChange: unknown, effect: object) =>
	thrownBy(() =>
		refuseAgents(
			{ getNode: () => nodeOf(type, { letAgentChange } as INodeParameters) },
			'Do something',
			{ changes: false, givesToken: false, ...effect },
		),
	);
const TOOL = 'n8n-nodes-marketing-analytics.marketingAnalyticsTool';
const NODE = 'n8n-nodes-marketing-analytics.marketingAnalytics';

describe('an agent', () => {
	it.each([
		...[undefined, null, false, 0, 1, '', 'true', '={{ true }}'],
		...['={{ $fromAI("let", "", "boolean") }}', {}, [true]],
	])('changes nothing while the switch of the tool is %j', (value) => {
		const refused = refusing(TOOL, value, { changes: true });
		expect(refused).toBeInstanceOf(InvalidInput);
		expect(refused).toMatchObject({
			parameter: 'Let the Agent Make Changes',
			message:
				'Nothing was sent: "Do something" may change something in the platform, and this tool does not let an agent do that',
		});
	});

	it('changes something where the switch is on', () => {
		expect(refusing(TOOL, true, { changes: true })).toBeUndefined();
	});

	it('may read while the switch is off', () => {
		expect(refusing(TOOL, false, {})).toBeUndefined();
	});

	it.each([true, false])('never receives a token, though the switch is %s', (value) => {
		expect(refusing(TOOL, value, { givesToken: true, changes: true })).toMatchObject({
			message: 'Nothing was sent: "Do something" returns a token, and agents never receive tokens',
		});
	});

	it('is distinguished from a person who uses a node of the same kind', () => {
		expect(refusing(NODE, false, { givesToken: true, changes: true })).toBeUndefined();
	});
});
