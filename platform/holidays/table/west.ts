import type { CountryRow } from './holidayRow';
import {
	ALL_SAINTS_DAY,
	ASCENSION_DAY,
	ASSUMPTION_DAY,
	CHRISTMAS_DAY,
	EASTER_MONDAY,
	EASTER_SUNDAY,
	GOOD_FRIDAY,
	LABOUR_DAY,
	NEW_YEARS_DAY,
	SECOND_DAY_OF_CHRISTMAS,
	ST_STEPHENS_DAY,
	WHIT_MONDAY,
	WHIT_SUNDAY,
} from './shared';

export const FRANCE = {
	name: 'France',
	regions: { '6AE': 'Alsace', '57': 'Moselle' },
	holidays: [
		NEW_YEARS_DAY,
		{ ...GOOD_FRIDAY, only: '6AE 57' },
		{ ...EASTER_SUNDAY, isCustomary: true },
		EASTER_MONDAY,
		LABOUR_DAY,
		{ name: 'Victory Day', on: '05-08' },
		ASCENSION_DAY,
		WHIT_MONDAY,
		{ name: 'Bastille Day', on: '07-14' },
		ASSUMPTION_DAY,
		ALL_SAINTS_DAY,
		{ name: 'Armistice Day', on: '11-11' },
		CHRISTMAS_DAY,
		{ ...ST_STEPHENS_DAY, only: '6AE 57' },
	],
} satisfies CountryRow;

export const BELGIUM = {
	name: 'Belgium',
	regions: {},
	holidays: [
		NEW_YEARS_DAY,
		EASTER_SUNDAY,
		EASTER_MONDAY,
		LABOUR_DAY,
		ASCENSION_DAY,
		WHIT_SUNDAY,
		WHIT_MONDAY,
		{ name: 'Belgian National Day', on: '07-21' },
		ASSUMPTION_DAY,
		ALL_SAINTS_DAY,
		{ name: 'Armistice Day', on: '11-11' },
		CHRISTMAS_DAY,
	],
} satisfies CountryRow;

export const NETHERLANDS = {
	name: 'Netherlands',
	regions: {},
	holidays: [
		NEW_YEARS_DAY,
		{ ...GOOD_FRIDAY, isCustomary: true },
		EASTER_SUNDAY,
		EASTER_MONDAY,
		{ name: "King's Day", on: '04-27', weekend: 'saturday instead', since: 2014 },
		{ name: 'Liberation Day', on: '05-05', years: [2025, 2030, 2035, 2040] },
		ASCENSION_DAY,
		WHIT_SUNDAY,
		WHIT_MONDAY,
		CHRISTMAS_DAY,
		SECOND_DAY_OF_CHRISTMAS,
	],
} satisfies CountryRow;

export const LUXEMBOURG = {
	name: 'Luxembourg',
	regions: {},
	holidays: [
		NEW_YEARS_DAY,
		{ ...EASTER_SUNDAY, isCustomary: true },
		EASTER_MONDAY,
		LABOUR_DAY,
		{ name: 'Europe Day', on: '05-09', since: 2019 },
		ASCENSION_DAY,
		WHIT_MONDAY,
		{ name: 'Luxembourg National Day', on: '06-23' },
		ASSUMPTION_DAY,
		ALL_SAINTS_DAY,
		CHRISTMAS_DAY,
		ST_STEPHENS_DAY,
	],
} satisfies CountryRow;
