type Names = Readonly<Record<string, string>>;

// docs/platform.md, Generic file import, lists the paid channels; unpaid channels have the names
// that marketing teams use.
const en: Names = {
	ADVERTISING: 'Display',
	AFFILIATION: 'Affiliation',
	GENERIC: 'Generic',
	MAILING: 'Emailing',
	NATURAL: 'Direct access',
	OFFLINE: 'Offline',
	PARTNER: 'Partners',
	REFERER: 'Referring sites',
	SEARCHENGINE: 'Organic search',
	SOCIAL: 'Social',
	SPONSOREDLINK: 'Paid search',
	TRUSTEDFEED: 'Comparison engine',
};

const fr: Names = {
	ADVERTISING: 'Display',
	AFFILIATION: 'Affiliation',
	GENERIC: 'Générique',
	MAILING: 'E-mailing',
	NATURAL: 'Accès direct',
	OFFLINE: 'Hors ligne',
	PARTNER: 'Partenaires',
	REFERER: 'Sites référents',
	SEARCHENGINE: 'Référencement naturel',
	SOCIAL: 'Réseaux sociaux',
	SPONSOREDLINK: 'Liens sponsorisés',
	TRUSTEDFEED: 'Comparateurs de prix',
};

const de: Names = {
	ADVERTISING: 'Display',
	AFFILIATION: 'Affiliate',
	GENERIC: 'Generisch',
	MAILING: 'E-Mail',
	NATURAL: 'Direktzugriff',
	OFFLINE: 'Offline',
	PARTNER: 'Partner',
	REFERER: 'Verweisende Websites',
	SEARCHENGINE: 'Organische Suche',
	SOCIAL: 'Social Media',
	SPONSOREDLINK: 'Bezahlte Suche',
	TRUSTEDFEED: 'Preisvergleiche',
};

const es: Names = {
	ADVERTISING: 'Display',
	AFFILIATION: 'Afiliación',
	GENERIC: 'Genérico',
	MAILING: 'Email',
	NATURAL: 'Tráfico directo',
	OFFLINE: 'Offline',
	PARTNER: 'Partners',
	REFERER: 'Sitios de referencia',
	SEARCHENGINE: 'Búsqueda orgánica',
	SOCIAL: 'Redes sociales',
	SPONSOREDLINK: 'Búsqueda de pago',
	TRUSTEDFEED: 'Comparadores de precios',
};

const LANGUAGES = new Map([
	['en', en],
	['fr', fr],
	['de', de],
	['es', es],
]);

/** The languages with names for channels. */
export const CHANNEL_LANGUAGES: readonly string[] = [...LANGUAGES.keys()];
/** The codes of the channels with names. */
export const CHANNEL_CODES: readonly string[] = Object.keys(en);

/**
 * The name of a channel; an unknown code is returned unchanged.
 *
 * @param language a BCP 47 tag; English if it has no names
 */
export function channelName(code: string, language = 'en'): string {
	const names = LANGUAGES.get(language.split('-', 1)[0]?.toLowerCase() ?? '') ?? en;
	return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
