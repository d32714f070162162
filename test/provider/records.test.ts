import { LEVELS } from '../../platform/provider/levels';
import { recordOf } from '../../platform/provider/providerRecord';
import type { Meaning } from '../../platform/provider/sources';
import { sourcesWith } from '../../platform/provider/sources';

const sources = sourcesWith(new Map<string, Meaning>([['Email marketing', 'MAILING']]));
const nothing = new Map<string, Meaning>();

describe('a record of every level', () => {
	const names = LEVELS.map(({ value }) => value);

	it.each(names)(
		'of %s has day and device first, then names, then figures as received',
		(level) => {
			const figures = { visits: 7, clicks: 8, bounceRate: 0.25 };
			const cells = { ...figures, source: 'Sponsored links', device: 'Tablet', date: '2022-05-01' };
			const free = { ...cells, source: 'Direct access' };
			const record = recordOf(level, level === 'freeSources' ? free : cells, sources);
			expect(record).toMatchObject({ date: '2022-05-01', device: 'Tablet', visits: 7, clicks: 8 });
			expect(Object.keys(record ?? {}).slice(0, 2)).toEqual(['date', 'device']);
			expect(Object.keys(record ?? {}).slice(-3)).toEqual(['visits', 'bounceRate', 'clicks']);
		},
	);

	it.each(['site', 'page', 'geography', 'events'] as const)(
		'of %s has only the requested columns',
		(level) => {
			expect(recordOf(level, { visits: 7 }, sources)).toEqual({ visits: 7 });
		},
	);

	it.each(LEVELS.map((level) => [level.value, level] as const))(
		'of %s has a member for each column, with null for unknown values',
		(value, level) => {
			const columns = ['date', 'device', ...level.properties, ...level.metrics];
			const unknown = Object.fromEntries(columns.map((column) => [column, 'N/A']));
			const known = value === 'paidSources' ? 'Sponsored links' : 'Direct access';
			const record = recordOf(value, { ...unknown, source: known, visits: null }, sources);
			const members = Object.entries(record ?? {});
			expect(members.length).toBeGreaterThanOrEqual(columns.length);
			expect(record).toMatchObject({ date: null, device: null });
			expect(Object.values(record ?? {})).not.toContain(undefined);
		},
	);
});

describe('figures in records', () => {
	it('have the same names on all levels', () => {
		const ofPage = recordOf('page', { timeOnPages: 5, incomingVisits: 2 }, sources);
		expect(ofPage).toEqual({ timeSpent: 5, incomingVisits: 2 });
		const ofSite = { timeSpent: 5, singlePageVisits: 2 };
		expect(recordOf('site', ofSite, sources)).toEqual(ofSite);
	});

	it.each([
		[0, 0],
		['7', '7'],
		[0.125, 0.125],
		['N/A', 'N/A'],
		[null, null],
		[undefined, null],
	])('of %j are %j', (value, figure) => {
		expect(recordOf('site', { visits: value }, sources)).toEqual({ visits: figure });
	});
});

describe('pages in records', () => {
	it('have chapters as labels', () => {
		const url = 'https://shop.example/bikes/city/rivoli-7';
		const chapters = { chapter1: 'Bikes', chapter2: 'City', chapter3: 'N/A' };
		const labels = { pageLabel1: 'Bikes', pageLabel2: 'City', pageLabel3: null };
		const record = recordOf('page', { page: ' Rivoli 7 ', ...chapters, url }, sources);
		expect(record).toEqual({ page: 'Rivoli 7', ...labels, url });
	});
});

describe('free sources in records', () => {
	const detail = { sourceDetail: 'MSN', referringUrl: 'https://www.msn.com/' };

	it.each([
		['Search engines', 'Organic Search', true, 'MSN'],
		['Referrer sites', 'Referring Site', true, 'MSN'],
		['Social media', 'Social Network (Free)', true, 'MSN'],
		['Direct access', 'Direct Access', true, 'MSN'],
		['Portal sites', 'Portal Site', true, 'Portals'],
		['Webmails', 'Webmail', true, 'Webmails'],
		['Pigeon post', 'Pigeon post', false, 'MSN'],
		['N/A', null, false, 'MSN'],
	])('%s', (source, label, isRecognized, name) => {
		const { referringUrl } = detail;
		const record = { source: label, isRecognized, name, referringUrl };
		expect(recordOf('freeSources', { source, ...detail }, sources)).toEqual(record);
	});

	it.each(['Sponsored links', 'Advertisement', 'Push notifications', 'email MARKETING'])(
		'do not include the paid source %s',
		(source) => {
			expect(recordOf('freeSources', { source, ...detail }, sources)).toBeUndefined();
		},
	);

	it.each([
		['a known one', 'Search engines', { source: 'Organic Search', isRecognized: true, name: null }],
		['an unknown one', 'Pigeon post', { source: 'Pigeon post', isRecognized: false, name: null }],
		['a group', 'Webmails', { source: 'Webmail', isRecognized: true, name: 'Webmails' }],
	])('of %s have a name, and only requested columns', (_what, source, record) => {
		expect(recordOf('freeSources', { source }, sources)).toEqual(record);
	});

	it('have null for an unknown name', () => {
		const cells = { source: 'Search engines', sourceDetail: 'N/A', referringUrl: '' };
		const unknown = { name: null, referringUrl: null };
		expect(recordOf('freeSources', cells, sources)).toMatchObject(unknown);
	});
});

