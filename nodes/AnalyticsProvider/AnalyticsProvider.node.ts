import type { IExecuteFunctions, INodeExecutionData, INodeType } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';

import { continues } from '../shared/run/agents';
import { failedItems, toNodeFailure } from '../shared/run/errors';
import { boundedForAgent } from '../shared/run/toolAnswer/toolAnswer';
import { loadLevelColumns } from './levelColumns';
import { providerProperties } from './describe';
import { runOperation } from './providerOperations';
import type { NodeDescription } from '../shared/form/nodeDescription';

/**
 * The third-party analytics provider: verifies access, reads its data, and imports its history into
 * the platform.
 */
export class AnalyticsProvider implements INodeType {
	description: NodeDescription = {
		displayName: 'Analytics Provider',
		name: 'analyticsProvider',
		icon: {
			light: 'file:../../icons/analyticsProvider.svg',
			dark: 'file:../../icons/analyticsProvider.dark.svg',
		},
		group: ['transform'],
		version: 1,
		subtitle:
			'={{ ({ getData: "Get Data", reImport: "Re-Import", verifyAccess: "Verify Access" })[$parameter["operation"]] }}',
		description:
			'Get data from the third-party analytics tool you used before, and re-import it into your platform',
		defaults: { name: 'Analytics Provider' },
		builderHint: {
			searchHint:
				'Only for the history of the analytics tool that you used before. For figures of the platform, use the Marketing Analytics node.',
		},
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: `={{ $parameter["operation"] === "reImport"
			? [{ type: "${NodeConnectionTypes.Main}", displayName: "Days" }, { type: "${NodeConnectionTypes.Main}", displayName: "Not Imported" }]
			: [{ type: "${NodeConnectionTypes.Main}" }] }}`,
		credentials: [{ name: 'analyticsProviderApi', required: true }],
		properties: providerProperties,
	};

	methods = { loadOptions: { getLevelColumns: loadLevelColumns } };

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		try {
			return boundedForAgent(this, await runOperation(this));
		} catch (error) {
			if (!continues(this)) throw toNodeFailure(this.getNode(), error);
			return boundedForAgent(this, [failedItems(this, error)]);
		}
	}
}
