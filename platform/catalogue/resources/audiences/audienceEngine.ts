import { choiceField, moment, required, siteField, textField, WHICH } from '../../commonFields';
import type { ChoiceField, Field, FlagField, ListField } from '../../endpointFields';
import type { EndpointOperation, Resource } from '../../endpointRow';
import {
	checkExistence,
	create,
	getMany,
	idOf,
	pathOf,
	rename,
	under,
	update,
} from '../../standard';
import { criterion, exportRequest, userExports } from '../../userExports';
import { dataEngineDimensions } from './dataEngineDimension';

// Observed practice: the words for what is counted without duplicates.
const countedOnce: ChoiceField = choiceField(
	'uniq',
	'uniq',
	[
		'Count',
		'What to count without duplicates, as a code of the platform; Get Counts explains each code',
	],
	[
		{ value: 'iu', label: 'IU' },
		{ value: 'iuf', label: 'IUF' },
		{ value: 'iuflive', label: 'IUFLIVE' },
		{ value: 'iufuniqrecent', label: 'IUFUNIQRECENT' },
		{ value: 'iuuniqrecent', label: 'IUUNIQRECENT' },
	],
);
const perValue: FlagField = {
	kind: 'flag',
	name: 'perValue',
	label: 'Per Value',
	description: 'Whether to count the users of each possible value separately',
	words: ['0', '1'],
	as: 'with-subvalues',
};
const criteria: ListField = {
	kind: 'list',
	name: 'criteria',
	label: 'Criteria',
	description: 'The keys or IDs of the criteria, as Get Many lists them, separated by commas',
	placeholder: 'e.g. bought_bags_30d, cart_bags_7d',
	required: true,
	ofKeys: true,
	as: 'criteria',
};
const reachPeriod = choiceField(
	'reachPeriod',
	'period',
	['Period', 'How far back to count; the platform decides when not set'],
	[
		{ value: '24h', label: '24 Hours' },
		{ value: '48h', label: '48 Hours' },
		{ value: '7d', label: '7 Days' },
		{ value: '15d', label: '15 Days' },
		{ value: '30d', label: '30 Days' },
		{ value: '60d', label: '60 Days' },
		{ value: '90d', label: '90 Days' },
	],
);
const criterionId = idOf(criterion);
const attributes: readonly [Field, ...Field[]] = [
	choiceField(
		'criticity',
		'ebmdb-criticity',
		['Criticality', 'How critical the criterion is'],
		[
			{ value: 'CRITICAL', label: 'Critical' },
			{ value: 'NORMAL', label: 'Normal' },
			{ value: 'WATCH', label: 'Watch' },
		],
	),
	textField('key', 'ebmdb-key', ['Key', 'The key that identifies the criterion']),
	textField('listType', 'ebmdb-listtype', [
		'List Type',
		'The list type, written as the platform shows it for existing criteria',
	]),
	textField('threshold', 'ebmdb-threshold', [
		'Threshold',
		'The threshold, written as the platform shows it for existing criteria',
	]),
	textField('type', 'ebmdb-type', [
		'Type',
		'The type, written as the platform shows it for existing criteria',
	]),
];

interface EngineQuery extends Pick<
	EndpointOperation,
	'value' | 'label' | 'action' | 'description'
> {
	/** The last part of the path. */
	readonly endpoint: string;
	readonly fields?: readonly Field[];
	readonly options?: readonly Field[];
}

/** A query to the engine that is answered immediately. */
function engineQuery({
	endpoint,
	fields = [],
	options = [],
	...texts
}: EngineQuery): EndpointOperation {
	return {
		...texts,
		method: endpoint.startsWith('reach') ? 'POST' : 'GET',
		path: pathOf(criterion, endpoint),
		what: 'the request to the audience engine',
		fields: [siteField, ...fields],
		...under('Options', options),
		reply: 'records',
		idempotent: true,
		onlyReads: true,
	};
}

