import { memoize } from '../async/memoize';

// Codes that Intl accepts in addition to ISO 3166-1: unions, exceptional reservations, and test
// regions. XK, which ISO leaves to its users, means Kosovo everywhere.
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Whether a text is an ISO 3166-1 code of two capital letters, or XK. */
export function isCountry(code: string): boolean {
	return countryCodes().has(code);
}

/** Every ISO 3166-1 code of two capital letters, and XK. */
export const countryCodes = memoize(readCountries);

function readCountries(): ReadonlySet<string> {
	const region = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
	const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
	const codes = letters.flatMap((first) => letters.map((second) => first + second));
	return new Set(
		codes.filter(
			(code) =>
				!NO_COUNTRY.has(code) &&
				region.of(code) !== undefined &&
				// Codes of former countries are canonicalized to those of their successors.
				Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
		),
	);
}
