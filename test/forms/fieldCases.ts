import type { INode, INodeParameters, INodeProperties } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

export type Form = Record<string, unknown>;
export type Nodes = AnalyticsProvider | MarketingAnalytics | MarketingAnalyticsTrigger;

/** A value for each kind of field, where the form begins with none. */
function filled({ type, default: preset, options = [] }: INodeProperties): unknown {
	const isNone = preset === '' || preset === undefined || preset === null;
	switch (type) {
		case 'resourceLocator': {
			const value = (preset as Form | undefined)?.value;
			return { __rl: true, mode: 'id', value: value === '' ? 'x' : (value ?? 'x') };
		}
		case 'dateTime':
			return '2026-11-01';
		case 'number':
			return isNone ? 1 : preset;
		case 'string':
			return isNone ? '1' : preset;
		case 'fixedCollection':
			return Object.fromEntries(
				options.flatMap((group) =>
					'values' in group ? [[group.name, [formOf(group.values)]]] : [],
				),
			);
		default:
			return preset;
	}
}

const formOf = (properties: readonly INodeProperties[]): Form =>
	Object.fromEntries(properties.map((one) => [one.name, filled(one)]));

function shownIn(node: Nodes, properties: readonly INodeProperties[], chosen: Form) {
	const version = { typeVersion: 1 } as INode;
	const parameters = chosen as INodeParameters;
	return properties.filter((one) =>
		NodeHelpers.displayParameter(parameters, one, version, node.description, parameters),
	);
}

const NOT_READ = ['notice', 'resourceMapper', 'hidden', 'callout'];
const isField = ({ type, noDataExpression }: INodeProperties) =>
	!NOT_READ.includes(type) && noDataExpression !== true;

/** What the first of the analyses needs. */
const ASSIST = { goal: 'order', attributionRule: '0', dimension: 'media' };
const asPicked = ([name, value]: [string, string]): [string, unknown] => [
	name,
	{ __rl: true, mode: 'id', value },
];

const MORE = { additionalParameters: { parameter: [{ name: 'x', value: '1' }] } };

/** What must be right for the others to be read at all. */
const SOUND: Form = {
	...{ from: '2026-11-01', to: '2026-11-02', sort: '', askCompareWith: 'last year' },
	updateFields: { name: 'x', label: 'x', ...MORE },
	knownEndpoint: { __rl: true, mode: 'id', value: 'GET /ea/{site}/report/order/get.json' },
	endpointValues: { mappingMode: 'defineBelow', value: { site: 'x' } },
	filters: { name: 'x', bySite: 'x', mediaKey: 'x' },
	...{
		targetFigure: { __rl: true, mode: 'id', value: 'visit' },
		targetChannel: '',
		targetAmount: 5,
	},
	options: MORE,
	journeyFields: {
		required: { fields: Object.fromEntries(Object.entries(ASSIST).map(asPicked)) },
	},
};

/** A field that an expression gives nothing for. */
export interface Case {
	readonly name: string;
	readonly label: string;
	readonly form: Form;
	/** The form with a value in place of the expression. */
	readonly having: (value: unknown, form: Form) => Form;
	readonly property: INodeProperties;
	/** The heading that it stands under, if it can be added. */
	readonly heading?: string;
}

/** A case for each field that a choice shows, also for those that can be added. */
function casesOf(node: Nodes, chosen: Form): Case[] {
	const shown = shownIn(node, node.description.properties, chosen);
	const form = { ...formOf(shown.filter(isField)), ...SOUND, ...chosen };
	const title = Object.values(chosen).join('.');
	return shown.filter(isField).flatMap((property): Case[] => {
		const { name, displayName, type } = property;
		if (type === 'collection') {
			const members = (property.options ?? []).filter(
				(one): one is INodeProperties => 'type' in one,
			);
			return shownIn(node, members, chosen)
				.filter((one) => isField(one) && one.type !== 'fixedCollection')
				.map((one) => ({
					name: `${title} ${displayName} > ${one.displayName}`,
					label: one.displayName,
					form,
					property: one,
					heading: displayName,
					having: (value, all) => ({
						...all,
						[name]: { ...(all[name] as Form), [one.name]: inField(one, value) },
					}),
				}));
		}
		if (type === 'fixedCollection') return [];
		return [
			{
				...{ name: `${title} ${displayName}`, label: displayName, form, property },
				having: (value, all) => ({ ...all, [name]: inField(property, value) }),
			},
		];
	});
}

function inField({ type }: INodeProperties, value: unknown): unknown {
	return type === 'resourceLocator' ? { __rl: true, mode: 'id', value } : value;
}

export const main = new MarketingAnalytics();
const choices = (node: Nodes, name: string) =>
	node.description.properties
		.filter((property) => property.name === name)
		.flatMap(({ displayOptions, options = [] }) =>
			options.flatMap((one) =>
				'value' in one
					? [{ shown: displayOptions?.show?.resource ?? [undefined], value: one.value }]
					: [],
			),
		);
const operations = choices(main, 'operation').flatMap(({ shown, value: operation }) =>
	shown.map((resource): Form => ({ resource, operation })),
);
const provider = new AnalyticsProvider();
const trigger = new MarketingAnalyticsTrigger();
/** All fields of all operations and events: their names, the node, and the form that shows them. */
export const cases: Array<[string, Nodes, Case]> = [
	...operations.flatMap((chosen) => casesOf(main, chosen).map((one) => [main, one] as const)),
	...choices(provider, 'operation').flatMap(({ value: operation }) =>
		casesOf(provider, { operation }).map((one) => [provider, one] as const),
	),
	...choices(trigger, 'event').flatMap(({ value: event }) =>
		casesOf(trigger, { event }).map((one) => [trigger, one] as const),
	),
].map(([node, one]): [string, Nodes, Case] => [one.name, node, one]);
