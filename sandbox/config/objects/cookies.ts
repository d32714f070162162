import { createHash } from 'node:crypto';
import { flag, idOf, named, number, object, readOnly, required, text } from './shape';
import { isPattern } from './values';

const PREFIXES = 'shop cart visit consent ads affil social chat test login geo push'.split(' ');
const SUFFIXES = 'id uid session ts ref state token lang seg src v2'.split(' ');

/** More than one page of cookies; `prefix` is the index of the company that sets them. */
const COOKIE_NAMES = PREFIXES.flatMap((text, prefix) =>
	SUFFIXES.map((suffix) => ({ name: `${text}_${suffix}`, prefix })),
);

export function hashOf(value: string): string {
	return createHash('sha256').update(value).digest('hex');
}

/** Reference lists that all sites share. */
export const cookiepediacompany = object('cookiepediacompany', {
	match: 'like',
	operations: ['search'],
	seeds: () => named(...PREFIXES.map((prefix) => `${capitalised(prefix)} Technologies`)),
});

export const cookiepedia = object('cookiepedia', {
	match: 'like',
	attributes: [idOf(cookiepediacompany)],
	operations: ['search'],
	seeds: () =>
		COOKIE_NAMES.map(({ name, prefix }) => ({ name, cookiepediacompany_id: String(prefix + 1) })),
});

export const cookiepediacompanytool = object('cookiepediacompanytool', {
	match: 'like',
	attributes: [idOf(cookiepediacompany)],
	operations: ['search'],
	seeds: () =>
		PREFIXES.flatMap((prefix, index) =>
			['Tag', 'Server connector'].map((tool) => ({
				name: `${capitalised(prefix)} ${tool}`,
				cookiepediacompany_id: String(index + 1),
			})),
		),
});

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

export const cookiecontrolfamily = object('cookiecontrolfamily', {
	match: 'like',
	attributes: [flag('archive')],
	operations: ['create', 'remove', 'search', 'update'],
	seeds: () => named('Shop', 'Measurement', 'Advertising', 'Social', 'Support'),
});

export const cookiecontrolrules = object('cookiecontrolrules', {
	attributes: [
		required(text('pattern')),
		flag('patternregex'),
		flag('mandatory'),
		flag('todrop'),
		number('todropvaluettl'),
		number('sort'),
		idOf(cookiecontrolfamily),
	],
	operations: ['create', 'remove', 'search', 'update'],
	seeds: () =>
		PREFIXES.map((prefix, index) => ({
			name: `Cookies of ${prefix}`,
			pattern: `^${prefix}_`,
			patternregex: 'Y',
			sort: String(index + 1),
			todrop: index % 4 === 3 ? 'Y' : 'N',
			cookiecontrolfamily_id: familyOf(index),
		})),
	objection: ({ cookiecontrolrules_patternregex: regex, cookiecontrolrules_pattern: pattern }) =>
		regex === 'Y' && !isPattern(pattern ?? '')
			? `cookiecontrolrules-pattern must be a regular expression, not "${pattern}".`
			: undefined,
});

export const cookiecontrol = object('cookiecontrol', {
	match: 'like',
	attributes: [
		idOf(cookiecontrolfamily),
		readOnly(idOf(cookiecontrolrules)),
		readOnly(idOf(cookiepediacompany)),
	],
	operations: ['search'],
	seeds: () =>
		COOKIE_NAMES.map(({ name, prefix }) => ({
			name,
			cookiecontrolfamily_id: familyOf(prefix),
			cookiecontrolrules_id: String(prefix + 1),
			cookiepediacompany_id: String(prefix + 1),
		})),
});

export const cookiecontrolvalueexample = object('cookiecontrolvalueexample', {
	title: 'value',
	match: 'like',
	attributes: [idOf(cookiecontrol)],
	operations: ['search'],
	// docs/platform.md, CookieControlValueExample: hashed values only.
	seeds: () =>
		COOKIE_NAMES.flatMap(({ name }, index) =>
			[1, 2].map((sample) => ({
				value: hashOf(`${name} ${sample}`),
				cookiecontrol_id: String(index + 1),
			})),
		),
});

function familyOf(prefix: number): string {
	return String(1 + (prefix % 5));
}

export const cookieObjects = [
	cookiecontrol,
	cookiecontrolfamily,
	cookiecontrolrules,
	cookiecontrolvalueexample,
];
