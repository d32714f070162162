import { COUNTRY_CODES } from '../../../sandbox/imports/countries';
import { countryCodes, isCountry } from '../../../platform/client/values/countries';
import { isPlain, withoutAccents } from '../../../platform/client/values/accents';

describe('countries', () => {
	test('are those of ISO 3166-1, and Kosovo', () => {
		expect([...countryCodes()].sort()).toEqual([...COUNTRY_CODES].sort());
		expect(countryCodes()).toBe(countryCodes());
	});

	test.each(['UK', 'XA', 'XB', 'TA', 'fr', 'FRA', ''])('do not include %j', (code) => {
		expect([isCountry(code), isCountry('FR')]).toEqual([false, true]);
	});
});

describe('accents', () => {
	test.each([
		['été', 'ete'],
		['e\u0301te\u0301', 'ete'],
		['각', '각'],
		['œuvre ß', 'œuvre ß'],
		['', ''],
	])('%j becomes %j', (text, plain) => {
		expect(withoutAccents(text)).toBe(plain);
	});

	test.each([
		['', true],
		['a b~', true],
		['é', false],
		['a\n', false],
		['\u007fa', false],
	])('%j is plain: %p', (text, plain) => {
		expect(isPlain(text)).toBe(plain);
	});
});
