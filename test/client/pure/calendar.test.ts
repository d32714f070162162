import { dayPlus, weekdayOf } from '../../../platform/client/values/calendar';

it('counts days over the ends of months and years', () => {
	expect(dayPlus('2028-02-28', 1)).toBe('2028-02-29');
	expect(dayPlus('2027-01-01', -1)).toBe('2026-12-31');
	expect(dayPlus('2026-11-23', 0)).toBe('2026-11-23');
});

it('counts the days of the week from Sunday', () => {
	expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-28')]).toEqual([0, 6]);
});
