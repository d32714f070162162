import { isBridgeDay } from '../../platform/calendar/bridges';
import { sameHolidayBefore } from '../../platform/calendar/before';
import { holidaysBetween, holidaysOf, type Holiday } from '../../platform/calendar/holidays';
import { COUNTRIES, type Place } from '../../platform/calendar/places';
import { daysBetween, weekdayOf } from '../../platform/client/values/calendar';

const YEARS = Array.from({ length: 17 }, (_, index) => 2024 + index);
const PLACES: Place[] = COUNTRIES.flatMap(({ code, regions }) => [
	code,
	...regions.map((region) => region.code),
]);

function holidaysIn(place: Place, year: number): ReadonlyMap<string, readonly Holiday[]> {
	const found = holidaysBetween([place], { from: `${year}-01-01`, to: `${year}-12-31` });
	if (found) return found;
	throw new Error(`${year} is not known`);
}

function daysOf(year: number): string[] {
	const on = (iso: string) => ({ iso, monthFirst: '' });
	return daysBetween(on(`${year}-01-01`), on(`${year}-12-31`));
}

describe.each(PLACES)('%s', (place) => {
	it('has 8 to 20 holidays in each year', () => {
		for (const year of YEARS) {
			const names = [...holidaysIn(place, year).values()].flat().filter((one) => !one.isInLieu);
			expect(names.length).toBeGreaterThanOrEqual(8);
			expect(names.length).toBeLessThanOrEqual(20);
		}
	});

	it("has New Year's Day and Christmas Day in each year", () => {
		for (const year of YEARS) {
			const holidays = holidaysIn(place, year);
			expect(holidays.get(`${year}-01-01`)).toContainEqual(
				expect.objectContaining({ name: "New Year's Day" }),
			);
			expect(holidays.get(`${year}-12-25`)).toContainEqual(
				expect.objectContaining({ name: 'Christmas Day' }),
			);
		}
	});

	it('has each holiday once a year', () => {
		for (const year of YEARS) {
			const names = [...holidaysIn(place, year).values()]
				.flat()
				.filter((one) => !one.isInLieu)
				.map(({ name }) => name);
			expect([...new Set(names)]).toEqual(names);
		}
	});

	it('has days off for weekends on workdays only', () => {
		for (const year of YEARS) {
			for (const [day, holidays] of holidaysIn(place, year)) {
				if (holidays.some(({ isInLieu }) => isInLieu)) expect(weekdayOf(day) % 6).not.toBe(0);
			}
		}
	});

	it('has its bridge days on workdays that are no holidays', () => {
		for (const year of YEARS) {
			const bridges = daysOf(year).filter((day) => isBridgeDay([place], day));
			for (const day of bridges) {
				expect(weekdayOf(day) % 6).not.toBe(0);
				expect(holidaysOf([place], day)).toEqual([]);
			}
		}
	});

	it('has the same holiday about a year before', () => {
		for (const year of YEARS) {
			for (const [day, holidays] of holidaysIn(place, year)) {
				const before = sameHolidayBefore([place], day);
				if (before === undefined) continue;
				const names = holidaysOf([place], before)?.map(({ name }) => name);
				expect(names).toEqual(expect.arrayContaining(holidays.map(({ name }) => name)));
				expect(Math.abs(Date.parse(day) - Date.parse(before) - 365 * 86_400_000)).toBeLessThan(
					40 * 86_400_000,
				);
			}
		}
	});
});
