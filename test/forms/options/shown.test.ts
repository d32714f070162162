import type {
	INodeParameters,
	INodeProperties,
	INodePropertyCollection,
	INodePropertyOptions,
} from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { AnalyticsProvider } from '../../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsImportTrigger } from '../../../nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node';
import { MarketingAnalyticsTrigger } from '../../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';
import { metricAlert } from '../../../nodes/MarketingAnalyticsTrigger/events/metricAlert';
import { targetAlert } from '../../../nodes/MarketingAnalyticsTrigger/events/targetAlert';
import { ANY_VERSION, offered } from './offered';

// The build makes it, and forms hold nothing of it.
jest.mock('../../../page/built', () => ({}), { virtual: true });

const { description: node } = new MarketingAnalytics();
const { description: trigger } = new MarketingAnalyticsTrigger();

// The editor reads the form again after each choice, before the user has filled in the new fields.
const CHOICES = ['period', 'compareWith', 'output'];
const choices = node.properties
	.filter(({ type, name }) => type === 'options' && CHOICES.includes(name))
	.flatMap((property) => valuesOf(property).map((value) => [property.name, value] as const));

test.each(choices)('n8n can read the form of a report once %s is %s', (name, value) => {
	const entered = { resource: 'report', operation: 'run', [name]: value };
	const read = () =>
		NodeHelpers.getNodeParameters(node.properties, entered, true, false, ANY_VERSION, node);
	expect(read).not.toThrow();
	expect(read()).toMatchObject({ site: { mode: 'list' } });
});

function valuesOf({ options = [] }: INodeProperties) {
	return options.flatMap((option) => ('value' in option ? [option.value] : []));
}

const run = { resource: 'report', operation: 'run' };
const weekly = { event: 'reportReady' };

const CSV = ['CSV For', 'Guard Against Formulas'];
const ROWS = ['Add Site and Days', 'For a Database', 'Keep Totals (GLOBAL)'];
const MORE_ROWS = ['Sum of All Rows'];
const MONEY = ['Convert To', 'Currencies of Sites', 'Currency', 'Exchange Rates'];
const TOLD = ['Number Language', 'Title'];
const SPECIAL = 'Special Days';
const CHART = ['Chart Type', 'Dark Background', 'Picture Format'];
const OUTPUTS: Record<string, string[]> = {
	chart: [
		'File Name',
		'Put Segments In',
		'Readable Channels',
		...CHART,
		...TOLD,
		...MONEY,
		SPECIAL,
	],
	csv: [
		'File Name',
		'Put Segments In',
		'Readable Channels',
		...CSV,
		...ROWS,
		...MORE_ROWS,
		...MONEY,
	],
	html: [
		...['Chart Type', 'File Name', 'Put Segments In', 'Readable Channels', 'Rows Shown'],
		...[...TOLD, ...MONEY, SPECIAL],
	],
	json: ['File Name', 'Put Segments In', 'Readable Channels', ...ROWS, ...MORE_ROWS, ...MONEY],
	message: [
		'Include Job Details',
		'Put Segments In',
		'Readable Channels',
		'Rows Shown',
		...TOLD,
		...MONEY,
		SPECIAL,
	],
	raw: [],
	rows: [
		...['If There Are No Rows', 'Include Job Details', 'Put Segments In', 'Readable Channels'],
		...[...ROWS, ...MORE_ROWS, ...MONEY],
	],
};
const ALWAYS = ['Column Names', 'Request (JSON)'];
const IN_FIELDS = [
	'Attribution Rule Names or IDs',
	'Data Level',
	'Device Names or IDs',
	'Labels',
	'One Row for All',
	'Report Kind',
	'Segment By',
	'Split By',
	'Split Metrics',
];
const KEPT = ['If There Are No Rows', 'Keep Totals (GLOBAL)', 'Put Segments In'];

describe.each(Object.entries(OUTPUTS))('an output of %s', (output, expected) => {
	const without = (...names: string[]) => expected.filter((name) => !names.includes(name));

	test('offers Run the options that have an effect on it', () => {
		const ofItems = [
			'Concurrent Requests',
			'Wait Limit (Minutes)',
			...(output === 'html' ? ['One Page for All Items'] : []),
		];
		const labels = [...expected, ...ALWAYS, ...IN_FIELDS, ...ofItems];
		expect(offered(node, { ...run, output }).sort()).toEqual(labels.sort());
	});

	test('offers the trigger the options of Run, and those of a schedule', () => {
		const own = ['Give Up After (Hours)', 'Include Job Details', 'Missed Reports'];
		const labels = [...without('Include Job Details'), ...ALWAYS, ...IN_FIELDS, ...own];
		expect(offered(trigger, { ...weekly, output }).sort()).toEqual(labels.sort());
	});

	test('offers Collect the options that are not decided by the submission', () => {
		const decided = ['Readable Channels', 'Sum of All Rows'];
		const labels = [...without(...decided), 'Give Up After (Hours)', 'Concurrent Requests'];
		expect(offered(node, { ...run, operation: 'collect', output }).sort()).toEqual(labels.sort());
	});

	test('offers an analysis the options that its rows can have', () => {
		const ofRows = [...CSV, ...TOLD, ...CHART, 'Currency', 'File Name', 'Rows Shown', ...KEPT];
		const offers = expected.filter((name) => ofRows.includes(name));
		const labels = [
			...offers,
			'Additional Parameters',
			'Concurrent Requests',
			'Wait Limit (Minutes)',
		];
		const analysis = { resource: 'customerJourney', operation: 'runAnalysis', output };
		expect(offered(node, analysis).sort()).toEqual(labels.sort());
	});
});

