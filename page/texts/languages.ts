import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Formats } from './pageFormats';
import type { Texts } from './texts';

/** The languages of the page; the first one is the fallback. */
export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const all: Readonly<Record<Language, (formats: Formats) => Texts>> = { en, fr, de, es };

/** All texts of the page in a language. */
export function textsIn(language: Language, formats: Formats): Texts {
	return all[language](formats);
}

/** The page language of a tag such as `fr-CA`; undefined if there is none. */
export function languageOf(tag: string): Language | undefined {
	const [main] = tag.trim().toLowerCase().split('-');
	return LANGUAGES.find((language) => language === main);
}

/**
 * The visitor's preferred language among those of the page.
 *
 * @param header `Accept-Language` as the browser sends it: `fr-CA,fr;q=0.9,en;q=0.8`
 */
export function likedLanguage(header: string): Language {
	const liked = header.split(',').flatMap((part) => {
		const [tag = '', ...settings] = part.split(';');
		const language = languageOf(tag);
		const [, weight = '1'] = /^\s*q\s*=\s*([\d.]+)\s*$/.exec(settings.join(';')) ?? [];
		return language && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : [];
	});
	const [best] = liked.sort((one, other) => other.weight - one.weight);
	return best?.language ?? LANGUAGES[0];
}

/**
 * The language with the region in which the visitor prefers it, such as `en-GB`, as days are written
 * differently there.
 *
 * @param header `Accept-Language` as the browser sends it
 */
export function withRegion(language: Language, header: string): string {
	for (const part of header.split(',')) {
		const [, main, region] = /^\s*([a-z]{2})-([a-z]{2})\s*(?:;|$)/i.exec(part) ?? [];
		if (region && main?.toLowerCase() === language) return `${language}-${region.toUpperCase()}`;
	}
	return language;
}
