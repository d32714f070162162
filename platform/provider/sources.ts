import { withoutAccents } from '../base/text/accents';

/**
 * The meanings of sources of visits (docs/platform.md, Third-party analytics provider connector:
 * traffic sources).
 */
export const MEANINGS = {
	directAccess: { label: 'Direct Access', isPaid: false },
	organicSearch: { label: 'Organic Search', isPaid: false },
	portal: { label: 'Portal Site', isPaid: false },
	referringSite: { label: 'Referring Site', isPaid: false },
	socialNetwork: { label: 'Social Network (Free)', isPaid: false },
	webmail: { label: 'Webmail', isPaid: false },
	ADVERTISING: { label: 'Display', isPaid: true },
	AFFILIATION: { label: 'Affiliation', isPaid: true },
	GENERIC: { label: 'Generic', isPaid: true },
	MAILING: { label: 'Emailing', isPaid: true },
	OFFLINE: { label: 'Offline', isPaid: true },
	PARTNER: { label: 'Partners', isPaid: true },
	SPONSOREDLINK: { label: 'Paid Search', isPaid: true },
	TRUSTEDFEED: { label: 'Comparison Engine', isPaid: true },
} satisfies Record<string, { readonly label: string; readonly isPaid: boolean }>;

/** A meaning; the paid ones are the channels of an import. */
export type Meaning = keyof typeof MEANINGS;

/** Whether a text is one of the meanings. */
export function isMeaning(text: string): text is Meaning {
	return Object.hasOwn(MEANINGS, text);
}

/** The identifiers of all meanings. */
export const meaningNames = Object.keys(MEANINGS).filter(isMeaning);

/**
 * The referrers into which several of the provider's sources are grouped; the URL is their
 * sub-element.
 */
export const GROUPS: Readonly<Partial<Record<Meaning, string>>> = {
	portal: 'Portals',
	webmail: 'Webmails',
};

// Source names of the specification and of the provider (observed practice). The channel of other
// campaigns is not documented, so the user provides it.
const WORDS: Readonly<Partial<Record<Meaning, readonly string[]>>> = {
	directAccess: ['direct access', 'direct traffic'],
	referringSite: ['referring sites', 'referrer sites', 'referer sites'],
	socialNetwork: ['free social networks', 'social networks', 'social media'],
	organicSearch: ['organic search', 'search engines'],
	portal: ['portal sites', 'portals'],
	webmail: ['webmails'],
	SPONSOREDLINK: ['sponsored links'],
	GENERIC: ['push notifications', 'push'],
	ADVERTISING: ['advertisement', 'advertising', 'unclassified campaigns'],
};

/** Finds the meaning of the provider's name of a source. */
export type Sources = (word: string | undefined) => Meaning | undefined;

/** The known names, and those that the user adds. */
export function sourcesWith(added: ReadonlyMap<string, Meaning>): Sources {
	const builtIn = meaningNames.flatMap((meaning) =>
		(WORDS[meaning] ?? []).map((word) => [word, meaning] as const),
	);
	const meanings = new Map([...builtIn, ...added].map(([word, meaning]) => [plain(word), meaning]));
	return (word) => (word === undefined ? undefined : meanings.get(plain(word)));
}

/** Normalizes a name for comparison: lower case, no accents, and each part in the singular. */
export function plain(word: string): string {
	return withoutAccents(word)
		.toLowerCase()
		.trim()
		.split(/[\s_-]+/)
		.map((part) => (part.length > 3 ? part.replace(/s$/, '') : part))
		.join(' ');
}
