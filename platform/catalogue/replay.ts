import { choiceField, moment, REFERENCE, required, siteField, textField } from './commonFields';
import type { AtLeastOne, Field, NumberField } from './endpointFields';
import type { EndpointOperation } from './endpointRow';

/** An amount of money. */
export const replayAmount: NumberField = {
	kind: 'number',
	name: 'amount',
	label: 'Amount',
	description: 'The full amount, by default in the currency of the site',
	required: true,
	min: 0,
	as: 'amount',
};

const products: Field = {
	kind: 'table',
	name: 'products',
	label: 'Products',
	description: 'The products that were bought or requested',
	row: 'Product',
	cells: [
		required(
			textField('reference', 'prdr', ['Reference', 'The reference of the product in your shop']),
		),
		{ ...replayAmount, label: 'Amount', description: 'The price of one unit', as: 'prda' },
		{
			...replayAmount,
			name: 'quantity',
			label: 'Quantity',
			description: 'The number of units',
			as: 'prdq',
			whole: true,
		},
		textField('name', 'prdn', ['Name', 'The name of the product']),
	],
};

/** Replay: sends a past or offline sale or estimate to the platform. Observed practice. */
export function replayOperation(
	group: string,
	one: string,
	...more: readonly Field[]
): EndpointOperation {
	return {
		value: 'replay',
		label: 'Replay',
		action: `Replay a past or offline ${one}`,
		description: `Add a past or offline ${one} to the platform`,
		warning: `The ${one} is added to the platform’s figures. This cannot be undone, but you can cancel the ${one} later.`,
		method: 'GET',
		path: `/ea/{site}/report/${group}/replay.json`,
		what: `the replay of the ${one}`,
		fields: [
			siteField,
			required(textField('reference', 'ref', REFERENCE)),
			replayAmount,
			required(moment('time', 'ereplay-time', ['Time', 'When the sale or estimate was made'])),
		],
		optional: { heading: 'Additional Fields', fields: [...details(one), ...more] },
		reply: 'record',
		// This GET changes something, so it is not repeated if its answer is lost.
		idempotent: false,
	};
}

function details(one: string): AtLeastOne<Field> {
	return [
		textField('campaignCode', 'eope', ['Campaign Code', 'The code of the campaign to credit']),
		{
			kind: 'flag',
			name: 'addChannel',
			label: 'Add a Channel',
			description: 'Whether to add a channel if the user has none yet',
			words: ['0', '1'],
			as: 'ereplay-channels-default',
		},
		textField('currency', 'currency', [
			'Currency',
			'The currency of the amount, as an ISO code such as EUR',
		]),
		choiceField(
			'device',
			'ereplay-mdevicetype',
			['Device Type', 'The user’s device type'],
			[
				{ value: 'AndroidNativeApp', label: 'Android App' },
				{ value: 'Desktop', label: 'Desktop' },
				{ value: 'iOSNativeApp', label: 'iOS App' },
				{ value: 'Phone', label: 'Phone' },
				{ value: 'Tablet', label: 'Tablet' },
				{ value: 'TV', label: 'TV' },
			],
		),
		textField('ip', 'ereplay-ip', ['IP Address', 'Personal data: the IP address of the user']),
		products,
		textField('profile', 'profile', ['Profile', 'An existing profile to assign to the user']),
		choiceField(
			'status',
			'status',
			['Status', 'The status to start with; Pending unless you choose another'],
			[
				{ value: 'PENDING', label: 'Pending' },
				{ value: 'INVALID', label: 'Invalid' },
				{ value: 'VALID', label: 'Valid' },
			],
		),
		textField('type', 'type', [
			'Type',
			`The type to assign to the ${one}, as the platform names it`,
		]),
		textField('user', 'uid', ['User ID', 'Personal data: the ID of the user in your CRM']),
	];
}
