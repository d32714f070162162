// Compares the table of platform/holidays with the library date-holidays, day by day, as part of
// `npm run soak`. The rows of the table are typed by hand and hold no data of the library. It fails
// where a difference is not expected, and where an expected one no longer exists.
import Holidays from 'date-holidays';
import { holidaysBetween } from '../../platform/holidays/holidays';
import { COUNTRIES } from '../../platform/holidays/places';
import { EXPECTED } from './expected.mjs';

const FIRST_YEAR = 2024;
const LAST_YEAR = 2040;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/** The library's holidays by day. Those on which only banks close are optional. */
function libraryDays(place) {
	const [country = '', region] = place.split('-');
	const options = { languages: ['en'] };
	const library =
		region === undefined ? new Holidays(country, options) : new Holidays(country, region, options);
	const days = new Map();
	for (const year of YEARS) {
		for (const { date, name, type } of library.getHolidays(year)) {
			if (type !== 'public' && type !== 'bank') continue;
			days.set(date.slice(0, 'YYYY-MM-DD'.length), { name, isOptional: type === 'bank' });
		}
	}
	return days;
}

function differencesOf(place) {
	const theirs = libraryDays(place);
	const range = { from: `${FIRST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31` };
	const ours = holidaysBetween([place], range) ?? new Map();
	const inTable = [...ours].flatMap(([day, holidays]) => {
		const name = holidays.flatMap((one) => (one.isByLaw ? one.name : [])).join(' / ');
		const isInLibrary = name === '' || theirs.has(day);
		return isInLibrary ? [] : [{ place, only: 'table', name: dated(name, day), day }];
	});
	const inLibrary = [...theirs].flatMap(([day, { name, isOptional }]) => {
		const isInTable = isOptional || ours.has(day);
		return isInTable ? [] : [{ place, only: 'library', name: dated(name, day), day }];
	});
	return [...inTable, ...inLibrary];
}

function dated(name, day) {
	const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
	return `${name} (${weekday})`;
}

const places = COUNTRIES.flatMap(({ code, regions }) => [code, ...regions.map(({ code }) => code)]);
const differences = places.flatMap(differencesOf);
const rowOf = ({ place, only, name }) =>
	EXPECTED.find((row) => row.only === only && row.places.test(place) && row.name.test(name));
const unexpected = differences.filter((one) => rowOf(one) === undefined);
const met = new Set(differences.map(rowOf));
const unmet = EXPECTED.filter((row) => !met.has(row));

for (const { place, only, name, day } of unexpected)
	console.log(`${place} ${day}: ${only} only: ${name}`);
for (const { places: where, only, name } of unmet) {
	console.log(`No longer different: ${where.source}: ${only} only: ${name.source}`);
}
const expected = differences.length - unexpected.length;
console.log(
	`${places.length} places: ${expected} expected differences, ${unexpected.length} others`,
);
process.exitCode = unexpected.length + unmet.length > 0 ? 1 : 0;
