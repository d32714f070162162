import { withoutAccents } from '../base/text/accents';

/**
 * What a source of visits is (docs/platform.md, Third-party analytics provider connector:
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

/** A meaning; paid ones are the channels of an import. */
export type Meaning = keyof typeof MEANINGS;

/** Whether a text is one of the meanings. */
export function isMeaning(text: string): text is Meaning {
	return Object.hasOwn(MEANINGS, text);
}

/** All meanings. */
export const meaningNames = Object.keys(MEANINGS).filter(isMeaning);

/** The referrers that several of the provider's sources become; the URL is their sub-element. */
export const GROUPS: Readonly<Partial<Record<Meaning, string>>> = {
	portal: 'Portals',
	webmail: 'Webmails',
};

// The words of the specification, and those of the provider (observed practice). Which channel other
// campaigns belong to is not shown, and for the user to say.
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

/** Says what the provider's words for sources mean. */
export type Sources = (word: string | undefined) => Meaning | undefined;

/** The known words, and those that the user adds. */
export function sourcesWith(added: ReadonlyMap<string, Meaning>): Sources {
	const known = meaningNames.flatMap((meaning) =>
		(WORDS[meaning] ?? []).map((word) => [word, meaning] as const),
	);
	const meanings = new Map([...known, ...added].map(([word, is]) => [plain(word), is]));
	return (word) => (word === undefined ? undefined : meanings.get(plain(word)));
}

/** A word as it is compared: small letters, no accents, and each part in the singular. */
export function plain(word: string): string {
	return withoutAccents(word)
		.toLowerCase()
		.trim()
		.split(/[\s_-]+/)
		.map((part) => (part.length > 3 ? part.replace(/s$/, '') : part))
		.join(' ');
}
