import { textField } from './commonFields';
import type { EndpointOperation } from './endpointRow';
import { likeMatch } from './standard';

/**
 * Reference lists of known web cookies, their companies and tools (docs/platform.md, Cookie
 * reference lists).
 */
export const cookieReferences: EndpointOperation = {
	value: 'getReferences',
	label: 'Get References',
	action: 'Get entries of a cookie reference list',
	description: 'List known cookies, or the companies or tools that set them',
	method: 'GET',
	path: '/er/{list}/search.json',
	what: 'the cookie reference',
	fields: [
		{
			kind: 'choice',
			name: 'referenceList',
			label: 'List',
			description: 'The reference list to search',
			required: true,
			as: 'list',
			options: [
				{ value: 'cookiepediacompany', label: 'Companies' },
				{ value: 'cookiepedia', label: 'Cookies' },
				{ value: 'cookiepediacompanytool', label: 'Tools of Companies' },
			],
		},
	],
	optional: {
		heading: 'Filters',
		fields: [
			textField('id', '{list}-id', ['ID', 'Only the entry with this ID']),
			textField('name', '{list}-name', [
				'Name',
				'Only entries whose name matches this text; Name Match sets how',
			]),
			likeMatch('{list}-name-like'),
		],
	},
	paged: true,
	reply: 'records',
};
