import { count, yesNo } from '../fields';
import type { Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, create, getMany, rename, update } from '../standard';

const OBJECT = 'collectorconfigpmcategory';

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
	yesNo('mandatory', `${OBJECT}-mandatory`, ['Mandatory', 'Whether visitors cannot refuse it']),
	yesNo('withoutConsent', `${OBJECT}-noconsent`, [
		'No Consent Needed',
		'Whether the category works without consent',
	]),
	yesNo('selected', `${OBJECT}-selected`, ['Preselected', 'Whether visitors find it chosen']),
	count('position', `${OBJECT}-sort`, ['Position', 'Where the category stands, from 0']),
];

/** Consent categories (docs/platform.md, Category). */
export const consentCategory: Resource = {
	value: 'consentCategory',
	label: 'Consent Category',
	description: 'The categories that visitors consent to',
	operations: [
		getMany(category),
		checkExistence(category),
		create(category, attributes),
		update(category, rename(category), ...attributes),
	],
};
