import type { INodeExecutionData, INodeType, IPollFunctions } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';

import { rowNameSearch } from '../shared/pickers/rowNameSearch';
import { listSearch, loadOptions } from '../shared/pickers/pickers';
import { figureSearch } from '../shared/pickers/figureSearch';
import { columnSearch } from '../shared/report/form/columnList';
import { triggerProperties, subtitle } from './describe';
import { pollOnce } from './poll';
import type { NodeDescription } from '../shared/form/nodeDescription';

/**
 * Starts workflows when a report is ready, an alert begins or ends, a job has finished, or a record
 * is new. n8n lists it together with the main node, so its description names what both do.
 */
export class MarketingAnalyticsTrigger implements INodeType {
	description: NodeDescription = {
		displayName: 'Marketing Analytics Trigger',
		name: 'marketingAnalyticsTrigger',
		icon: {
			light: 'file:../../icons/marketingAnalytics.svg',
			dark: 'file:../../icons/marketingAnalytics.dark.svg',
		},
		group: ['trigger'],
		version: 1,
		subtitle,
		description:
			'Gets reports, checks targets, uploads ad costs, imports history, and starts workflows when a figure drops, a report is ready or a sale comes in',
		defaults: { name: 'Marketing Analytics Trigger' },
		builderHint: {
			searchHint:
				'Use Report Ready for reports on a schedule, Metric Alert for unusual figures, and Target Alert for targets that are likely to be missed, rather than a Schedule Trigger with If and Code nodes: these events remember what has been reported.',
		},
		polling: true,
		inputs: [],
		outputs: [NodeConnectionTypes.Main],
		credentials: [
			{
				name: 'marketingAnalyticsApi',
				required: true,
				displayOptions: { show: { authentication: ['apiToken'] } },
			},
			{
				name: 'marketingAnalyticsOAuth2Api',
				required: true,
				displayOptions: { show: { authentication: ['oAuth2'] } },
			},
		],
		hints: [
			{
				message:
					'Fetch Test Event shows the current state of each watched value, even without an alert. To see an alert for a drop, add the option Simulated Change (Percent), which simulates a drop of 40 percent by default. For small or unusually high figures, and for broken tracking, a larger drop is needed.',
				type: 'info',
				location: 'outputPane',
				whenToDisplay: 'always',
				displayCondition:
					'={{ $parameter["event"] === "metricAlert" && !$parameter["options"]?.["testChange"] }}',
			},
		],
		properties: triggerProperties,
	};

	methods = {
		listSearch: { ...listSearch, ...columnSearch, ...figureSearch, ...rowNameSearch },
		loadOptions,
	};

	async poll(this: IPollFunctions): Promise<INodeExecutionData[][] | null> {
		return await pollOnce(this);
	}
}
