import { additionalParameters, picker, site, text } from '../fields';
import type { Resource } from '../row';
import { likeMatch } from '../standard';

const OBJECT = 'cookiecontrolvalueexample';

/** Examples of what cookies hold, as hashes only (api.md, CookieControlValueExample). */
export const cookieValueExample: Resource = {
	value: 'cookieValueExample',
	label: 'Cookie Value Example',
	description: 'Examples of what cookies hold, as hashes only',
	operations: [
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many cookie value examples',
			description: 'List examples of the values of cookies, as hashes',
			method: 'GET',
			path: `/ea/{site}/db/${OBJECT}/search.json`,
			what: 'the list of cookie values',
			fields: [site, additionalParameters],
			optional: {
				heading: 'Filters',
				fields: [
					picker('cookie', 'cookiecontrol-id', ['Cookie', 'Only values of this cookie']),
					text('value', `${OBJECT}-value`, ['Value', 'Only values like this one']),
					likeMatch(`${OBJECT}-value-like`, ['Value Match', 'How the value must match']),
				],
			},
			paged: true,
			reply: 'records',
		},
	],
};
