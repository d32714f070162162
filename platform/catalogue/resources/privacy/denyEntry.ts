import { choiceField, required, textField, yesNo } from '../../commonFields';
import type { Field } from '../../endpointFields';
import type { Resource } from '../../endpointRow';
import type { Noun } from '../../standard';
import { checkExistence, create, getMany, nameField, remove, rename, update } from '../../standard';

const entry: Noun = {
	object: 'deny',
	one: 'deny entry',
	a: 'a deny entry',
	many: 'deny entries',
	list: 'denyEntry',
};

const address = textField('address', 'deny-pat', [
	'IP or Domain',
	'The IP address or domain whose data is not collected',
]);
const attributes: readonly Field[] = [
	choiceField(
		'scope',
		'deny-ergmask',
		['Scope', 'Which data of this IP address or domain is not collected'],
		[
			{ value: 'action', label: 'Actions' },
			{ value: 'all', label: 'All' },
			{ value: 'click', label: 'Clicks' },
			{ value: 'view', label: 'Views' },
			{ value: 'bpromo', label: 'Internal Promotions' },
			{ value: 'nc', label: 'NC', description: 'A code that the platform does not explain' },
			{ value: 'scart', label: 'Shopping Carts' },
			{ value: 'tag', label: 'Tags' },
			{ value: 'tporder', label: 'Third-Party Sales' },
		],
	),
	yesNo('isIp', 'deny-isip', [
		'Is an IP',
		'Whether the entry is an IP address rather than a domain',
	]),
	textField('rule', 'deny-rule', [
		'Rule',
		'The rule, written as the platform shows it for existing entries',
	]),
];

/** The deny list (docs/platform.md, Deny). */
export const denyEntry: Resource = {
	value: 'denyEntry',
	label: 'Deny Entry',
	description: 'IP addresses and domains whose data is not collected',
	operations: [
		getMany(entry),
		checkExistence(entry),
		create(entry, attributes, [nameField(entry), required(address)]),
		update(entry, rename(entry), address, ...attributes),
		remove(entry),
	],
};
