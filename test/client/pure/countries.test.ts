import { COUNTRY_CODES } from '../../../sandbox/imports/countries';
import { countryCodes, isCountry } from '../../../platform/client/values/countries';

describe('countries', () => {
	it('are those of ISO 3166-1, and Kosovo', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
		const pairs = letters.flatMap((one) => letters.map((two) => one + two));
		expect(pairs.filter(isCountry)).toEqual([...COUNTRY_CODES].sort());
		expect(COUNTRY_CODES.size).toBe(250);
	});

	it.each(['UK', 'EU', 'XX', 'SU', 'YU', 'AN', 'fr', 'FRA', 'F', '', '12', 'und'])(
		'do not include %j',
		(code) => {
			expect(isCountry(code)).toBe(false);
		},
	);

	it('are listed', () => {
		expect(countryCodes().size).toBe(250);
	});
});
