import { InvalidInput } from '../../../platform/base/invalidInput';
import { checkOrder } from '../../../platform/base/dates/readDay';
import { isRecord, listOf, textOf } from '../../../platform/base/json/json';
import type { AlertCalendar } from '../../../platform/alerts/rule/alertRule';
import type { Place } from '../../../platform/holidays/places';
import { COUNTRIES, isPlace } from '../../../platform/holidays/places';
import type { NamedDays } from '../../../platform/timeseries/specialDays';
import type { Setting } from '../../shared/form/settings';
import { daySetting, textSetting } from '../../shared/form/settings';

/** Selects the holidays of the country of the site's time zone. */
const OF_SITE = 'site';

const PLACES = COUNTRIES.flatMap(({ code, name, regions }) => [
	{ name, value: code },
	...regions.map((region) => ({ name: `${name}: ${region.name}`, value: region.code })),
]);

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
				description: 'The country of its time zone, such as France for Europe/Paris',
			},
			...PLACES,
		].sort((one, other) => one.name.localeCompare(other.name)),
		default: [OF_SITE],
		description:
			'The countries whose holidays, bridge days and Christmas weeks are expected to have other figures; clear the list for none',
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
		'Public Holidays In has countries as well as the country of the site',
		'Choose either the country of the site, or all countries by name',
	);
}

function placeOf(code: string): Place {
	if (isPlace(code)) return code;
	throw new InvalidInput(
		'Public Holidays In',
		`Public Holidays In does not know "${code}"`,
		'Choose from the list, or enter codes such as FR or DE-BY; add other days under Special Days',
	);
}

const named = textSetting({
	displayName: 'Name',
	name: 'name',
	placeholder: 'e.g. Black Friday',
	description: 'The name in the alert; days with the same name are compared with each other',
});

const first = daySetting({ displayName: 'First Day', name: 'firstDay' });

const last = daySetting({
	displayName: 'Last Day',
	name: 'lastDay',
	description: 'The first day when left empty',
});

/** Unusual days that no holiday table contains, such as a sale or a migration. */
export const ownDays: Setting<readonly NamedDays[]> = {
	property: {
		displayName: 'Special Days',
		name: 'ownDays',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Days',
		default: {},
		description: 'Days on which other figures are expected, such as a sale or a migration',
		options: [
			{
				displayName: 'Days',
				name: 'days',
				values: [named.property, first.property, last.property],
			},
		],
	},
	parse: (entered, zone) => {
		const rows = isRecord(entered) ? listOf(entered.days) : [];
		return rows.filter(isRecord).map((row) => {
			const from = first.parse(row.firstDay, zone);
			const isOne = (textOf(row.lastDay) ?? '') === '';
			const to = isOne ? from : last.parse(row.lastDay, zone);
			checkOrder(from, to);
			const name = named.parse(row.name, zone) || 'special day';
			return { name, from: from.iso, to: to.iso };
		});
	},
};
