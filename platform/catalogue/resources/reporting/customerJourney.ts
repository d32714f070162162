import { optionalPeriod, pickerField, siteField, textField } from '../../commonFields';
import type { ChoiceField, Field, Option } from '../../endpointFields';
import type { EndpointOperation, Resource } from '../../endpointRow';

/** Functions of the customer-journey resource that are more than one call. */
export type JourneyRun = 'runAnalysis' | 'submitAnalysis';

const PREFIX = '/ea/{site}/db/cj';
const BATCH = '/ea/{site}/report/batch';

const goal = textField('goal', 'goal', [
	'Goal',
	'The goal of the analysis, as named in the list of goals',
]);
const view = pickerField('attributionRule', 'view-id', [
	'Attribution Rule',
	'The attribution rule to apply',
]);
const filters: readonly [Field, ...Field[]] = [
	view,
	textField('dimension', 'dimension', [
		'Dimension',
		'The dimension to list values for; required if the choice under List ends in Items of a Dimension',
	]),
	goal,
	textField('journey', 'journey', [
		'Journey',
		'The journey to list values for, by its ID in the list of journeys',
	]),
];

/** An analysis, and the values that its endpoints list: `<analysis>_get_available_<values>`. */
const LISTS: ReadonlyArray<readonly [analysis: string, label: string, values: readonly string[]]> =
	[
		['assist', 'Assist', ['dimension', 'goal', 'views']],
		['bias', 'Bias', ['bias', 'dimension', 'goal', 'models']],
		['deviceexclusivity', 'Device Exclusivity', ['goal', 'mdevicetype']],
		['devicepath', 'Device Path', ['goal', 'kpi', 'mdevicetype']],
		['duration', 'Duration', ['journey', 'slot']],
		['mediaexclusivity', 'Media Exclusivity', ['dimension', 'goal', 'item_by_dimension']],
		['mediapath', 'Media Path', ['dimension', 'goal', 'item_by_dimension', 'kpi']],
		['qualifyengage', 'Qualify-Engage', ['dimension', 'profilesequence', 'views']],
		['touch', 'Touch', ['goal']],
		['velocity', 'Velocity', ['dimension', 'item_by_dimension', 'journey', 'kpi', 'scale']],
	];

const VALUES: Readonly<Record<string, string>> = {
	bias: 'Biases',
	dimension: 'Dimensions',
	goal: 'Goals',
	item_by_dimension: 'Items of a Dimension',
	journey: 'Journeys',
	kpi: 'KPIs',
	mdevicetype: 'Device Types',
	models: 'Models',
	profilesequence: 'Profile Sequences',
	scale: 'Scales',
	slot: 'Slots',
	views: 'Attribution Rules',
};

const [first = { value: '', label: '' }, ...others]: readonly Option[] = LISTS.flatMap(
	([analysis, label, values]) =>
		values.map((value) => ({
			value: `${analysis}_get_available_${value}`,
			label: `${label}: ${VALUES[value] ?? value}`,
		})),
);

const list: ChoiceField = {
	kind: 'choice',
	name: 'list',
	label: 'List',
	description: 'The analysis, and what to list for it',
	required: true,
	as: 'list',
	options: [first, ...others],
};

const network: ChoiceField = {
	kind: 'choice',
	name: 'network',
	label: 'Network',
	description: 'The network whose impressions are analyzed',
	required: true,
	as: 'network',
	options: [
		{ value: 'meta', label: 'Meta' },
		{ value: 'tiktok', label: 'TikTok' },
	],
};

function uplift(
	value: string,
	label: string,
	[action, description]: readonly [string, string],
	path: string,
): EndpointOperation {
	return {
		value,
		label,
		action,
		description,
		method: 'GET',
		path: `${PREFIX}/${path}.json`,
		what: 'the uplift',
		fields: [siteField, network],
		optional: { heading: 'Filters', fields: [view, goal, optionalPeriod] },
		reply: 'records',
	};
}

/**
 * Analyses of customer journeys (docs/platform.md, Customer-journey report requests), and their
 * available values (Customer journey): 34 endpoints.
 */
export const customerJourney: Resource<JourneyRun> = {
	value: 'customerJourney',
	label: 'Customer Journey',
	description:
		'Analyses of the journeys that lead to conversions: assists, paths, durations and more',
	operations: [
		{
			value: 'runAnalysis',
			label: 'Run Analysis',
			action: 'Run an analysis of customer journeys',
			description: 'Submit an analysis, wait until it is ready, and return its rows or a file',
			run: 'runAnalysis',
			changes: false,
			takesMore: true,
			calls: [`POST ${BATCH}/query.json`, `GET ${BATCH}/status.json`, `GET ${BATCH}/download.json`],
			fields: [siteField],
		},
		{
			value: 'submitAnalysis',
			label: 'Submit Analysis',
			action: 'Submit an analysis of customer journeys',
			description:
				'Start an analysis and return its job ID immediately; Report > Collect fetches the result',
			run: 'submitAnalysis',
			changes: false,
			takesMore: true,
			calls: [`POST ${BATCH}/query.json`],
			fields: [siteField],
		},
		{
			value: 'getValues',
			label: 'Get Available Values',
			action: 'Get the values available for a customer journey',
			description: 'List the values that the fields of an analysis accept',
			method: 'GET',
			path: `${PREFIX}/{list}.json`,
			what: 'the available values',
			fields: [siteField, list],
			optional: { heading: 'Filters', fields: filters },
			reply: 'records',
		},
		uplift(
			'getUpliftPresence',
			'Get Uplift of Presence',
			['Get the uplift of presence', 'Return how much a network’s impressions add to assists'],
			'assist_{network}_postimpression_uplift_presence',
		),
		uplift(
			'getUpliftTopPath',
			'Get Uplift of Top Paths',
			[
				'Get the uplift of top paths',
				'Return how much a network’s impressions add to the top paths',
			],
			'mediapath_{network}_postimpression_uplift_toppath',
		),
	],
};
