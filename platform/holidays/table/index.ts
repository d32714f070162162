import { CANADA, UNITED_STATES } from './america';
import { AUSTRALIA } from './australia';
import { GERMANY } from './germany';
import { IRELAND, UNITED_KINGDOM } from './islands';
import { DENMARK, FINLAND, NORWAY, SWEDEN } from './north';
import type { CountryRow } from './holidayRow';
import { AUSTRIA, ITALY, POLAND, PORTUGAL } from './south';
import { SPAIN } from './spain';
import { SWITZERLAND } from './switzerland';
import { BELGIUM, FRANCE, LUXEMBOURG, NETHERLANDS } from './west';

/**
 * The first year that has rows. They were checked from 2024 on, by tools/holidays: before that, what a
 * country had only once, such as the day of a jubilee, is left out.
 */
export const FIRST_YEAR = 2008;

/** The last year for which the rows were checked, by tools/holidays. */
export const LAST_YEAR = 2040;

/** The countries by ISO 3166-1, in the order of their names. */
export const TABLE = {
	AU: AUSTRALIA,
	AT: AUSTRIA,
	BE: BELGIUM,
	CA: CANADA,
	DK: DENMARK,
	FI: FINLAND,
	FR: FRANCE,
	DE: GERMANY,
	IE: IRELAND,
	IT: ITALY,
	LU: LUXEMBOURG,
	NL: NETHERLANDS,
	NO: NORWAY,
	PL: POLAND,
	PT: PORTUGAL,
	ES: SPAIN,
	SE: SWEDEN,
	CH: SWITZERLAND,
	GB: UNITED_KINGDOM,
	US: UNITED_STATES,
} as const satisfies Record<string, CountryRow>;
