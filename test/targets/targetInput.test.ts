import { readTargetAmount } from '../../platform/targets/amount';
import { readDirection } from '../../platform/targets/direction';
import { siteClock } from '../../platform/targets/siteClock';
import { startedDays, readTargetPeriod } from '../../platform/targets/targetPeriod';

const TODAY = '2026-11-23';

describe('the period of a target', () => {
	it.each([
		['this month', '2026-11-01', '2026-11-30'],
		['thisMonth', '2026-11-01', '2026-11-30'],
		['Last Month', '2026-10-01', '2026-10-31'],
		['this  quarter', '2026-10-01', '2026-12-31'],
		['lastQuarter', '2026-07-01', '2026-09-30'],
		['This year', '2026-01-01', '2026-12-31'],
		['last year', '2025-01-01', '2025-12-31'],
		['ce mois', '2026-11-01', '2026-11-30'],
		['le mois dernier', '2026-10-01', '2026-10-31'],
		['Dieser Monat', '2026-11-01', '2026-11-30'],
		['letztes Quartal', '2026-07-01', '2026-09-30'],
		['este año', '2026-01-01', '2026-12-31'],
		['el mes pasado', '2026-10-01', '2026-10-31'],
		['October 2026', '2026-10-01', '2026-10-31'],
		['oct. 2026', '2026-10-01', '2026-10-31'],
		['Februar 2024', '2024-02-01', '2024-02-29'],
		['février 2026', '2026-02-01', '2026-02-28'],
		['marzo de 2026', '2026-03-01', '2026-03-31'],
		['2026 Mai', '2026-05-01', '2026-05-31'],
		['2026-10', '2026-10-01', '2026-10-31'],
		['2026-10-01', '2026-10-01', '2026-10-31'],
		['10/2026', '2026-10-01', '2026-10-31'],
		['Q4 2026', '2026-10-01', '2026-12-31'],
		['2026-Q1', '2026-01-01', '2026-03-31'],
		['T2 2026', '2026-04-01', '2026-06-30'],
		['3. Quartal 2026', '2026-07-01', '2026-09-30'],
		['2026', '2026-01-01', '2026-12-31'],
		['2026-10-05 to 2026-11-28', '2026-10-05', '2026-11-28'],
		['2026-10-05 – 2026-11-28', '2026-10-05', '2026-11-28'],
		['2026-10-05 bis 2026-11-28', '2026-10-05', '2026-11-28'],
		['2026-10-05T00:00 to 2026-11-28', '2026-10-05', '2026-11-28'],
		['2026-10 to 2026-11', '2026-10-01', '2026-11-30'],
		['October 2026 to December 2026', '2026-10-01', '2026-12-31'],
		['2026-W45 - 2026-W47', '2026-11-02', '2026-11-22'],
		['Q1 2026 bis Q2 2026', '2026-01-01', '2026-06-30'],
		['2025 to 2026', '2025-01-01', '2026-12-31'],
		['09/2026 - 11/2026', '2026-09-01', '2026-11-30'],
		['2026-10-05/2026-11-28', '2026-10-05', '2026-11-28'],
		['2026-10-05 to 2026-11', '2026-10-05', '2026-11-30'],
		['this week', '2026-11-23', '2026-11-29'],
		['Diese Woche', '2026-11-23', '2026-11-29'],
		['letzte Woche', '2026-11-16', '2026-11-22'],
		['la semaine dernière', '2026-11-16', '2026-11-22'],
		['esta semana', '2026-11-23', '2026-11-29'],
		['la semana pasada', '2026-11-16', '2026-11-22'],
		['2026-W45', '2026-11-02', '2026-11-08'],
		['KW 45 2026', '2026-11-02', '2026-11-08'],
		['week 1, 2026', '2025-12-29', '2026-01-04'],
		['thisWeek', '2026-11-23', '2026-11-29'],
		['October', '2026-10-01', '2026-10-31'],
		['Dezember', '2025-12-01', '2025-12-31'],
		['novembre', '2026-11-01', '2026-11-30'],
		['Q4', '2026-10-01', '2026-12-31'],
		['4. Quartal', '2026-10-01', '2026-12-31'],
		['week 47', '2026-11-16', '2026-11-22'],
		['KW 48', '2026-11-23', '2026-11-29'],
		['week 50', '2025-12-08', '2025-12-14'],
	])('can be written %s', (typed, from, to) => {
		expect(readTargetPeriod(typed, TODAY)).toEqual({ from, to });
	});

	it.each([
		'',
		'soon',
		'2026-13',
		'Q5 2026',
		'13/2026',
		'Foober 2026',
		'2026-10-05',
		'5 to 6',
		'2026-W54',
		'in 2026-Q4',
		'im 4. Quartal 2026',
		'in October 2026',
		'2026-10-05 to then',
		'2026-10-05 to 12',
		'2026-10-05 to 2026-11-31',
		'2026-10 to 2026-11 to 2026-12',
		'then to 2026-10-05',
	])('cannot be "%s"', (typed) => {
		expect(() => readTargetPeriod(typed, TODAY)).toThrow(`Period cannot be read: ${typed}`);
	});

	it('is over, current or begins today, and never lies in the future', () => {
		expect(() => readTargetPeriod('December 2026', TODAY)).toThrow('starts on 2026-12-01');
		expect(() => readTargetPeriod('2026-11-28 to 2026-11-20', TODAY)).toThrow('before it begins');
		expect(startedDays({ from: TODAY, to: TODAY }, TODAY)).toEqual({ from: TODAY, to: TODAY });
		expect(readTargetPeriod('this month', '2026-12-01').from).toBe('2026-12-01');
	});
});

