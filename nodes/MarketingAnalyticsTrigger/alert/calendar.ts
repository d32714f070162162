import { InvalidInput } from '../../../platform/base/invalidInput';
import { listOf, textOf } from '../../../platform/base/json/json';
import type { AlertCalendar } from '../../../platform/alerts/rule/alertRule';
import type { Place } from '../../../platform/holidays/places';
import { COUNTRIES, isPlace } from '../../../platform/holidays/places';
import { ownDays } from '../../shared/form/ownDays';
import type { Setting } from '../../shared/form/settings';
import { WITH_BASELINE } from './form';

/** Selects the holidays of the country of the site's time zone. */
const OF_SITE = 'site';

const PLACES = COUNTRIES.flatMap(({ code, name, regions }) => [
	{ name, value: code },
	...regions.map((region) => ({ name: `${name}: ${region.name}`, value: region.code })),
]);

/** Special days that only the baseline considers. */
export const alertDays: typeof ownDays = {
	...ownDays,
	property: { ...ownDays.property, displayOptions: WITH_BASELINE },
};

/** The countries whose public holidays are excluded from the baseline. */
export const publicHolidays: Setting<AlertCalendar['places']> = {
	property: {
		displayName: 'Public Holidays In',
		name: 'publicHolidays',
		type: 'multiOptions',
		options: [
			{
				name: 'Country of the Site',
				value: OF_SITE,
				description: 'The country of the site’s time zone, such as France for Europe/Paris',
			},
			...PLACES,
		].sort((one, other) => one.name.localeCompare(other.name)),
		default: [OF_SITE],
		description:
			'The countries and regions whose holidays, bridge days (between a holiday and a weekend) and Christmas weeks are expected to have different figures; clear the list for none',
		displayOptions: WITH_BASELINE,
	},
	parse: (entered) => {
		if (entered === undefined || entered === null) return undefined;
		const given = Array.isArray(entered) ? listOf(entered) : (textOf(entered)?.split(',') ?? []);
		const codes = given.flatMap((code) => textOf(code)?.trim() || []);
		return codes.includes(OF_SITE) ? ofSite(codes) : codes.map(placeOf);
	},
};

function ofSite(codes: readonly string[]): undefined {
	if (codes.length === 1) return undefined;
	throw new InvalidInput(
		'Public Holidays In',
		'Public Holidays In contains Country of the Site together with other countries',
		'Choose only Country of the Site, or choose each country by its name',
	);
}

function placeOf(code: string): Place {
	if (isPlace(code)) return code;
	throw new InvalidInput(
		'Public Holidays In',
		`Public Holidays In has no country or region "${code}"`,
		'Choose countries and regions from the list, or enter codes such as FR or DE-BY. Add other days under Special Days',
	);
}
