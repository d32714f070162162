import type { CountryRow } from './row';

export const SWEDEN = {
	name: 'Sweden',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Epiphany', on: '01-06' },
		{ name: 'Good Friday', on: 'Easter-2' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'National Day of Sweden', on: '06-06' },
		{ name: 'Midsummer Eve', on: 'Friday from 06-19', isCustomary: true },
		{ name: 'Midsummer Day', on: 'Saturday from 06-20' },
		{ name: "All Saints' Day", on: 'Saturday from 10-31' },
		{ name: 'Christmas Eve', on: '12-24', isCustomary: true },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: 'Second Day of Christmas', on: '12-26' },
		{ name: "New Year's Eve", on: '12-31', isCustomary: true },
	],
} satisfies CountryRow;

export const DENMARK = {
	name: 'Denmark',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Maundy Thursday', on: 'Easter-3' },
		{ name: 'Good Friday', on: 'Easter-2' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Constitution Day', on: '06-05', isCustomary: true },
		{ name: 'Christmas Eve', on: '12-24', isCustomary: true },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: 'Second Day of Christmas', on: '12-26' },
		{ name: "New Year's Eve", on: '12-31', isCustomary: true },
	],
} satisfies CountryRow;

export const NORWAY = {
	name: 'Norway',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Maundy Thursday', on: 'Easter-3' },
		{ name: 'Good Friday', on: 'Easter-2' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Constitution Day', on: '05-17' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'Whit Monday', on: 'Easter+50' },
		{ name: 'Christmas Eve', on: '12-24', isCustomary: true },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: 'Second Day of Christmas', on: '12-26' },
	],
} satisfies CountryRow;

export const FINLAND = {
	name: 'Finland',
	regions: {},
	holidays: [
		{ name: "New Year's Day", on: '01-01' },
		{ name: 'Epiphany', on: '01-06' },
		{ name: 'Good Friday', on: 'Easter-2' },
		{ name: 'Easter Sunday', on: 'Easter' },
		{ name: 'Easter Monday', on: 'Easter+1' },
		{ name: 'Labour Day', on: '05-01' },
		{ name: 'Ascension Day', on: 'Easter+39' },
		{ name: 'Whit Sunday', on: 'Easter+49' },
		{ name: 'Midsummer Eve', on: 'Friday from 06-19', isCustomary: true },
		{ name: 'Midsummer Day', on: 'Saturday from 06-20' },
		{ name: "All Saints' Day", on: 'Saturday from 10-31' },
		{ name: 'Independence Day', on: '12-06' },
		{ name: 'Christmas Eve', on: '12-24', isCustomary: true },
		{ name: 'Christmas Day', on: '12-25' },
		{ name: 'Second Day of Christmas', on: '12-26' },
	],
} satisfies CountryRow;
