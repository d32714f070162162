import type { Cells } from '../../platform/provider/providerColumns';
import { findKind } from '../../platform/imports/rules/importKinds';
import type { ImportableName, Placement, SourceWording } from '../../platform/provider/placement';
import { IMPORTABLE } from '../../platform/provider/placement';
import type { Meaning } from '../../platform/provider/sources';
import { sourcesWith } from '../../platform/provider/sources';

const wording: SourceWording = {
	sources: sourcesWith(new Map<string, Meaning>([['Email marketing', 'MAILING']])),
	website: 'shop-eu',
	missing: undefined,
	hasPaidSources: false,
};
const naming: SourceWording = { ...wording, missing: '(unknown)' };

const placed = (level: ImportableName, cells: Cells, how = wording) =>
	IMPORTABLE[level].place(cells, how);

/** Expects that a row cannot be imported, and why. */
function expectRefusal(placement: Placement, reason: RegExp): void {
	expect(placement).toHaveProperty('reason', expect.stringMatching(reason));
	expect(Object.keys(placement ?? {})).toEqual(['reason']);
}

const searched = (name: string) => ({ kind: 'searchengine', names: { searchengine_name: name } });
const referred = (name: string) => ({ kind: 'refererdomain', names: { refererdomain_name: name } });
const page = (name: string, url: string) => ({
	kind: 'pagetree',
	names: { pageinfo_name: name },
	attached: { pageinfo_url: url },
});
const campaign = (channel: string, publisher: string, name: string) => ({
	kind: 'opedata',
	names: { media_key: channel, publisher_name: publisher, ope_name: name },
});
const country = (code: string) => ({
	kind: 'geoloccountry',
	names: { geoloccountry_isocode: code },
});

it.each([[{}], [{ visits: 7, page: 'Home' }]])(
	'the site %j has the name that the user gave',
	(cells) => {
		const site = { kind: 'website', names: { website_name: 'shop-eu' } };
		expect(placed('site', cells)).toEqual(site);
	},
);

describe('the import of a page', () => {
	const url = 'https://shop.example/été';

	it.each([
		[{ page: 'Home', url }, page('Home', url)],
		[{ page: ' Congés ', url: ` ${url} ` }, page('Congés', url)],
		[{ page: 'Home', url: 'N/A' }, page('Home', '')],
		[{ page: 'Home', url: null }, page('Home', '')],
		[{ page: 'Home' }, page('Home', '')],
		[{ page: 404, url }, page('404', url)],
	])('%j', (cells, where) => {
		expect(placed('page', cells)).toEqual(where);
		expect(placed('page', cells, naming)).toEqual(where);
	});

	it.each([[{ page: 'N/A', url }], [{ page: '', url }], [{ url }]])(
		'without a name: %j',
		(cells) => {
			expectRefusal(placed('page', cells), /page has no name/);
			expect(placed('page', cells, naming)).toEqual(page('(unknown)', url));
		},
	);
});

describe('the import of a free source', () => {
	it.each([
		['Search engines', 'Google', searched('Google')],
		['organic search', ' Qwant ', searched('Qwant')],
		['Referrer sites', 'forum-velo.example', referred('forum-velo.example')],
		['Referring site', 'presse-régionale.example', referred('presse-régionale.example')],
		['Portal sites', 'MSN', referred('Portals')],
		['Portals', 'N/A', referred('Portals')],
		['Webmails', 'Outlook.com', referred('Webmails')],
		['Webmail', undefined, referred('Webmails')],
	])('maps %s to %s', (source, sourceDetail, where) => {
		expect(placed('freeSources', { source, sourceDetail })).toEqual(where);
		expect(placed('freeSources', { source, sourceDetail }, naming)).toEqual(where);
	});

	it.each([
		['Search engines', searched('(unknown)'), 'Organic Search'],
		['Referrer sites', referred('(unknown)'), 'Referring Site'],
	])('needs a replacement for %s without a name', (source, where, label) => {
		const cells = { source, sourceDetail: 'N/A' };
		expectRefusal(placed('freeSources', cells), new RegExp(label));
		expect(placed('freeSources', cells, naming)).toEqual(where);
	});

	it.each([
		['Direct access', 'Direct Access'],
		['Social media', 'Social Network'],
	])('rejects %s, with or without a name', (source, label) => {
		for (const sourceDetail of ['Facebook', 'N/A']) {
			expectRefusal(placed('freeSources', { source, sourceDetail }), new RegExp(label));
			expectRefusal(placed('freeSources', { source, sourceDetail }, naming), new RegExp(label));
		}
	});

	it.each(['Sponsored links', 'Push', 'Advertisement', 'Email marketing'])('skips %s', (source) => {
		expect(placed('freeSources', { source, sourceDetail: 'x' }, naming)).toBeUndefined();
	});
});

