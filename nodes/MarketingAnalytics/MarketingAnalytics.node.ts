import type { IExecuteFunctions, INodeExecutionData, INodeType } from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';

import { TOKEN_COLUMNS } from '../../platform/catalogue/resources/accessToken';
import { describeForm } from './describeForm';
import { continues } from '../shared/run/agents';
import { failedItems, toNodeFailure } from '../shared/run/errors';
import { boundedForAgent } from '../shared/run/toolAnswer/toolAnswer';
import { findOperation } from './operations';
import type { NodeDescription } from '../shared/form/nodeDescription';
import { methodsOnUse } from '../shared/pickers/methodsOnUse';

/** The platform's reports and administration, by resource and operation. */
export class MarketingAnalytics implements INodeType {
	readonly #form = describeForm();

	description: NodeDescription = {
		displayName: 'Marketing Analytics',
		name: 'marketingAnalytics',
		icon: {
			light: 'file:../../icons/marketingAnalytics.svg',
			dark: 'file:../../icons/marketingAnalytics.dark.svg',
		},
		group: ['transform'],
		version: 1,
		subtitle: this.#form.subtitle,
		description:
			'Get reports from your marketing-analytics platform, import history into it and administer it',
		defaults: { name: 'Marketing Analytics' },
		builderHint: {
			searchHint:
				'For the figures of a period use Report > Run: it waits for the report, knows periods such as last week, compares two of them and writes a message or a chart, so no Wait, Code or Date & Time node is needed. Submit and Collect are for reports that take longer than a few minutes.',
		},
		sensitiveOutputFields: [...TOKEN_COLUMNS],
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: `={{ ["report.collect", "dataWarehouse.getResult"].includes($parameter["resource"] + "." + $parameter["operation"])
			? [{ type: "${NodeConnectionTypes.Main}", displayName: "Still Running" }, { type: "${NodeConnectionTypes.Main}", displayName: "Done" }]
			: $parameter["resource"] === "import" || ["checkCosts", "previewCosts", "uploadCosts"].includes($parameter["operation"])
			? [{ type: "${NodeConnectionTypes.Main}", displayName: "Done" }, { type: "${NodeConnectionTypes.Main}", displayName: "Rejected Lines" }]
			: [{ type: "${NodeConnectionTypes.Main}" }] }}`,
		// Written out in full: n8n's reviewers compare the source text.
		credentials: [
			{
				name: 'marketingAnalyticsApi',
				required: true,
				displayOptions: {
					show: { authentication: ['apiToken'] },
					// Operations that only work on items need no credential.
					hide: {
						resource: ['import'],
						operation: ['presentItems', 'checkCosts', 'previewCosts'],
					},
				},
			},
			{
				name: 'marketingAnalyticsOAuth2Api',
				required: true,
				displayOptions: {
					show: { authentication: ['oAuth2'] },
					// Operations that only work on items need no credential.
					hide: {
						resource: ['import'],
						operation: ['presentItems', 'checkCosts', 'previewCosts'],
					},
				},
			},
			{
				name: 'marketingAnalyticsImportApi',
				required: true,
				displayOptions: {
					// Shown by Operation, the editor would treat Resource as a field of the
					// credential, and hide it.
					show: { resource: ['import'] },
					// Check and Preview send nothing and need no credential.
					hide: { operation: ['check', 'preview'] },
				},
			},
		],
		properties: this.#form.properties,
	};

	methods = methodsOnUse(
		this.#form.methodNames,
		async () => (await import('./editorMethods')).editorMethods,
	);

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		try {
			const resource = this.getNodeParameter('resource', 0);
			const operation = this.getNodeParameter('operation', 0);
			const run = findOperation(resource, operation);
			if (run) return boundedForAgent(this, await run(this));
			throw new NodeOperationError(
				this.getNode(),
				`The resource ${resource} has no operation ${operation}`,
				{ description: 'Choose an operation from the list' },
			);
		} catch (error) {
			if (!continues(this)) throw toNodeFailure(this.getNode(), error);
			return boundedForAgent(this, [failedItems(this, error)]);
		}
	}
}
