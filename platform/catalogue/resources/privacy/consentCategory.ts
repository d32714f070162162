import { count, pickerField, required, siteField, textField, yesNo } from '../../commonFields';
import { asPartOperations } from '../../parts';
import type { Field } from '../../endpointFields';
import type { EndpointOperation, Resource } from '../../endpointRow';
import type { Noun } from '../../standard';
import { checkExistence, create, getMany, idOf, pathOf, rename, update } from '../../standard';

const OBJECT = 'collectorconfigpmcategory';
const TEXT = `${OBJECT}lang`;

const category: Noun = {
	object: OBJECT,
	one: 'consent category',
	a: 'a consent category',
	many: 'consent categories',
	list: 'consentCategory',
};

const attributes: readonly [Field, ...Field[]] = [
	yesNo('active', `${OBJECT}-active`, ['Active', 'Whether the category is in use']),
	yesNo('archived', `${OBJECT}-archive`, ['Archived', 'Whether the category is archived']),
	yesNo('mandatory', `${OBJECT}-mandatory`, [
		'Mandatory',
		'Whether the category is mandatory, so that visitors cannot refuse it',
	]),
	yesNo('withoutConsent', `${OBJECT}-noconsent`, [
		'No Consent Needed',
		'Whether the category requires no consent',
	]),
	yesNo('selected', `${OBJECT}-selected`, [
		'Preselected',
		'Whether the category is preselected for visitors',
	]),
	count('position', `${OBJECT}-sort`, [
		'Position',
		'The position of the category in the list, starting at 0',
	]),
];

const translation: Noun = {
	object: TEXT,
	one: 'translation',
	a: 'a translation',
	many: 'translations',
	list: 'consentTranslation',
};

const ofCategory = pickerField('consentCategory', 'collectorconfigpmcategory-id', [
	'Consent Category',
	'Only languages into which this category is not translated yet',
]);
const language: Field = required({
	...pickerField('language', 'lang-key', [
		'Language',
		'The language, from the list or by its code',
	]),
	placeholder: 'e.g. en',
});
const texts: readonly [Field, ...Field[]] = [
	textField('header', `${TEXT}-hdr`, ['Header', 'The name of the category in this language']),
	textField('description', `${TEXT}-desc`, [
		'Description',
		'The explanation of the category in this language',
	]),
];

/** Consent categories in the visitors' languages (docs/platform.md, Category Language). */
const translations: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Translation', many: 'Translations' },
	[
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many translations of consent categories',
			description: 'List the texts of all categories in a language',
			method: 'GET',
			path: pathOf(translation, 'get_for_lang'),
			what: 'the translations',
			fields: [siteField, language],
			reply: 'records',
		},
		{
			value: 'getLanguages',
			label: 'Get Languages',
			action: 'Get the languages of translations',
			description: 'List all languages that the platform supports',
			method: 'GET',
			path: pathOf(translation, 'get_all_lang'),
			what: 'the list of languages',
			fields: [siteField],
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
			fields: [siteField],
			optional: { heading: 'Options', fields: [ofCategory] },
			reply: 'records',
		},
		{
			...checkExistence(translation, idOf(category), language),
			description: 'Check whether a category is translated into a language',
		},
		create(translation, texts, [idOf(category), language]),
		update(translation, ...texts),
	],
);

/** Consent categories (docs/platform.md, Category). */
export const consentCategory: Resource = {
	value: 'consentCategory',
	label: 'Consent Category',
	description: 'The categories that visitors consent to, and their translations',
	operations: [
		getMany(category),
		checkExistence(category),
		create(category, attributes),
		update(category, rename(category), ...attributes),
		...translations,
	],
};