describe('the import of a paid source', () => {
	const brand = { publisher: 'Google Ads', campaign: 'Brand' };

	it.each([
		['Sponsored links', 'SPONSOREDLINK'],
		['Push notifications', 'GENERIC'],
		['Advertisement', 'ADVERTISING'],
		['Unclassified campaigns', 'ADVERTISING'],
		['email marketing', 'MAILING'],
	])('makes %s a campaign of %s', (source, channel) => {
		const where = campaign(channel, 'Google Ads', 'Brand');
		expect(placed('paidSources', { source, ...brand })).toEqual(where);
		expect(placed('paidSources', { source, ...brand }, naming)).toEqual(where);
	});

	it('has a campaign for each publisher', () => {
		const source = 'Sponsored links';
		const other = { source, publisher: ' Microsoft Ads ', campaign: 'Brand' };
		const where = campaign('SPONSOREDLINK', 'Microsoft Ads', 'Brand');
		expect(placed('paidSources', other)).toEqual(where);
	});

	it.each([
		['publisher', { publisher: 'N/A', campaign: 'Old tag' }, ['(unknown)', 'Old tag']],
		['publisher', { publisher: 'N/A', campaign: 'N/A' }, ['(unknown)', '(unknown)']],
		['name', { publisher: 'Google Ads', campaign: '' }, ['Google Ads', '(unknown)']],
		['name', { publisher: 'Google Ads' }, ['Google Ads', '(unknown)']],
	])('without a %s: %j', (what, names, [publisher = '', name = '']) => {
		const cells = { source: 'Advertisement', ...names };
		expectRefusal(placed('paidSources', cells), new RegExp(what));
		expect(placed('paidSources', cells, naming)).toEqual(campaign('ADVERTISING', publisher, name));
	});

	it.each([
		...['Direct access', 'Search engines', 'Referring sites'],
		...['Social media', 'Portals', 'Webmails'],
	])('skips %s', (source) => {
		expect(placed('paidSources', { source, ...brand }, naming)).toBeUndefined();
	});
});

it.each(['freeSources', 'paidSources'] as const)(
	'%s: an unknown source says which, and where to tell it',
	(level) => {
		const cells = { source: ' Pigeon post ', sourceDetail: 'x', publisher: 'x', campaign: 'x' };
		for (const how of [wording, naming]) {
			expectRefusal(placed(level, cells, how), /"Pigeon post".*Source Names/);
			expectRefusal(placed(level, { ...cells, source: 'N/A' }, how), /source/);
		}
	},
);

describe('the import of a country', () => {
	it.each([
		['France', 'FR'],
		['Great Britain', 'GB'],
		["Cote d'Ivoire", 'CI'],
		['DE', 'DE'],
	])('recognizes %s as %s, without an approximation', (name, code) => {
		expect(placed('geography', { country: name })).toEqual(country(code));
	});

	it('notes that a name with a typing error was approximated', () => {
		const approximation = '"Swizerland" was read as CH';
		const read = { ...country('CH'), approximation };
		expect(placed('geography', { country: ' Swizerland ' })).toEqual(read);
	});

	it.each([
		['Atlantis', /"Atlantis"/],
		['Congo', /"Congo"/],
		['N/A', /is unknown/],
		[null, /is unknown/],
		[undefined, /is unknown/],
	])('rejects %j, without the replacement for missing names', (name, reason) => {
		expectRefusal(placed('geography', { country: name }), reason);
		expectRefusal(placed('geography', { country: name }, naming), reason);
	});
});

it.each([
	['site', [{}]],
	['page', [{ page: 'Home' }]],
	[
		'freeSources',
		['Search engines', 'Referrer sites'].map((source) => ({ source, sourceDetail: 'x' })),
	],
	['paidSources', [{ source: 'Push', publisher: 'x', campaign: 'x' }]],
	['geography', [{ country: 'FR' }]],
] as const)('%s has exactly its kinds of import, with all names that they need', (level, rows) => {
	const places = rows.map((cells) => placed(level, cells));
	const kinds = places.map((place) => place && 'kind' in place && place.kind);
	expect(kinds).toEqual(IMPORTABLE[level].kinds);
	for (const place of places) {
		if (!place || !('kind' in place)) throw new Error('The row is placed nowhere');
		const targets = findKind(place.kind)?.dimensions.map(({ name }) => name);
		expect(Object.keys({ ...place.names, ...place.attached })).toEqual(targets);
	}
});
