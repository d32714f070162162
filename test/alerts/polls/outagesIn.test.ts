import { zeroRuns, removeZeroRuns } from '../../../platform/alerts/expectation/zeroRuns';
import { daysFrom } from './living';

/** Days from a Monday on. */
const DAYS = daysFrom('2026-09-07', '2026-11-01');

/** What is recognized, as the numbers of the days, of figures that are 0 on some of them. */
function found(isZero: (index: number) => boolean, value = 100, isCount = true) {
	const past = new Map(DAYS.map((day, index) => [day, isZero(index) ? 0 : value]));
	return [...zeroRuns(past, isCount)].map((day) => DAYS.indexOf(day)).sort((a, b) => a - b);
}

const within = (from: number, to: number) => (index: number) => index >= from && index <= to;
const numbers = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a run of zeros is an outage', () => {
	const sundays = (index: number) => index % 7 === 6;

	it.each<[string, number[], number[]]>([
		['for one day', numbers(20, 20), []],
		['for eleven days', numbers(20, 30), []],
		['for the first month', numbers(0, 29), []],
		['for the last week', numbers(49, 55), []],
		['several times', [...numbers(5, 16), ...numbers(30, 32)], []],
		// The shorter time is first, though alone it could be chance.
		['twice', [...numbers(2, 3), ...numbers(20, 40)], []],
		[
			'on the days on which the shop is open',
			numbers(14, 23),
			DAYS.map((_, at) => at).filter(sundays),
		],
		// One that was closed for long is not closed on all weekdays.
		['for months', numbers(10, 45), []],
	])('if figures stop %s', (_, stopped, closed) => {
		const isOpen = (index: number) => !closed.includes(index);
		expect(found((index) => stopped.includes(index) || !isOpen(index))).toEqual(
			stopped.filter(isOpen),
		);
	});
});

it('the days of outages are removed from the past', () => {
	const past = new Map([
		['2026-09-07', 1],
		['2026-09-08', 0],
	]);
	expect([...removeZeroRuns(past, new Set(['2026-09-08'])).keys()]).toEqual(['2026-09-07']);
});

describe('a run of zeros is no outage', () => {
	it('if it falls on the same weekdays', () => {
		expect(found((index) => index % 7 === 6)).toEqual([]);
		expect(found((index) => index % 7 >= 5)).toEqual([]);
	});

	it('if so few events can be absent by chance', () => {
		expect(found(within(20, 21), 6)).toEqual([20, 21]);
		expect(found(within(20, 21), 5.9)).toEqual([]);
		expect(found(within(20, 21), 5.9, false)).toEqual([20, 21]);
	});

	it('if zeros occur now and then', () => {
		expect(found((index) => index % 5 === 0)).toEqual([]);
		expect(found((index) => index % 5 < 2, 1_000, false)).toEqual([]);
	});

	it('if less than a week of other days is known', () => {
		expect(found(within(6, 55))).toEqual([]);
		expect(found(within(7, 55))).toEqual(numbers(7, 55));
	});

	it('if there are no zeros', () => {
		expect(found(() => false)).toEqual([]);
	});
});
