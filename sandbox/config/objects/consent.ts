import { borrowed, flag, idOf, number, object, required, text, word } from './shape';

export const LANGUAGES = [
	['en', 'English'],
	['fr', 'Français'],
	['es', 'Español'],
	['de', 'Deutsch'],
	['it', 'Italiano'],
	['pt', 'Português'],
	['nl', 'Nederlands'],
	['pl', 'Polski'],
] as const;
const LANGUAGE_KEYS = LANGUAGES.map(([key]) => key);

const CATEGORIES = [
	'Necessary',
	'Audience measurement',
	'Personalisation',
	'Advertising',
	'Social',
];

export const collectorconfigpmcategory = object('collectorconfigpmcategory', {
	attributes: [
		flag('active', 'Y'),
		flag('archive'),
		flag('mandatory'),
		flag('noconsent'),
		flag('selected'),
		number('sort'),
	],
	seeds: () =>
		CATEGORIES.map((name, index) => ({
			name,
			sort: String(index + 1),
			...(index === 0 ? { mandatory: 'Y', noconsent: 'Y', selected: 'Y' } : {}),
		})),
});

/** A consent category in one language; one translation per category and language. */
export const collectorconfigpmcategorylang = object('collectorconfigpmcategorylang', {
	title: null,
	identity: ['collectorconfigpmcategory_id', 'lang_key'],
	attributes: [
		required(idOf(collectorconfigpmcategory)),
		required(borrowed('lang', word('key', LANGUAGE_KEYS))),
		text('hdr'),
		text('desc'),
	],
	operations: ['create', 'exists', 'update'],
	seeds: () =>
		CATEGORIES.flatMap((name, index) =>
			['en', 'fr'].map((key) => ({
				collectorconfigpmcategory_id: String(index + 1),
				lang_key: key,
				hdr: `${name} (${key})`,
				desc: `What "${name}" cookies are for.`,
			})),
		),
});

export const consentObjects = [collectorconfigpmcategory, collectorconfigpmcategorylang];
