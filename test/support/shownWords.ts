import type { ICredentialType, INodeProperties, INodeTypeDescription } from 'n8n-workflow';
import { AnalyticsProviderApi } from '../../credentials/AnalyticsProviderApi.credentials';
import { MarketingAnalyticsApi } from '../../credentials/MarketingAnalyticsApi.credentials';
import { MarketingAnalyticsImportApi } from '../../credentials/MarketingAnalyticsImportApi.credentials';
import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { TICK } from '../../nodes/MarketingAnalytics/api/knownForm';
import { MarketingAnalyticsImportTrigger } from '../../nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';
import { catalogue } from '../../platform/catalogue';
import { ALL_SITES_LABEL } from '../../platform/lists/chosenSites';

/** The nodes of the package, as their forms are described to n8n. */
export const nodes: INodeTypeDescription[] = [
	AnalyticsProvider,
	MarketingAnalytics,
	MarketingAnalyticsImportTrigger,
	MarketingAnalyticsTrigger,
].map((Node) => new Node().description);

const credentials: ICredentialType[] = [
	new AnalyticsProviderApi(),
	new MarketingAnalyticsApi(),
	new MarketingAnalyticsImportApi(),
];

type Part = NonNullable<INodeProperties['options']>[number] | INodeProperties;

/** The texts that a form shows for a property: its label, its button, its choices, and its fields. */
function labelsOf(part: Part): string[] {
	const label = 'displayName' in part ? part.displayName : part.name;
	const hasButton = 'type' in part && part.type === 'fixedCollection';
	const button = hasButton && part.placeholder !== undefined ? [part.placeholder] : [];
	const inside = 'values' in part ? part.values : 'options' in part ? (part.options ?? []) : [];
	return [label, ...button, ...inside.flatMap(labelsOf)];
}

// Most are expressions that contain names in quotes of either kind.
const outputs = nodes
	.map((node) => JSON.stringify(node.outputs).replaceAll('\\', '').replaceAll("'", '"'))
	.join();

/** Words on n8n's own screens. */
const OF_N8N = [
	'Always Output Data',
	'Human review',
	'Map Each Column Manually',
	'Mapping Column Mode',
	'On Error',
	'Poll Times',
	'Retry On Fail',
	'Tool',
	'Tool Description',
];

/** Words in lists that the platform fills, or on its own screens. */
const OF_THE_PLATFORM = [
	ALL_SITES_LABEL,
	'Cost per Click',
	'Cost per Lead',
	'Cost per Sale',
	'Paid search',
	'RealTime Analytics - Import',
	'Return on Ad Spend',
	'Sales',
];

const words = new Set([
	...nodes.map(({ displayName }) => displayName),
	...[...nodes, ...credentials].flatMap(({ properties }) => properties.flatMap(labelsOf)),
	TICK.label,
	...OF_N8N,
	...OF_THE_PLATFORM,
]);

/** Operations by their parent: a resource, or a node. */
const below = new Map([
	...catalogue.map(({ label, operations }) => [label, operations.map((one) => one.label)] as const),
	...nodes.map(
		({ displayName, properties }) => [displayName, properties.flatMap(labelsOf)] as const,
	),
]);

/** Whether a screen shows these words: a label, an output, or an operation below its parent. */
export function isShown(said: string): boolean {
	const [first = '', second] = said.split(' > ');
	if (second !== undefined) return below.get(first)?.includes(second) ?? false;
	return words.has(said) || outputs.includes(`"${said}"`);
}
