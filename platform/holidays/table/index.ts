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
 * The first year of the table. The rows were checked by tools/holidays from 2024 on; for earlier
 * years, holidays that occurred only once, such as a jubilee, are left out.
 */
export const FIRST_YEAR = 2008;

/** The last year for which tools/holidays checked the rows. */
export const LAST_YEAR = 2040;

/** The countries by ISO 3166-1 code, ordered by name. */
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
