import { cookieReferences } from '../../cookieReferences';
import { pickerField, siteField, textField } from '../../commonFields';
import type { Resource } from '../../endpointRow';
import type { Noun } from '../../standard';
import { getMany, likeMatch, pathOf } from '../../standard';
import { cookieFamilies } from './cookieFamily';
import { cookieRules } from './cookieRule';

const cookieNoun: Noun = {
	object: 'cookiecontrol',
	one: 'cookie',
	a: 'a cookie',
	many: 'cookies',
	list: 'cookie',
	search: 'like',
};

const EXAMPLE = 'cookiecontrolvalueexample';

/** The cookies found on a site (docs/platform.md, CookieControl and CookieControlValueExample). */
export const cookie: Resource = {
	value: 'cookie',
	label: 'Cookie',
	description:
		'The cookies found on a site, their families and rules, and reference lists of known cookies',
	operations: [
		getMany(
			cookieNoun,
			pickerField('cookieFamily', 'cookiecontrolfamily-id', [
				'Family',
				'Only cookies of this family',
			]),
		),
		{
			value: 'getSummary',
			label: 'Get Summary',
			action: 'Get a summary of cookies',
			description: 'Return a short overview of a site’s cookies',
			method: 'GET',
			path: pathOf(cookieNoun, 'simple'),
			what: 'the summary of the cookies',
			fields: [siteField],
			reply: 'records',
		},
		{
			value: 'getDetails',
			label: 'Get Details',
			action: 'Get details of cookies',
			description: 'Return a full overview of a site’s cookies',
			method: 'GET',
			path: pathOf(cookieNoun, 'advanced'),
			what: 'the details of the cookies',
			fields: [siteField],
			reply: 'records',
		},
		{
			value: 'getValueExamples',
			label: 'Get Value Examples',
			action: 'Get examples of cookie values',
			description: 'List examples of cookie values, shown only as hashes',
			method: 'GET',
			path: `/ea/{site}/db/${EXAMPLE}/search.json`,
			what: 'the list of cookie values',
			fields: [siteField],
			optional: {
				heading: 'Filters',
				fields: [
					pickerField('cookie', 'cookiecontrol-id', ['Cookie', 'Only values of this cookie']),
					textField('value', `${EXAMPLE}-value`, ['Value', 'Only values that match this text']),
					likeMatch(`${EXAMPLE}-value-like`, [
						'Value Match',
						'Which part of the value must match the text under Value',
					]),
				],
			},
			paged: true,
			reply: 'records',
		},
		cookieReferences,
		...cookieFamilies,
		...cookieRules,
	],
};
