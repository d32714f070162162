import type { DataminingRun, RecordNoun } from '../datamining';
import { getOne, merchantLimits, recordOperations } from '../datamining';
import {
	cartDetails,
	recordColumns,
	context,
	dates,
	outboundDetails,
	thirdPartyTouchpoints,
	touchpoints,
} from '../recordColumns';
import { records } from '../addableColumns';
import type { ChoiceField, Option } from '../endpointFields';
import type { Resource } from '../endpointRow';

const TYPE = 'recordType';

/** The kinds that can only be searched; sales and estimates are resources of their own. */
const TYPES = [
	'goal',
	'internalSearch',
	'outboundClick',
	'shoppingCart',
	'thirdPartySale',
] as const;

const option = (value: (typeof TYPES)[number]): Option => ({
	value,
	label: records[value].title,
	sends: records[value].group,
});
const [first, ...others] = TYPES;

const type: ChoiceField = {
	kind: 'choice',
	name: TYPE,
	label: 'Record Type',
	description: 'What to search for; sales and estimates have their own resources',
	required: true,
	as: TYPE,
	options: [option(first), ...others.map(option)],
};

const noun: RecordNoun = {
	group: `{${TYPE}}`,
	one: 'record',
	many: 'records',
	title: 'Record',
	adds: [
		recordColumns(cartDetails, outboundDetails, touchpoints, thirdPartyTouchpoints, dates, context),
		...merchantLimits.map((field) => ({
			...field,
			onlyFor: { field: TYPE, values: ['thirdPartySale'] },
		})),
	],
	which: { field: type, groups: TYPES.map((value) => records[value].group) },
};

const [searchAndWait, ...steps] = recordOperations(noun);

/** Goals, searches, clicks, carts and sales at third parties (docs/platform.md, Datamining). */
export const record: Resource<DataminingRun> = {
	value: 'record',
	label: 'Record',
	description: 'Goals, internal searches, outbound clicks, shopping carts and third-party sales',
	operations: [
		{
			...searchAndWait,
			action: 'Search goals or other records and wait for the result',
		},
		...steps,
		{
			...getOne(records.shoppingCart, 'scart-id'),
			value: 'getShoppingCart',
			label: 'Get Shopping Cart',
		},
		{
			...getOne(records.thirdPartySale, 'tporder-ref'),
			value: 'getThirdPartySale',
			label: 'Get Third-Party Sale',
			// n8n's lint allows no hyphen here.
			action: 'Get a third party sale',
		},
	],
};
