import type { INode, INodeParameters, INodeProperties } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { readDay, readMoment } from '../../platform/client/values/dates';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

type Form = Record<string, unknown>;
type Nodes = AnalyticsProvider | MarketingAnalytics | MarketingAnalyticsTrigger;

/** What was opened: nothing may be, before all settings are read. */
class Opened extends Error {}

/** A node with a form that is filled in, of which one expression gives nothing. */
async function messageOf(node: Nodes, stored: Form, values: Form): Promise<string> {
	const itself = {
		...{ id: '1', name: 'It', type: node.description.name, typeVersion: 1, position: [0, 0] },
		parameters: stored,
	} as INode;
	const isTrigger = 'poll' in node;
	const value = (name: string, fallback: unknown, options?: { extractValue?: boolean }) => {
		const found = name in values ? values[name] : fallback;
		const isLocator = typeof found === 'object' && found !== null && 'mode' in found;
		return options?.extractValue && isLocator ? (found as Form).value : found;
	};
	const context = {
		getNode: () => itself,
		getInputData: () => [{ json: { metric: 'visit', target: 5 } }],
		continueOnFail: () => false,
		getTimezone: () => 'Europe/Paris',
		getMode: () => 'trigger',
		getActivationMode: () => 'activate',
		getWorkflow: () => ({ id: '1' }),
		getWorkflowStaticData: () => ({}),
		addExecutionHints: () => undefined,
		getNodeParameter: (name: string, ...more: unknown[]) =>
			isTrigger ? value(name, more[0], more[1] as object) : value(name, more[1], more[2] as object),
		getCredentials: async () => await Promise.reject(new Opened('opened')),
		helpers: { assertBinaryData: () => ({ data: '', mimeType: 'text/csv', id: undefined }) },
		logger: { info: () => undefined, warn: () => undefined },
	};
	try {
		await (isTrigger
			? Reflect.apply(node.poll, context, [])
			: Reflect.apply(node.execute, context, []));
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
	return 'done';
}

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
const asPicked = ([name, value]: [string, string]) => [name, { __rl: true, mode: 'id', value }];

/** What must be right for the others to be read at all. */
const SOUND: Form = {
	...{ from: '2026-11-01', to: '2026-11-02', sort: '', updateFields: { name: 'x', label: 'x' } },
	knownEndpoint: { __rl: true, mode: 'id', value: 'GET /ea/{site}/report/order/get.json' },
	endpointValues: { mappingMode: 'defineBelow', value: { site: 'x' } },
	filters: { name: 'x', bySite: 'x', mediaKey: 'x' },
	...{
		targetFigure: { __rl: true, mode: 'id', value: 'visit' },
		targetChannel: '',
		targetAmount: 5,
	},
	options: {
		additionalParameters: { parameter: [{ name: 'x', value: '1' }] },
	},
	journeyFields: {
		required: { fields: Object.fromEntries(Object.entries(ASSIST).map(asPicked)) },
	},
};

interface Case {
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

const main = new MarketingAnalytics();
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
const cases: Array<[string, Nodes, Case]> = [
	...operations.flatMap((chosen) => casesOf(main, chosen).map((one) => [main, one] as const)),
	...choices(provider, 'operation').flatMap(({ value: operation }) =>
		casesOf(provider, { operation }).map((one) => [provider, one] as const),
	),
	...choices(trigger, 'event').flatMap(({ value: event }) =>
		casesOf(trigger, { event }).map((one) => [trigger, one] as const),
	),
].map(([node, one]): [string, Nodes, Case] => [one.name, node, one]);

// They count only beside another setting, or where the endpoint has such rows.
const NOT_ALWAYS = [
	...['Look Back (Days)', 'Report Name', 'Event Names Begin With', 'Leave Out Last (Hours)'],
	...['Guard Against Formulas', 'api.callKnown Return All', 'campaign.getManyCampaigns Simplify'],
	'campaign.getManyCampaigns Options > If There Are No Rows',
	// What a workflow keeps of an earlier run may not be there yet.
	...['reImport Options > Resume After', 'Earlier First Day'],
];
const all = cases.filter(([name, , { label }]) =>
	NOT_ALWAYS.every((one) => one !== label && one !== name),
);
const isText = ({ type }: INodeProperties) => type === 'string' || type === 'json';
const EXPRESSION = '={{ $json.nothing }}';

/** What is as good as nothing for a field. */
function nothingFor({ property, heading }: Case): unknown[] {
	const isBlankRefused = !isText(property) || property.required || heading === 'Filters';
	const isEmptyChoice = property.options?.some((one) => 'value' in one && one.value === '');
	return [
		...[undefined, null],
		...(isBlankRefused && !isEmptyChoice ? ['', '  '] : []),
		...(property.type === 'multiOptions' ? [[], [''], [null]] : []),
	];
}

test('an expression that gives nothing is refused in each of the fields of all operations and events', async () => {
	expect(all.length).toBeGreaterThan(1_000);
	const taken: string[] = [];
	for (const [name, node, one] of all) {
		for (const nothing of nothingFor(one)) {
			const message = await messageOf(
				node,
				one.having(EXPRESSION, one.form),
				one.having(nothing, one.form),
			);
			if (message.includes(`${one.label} is empty`)) continue;
			taken.push(`${name} (${one.property.type}): ${JSON.stringify(nothing)}: ${message}`);
		}
	}
	expect(taken).toEqual([]);
});

test('what a form leaves empty, without an expression, still has its default', async () => {
	const form = { resource: 'report', operation: 'getKinds', site: { mode: 'id', value: 'x' } };
	const empty = { ...form, options: {}, simplify: '', limit: '', returnAll: '' };
	expect(await messageOf(main, empty, empty)).toBe('opened');
});

test.each([
	['an empty text under Update Fields', 'updateFields', { name: EXPRESSION, label: 'x' }, ''],
	['a blank one', 'updateFields', { name: EXPRESSION, label: 'x' }, ' '],
])('%s leaves the field out', async (_name, heading, stored, value) => {
	const form = {
		...{ resource: 'actionLabel', operation: 'update', site: { mode: 'id', value: 'x' } },
		...{ entry: { mode: 'id', value: '1' }, level: '1', id: '1' },
	};
	const message = await messageOf(
		main,
		{ ...form, [heading]: stored },
		{ ...form, [heading]: { ...stored, name: value } },
	);
	expect(message).not.toContain('is empty');
});

test.each<[string, Form, Form, string]>([
	[
		'a row of a table',
		{ targets: { target: [{ figure: 'visit' }, { figure: 'visit', amount: EXPRESSION }] } },
		{ targets: { target: [{ figure: 'visit', amount: 5 }, { figure: 'visit' }] } },
		'Target is empty',
	],
	[
		'what is picked in a row',
		{ targets: { target: [{ figure: { mode: 'id', value: EXPRESSION }, amount: 5 }] } },
		{ targets: { target: [{ figure: { mode: 'id', value: null }, amount: 5 }] } },
		'Metric or Rate is empty',
	],
	['a table as a whole', { targets: EXPRESSION }, { targets: null }, 'Targets is empty'],
])('%s is refused, too', async (_, stored, values, message) => {
	const form = {
		...{ resource: 'report', operation: 'checkTargets', site: { mode: 'id', value: 'x' } },
		...{ period: 'thisMonth', targetsFrom: 'fields' },
	};
	expect(await messageOf(main, { ...form, ...stored }, { ...form, ...values })).toContain(message);
});

test.each(['11', '2026', '202611', '2026-11', '11:30', 'T11', '1130'])(
	'%s is no day: neither today nor the first of a month or a year',
	(typed) => {
		expect(() => readDay('First Day', typed)).toThrow(`First Day is not a date: ${typed}`);
		expect(() => readMoment('Time', typed)).toThrow(`Time is not a date: ${typed}`);
	},
);

test.each([
	['2026-11-02', '2026-11-02'],
	['20261102', '2026-11-02'],
	['2026-11-02T23:30:00-08:00', '2026-11-02'],
	['2026-W45-1', '2026-11-02'],
])('%s is a day', (typed, iso) => {
	expect(readDay('First Day', typed).iso).toBe(iso);
});
