import {
	checkOrder,
	dayAfter,
	endOfMonth,
	readDay,
	readMoment,
	sliceDays,
} from '../../../platform/client/values/dates';
import { thrownBy } from './thrown';

const day = (iso: string) => readDay('Day', iso);

test('a day is written in two ways', () => {
	expect(day('2026-11-02')).toEqual({ iso: '2026-11-02', monthFirst: '11/02/2026' });
});

test.each([
	['2026-11-02', '2026-11-03'],
	['2026-12-31', '2027-01-01'],
	['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (iso, next) => {
	expect(dayAfter(day(iso))).toEqual(day(next));
});

test.each([
	['2026-11-02', '2026-11-30'],
	['2026-02-28', '2026-02-28'],
	['2028-02-01', '2028-02-29'],
])('the month of %s ends with %s', (iso, last) => {
	expect(endOfMonth(day(iso))).toEqual(day(last));
});

test.each([
	['1793629800', '1793629800'],
	[' 179362980 ', '179362980'],
	['2026-11-02T14:30:00Z', '1793629800'],
	['2026-11-02T15:30:00.999+01:00', '1793629800'],
])('the moment %j is %s', (entered, seconds) => {
	expect(readMoment('Since', entered)).toBe(seconds);
});

test.each(['soon', 'x1793629800', '1793629800x'])('%j is no moment', (entered) => {
	expect(thrownBy(() => readMoment('Since', entered))).toMatchObject({
		parameter: 'Since',
		message: `Since is not a date: ${entered}`,
		advice: 'Choose a moment, or enter one such as 2026-11-02T14:30:00Z',
	});
});

test('what is no day is told with what to enter', () => {
	expect(thrownBy(() => readDay('Day', 'soon'))).toMatchObject({
		advice: 'Choose a day, or enter one such as 2026-11-02',
	});
});

test('a period must not end before it starts', () => {
	expect(thrownBy(() => checkOrder(day('2026-11-02'), day('2026-11-02')))).toBeUndefined();
	expect(thrownBy(() => checkOrder(day('2026-11-02'), day('2026-11-01')))).toMatchObject({
		parameter: 'Last Day',
		message: 'Last Day (2026-11-01) is before First Day (2026-11-02)',
		advice: 'Exchange the two days',
	});
});

test('slices end at the last day', () => {
	const slices = sliceDays(day('2026-11-01'), day('2026-11-05'), 2);
	expect(slices.map(({ from, to }) => [from.iso, to.iso])).toEqual([
		['2026-11-01', '2026-11-02'],
		['2026-11-03', '2026-11-04'],
		['2026-11-05', '2026-11-05'],
	]);
	expect(sliceDays(day('2026-11-02'), day('2026-11-01'), 2)).toEqual([]);
});

test('what never was a day is a mistake of the program', () => {
	const none = { iso: 'none', monthFirst: 'none' };
	expect(() => dayAfter(none)).toThrow('A checked day is not valid');
});
