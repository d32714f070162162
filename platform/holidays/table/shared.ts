import type { HolidayRow } from './holidayRow';

// Holidays of several countries. A shared row makes them one holiday for a site in more than one of
// these countries.

export const NEW_YEARS_DAY: HolidayRow = { name: "New Year's Day", on: '01-01' };
export const EPIPHANY: HolidayRow = { name: 'Epiphany', on: '01-06' };
export const GOOD_FRIDAY: HolidayRow = { name: 'Good Friday', on: 'Easter-2' };
export const EASTER_SUNDAY: HolidayRow = { name: 'Easter Sunday', on: 'Easter' };
export const EASTER_MONDAY: HolidayRow = { name: 'Easter Monday', on: 'Easter+1' };
export const ASCENSION_DAY: HolidayRow = { name: 'Ascension Day', on: 'Easter+39' };
export const WHIT_SUNDAY: HolidayRow = { name: 'Whit Sunday', on: 'Easter+49' };
export const WHIT_MONDAY: HolidayRow = { name: 'Whit Monday', on: 'Easter+50' };
export const CORPUS_CHRISTI: HolidayRow = { name: 'Corpus Christi', on: 'Easter+60' };
export const LABOUR_DAY: HolidayRow = { name: 'Labour Day', on: '05-01' };
export const ASSUMPTION_DAY: HolidayRow = { name: 'Assumption Day', on: '08-15' };
export const ALL_SAINTS_DAY: HolidayRow = { name: "All Saints' Day", on: '11-01' };
export const IMMACULATE_CONCEPTION: HolidayRow = { name: 'Immaculate Conception', on: '12-08' };
export const CHRISTMAS_EVE: HolidayRow = { name: 'Christmas Eve', on: '12-24' };
export const CHRISTMAS_DAY: HolidayRow = { name: 'Christmas Day', on: '12-25' };
export const ST_STEPHENS_DAY: HolidayRow = { name: "St Stephen's Day", on: '12-26' };
export const SECOND_DAY_OF_CHRISTMAS: HolidayRow = { name: 'Second Day of Christmas', on: '12-26' };
