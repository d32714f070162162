import { readDay } from '../../../platform/client/values/dates';
import { thrownBy } from './thrown';

describe('a day is read from', () => {
	test.each([
		['2026-11-02', '2026-11-02'],
		[' 2026-11-02 ', '2026-11-02'],
		['2026-11-02T00:00:00', '2026-11-02'],
		['2026-11-02T23:59:59.999', '2026-11-02'],
		['2026-11-02T00:00:00.000+02:00', '2026-11-02'],
		['2026-11-02T23:30:00-10:00', '2026-11-02'],
		['2026-11-02T00:00:00Z', '2026-11-02'],
		['2028-02-29', '2028-02-29'],
	])('%j, in its own time zone', (entered, day) => {
		expect(readDay('First Day', entered).iso).toBe(day);
	});

	test.each([
		['', 'First Day is empty'],
		['  ', 'First Day is empty'],
		['soon', 'First Day is not a date: soon'],
		['02/11/2026', 'First Day is not a date: 02/11/2026'],
		['2026-13-01', 'First Day is not a date: 2026-13-01'],
		['2026-02-29', 'First Day is not a date: 2026-02-29'],
	])('but not from %j', (entered, message) => {
		expect(thrownBy(() => readDay('First Day', entered))).toMatchObject({
			parameter: 'First Day',
			message,
		});
	});
});
