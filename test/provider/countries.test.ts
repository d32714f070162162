import { countryCodes } from '../../platform/base/names/countryCodes';
import { recognizeCountry } from '../../platform/base/names/recognizeCountry';
import { runs } from '../support/random';

const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pt'];

// "Congo" is one country's name in Spanish and Italian, and RU the code of another country.
const SHARED = new Set(['Congo', 'RU']);

const displayed = LANGUAGES.flatMap((language) =>
	(['long', 'short'] as const).flatMap((style) => {
		const region = new Intl.DisplayNames([language], { type: 'region', style });
		return [...countryCodes()].map((code) => [region.of(code) ?? '', code] as const);
	}),
);
const unshared = displayed.filter(([name]) => !SHARED.has(name));

describe('names that Intl knows', () => {
	it('are numerous', () => {
		expect(unshared.length).toBeGreaterThan(250 * 11);
	});

	it('match exactly their country, in capitals and without accents too', () => {
		const plain = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
		const written = unshared.flatMap(([name, code]) =>
			[name, ` ${name.toUpperCase()}  `, plain(name)].map((text) => [text, code] as const),
		);
		const missed = written.filter(([text, code]) => {
			const found = recognizeCountry(text);
			return found?.code !== code || !found.isExact;
		});
		expect(missed).toEqual([]);
	});

	it('do not match another country when a letter is missing', () => {
		const english = new Intl.DisplayNames(['en'], { type: 'region' });
		const all = [...countryCodes()].filter((code) => /^\w{6,}$/.test(english.of(code) ?? ''));
		expect(all.length).toBeGreaterThan(100);
		const words = all.filter((_, at) => at % runs(4, 1) === 0);
		const mistaken = words.flatMap((code) => {
			const name = english.of(code) ?? '';
			const shorter = [...name].map((_, at) => name.slice(0, at) + name.slice(at + 1));
			return shorter.filter((text) => ![code, undefined].includes(recognizeCountry(text)?.code));
		});
		expect(mistaken).toEqual([]);
	});
});

it.each([
	['FR', 'FR'],
	['UK', 'GB'],
	['U.S.A.', 'US'],
	['the Netherlands', 'NL'],
	['Bahamas, The', 'BS'],
	['St.Lucia', 'LC'],
	['Trinidad & Tobago', 'TT'],
	["COTE D'IVOIRE", 'CI'],
	['Korea, Republic of', 'KR'],
	["Korea (the Democratic People's Republic of)", 'KP'],
	['North Korea', 'KP'],
	['Congo, Dem. Rep.', 'CD'],
	['Republic of the Congo', 'CG'],
	['Congo (Brazzaville)', 'CG'],
	['Iran Islamic Republic of', 'IR'],
	['Tanzania, United Republic of', 'TZ'],
	['Virgin Islands, U.S.', 'VI'],
	['Virgin Islands (British)', 'VG'],
	['Saint-Martin', 'MF'],
	['Saint Martin (Dutch part)', 'SX'],
	['Dominican Rep.', 'DO'],
	['Czech Republic', 'CZ'],
	['Turkey', 'TR'],
	['Viet Nam', 'VN'],
	['Holy See', 'VA'],
	['Taiwan (Province of China)', 'TW'],
	['Macau', 'MO'],
])('the name %j is exactly %s', (name, code) => {
	expect(recognizeCountry(name)).toEqual({ code, isExact: true });
});

it.each([
	['Kingdom of Spain', 'ES'],
	['Republic of Ireland', 'IE'],
	['Republic of Guinea', 'GN'],
	['Federal Republic of Nigeria', 'NG'],
	['Turks and Caicos', 'TC'],
	['Gemrany', 'DE'],
	['Irann', 'IR'],
	['Unitd Sttaes', 'US'],
	['Phillipines', 'PH'],
	['Sierra Leon', 'SL'],
	['Newzealand', 'NZ'],
])('the name %j approximately means %s', (name, code) => {
	expect(recognizeCountry(name)).toEqual({ code, isExact: false });
	expect(recognizeCountry(name)).toEqual({ code, isExact: false });
});

it.each([
	...['', ' ', 'N/A', 'Unknown', '(not set)', 'Europe', 'European Union', 'EU', 'XX', 'Atlantis'],
	...[
		'Republic',
		'United',
		'Islands',
		'fr',
		'ru',
		'FRA',
		'대한민국',
		'日本 Mali',
		'Frxxce',
		'Cubax!y',
	],
])('the name %j is no country', (name) => {
	expect(recognizeCountry(name)).toBeUndefined();
});

it.each([
	...['Congo', 'Korea', 'Democratic Republic of Korea', 'Virgin Islands', 'Republic of China'],
	...['Austrlia', 'Nigeri', 'Malia', 'Dominican', 'Republic of Dominica', 'Sint Martin'],
	...['North Sudan', 'North Africa', 'West Timor', 'French Guinea', 'New Guinea', 'South Georgia'],
	...['Northern Ireland', 'Siberia', 'Caledonia'],
])('the name %j is not taken for a similar country', (name) => {
	expect(recognizeCountry(name)).toBeUndefined();
});

it.each([
	['Niger', 'NE', 'Nigeria', 'NG'],
	['Iran', 'IR', 'Iraq', 'IQ'],
	['Austria', 'AT', 'Australia', 'AU'],
	['Slovakia', 'SK', 'Slovenia', 'SI'],
	['Mali', 'ML', 'Malawi', 'MW'],
	['Dominica', 'DM', 'Dominican Republic', 'DO'],
	['Guinea', 'GN', 'Guinea-Bissau', 'GW'],
	['Equatorial Guinea', 'GQ', 'Papua New Guinea', 'PG'],
	['Ireland', 'IE', 'Iceland', 'IS'],
	['Sudan', 'SD', 'South Sudan', 'SS'],
	['Mauritius', 'MU', 'Mauritania', 'MR'],
	['Samoa', 'WS', 'American Samoa', 'AS'],
])('similar names are distinguished: %s is %s, and %s is %s', (one, oneCode, other, otherCode) => {
	expect(recognizeCountry(one)).toEqual({ code: oneCode, isExact: true });
	expect(recognizeCountry(other)).toEqual({ code: otherCode, isExact: true });
});
