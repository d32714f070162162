import { shownDay, shownDays } from '../../../platform/base/dates/shownDays';

test.each([
	['2026-11-16', '2026-11-22', 'Nov 16 – 22, 2026'],
	['2026-10-26', '2026-11-01', 'Oct 26 – Nov 1, 2026'],
	['2025-12-29', '2026-01-04', 'Dec 29, 2025 – Jan 4, 2026'],
	['2026-11-16', '2026-11-16', 'Nov 16, 2026'],
	['some day', '2026-11-16', 'some day to 2026-11-16'],
])('the days from %s to %s are shown as %s', (from, to, shown) => {
	expect(shownDays({ from, to }).replace(/\s/g, ' ')).toBe(shown);
});

test('a text that is no day is shown as it is', () => {
	expect([shownDay('2026-11-11'), shownDay('soon')]).toEqual(['Nov 11, 2026', 'soon']);
});
