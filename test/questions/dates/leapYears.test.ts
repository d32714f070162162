import { understoodComparison, understoodPeriod } from './understood';

describe('a day without a year', () => {
	it.each([
		['29 February', '2028-02-29', '2028-02-29'],
		['29 February', '2028-02-10', '2024-02-29'],
		['29/02', '2028-02-10', '2024-02-29'],
		['since 29 February', '2028-02-10', '2024-02-29 to 2028-02-10'],
		['20-29 Feb', '2028-02-10', '2024-02-20 to 2024-02-29'],
		['20-29 Feb', '2028-02-25', '2028-02-20 to 2028-02-25'],
		['20 Feb 2028 to 29 Feb', '2028-02-25', '2028-02-20 to 2028-02-25'],
		['20-29 Feb', '2028-03-10', '2028-02-20 to 2028-02-29'],
		['29 Feb to 5 March', '2028-03-10', '2028-02-29 to 2028-03-05'],
		// The latest 5 March is in a year without a 29 February.
		['29 Feb to 5 March', '2028-02-10', 'unknown'],
		['29 February', '2027-06-10', 'unknown'],
	])('is never 28 February for 29 February: "%s" on %s', (words, today, days) => {
		expect(understoodPeriod(words, today)).toBe(days);
	});
});

describe('the same dates years earlier', () => {
	it.each([
		['February 2029', 'same month last year', '2028-02-01 to 2028-02-29'],
		['February 2029', 'same period in 2028', '2028-02-01 to 2028-02-29'],
		['February 2029', '-1y', '2028-02-01 to 2028-02-29'],
		['February 2026', 'same month in 2024', '2024-02-01 to 2024-02-29'],
		['February 2026', '2 years ago', '2024-02-01 to 2024-02-29'],
		['January 2026 to February 2026', '2 years earlier', '2024-01-01 to 2024-02-29'],
		['2026-02-10 to 2026-02-28', '2 years earlier', '2024-02-10 to 2024-02-28'],
		['29 February 2028', 'same day last year', '2027-02-28'],
	])('are a complete month for %s and "%s"', (when, words, days) => {
		expect(understoodComparison(when, words, '2029-04-01')).toBe(days);
	});
});

describe('a week of a year by its distance', () => {
	it.each([
		['week 10 last year', '2027-01-02', '2026-03-02 to 2026-03-08 1 week'],
		['KW 10 letztes Jahr', '2027-01-02', '2026-03-02 to 2026-03-08 1 week'],
		['week 53 last year', '2027-01-02', '2026-12-28 to 2027-01-02 thisWeek'],
		['week 10 last year', '2025-12-30', '2024-03-04 to 2024-03-10 1 week'],
		['week 10 this year', '2025-12-30', '2025-03-03 to 2025-03-09 1 week'],
	])('counts from the calendar year of the day: "%s" on %s', (words, today, days) => {
		expect(understoodPeriod(words, today)).toBe(days);
	});
});
