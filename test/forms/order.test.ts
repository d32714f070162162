import type { INodeProperties, INodePropertyCollection, INodePropertyOptions } from 'n8n-workflow';

import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsImportTrigger } from '../../nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

// The build makes it, and forms hold nothing of it.
jest.mock('../../page/built', () => ({}), { virtual: true });

const nodes = [
	new MarketingAnalytics(),
	new MarketingAnalyticsTrigger(),
	new AnalyticsProvider(),
	new MarketingAnalyticsImportTrigger(),
].map(({ description }) => [description.displayName, description.properties] as const);

type Part = INodeProperties | INodePropertyOptions | INodePropertyCollection;

/** The names that the rules of a property look at, beside it. */
function namedBeside({ displayOptions: { show, hide } = {} }: INodeProperties): string[] {
	return Object.keys({ ...show, ...hide }).filter((name) => !name.startsWith('@'));
}

/** The names of the form that the fields within a property look at. */
function namedWithin(parts: readonly Part[] = []): string[] {
	return parts.flatMap((part) => {
		if ('values' in part) return namedWithin(part.values);
		if (!('type' in part)) return [];
		const own = namedBeside(part).filter((name) => name.startsWith('/'));
		return [...own, ...namedWithin(part.options)];
	});
}

type Chosen = Readonly<Record<string, unknown>>;

/** Each resource with each of its operations, each event, or the one form of a node without them. */
function formsOf(properties: readonly INodeProperties[]): Chosen[] {
	const forms = properties
		.filter(({ name }) => name === 'operation')
		.flatMap(({ options = [], displayOptions }) =>
			(displayOptions?.show?.resource ?? [undefined]).flatMap((resource) =>
				options.flatMap((one): Chosen[] =>
					'value' in one ? [{ resource, operation: one.value }] : [],
				),
			),
		);
	const { options: events = [] } = properties.find(({ name }) => name === 'event') ?? {};
	const all = [
		...forms,
		...events.flatMap((one) => ('value' in one ? [{ event: one.value }] : [])),
	];
	return all.length > 0 ? all : [{}];
}

/** Whether a form can hold a property, as far as its resource and operation, or its event, say. */
function isIn(chosen: Chosen, { displayOptions: { show = {}, hide = {} } = {} }: INodeProperties) {
	const holds = (values: readonly unknown[] | undefined, name: string) =>
		values?.includes(chosen[name]) ?? false;
	return Object.keys(chosen).every(
		(name) => (!show[name] || holds(show[name], name)) && !holds(hide[name], name),
	);
}

const tooEarly = (properties: readonly INodeProperties[]) =>
	properties.flatMap((property, place) => {
		const named = [...namedBeside(property), ...namedWithin(property.options)];
		const later = new Set(properties.slice(place + 1).map(({ name }) => name));
		return named
			.map((name) => name.replace('/', ''))
			.filter((name) => later.has(name))
			.map((name) => `${property.name} before ${name}`);
	});

test.each(nodes)('%s: what depends on a choice stands after it', (_, properties) => {
	const forms = formsOf(properties).map((chosen) => properties.filter((one) => isIn(chosen, one)));
	expect([...new Set(forms.flatMap(tooEarly))]).toEqual([]);
});
