import { additionalParameters, picker, required, site, text } from '../fields';
import type { Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, create, pathOf, update } from '../standard';

const OBJECT = 'collectorconfigpmcategorylang';

const translation: Noun = {
	object: OBJECT,
	one: 'translation',
	a: 'a translation',
	many: 'translations',
	list: 'consentTranslation',
};

const category = picker('consentCategory', 'collectorconfigpmcategory-id', [
	'Consent Category',
	'The consent category to work on',
]);
const language: Field = required({
	...picker('language', 'lang-key', ['Language', 'The language, by its key']),
	placeholder: 'e.g. en',
});
const texts: readonly [Field, ...Field[]] = [
	text('header', `${OBJECT}-hdr`, ['Header', 'The name of the category in this language']),
	text('description', `${OBJECT}-desc`, ['Description', 'Its explanation in this language']),
];

/** Consent categories in the visitors' languages (docs/platform.md, Category Language). */
export const consentTranslation: Resource = {
	value: 'consentTranslation',
	label: 'Consent Category Translation',
	description: 'The texts of consent categories in each language',
	operations: [
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many translations of consent categories',
			description: 'List the texts of all categories in a language',
			method: 'GET',
			path: pathOf(translation, 'get_for_lang'),
			what: 'the translations',
			fields: [site, language, additionalParameters],
			reply: 'records',
		},
		{
			value: 'getLanguages',
			label: 'Get Languages',
			action: 'Get the languages of translations',
			description: 'List all languages that the platform knows',
			method: 'GET',
			path: pathOf(translation, 'get_all_lang'),
			what: 'the list of languages',
			fields: [site, additionalParameters],
			reply: 'records',
		},
		{
			value: 'getAvailableLanguages',
			label: 'Get Available Languages',
			action: 'Get the languages available for translations',
			description: 'List the languages that can still be added',
			method: 'GET',
			path: pathOf(translation, 'get_available_lang'),
			what: 'the list of available languages',
			fields: [site, additionalParameters],
			optional: { heading: 'Options', fields: [category] },
			reply: 'records',
		},
		{
			...checkExistence(translation, required(category), language),
			description: 'Tell whether a category is translated into a language',
		},
		create(translation, texts, [required(category), language]),
		update(translation, ...texts),
	],
};
