import type { INodeProperties, INodeType } from 'n8n-workflow';

import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

const NODES: readonly INodeType[] = [
	new AnalyticsProvider(),
	new MarketingAnalytics(),
	new MarketingAnalyticsTrigger(),
];

/** Shorter ones cost less than a rule that shows them in two places. */
const SHORTEST = 300;

/**
 * What stands twice, and why n8n leaves no other way. Everything else is declared once and shown in
 * many places by display options.
 */
const REASONS: Readonly<Record<string, string>> = {
	'marketingAnalytics period list': 'a property has one default: two dates for an import',
	'marketingAnalytics options.additionalParameters':
		'operations of the data warehouse have the names of others, which hide it',
	'marketingAnalytics options.ifNoRows':
		'Create of an action label has options, and Create of others has additional fields',
	'marketingAnalytics options.csvFor':
		'shown for an output of reports, or for the rejected lines of an import: one rule cannot say or',
	'marketingAnalytics path': 'a filter of one list, an option of others',
	'marketingAnalytics scope': 'n8n keeps Additional Fields and Update Fields apart',
	'marketingAnalytics scope list': 'n8n keeps Additional Fields and Update Fields apart',
	'marketingAnalytics cookieFamily': 'n8n keeps Additional Fields and Update Fields apart',
	'marketingAnalytics contextFlagCategory': 'n8n keeps Filters and Update Fields apart',
	'marketingAnalyticsTrigger partnerSync':
		'n8n gives a hidden field its default before it applies display options',
	'marketingAnalyticsTrigger rowsWhere': 'a field of a report, an option of an alert',
};

interface Place {
	readonly name: string;
	readonly path: string;
}

/** The places of each property, without its display options, and of each list of options. */
function placesIn(properties: readonly INodeProperties[]): Map<string, Place[]> {
	const places = new Map<string, Place[]>();
	const add = (what: string, place: Place) => {
		const before = places.get(what) ?? [];
		if (what.length > SHORTEST) places.set(what, [...before, place]);
		return before.length === 0;
	};
	const visit = (all: readonly INodeProperties[], within: string) => {
		for (const property of all) {
			const { name, options = [] } = property;
			const path = within === '' ? name : `${within}.${name}`;
			// What an equal property contains was counted with the first of them.
			const isNew = add(JSON.stringify({ ...property, displayOptions: undefined }), { name, path });
			if (!isNew) continue;
			const choices = options.filter((one) => 'value' in one);
			add(JSON.stringify(choices), { name: `${name} list`, path: `${path} list` });
			for (const one of options) {
				if ('values' in one) visit(one.values, path);
				else if ('type' in one) visit([one], path);
			}
		}
	};
	visit(properties, '');
	return places;
}

describe.each(NODES.map(({ description }) => [description.name, description] as const))(
	'the description of %s',
	(node, { properties }) => {
		it('contains no property and no list twice without a reason', () => {
			const repeated = [...placesIn(properties).values()].filter(({ length }) => length > 1);
			const found = repeated
				.filter((places) =>
					places.every(
						({ name, path }) => !(`${node} ${name}` in REASONS) && !(`${node} ${path}` in REASONS),
					),
				)
				.map((places) => places.map(({ path }) => path));
			expect(found).toEqual([]);
		});
	},
);
