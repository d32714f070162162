import { countryCodes } from '../../../platform/client/values/countries';
import { ofThreeLetters } from '../../../platform/client/values/threeLetters';

describe('country codes of three letters', () => {
	it.each([
		['FRA', 'FR'],
		['GBR', 'GB'],
		['AND', 'AD'],
		['ZWE', 'ZW'],
	])('%s is %s', (three, two) => {
		expect(ofThreeLetters(three)).toBe(two);
	});

	it('lead to each country once', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
		const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
		const found = codes.flatMap((code) => ofThreeLetters(code) ?? []);
		expect(found.sort()).toEqual([...countryCodes()].sort());
	});

	it.each(['FR', 'fra', '', 'XXX'])('do not include %j', (code) => {
		expect(ofThreeLetters(code)).toBeUndefined();
	});
});