/** The engine of audiences: criteria, counts, exports (docs/platform.md, Audience engine). */
export const audienceEngine: Resource = {
	value: 'audienceEngine',
	label: 'Audience Engine',
	description:
		'Audience criteria: count or export the users who meet them; also the dimensions of the platform’s data engine',
	operations: [
		getMany(
			criterion,
			textField('key', 'ebmdb-key', ['Key', 'Only the criterion with this key']),
			textField('type', 'ebmdb-type', ['Type', 'Only criteria of this type']),
		),
		checkExistence(criterion),
		create(criterion, attributes),
		update(criterion, rename(criterion), ...attributes),
		engineQuery({
			value: 'getCounts',
			label: 'Get Counts',
			action: 'Get the ways of counting users',
			description: 'List what can be counted without duplicates, with the code of each',
			endpoint: 'allowed_uniq',
		}),
		engineQuery({
			value: 'getColumns',
			label: 'Get Export Columns',
			action: 'Get the columns of user exports',
			description: 'List the columns that Export Users can write',
			endpoint: 'available_cold_columns',
		}),
		engineQuery({
			value: 'countByCriteria',
			label: 'Count by Criteria',
			action: 'Count users by criteria',
			description: 'Count the users who meet the criteria',
			endpoint: 'count_by_criteria',
			fields: [criteria],
			options: [countedOnce, perValue],
		}),
		engineQuery({
			value: 'countBySavedQuery',
			label: 'Count by Saved Query',
			action: 'Count users by a saved query',
			description: 'Count the users who match a saved query',
			endpoint: 'count_by_ebmdbreq',
			fields: [required(textField('id', 'ebmdbreq-id', WHICH))],
			options: [countedOnce],
		}),
		engineQuery({
			value: 'countByRequest',
			label: 'Count by Request',
			action: 'Count users by a request',
			description: 'Count the users who match a request',
			endpoint: 'count_by_request',
			fields: [exportRequest],
			options: [countedOnce],
		}),
		engineQuery({
			value: 'countByValue',
			label: 'Count by Value',
			action: 'Count users by a value',
			description: 'Count the users who have a certain value for a criterion',
			endpoint: 'count_by_value',
			fields: [criterionId, required(textField('value', 'value', ['Value', 'The exact value']))],
			options: [countedOnce],
		}),
		engineQuery({
			value: 'distribute',
			label: 'Count for Each Value',
			action: 'Count users for each value of the criteria',
			description: 'Count the users for each value of the criteria',
			endpoint: 'distribute_by_criteria',
			fields: [criteria],
			options: [countedOnce],
		}),
		engineQuery({
			value: 'reachByCriteria',
			label: 'Reach by Criteria',
			action: 'Get the reach of criteria',
			description: 'Count the users reached by the criteria in a period',
			endpoint: 'reach_by_criteria',
			fields: [criteria],
			options: [countedOnce, reachPeriod],
		}),
		engineQuery({
			value: 'reachByPublisher',
			label: 'Reach by Publisher',
			action: 'Get the reach of a publisher',
			description: 'Count the users reached by a publisher in a period',
			endpoint: 'reach_by_rootpublisher',
			fields: [
				required(
					textField('publisher', 'rootpublisher-name', [
						'Publisher',
						'The name of the publisher, as the platform shows it',
					]),
				),
			],
			options: [countedOnce, reachPeriod],
		}),
		{
			...engineQuery({
				value: 'getVolumeHistory',
				label: 'Get Volume History',
				action: 'Get the volume history of a criterion',
				description: 'List how many users have met a criterion over time',
				endpoint: 'volume_history',
				fields: [criterionId],
			}),
			optional: {
				heading: 'Filters',
				fields: [
					moment('after', 'date-from-epoch', [
						'After',
						'Only volumes that were measured after this time',
					]),
					moment('before', 'date-to-epoch', [
						'Before',
						'Only volumes that were measured before this time',
					]),
				],
			},
		},
		...userExports,
		...dataEngineDimensions,
	],
};
