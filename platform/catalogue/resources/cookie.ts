import { additionalParameters, picker, site } from '../fields';
import type { Resource } from '../row';
import type { Noun } from '../standard';
import { getMany, pathOf } from '../standard';

const cookieNoun: Noun = {
	object: 'cookiecontrol',
	one: 'cookie',
	a: 'a cookie',
	many: 'cookies',
	list: 'cookie',
	search: 'like',
};

/** The cookies found on a site (api.md, CookieControl). */
export const cookie: Resource = {
	value: 'cookie',
	label: 'Cookie',
	description: 'The cookies that were found on a site',
	operations: [
		getMany(
			cookieNoun,
			picker('cookieFamily', 'cookiecontrolfamily-id', ['Family', 'Only cookies of this family']),
		),
		{
			value: 'getSummary',
			label: 'Get Summary',
			action: 'Get a summary of the cookies',
			description: 'Return the platform’s short overview of the cookies of a site',
			method: 'GET',
			path: pathOf(cookieNoun, 'simple'),
			what: 'the summary of the cookies',
			fields: [site, additionalParameters],
			reply: 'records',
		},
		{
			value: 'getDetails',
			label: 'Get Details',
			action: 'Get the details of the cookies',
			description: 'Return the platform’s full overview of the cookies of a site',
			method: 'GET',
			path: pathOf(cookieNoun, 'advanced'),
			what: 'the details of the cookies',
			fields: [site, additionalParameters],
			reply: 'records',
		},
	],
};
