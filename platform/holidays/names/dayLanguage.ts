/** A language in which days and places have names. */
export type NamedLanguage = 'en' | 'fr' | 'de' | 'es';

const LANGUAGES: readonly NamedLanguage[] = ['en', 'fr', 'de', 'es'];

/** The language of a BCP 47 tag such as de-CH; English if days have no names in it. */
export function dayLanguageOf(tag: string): NamedLanguage {
	const { language } = new Intl.Locale(tag);
	return LANGUAGES.find((one) => one === language) ?? 'en';
}
