import type { CountryRow } from './holidayRow';
import {
	CHRISTMAS_DAY,
	EASTER_MONDAY,
	EASTER_SUNDAY,
	GOOD_FRIDAY,
	NEW_YEARS_DAY,
	ST_STEPHENS_DAY,
} from './shared';

export const UNITED_KINGDOM = {
	name: 'United Kingdom',
	regions: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
	holidays: [
		{ ...NEW_YEARS_DAY, weekend: 'next' },
		{ name: 'New Year Holiday', on: '01-02', weekend: 'next', only: 'SCT' },
		{ name: "St Patrick's Day", on: '03-17', weekend: 'next', only: 'NIR' },
		GOOD_FRIDAY,
		{ ...EASTER_SUNDAY, isCustomary: true },
		{ ...EASTER_MONDAY, except: 'SCT' },
		{ name: 'Early May Bank Holiday', on: 'Monday from 05-01' },
		{ name: 'Spring Bank Holiday', on: 'Monday from 05-25', notIn: [2012, 2022] },
		{ name: 'Spring Bank Holiday', on: '06-04', years: [2012] },
		{ name: 'Spring Bank Holiday', on: '06-02', years: [2022] },
		{ name: 'World Cup Bank Holiday', on: '06-15', only: 'SCT', years: [2026] },
		{ name: 'Battle of the Boyne', on: '07-12', weekend: 'next', only: 'NIR' },
		{ name: 'Summer Bank Holiday', on: 'Monday from 08-01', only: 'SCT' },
		{ name: 'Summer Bank Holiday', on: 'Monday from 08-25', except: 'SCT' },
		{ name: "St Andrew's Day", on: '11-30', weekend: 'next', only: 'SCT' },
		{ ...CHRISTMAS_DAY, weekend: 'next' },
		{ name: 'Boxing Day', on: '12-26', weekend: 'next' },
	],
} satisfies CountryRow;

export const IRELAND = {
	name: 'Ireland',
	regions: {},
	holidays: [
		{ ...NEW_YEARS_DAY, weekend: 'next', isCustomaryInLieu: true },
		// On 1 February if that is a Friday.
		{ name: "St Brigid's Day", on: 'Monday from 02-01', notIn: [2030, 2036], since: 2023 },
		{ name: "St Brigid's Day", on: '02-01', years: [2030, 2036] },
		{ name: "St Patrick's Day", on: '03-17', weekend: 'next', isCustomaryInLieu: true },
		{ ...GOOD_FRIDAY, isCustomary: true },
		{ ...EASTER_SUNDAY, isCustomary: true },
		EASTER_MONDAY,
		{ name: 'May Bank Holiday', on: 'Monday from 05-01' },
		{ name: 'June Bank Holiday', on: 'Monday from 06-01' },
		{ name: 'August Bank Holiday', on: 'Monday from 08-01' },
		{ name: 'October Bank Holiday', on: 'Monday from 10-25' },
		{ ...CHRISTMAS_DAY, weekend: 'next', isCustomaryInLieu: true },
		{ ...ST_STEPHENS_DAY, weekend: 'next', isCustomaryInLieu: true },
	],
} satisfies CountryRow;
