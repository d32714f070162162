import { isZone, latestSlot } from '../../../platform/polling/schedule';

test.each([
	['Europe/Paris', true],
	['Europe/Nowhere', false],
	['', false],
])('%j is a zone: %p', (name, is) => {
	expect(isZone(name)).toBe(is);
});

test('a weekday that is none counts as Monday', () => {
	const rhythm = { every: 'week', weekday: 9, hour: 6, minute: 30, zone: 'utc' } as const;
	expect(latestSlot(rhythm, Date.parse('2026-11-04T12:00:00Z'))).toBe(
		Date.parse('2026-11-02T06:30:00Z'),
	);
});