describe('paid sources in records', () => {
	const names = { publisher: 'Google Ads', campaign: 'Brand' };

	it.each([
		['Sponsored links', true, 'SPONSOREDLINK'],
		['Push notifications', true, 'GENERIC'],
		['Advertisement', true, 'ADVERTISING'],
		['Unclassified campaign', true, 'ADVERTISING'],
		['Email marketing', true, 'MAILING'],
		['Pigeon post', false, null],
		[' Pigeon post ', false, null],
	])('%s', (source, isRecognized, channel) => {
		const record = { source: source.trim(), isRecognized, channel, ...names };
		expect(recordOf('paidSources', { source, ...names }, sources)).toEqual(record);
	});

	it.each([
		...['Direct access', 'Search engines', 'Referring sites'],
		...['Social networks', 'Portals', 'Webmails'],
	])('do not include the free source %s', (source) => {
		expect(recordOf('paidSources', { source, ...names }, sources)).toBeUndefined();
	});

	it("depend on the user's source names", () => {
		const cells = { source: 'Email marketing' };
		const record = { source: 'Email marketing', isRecognized: false, channel: null };
		expect(recordOf('paidSources', cells, sourcesWith(nothing))).toEqual(record);
	});

	it('have null for unknown names', () => {
		const cells = { source: 'Sponsored links', publisher: 'N/A', campaign: '' };
		const unknown = { publisher: null, campaign: null };
		expect(recordOf('paidSources', cells, sources)).toMatchObject(unknown);
	});
});

it.each([
	['France', 'France', 'FR', true],
	[' Viet Nam ', 'Viet Nam', 'VN', true],
	['Swizerland', 'Swizerland', 'CH', false],
	['Atlantis', 'Atlantis', null, null],
	['N/A', null, null, null],
	[null, null, null, null],
])('the country %j in a record', (country, name, countryCode, isCountryExact) => {
	const cells = { country, region: 'N/A', city: ' Paris ' };
	const record = { country: name, countryCode, isCountryExact, region: null, city: 'Paris' };
	expect(recordOf('geography', cells, sources)).toEqual(record);
});

it.each([
	[{ city: 'Paris' }, { city: 'Paris' }],
	[{ country: 'France' }, { country: 'France', countryCode: 'FR', isCountryExact: true }],
])('places of %j are only those columns', (cells, record) => {
	expect(recordOf('geography', cells, sources)).toEqual(record);
});

it.each([
	['click.exit', 'https://x', 'click.exit', 'x'],
	['https://shop/click', 'x', 'shop/click', 'x'],
	['/click', null, 'click', null],
	['click.action', ' /a/b ', 'click.action', 'a/b'],
	['click.action', 'N/A', 'click.action', null],
])('the event %j with the click %j', (name, click, eventName, clicked) => {
	const record = { eventName, click: clicked };
	expect(recordOf('events', { eventName: name, click }, sources)).toEqual(record);
});

it.each([
	['https://shop/offer', 3, { eventName: 'shop/offer', clicks: 3 }],
	['a', null, { eventName: 'a', clicks: null }],
	['a', ' ', { eventName: 'a', clicks: ' ' }],
	['page.display', 0, undefined],
	['page.display', '0', undefined],
])('the event %j with %j clicks in a record', (eventName, clicks, record) => {
	expect(recordOf('events', { eventName, clicks }, sources)).toEqual(record);
});

it.each(LEVELS.map((level) => [level.value, level] as const))(
	'%s: every column is in the record',
	(value, level) => {
		const columns = ['date', 'device', ...level.properties, ...level.metrics];
		const others = columns.filter((column) => column !== 'source');
		const cells = Object.fromEntries(others.map((column) => [column, `is ${column}`]));
		const source = value === 'paidSources' ? 'Sponsored links' : 'Search engines';
		const members = Object.values(recordOf(value, { ...cells, source }, sources) ?? {});
		expect(members).toEqual(expect.arrayContaining(Object.values(cells)));
	},
);
