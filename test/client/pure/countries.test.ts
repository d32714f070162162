import { COUNTRY_CODES } from '../../../sandbox/imports/countries';
import { countryCodes, isCountry } from '../../../platform/client/values/countries';

describe('countries', () => {
	it('are exactly those of the list of ISO 3166-1', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
		const pairs = letters.flatMap((one) => letters.map((two) => one + two));
		expect(pairs.filter(isCountry)).toEqual([...COUNTRY_CODES].sort());
		expect(COUNTRY_CODES.size).toBe(249);
	});

	it.each(['UK', 'EU', 'XK', 'SU', 'YU', 'AN', 'fr', 'FRA', 'F', '', '12', 'und'])(
		'do not include %j',
		(code) => {
			expect(isCountry(code)).toBe(false);
		},
	);

	it('are listed', () => {
		expect(countryCodes().size).toBe(249);
	});
});
