import { count, pickerField, required, textField, yesNo } from '../../commonFields';
import { asPartOperations } from '../../parts';
import type { Field } from '../../endpointFields';
import type { EndpointOperation } from '../../endpointRow';
import type { Noun } from '../../standard';
import { create, getMany, nameField, remove, rename, update } from '../../standard';

const OBJECT = 'cookiecontrolrules';

const rule: Noun = {
	object: OBJECT,
	one: 'cookie rule',
	a: 'a cookie rule',
	many: 'cookie rules',
	list: 'cookieRule',
};

const pattern = textField('pattern', `${OBJECT}-pattern`, [
	'Pattern',
	'A pattern for the names of the cookies that the rule applies to',
]);
const attributes: readonly Field[] = [
	yesNo('isRegex', `${OBJECT}-patternregex`, [
		'Is a Regular Expression',
		'Whether the pattern is a regular expression',
	]),
	pickerField('cookieFamily', 'cookiecontrolfamily-id', ['Family', 'The family of these cookies']),
	yesNo('mandatory', `${OBJECT}-mandatory`, [
		'Mandatory',
		'Whether the site cannot work without these cookies',
	]),
	yesNo('drop', `${OBJECT}-todrop`, ['Delete Cookies', 'Whether to delete these cookies']),
	count('dropAfter', `${OBJECT}-todropvaluettl`, [
		'Delete After',
		'The longest lifetime of these cookies; the platform does not document the unit',
	]),
	count('position', `${OBJECT}-sort`, [
		'Position',
		'The position of the rule in the list, starting at 0',
	]),
];

/** Rules for cookies (docs/platform.md, CookieControlRules). */
export const cookieRules: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Rule', many: 'Rules' },
	[
		getMany(rule),
		create(rule, attributes, [nameField(rule), required(pattern)]),
		update(rule, rename(rule), pattern, ...attributes),
		remove(rule),
	],
);
