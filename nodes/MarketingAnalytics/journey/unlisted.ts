import type { INodeProperties } from 'n8n-workflow';

import type { FieldName } from '../../../platform/reports/journeys/fields';
import { FIELD_LABELS } from '../../../platform/reports/journeys/fields';
import type { Word } from '../../../platform/reports/journeys/words';
import * as words from '../../../platform/reports/journeys/words';
import { FILTERS, UNLISTED } from './fields';

function select(
	field: keyof typeof UNLISTED,
	choices: readonly Word[],
	usual: string,
	description: string,
): [FieldName, INodeProperties] {
	const options = choices.map(({ label, value, description: about }) => ({
		name: label,
		value,
		...(about ? { description: about } : {}),
	}));
	return [
		field,
		{
			displayName: FIELD_LABELS[field],
			name: UNLISTED[field],
			type: 'options',
			options: options.sort((a, b) => a.name.localeCompare(b.name)),
			default: usual,
			description,
		},
	];
}

const filters: INodeProperties = {
	displayName: 'Filters',
	name: FILTERS.list,
	type: 'fixedCollection',
	typeOptions: { multipleValues: true },
	placeholder: 'Add Filter',
	default: {},
	description: 'Conditions that journeys must meet; the platform’s documentation names operands',
	options: [
		{
			displayName: 'Filter',
			name: 'filter',
			values: [
				{ displayName: 'Key', name: 'key', type: 'string', default: '' },
				{ displayName: 'Operand', name: 'operand', type: 'string', default: '' },
				{ displayName: 'Value', name: 'value', type: 'string', default: '' },
			],
		},
	],
};

const filtersJson: INodeProperties = {
	displayName: 'Filters (JSON)',
	name: FILTERS.json,
	type: 'json',
	default: '[]',
	description: 'The same as a list of triples [key, operand, value], in place of Filters',
};

/** The fields that are not chosen from a list of the platform, by the platform's names. */
export const UNLISTED_PROPERTIES: ReadonlyArray<readonly [FieldName, INodeProperties]> = [
	[
		'dependency-relative',
		{
			displayName: FIELD_LABELS['dependency-relative'],
			name: UNLISTED['dependency-relative'],
			type: 'boolean',
			default: false,
			description:
				'Whether the total of the dataset is used, without over-counting the sums of pairs',
		},
	],
	['filters', filters],
	['filters', filtersJson],
	select('language', words.LANGUAGES, 'en', 'The language of the query'),
	select(
		'player-position',
		words.PLAYER_POSITIONS,
		'first',
		'Where the player starts when an item is given',
	),
	select(
		'player-unique',
		words.PLAYER_UNIQUE,
		'2',
		'Whether touches of the same item in a row count as one',
	),
	select('profile-type', words.PROFILE_TYPES, 'global', 'How far a profile reaches'),
];
