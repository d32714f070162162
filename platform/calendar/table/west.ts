import type { CountryRow } from './row';

export const FRANCE = {
	name: 'France',
	regions: { '6AE': 'Alsace', '57': 'Moselle' },
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Good Friday', on: 'Easter-2', only: '6AE 57' },
		{ name: 'Easter Sunday', on: 'Easter', isCustomary: true },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Victory Day', on: '05-08' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Bastille Day', on: '07-14' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Armistice Day', on: '11-11' },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: "St Stephen's Day", on: '12-26', only: '6AE 57' },
	],
} satisfies CountryRow;

export const BELGIUM = {
	name: 'Belgium',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Belgian National Day', on: '07-21' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Armistice Day', on: '11-11' },
		{ name: 'Christmas Day', on: '12-25' },
	],
} satisfies CountryRow;

export const NETHERLANDS = {
	name: 'Netherlands',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Good Friday', on: 'Easter-2', isCustomary: true },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: "King's Day", on: '04-27', weekend: 'saturday instead' },
		{ name: 'Liberation Day', on: '05-05', years: [2025, 2030, 2035, 2040] },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: 'Second Day of Christmas', on: '12-26' },
	],
} satisfies CountryRow;

export const LUXEMBOURG = {
	name: 'Luxembourg',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Easter Sunday', on: 'Easter', isCustomary: true },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Europe Day', on: '05-09' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Luxembourg National Day', on: '06-23' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: "St Stephen's Day", on: '12-26' },
	],
} satisfies CountryRow;
