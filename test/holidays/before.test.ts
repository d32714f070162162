import { sameHolidayBefore } from '../../platform/holidays/sameHolidayBefore';
import type { Place } from '../../platform/holidays/places';

it.each<[Place[], string, string, string]>([
	[['FR'], '2026-04-06', '2025-04-21', 'Easter Monday'],
	[['FR'], '2026-12-25', '2025-12-25', 'Christmas Day'],
	[['US'], '2026-11-26', '2025-11-27', 'Thanksgiving'],
	[['US'], '2026-11-27', '2025-11-28', 'the day after Thanksgiving'],
	[['NL'], '2026-04-27', '2025-04-26', "King's Day, which had been moved"],
	[['FR'], '2026-05-15', '2025-05-30', 'the bridge day after Ascension Day'],
	[['GB'], '2028-12-26', '2027-12-26', 'Boxing Day, which was a Sunday'],
	[['GB'], '2027-12-28', '2026-12-28', 'the day off for Boxing Day'],
	[['AU-VIC'], '2026-11-02', '2025-11-03', 'the bridge day before Melbourne Cup Day'],
	[['FR', 'DE'], '2026-05-14', '2025-05-29', 'Ascension Day in both countries'],
	[['FR', 'DE'], '2026-07-14', '2025-07-14', 'a holiday of one country'],
	[['FR', 'BE'], '2026-05-15', '2025-05-30', 'a bridge day in both countries'],
	[['NO'], '2028-05-17', '2027-05-17', 'Constitution Day, which was Whit Monday, too'],
])('in %s, the same holiday before %s was on %s: %s', (places, day, before) => {
	expect(sameHolidayBefore(places, day)).toBe(before);
});

it.each<[Place[], string, string]>([
	[['FR'], '2026-03-11', 'a workday'],
	[['FR'], '2008-03-24', 'Easter Monday of the first year that is known'],
	[['FR'], '2041-04-22', 'Easter Monday of a year that is not known'],
	[['PL'], '2025-12-24', 'a holiday that is new'],
	[['US'], '2026-07-03', 'a day off for a holiday that was no weekend'],
	[['US'], '2027-12-31', "a day off for New Year's Day, which was no weekend"],
	[['FR'], '2026-07-13', 'a bridge day before a holiday that was a Monday'],
	[['NO'], '2027-05-17', 'two holidays, which were on different days'],
	[['FR', 'GB'], '2026-05-25', 'holidays of two countries, which were on different days'],
])('in %s, no same holiday is known before %s: %s', (places, day) => {
	expect(sameHolidayBefore(places, day)).toBeUndefined();
});

it("the day off for New Year's Day is matched over the year's end", () => {
	// 1 January 2033 is a Saturday, and 1 January 2034 a Sunday.
	expect(sameHolidayBefore(['US'], '2034-01-02')).toBe('2032-12-31');
});
