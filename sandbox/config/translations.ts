import { list } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading } from '../request/siteEndpoints';
import type { Values } from '../request/values';
import {
	LANGUAGES,
	collectorconfigpmcategory as category,
	collectorconfigpmcategorylang as translation,
} from './objects/consent';
import { checkedValues } from './objects/values';
import { entryList } from './search';
import { entryAt, tableOf } from './tables';

type Language = (typeof LANGUAGES)[number];

/** Languages of consent categories. */
export const translationEndpoints: readonly SiteEndpoint[] = [
	reading(`${translation.name}/get_all_lang`, [], () => languageList(LANGUAGES)),
	reading(`${translation.name}/get_available_lang`, [`${category.idParameter}?`], (call, values) =>
		languageList(LANGUAGES.filter(([key]) => isMissing(key, call, values))),
	),
	reading(`${translation.name}/get_for_lang`, ['lang-key'], (call, values) => {
		const { lang_key: key } = checkedValues(values, translation.attributes);
		const entries = tableOf(call, translation).all();
		return entryList(
			translation,
			entries.filter((entry) => entry.lang_key === key),
		);
	}),
];

function languageList(languages: readonly Language[]) {
	return list(
		['lang_id', 'lang_key', 'lang_name'],
		languages.map((language) => [String(LANGUAGES.indexOf(language) + 1), ...language]),
	);
}

/** A language into which the category, or without one any category, is not translated yet. */
function isMissing(key: string, call: SiteCall, values: Values): boolean {
	const categories = values.get(category.idParameter)
		? [entryAt(call, category, values)]
		: tableOf(call, category).all();
	const translations = tableOf(call, translation).all();
	return categories.some(
		({ [category.idColumn]: id }) =>
			!translations.some((entry) => entry.lang_key === key && entry[category.idColumn] === id),
	);
}