test('a report in JSON hides the fields that the JSON replaces', () => {
	const entered = { ...run, options: { request: '{}' }, output: 'raw' };
	expect(offered(node, entered).sort()).toEqual(
		[...ALWAYS, 'Concurrent Requests', 'Wait Limit (Minutes)'].sort(),
	);
	const isShown = (name: string, parameters: INodeParameters) =>
		node.properties.some(
			(one) =>
				one.name === name &&
				NodeHelpers.displayParameter(parameters, one, ANY_VERSION, node, parameters),
		);
	for (const name of ['period', 'lastDays', 'dimensions', 'metrics']) {
		const chosen = { ...entered, period: 'lastDays' };
		expect([name, isShown(name, chosen)]).toEqual([name, false]);
		expect([name, isShown(name, { ...chosen, options: {} })]).toEqual([name, true]);
	}
});

test.each(['submit', 'checkRequest'])('%s offers options for the chosen result', (operation) => {
	const labels = offered(node, { ...run, operation });
	const more = operation === 'submit' ? ['Days per Job'] : [];
	const ofResult = ['For a Database', 'Readable Channels', ...MORE_ROWS, 'Concurrent Requests'];
	expect(labels.sort()).toEqual([...IN_FIELDS, ...ALWAYS, ...ofResult, ...more].sort());
});

const isPeriod = ({ name, type }: INodeProperties) => name === 'period' && type === 'options';
// Targets are for whole periods, a few of which have a name.
const isOfAll = ({ options = [] }: INodeProperties) => options.some(({ name }) => name === 'Today');
const periods = [node, trigger].flatMap(({ properties }) => properties.filter(isPeriod));
const ofAll = periods.filter(isOfAll);

/** Periods that only reports or imports have. */
const OWN_PERIODS = new Set(['Days in the Data', 'Days That May Still Change']);

const namesOf = ({ options = [] }: INodeProperties) => options.map(({ name }) => name);

test('the names of periods sort alphabetically into a readable order', () => {
	expect(ofAll.length).toBeGreaterThan(1);
	for (const period of periods) {
		const names = namesOf(period);
		expect(names).toEqual([...names].sort());
	}
	for (const period of ofAll) {
		expect(namesOf(period).filter((name) => !OWN_PERIODS.has(name))).toEqual([
			...['Between Two Dates', 'Last Month', 'Last N Days', 'Last Quarter', 'Last Seven Days'],
			...['Last Twelve Months', 'Last Week (From Monday)', 'Last Week (From Sunday)'],
			...['Last Year', 'Last Year to Date'],
			...['This Month', 'This Quarter', 'This Week (From Monday)', 'This Week (From Sunday)'],
			...['This Year', 'Today', 'Yesterday'],
		]);
	}
});

const nodes = [
	...[node, trigger, new AnalyticsProvider().description],
	new MarketingAnalyticsImportTrigger().description,
].map(({ displayName, properties }) => [displayName, properties] as const);

type Part = INodeProperties | INodePropertyOptions | INodePropertyCollection;

/** The other names that the display rules of a property depend on. */
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

test.each(nodes)('in %s, a field that depends on a choice follows it', (_, properties) => {
	const forms = formsOf(properties).map((chosen) => properties.filter((one) => isIn(chosen, one)));
	expect([...new Set(forms.flatMap(tooEarly))]).toEqual([]);
});

test.each([metricAlert, targetAlert])('no two fields of $name have the same label', (event) => {
	const { fields, options = [] } = event;
	const labels = [...fields, ...options].map(({ displayName }) => displayName);
	expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});

const PRESET = /\b(?:TODAY|YESTERDAY|(?:LAST|THIS|CURRENT|PREVIOUS)_[A-Z0-9_]+)\b/g;

// The specification shows the first, observed practice the second; no list of others is published.
const KNOWN = ['LAST_7_DAYS', 'YESTERDAY'];

test.each([
	['the node', node],
	['the trigger', trigger],
])('no default period is hidden from the user of %s', (_, description) => {
	const named = JSON.stringify(description).match(PRESET) ?? [];
	expect([...new Set(named)].sort()).toEqual(KNOWN);
});
