import type { Meaning } from '../../platform/provider/sources';
import { MEANINGS, isMeaning, meaningNames, sourcesWith } from '../../platform/provider/sources';

const none = new Map<string, Meaning>();
const usual = sourcesWith(none);

// The source names of the specification (docs/platform.md, Third-party analytics provider
// connector) in its order, then the provider's.
const known: ReadonlyArray<readonly [word: string, meaning: Meaning]> = [
	['direct access', 'directAccess'],
	['referring sites', 'referringSite'],
	['free social networks', 'socialNetwork'],
	['organic search', 'organicSearch'],
	['portal sites', 'portal'],
	['Portals', 'portal'],
	['webmails', 'webmail'],
	['sponsored links', 'SPONSOREDLINK'],
	['push notifications', 'GENERIC'],
	['advertisement', 'ADVERTISING'],
	['unclassified campaigns', 'ADVERTISING'],
	['Direct traffic', 'directAccess'],
	['Referrer sites', 'referringSite'],
	['Referer sites', 'referringSite'],
	['Social networks', 'socialNetwork'],
	['Social media', 'socialNetwork'],
	['Search engines', 'organicSearch'],
	['Push', 'GENERIC'],
	['Advertising', 'ADVERTISING'],
];

const spellings: ReadonlyArray<readonly [how: string, spell: (word: string) => string]> = [
	['as it is', (word) => word],
	['in capitals', (word) => word.toUpperCase()],
	['in small letters', (word) => word.toLowerCase()],
	['in the singular', (word) => word.replace(/(?<!s)s\b/g, '')],
	['in the plural', (word) => word.replace(/(?<!s)\b( |$)/g, 's$1')],
	['with space around it', (word) => `\t ${word} \n`],
	['with wide gaps', (word) => word.replaceAll(' ', '   ')],
	['with hyphens', (word) => word.replaceAll(' ', '-')],
	['with underscores', (word) => word.replaceAll(' ', '_')],
	['with accents', (word) => word.replaceAll('e', 'é').replaceAll('a', 'à')],
	['with accents of their own', (word) => word.replaceAll('e', 'e\u0301')],
];

describe.each(spellings)('a source name %s', (_how, spell) => {
	it.each(known)('%s is %s', (word, meaning) => {
		expect(usual(spell(word))).toBe(meaning);
	});
});

it.each([
	...['', ' ', 'N/A', 'Email marketing', 'Affiliation', 'Campaigns', 'search', 'site'],
	...['links sponsored', 'direct accesss', 'no push', 'toString'],
])('the source "%s" is unknown', (word) => {
	expect(usual(word)).toBeUndefined();
});

describe('source names of the user', () => {
	const mine = sourcesWith(
		new Map<string, Meaning>([
			['Courriers Électroniques', 'MAILING'],
			['Social Network', 'PARTNER'],
			['portals', 'directAccess'],
		]),
	);

	it.each([
		['Courriers Électroniques', 'MAILING'],
		['courrier electronique', 'MAILING'],
		['COURRIERS_ÉLECTRONIQUES', 'MAILING'],
		['Social networks', 'PARTNER'],
		['Portal', 'directAccess'],
	])('take precedence over the built-in ones: %s is %s', (word, meaning) => {
		expect(mine(word)).toBe(meaning);
	});

	it.each([
		['Portal sites', 'portal'],
		['Free social networks', 'socialNetwork'],
		['Sponsored links', 'SPONSOREDLINK'],
	])('leave others unchanged: %s is %s', (word, meaning) => {
		expect(mine(word)).toBe(meaning);
	});

	it('do not affect other readers', () => {
		expect(usual('Courriers Électroniques')).toBeUndefined();
		expect(usual('Social networks')).toBe('socialNetwork');
	});
});

describe('meanings of sources', () => {
	// docs/platform.md, Allowed media_key values.
	const channels = [
		...['ADVERTISING', 'AFFILIATION', 'GENERIC', 'MAILING'],
		...['OFFLINE', 'PARTNER', 'SPONSOREDLINK', 'TRUSTEDFEED'],
	];

	it('are paid exactly if they are channels of an import', () => {
		const paid = meaningNames.filter((meaning) => MEANINGS[meaning].isPaid);
		expect([...paid].sort()).toEqual(channels);
	});

	it('have distinct labels', () => {
		const labels = meaningNames.map((meaning) => MEANINGS[meaning].label);
		expect(new Set(labels).size).toBe(labels.length);
		for (const label of labels) expect(label).toMatch(/\S/);
	});

	it.each([
		['webmail', true],
		['MAILING', true],
		['mailing', false],
		['toString', false],
		['', false],
	])('hold "%s": %s', (text, isOne) => {
		expect(isMeaning(text)).toBe(isOne);
	});
});
