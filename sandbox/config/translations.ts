import { idAt } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { list } from '../http/reply';
import {
	LANGUAGES,
	collectorconfigpmcategory as category,
	collectorconfigpmcategorylang as translation,
} from './objects/consent';
import { type ConfigCall, reading } from './routes';
import { entryList } from './search';
import { checkedValues } from './objects/values';
import type { ConfigNeeds } from './store';

type Language = (typeof LANGUAGES)[number];

/** Languages of consent categories. */
export const translationEndpoints: readonly SiteEndpoint<ConfigNeeds>[] = [
	reading(`${translation.name}/get_all_lang`, {}, () => languageList(LANGUAGES)),
	reading(`${translation.name}/get_available_lang`, { optional: [category.idParameter] }, (call) =>
		languageList(LANGUAGES.filter(([key]) => isMissing(key, call))),
	),
	reading(`${translation.name}/get_for_lang`, { required: ['lang-key'] }, (call) => {
		const { lang_key: key } = checkedValues(call.given, translation.attributes);
		const entries = call.table(translation).all();
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
function isMissing(key: string, call: ConfigCall): boolean {
	const categories = call.given.get(category.idParameter)
		? [call.table(category).at(idAt(call.given, category.idParameter))]
		: call.table(category).all();
	const translations = call.table(translation).all();
	return categories.some(
		({ [category.idColumn]: id }) =>
			!translations.some((entry) => entry.lang_key === key && entry[category.idColumn] === id),
	);
}
