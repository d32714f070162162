import { readDay, sliceDays } from '../../../platform/client/values/dates';

const day = (iso: string) => readDay('Day', iso);
const dayMs = 86_400_000;

test.each([
	['2026-01-01', '2026-01-01', 1],
	['2026-01-01', '2026-01-31', 1],
	['2026-01-01', '2026-02-01', 2],
	['2024-02-01', '2025-02-28', 13],
])('%s to %s becomes %i slices without gap or overlap', (from, to, count) => {
	const slices = sliceDays(day(from), day(to), 31);
	expect(slices).toHaveLength(count);
	expect(slices[0]?.from.iso).toBe(from);
	expect(slices.at(-1)?.to.iso).toBe(to);
	slices.forEach((slice, index) => {
		const length = (Date.parse(slice.to.iso) - Date.parse(slice.from.iso)) / dayMs + 1;
		expect(length).toBeLessThanOrEqual(31);
		const before = slices[index - 1];
		if (before) expect(Date.parse(slice.from.iso) - Date.parse(before.to.iso)).toBe(dayMs);
	});
});
