import type { CountryRow } from './row';

export const ITALY = {
	name: 'Italy',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Epiphany', on: '01-06' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Liberation Day', on: '04-25' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Republic Day', on: '06-02' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: 'St Francis of Assisi', on: '10-04', since: 2026 },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Immaculate Conception', on: '12-08' },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: "St Stephen's Day", on: '12-26' },
	],
} satisfies CountryRow;

export const AUSTRIA = {
	name: 'Austria',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Epiphany', on: '01-06' },
		{ name: 'Easter Sunday', on: 'Easter', isCustomary: true },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Corpus Christi', on: 'Easter+60' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: 'Austrian National Day', on: '10-26' },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Immaculate Conception', on: '12-08' },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: "St Stephen's Day", on: '12-26' },
	],
} satisfies CountryRow;

export const PORTUGAL = {
	name: 'Portugal',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Carnival', on: 'Easter-47', isCustomary: true },
		{ name: 'Good Friday', on: 'Easter-2' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Freedom Day', on: '04-25' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Corpus Christi', on: 'Easter+60' },
		{ name: 'Portugal Day', on: '06-10' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: 'Republic Day', on: '10-05' },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Restoration of Independence', on: '12-01' },
		{ name: 'Immaculate Conception', on: '12-08' },
		{ name: 'Christmas Day', on: '12-25' },
	],
} satisfies CountryRow;

export const POLAND = {
	name: 'Poland',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Epiphany', on: '01-06' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Constitution Day', on: '05-03' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'Corpus Christi', on: 'Easter+60' },
		{ name: 'Assumption Day', on: '08-15' },
		{ name: "All Saints' Day", on: '11-01' },
		{ name: 'Independence Day', on: '11-11' },
		{ name: 'Christmas Eve', on: '12-24', since: 2025 },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: 'Second Day of Christmas', on: '12-26' },
	],
} satisfies CountryRow;
