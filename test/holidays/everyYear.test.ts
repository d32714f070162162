import { isBridgeDay } from '../../platform/holidays/bridges';
import { sameHolidayBefore } from '../../platform/holidays/sameHolidayBefore';
import { holidaysBetween, holidaysOf, type Holiday } from '../../platform/holidays/holidays';
import { COUNTRIES, type Place } from '../../platform/holidays/places';
import { addDays, weekdayOf } from '../../platform/base/dates/dayArithmetic';

const YEARS = Array.from({ length: 17 }, (_, index) => 2024 + index);
const DAY_MS = 86_400_000;

const PLACES = COUNTRIES.flatMap(({ code, regions }) => [code, ...regions.map(({ code }) => code)]);

type DayOff = Holiday & { readonly day: string };

function daysOff(place: Place, year: number): DayOff[] {
	const found = holidaysBetween([place], { from: `${year}-01-01`, to: `${year}-12-31` });
	if (!found) throw new Error(`${year} is not known`);
	return [...found].flatMap(([day, holidays]) => holidays.map((one) => ({ ...one, day })));
}

const isWorkday = (day: string) => weekdayOf(day) % 6 !== 0;

describe.each(PLACES)('in each year, %s', (place) => {
	const years = YEARS.map((year) => {
		const all = daysOff(place, year);
		return { year, all, names: all.filter((one) => !one.isInLieu).map(({ name }) => name) };
	});

	it('has 8 to 20 holidays', () => {
		for (const { names } of years) {
			expect(names.length).toBeGreaterThanOrEqual(8);
			expect(names.length).toBeLessThanOrEqual(20);
		}
	});

	it("has New Year's Day and Christmas Day on their dates", () => {
		for (const { year, all } of years) {
			const fixed = all.filter(({ day }) => /-(01-01|12-25)$/.test(day)).map(({ name }) => name);
			expect([year, ...fixed]).toEqual([year, "New Year's Day", 'Christmas Day']);
		}
	});

	it('has each holiday once', () => {
		for (const { names } of years) expect([...new Set(names)]).toEqual(names);
	});

	it('has days off for weekends on workdays', () => {
		const inLieu = years.flatMap(({ all }) => all.filter((one) => one.isInLieu));
		expect(inLieu.filter(({ day }) => !isWorkday(day))).toEqual([]);
	});

	it('has the same holidays a year before, within the weeks that Easter moves by', () => {
		const all = years.flatMap((one) => one.all);
		const pairs = all.flatMap(({ day, name }) => {
			const before = sameHolidayBefore([place], day);
			return before === undefined ? [] : [{ day, name, before }];
		});
		expect(pairs.length).toBeGreaterThan(all.length / 2);
		const wrong = pairs.filter(({ day, name, before }) => {
			const daysApart = (Date.parse(day) - Date.parse(before)) / DAY_MS;
			const isThere = holidaysOf([place], before)?.some((one) => one.name === name);
			return !isThere || Math.abs(daysApart - 365) > 35;
		});
		expect(wrong).toEqual([]);
	});
});

it.each(COUNTRIES)(
	'$name has bridge days, all of them workdays that are no holidays',
	({ code }) => {
		const bridges: string[] = [];
		for (let day = '2024-01-01'; day <= '2040-12-31'; day = addDays(day, 1)) {
			if (isBridgeDay([code], day)) bridges.push(day);
		}
		expect(bridges.length).toBeGreaterThan(0);
		expect(bridges.filter((day) => !isWorkday(day))).toEqual([]);
		expect(bridges.filter((day) => holidaysOf([code], day)?.length !== 0)).toEqual([]);
	},
);