describe('a unit without a year', () => {
	it.each([
		['January', '2027-01-01', '2027-01-01'],
		['Q1', '2027-01-02', '2027-01-01'],
		['week 53', '2027-01-02', '2026-12-28'],
		['week 1', '2027-01-02', '2025-12-29'],
		['week 1', '2025-12-30', '2025-12-29'],
		['December', '2025-12-30', '2025-12-01'],
	])('is the latest that has begun, also around New Year: %s on %s', (typed, today, from) => {
		expect(readTargetPeriod(typed, today).from).toBe(from);
	});
});

describe('the current day of a site', () => {
	it.each([
		// The clocks were set forward at 02:00.
		['2027-03-28T03:59Z', '2027-03-27'],
		['2027-03-28T04:00Z', '2027-03-28'],
		// The clocks were set back at 03:00.
		['2026-10-25T04:59Z', '2026-10-24'],
		['2026-10-25T05:00Z', '2026-10-25'],
	])('is without figures before 6 a.m. by its clock: %s', (moment, end) => {
		expect(siteClock('Europe/Paris', Date.parse(moment)).end).toBe(end);
	});

	const now = Date.parse('2026-11-01T07:00Z');
	it.each([
		['Pacific/Honolulu', '2026-10-31', '2026-10-31'],
		['Europe/Paris', '2026-11-01', '2026-11-01'],
		['Europe/London', '2026-11-01', '2026-11-01'],
		['America/Montreal', '2026-11-01', '2026-10-31'],
		['Pacific/Kiritimati', '2026-11-01', '2026-11-01'],
	])('follows the time zone %s', (zone, today, end) => {
		expect(siteClock(zone, now)).toEqual({ today, end });
		expect(readTargetPeriod('this month', today).from).toBe(`${today.slice(0, 7)}-01`);
	});
});

describe('the amount of a target', () => {
	it.each<[unknown, number]>([
		[12_000, 12_000],
		[0.5, 0.5],
		['12000', 12_000],
		['12,000', 12_000],
		['1,234,567.8', 1_234_567.8],
		['12 000', 12_000],
		['12\u202f000 €', 12_000],
		['12.000', 12_000],
		['12.000,50 EUR', 12_000.5],
		['$12,000.50', 12_000.5],
		['2,5 %', 2.5],
		['2.5', 2.5],
		["12'000", 12_000],
		// Thousands do not begin with a nought: these are decimals.
		['0.001', 0.001],
		['0,001', 0.001],
		['0.125', 0.125],
		['0,125 %', 0.125],
		['00.125', 0.125],
		['.5', 0.5],
		[',5', 0.5],
		['1.', 1],
		['1.2345', 1.2345],
		['1234.567', 1_234.567],
		['1234,567', 1_234.567],
		// In thousands, with decimals and without.
		['1.234', 1_234],
		['1,234', 1_234],
		['1.234.567', 1_234_567],
		['1,234,567.891', 1_234_567.891],
		['1.234.567,891', 1_234_567.891],
		['1 234,5', 1_234.5],
		['1 234.567', 1_234.567],
		['1\u202f234\u202f567,8', 1_234_567.8],
		['1’234’567.80', 1_234_567.8],
		['12,34,567.5', 1_234_567.5],
		// With what they are amounts of.
		['€1.234,50', 1_234.5],
		['1.234,50 EUR', 1_234.5],
		['US$ 1,234.50', 1_234.5],
		['CHF 1’234.50', 1_234.5],
		['1 234,50 kr', 1_234.5],
		['₹12,34,567', 1_234_567],
		['2.5 %', 2.5],
		['2,5%', 2.5],
		['1,234.5 %', 1_234.5],
		['+12,000', 12_000],
		[0.001, 0.001],
		[1_234.567, 1_234.567],
	])('can be written %p', (typed, amount) => {
		expect(readTargetAmount(typed)).toBe(amount);
	});

	it.each<[unknown, string]>([
		['', 'Target is empty'],
		[undefined, 'Target is empty'],
		[null, 'Target is empty'],
		[{}, 'Target is empty'],
		['many', 'not a number: many'],
		['1.2.3', 'not a number'],
		['12,00,0', 'not a number'],
		['1,2,3', 'not a number'],
		['1 2', 'not a number'],
		['10 50', 'not a number'],
		['1234,567.8', 'not a number'],
		['1,234.567.8', 'not a number'],
		['0,123,456', 'not a number'],
		['12k', 'not a number'],
		['1 EUR 2', 'not a number'],
		['.', 'not a number'],
		['9'.repeat(400), 'not a number: 999'],
		['2.125 %', 'may mean 2.125 or 2125'],
		['2,125%', 'may mean 2.125 or 2125'],
		['0.000', 'more than 0'],
		['−5', 'more than 0'],
		['- 5 €', 'more than 0'],
		[Infinity, 'not a number'],
		[NaN, 'not a number'],
		[0, 'more than 0'],
		['-12,000', 'more than 0'],
	])('cannot be %p', (typed, message) => {
		expect(() => readTargetAmount(typed)).toThrow(message);
	});
});

it.each([
	['', undefined],
	['Budget', 'atMost'],
	['at most', 'atMost'],
	['atMost', 'atMost'],
	['Höchstens', 'atMost'],
	['<=', 'atMost'],
	['At Least', 'atLeast'],
	['atLeast', 'atLeast'],
	['au moins', 'atLeast'],
])('the type of a target can be written "%s"', (typed, bound) => {
	expect(readDirection(typed)).toBe(bound);
});

it('an unknown type of a target is rejected', () => {
	expect(() => readDirection('some')).toThrow('Type cannot be "some"');
});
