import { HEADER_WORDS } from '../../../platform/imports/columns/headerWords';
import { headerWordsOf } from '../../../platform/imports/columns/headerWordsOf';
import { describeFile } from '../../../platform/imports/columns/descriptor';
import {
	findKind,
	importChannels,
	importKinds,
	requireKind,
} from '../../../platform/imports/rules/importKinds';
import { distribute, distributeValue } from '../../../platform/imports/rows/distribute';
import { readDay } from '../../../platform/base/dates/readDay';

const SITE_METRICS =
	'visit:count dvisitor:count duration:seconds scartvalid:count scartvalidamount:amount estimatevalid:count estimatevalidamount:amount scart:count';
const PAGE_METRICS =
	'hit:count visit:count duration:seconds visitin:count visitout:count visitone:count';

// docs/platform.md, Targets by kind.
test.each([
	['website', 'website_name:name', SITE_METRICS],
	['pagetree', 'pageinfo_name:name pageinfo_url:url?', PAGE_METRICS],
	['searchengine', 'searchengine_name:name', SITE_METRICS],
	['refererdomain', 'refererdomain_name:name', SITE_METRICS],
	['opedata', 'media_key:channel publisher_name:name ope_name:name', SITE_METRICS],
	['geoloccountry', 'geoloccountry_isocode:country', SITE_METRICS],
])('the import kind %s is found by the name %s', (name, dimensions, metrics) => {
	const kind = findKind(name);
	const written = [kind?.dimensions, kind?.metrics].map((targets) =>
		targets?.map((one) => `${one.name}:${one.type}${one.optional ? '?' : ''}`).join(' '),
	);
	expect(written).toEqual([dimensions, metrics]);
});

test('there are six import kinds, and no other name is found', () => {
	expect(importKinds.map(({ name }) => name)).toEqual([
		...['website', 'pagetree', 'searchengine', 'refererdomain', 'opedata', 'geoloccountry'],
	]);
	expect(findKind('toString')).toBeUndefined();
});

test('every target and kind has a label', () => {
	const labels = importKinds.map(({ label }) => label);
	expect(new Set(labels).size).toBe(6);
	for (const { dimensions, metrics } of importKinds) {
		const words = [...dimensions, ...metrics].map(({ label }) => label);
		expect(new Set(words).size).toBe(words.length);
		for (const word of [...labels, ...words]) expect(word).toMatch(/^[A-Z]/);
	}
});

test('header words are stored normalized, and none occurs twice for one meaning', () => {
	const all = new Map<string, string[]>();
	for (const { means, words } of HEADER_WORDS) {
		for (const word of words) expect(headerWordsOf(word)).toBe(word);
		all.set(means, [...(all.get(means) ?? []), ...words]);
	}
	for (const [means, words] of all) {
		const twice = words.filter((word, at) => words.indexOf(word) < at);
		expect([means, ...twice]).toEqual([means]);
	}
});

test('no header word is certain for two targets of a kind', () => {
	for (const { name, dimensions, metrics } of importKinds) {
		const targets = new Set([...dimensions, ...metrics].map((target) => target.name));
		const sure = HEADER_WORDS.filter(({ means, fit }) => {
			return fit === 'same' && means !== 'date' && targets.has(means);
		}).flatMap(({ words }) => words);
		const twice = sure.filter((word, at) => sure.indexOf(word) < at);
		expect([name, ...twice]).toEqual([name]);
	}
});

test('channels use the names of the specification', () => {
	expect(importChannels.map(({ key, words }) => `${key} ${words.join(', ')}`)).toEqual([
		...['MAILING emailing', 'ADVERTISING display', 'AFFILIATION affiliation'],
		...['SPONSOREDLINK paid search', 'PARTNER partners', 'TRUSTEDFEED comparison engine'],
		...['OFFLINE offline, broadcast, tv', 'GENERIC generic'],
	]);
});

test('the descriptor of a file equals that of the specification', () => {
	const kind = requireKind('opedata');
	const [media, publisher, ope] = kind.dimensions;
	const [visit, , duration] = kind.metrics;
	const targets = [ope, visit, media, publisher, duration].flatMap((one) => one ?? []);
	const days = { from: readDay('', '2026-11-02'), to: readDay('', '2026-12-01') };
	expect(describeFile(kind, targets, days)).toEqual({
		skipHeader: true,
		kind: 'opedata',
		dimensions: [
			{ idx: 0, target: 'ope_name' },
			{ idx: 2, target: 'media_key' },
			{ idx: 3, target: 'publisher_name' },
		],
		metrics: [
			{ idx: 1, target: 'visit' },
			{ idx: 4, target: 'duration' },
		],
		period: { from: '02/11/2026', to: '01/12/2026', scale: 'D' },
	});
});

test.each([
	['10', 'count', 3, 4, 3],
	['90', 'seconds', 4, 24, 22],
	['10', 'amount', 3, 334, 333],
	['10.5', 'amount', 1, 1_050, 1_050],
	['0.05', 'amount', 2, 3, 2],
	['1234.56', 'amount', 1, 123_456, 123_456],
	['-1', 'amount', 3, -34, -33],
	['-0.5', 'amount', 1, -50, -50],
] as const)(
	'%s of type %s divided over %i days is %i on the first, then %i',
	(value, type, days, first, others) => {
		expect(distributeValue(value, type, days)).toEqual({ first, others });
		if (type !== 'amount') expect(distribute(Number(value), days)).toEqual({ first, others });
	},
);
