import { lists } from '../catalogue/platformLists';
import type { Choice } from '../http/choices';
import { listChoices } from '../http/choices';
import type { Connection } from '../http/connection/connection';
import { settleAll } from '../base/async/settle';

const AT_ONCE = 4;
const OBJECT = 'collectorconfigpmcategorylang';
const COLUMNS = { values: [`${OBJECT}_id`, 'id'], labels: [`${OBJECT}_hdr`, 'name'] } as const;

/**
 * The translations of consent categories in all languages, which the platform lists for one
 * language at a time (docs/platform.md, Category Language; columns: observed practice). @throws
 * Fault
 */
export async function loadTranslations(platform: Connection, site: string): Promise<Choice[]> {
	const { path, what } = lists.language;
	const pathValues = { site };
	const languages = await listChoices(platform, lists.language, { path, what, pathValues });
	const parts = await settleAll(
		languages,
		AT_ONCE,
		async (language) => await inLanguage(platform, site, language),
	);
	const found = parts.flatMap((part) => ('value' in part ? part.value : []));
	const [first] = parts;
	// A language that the site does not use may be refused; if all are refused, the first error is
	// thrown.
	if (found.length === 0 && first && 'error' in first) throw first.error;
	return [...new Map(found.map((choice) => [choice.value, choice])).values()];
}

async function inLanguage(platform: Connection, site: string, language: Choice): Promise<Choice[]> {
	const choices = await listChoices(platform, COLUMNS, {
		path: `/ea/{site}/db/${OBJECT}/get_for_lang.json`,
		what: 'the list of translations',
		pathValues: { site },
		query: { 'lang-key': language.value },
	});
	return choices.map(({ value, label }) => ({ value, label: `${label}, ${language.label}` }));
}
