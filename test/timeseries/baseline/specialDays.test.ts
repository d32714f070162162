import type { Place } from '../../../platform/holidays/places';
import type { SpecialDay } from '../../../platform/timeseries/specialDays';
import { specialDays } from '../../../platform/timeseries/specialDays';

/** A special day with its English name. */
function named(special: SpecialDay | undefined) {
	if (!special) return undefined;
	const { nameIn, ...facts } = special;
	return { name: nameIn('en'), ...facts };
}

it.each<[Place[], string, object | undefined]>([
	[['FR'], '2026-05-14', { name: 'Ascension Day', sameDayLastYear: '2025-05-29' }],
	[['FR'], '2026-05-15', { name: 'bridge day after Ascension Day', sameDayLastYear: '2025-05-30' }],
	[['FR'], '2026-05-16', { name: 'long weekend', isAdjacent: true }],
	[['FR'], '2026-05-17', { name: 'long weekend', isAdjacent: true }],
	[['FR'], '2026-05-18', undefined],
	[['FR'], '2027-03-29', { name: 'Easter Monday', sameDayLastYear: '2026-04-06' }],
	[['FR'], '2038-04-26', { name: 'Easter Monday', sameDayLastYear: '2037-04-06' }],
	[['FR'], '2026-11-12', undefined],
	[['DE'], '2026-01-07', undefined],
	[['DE-BY'], '2026-01-06', { name: 'Epiphany', sameDayLastYear: '2025-01-06' }],
	[['FR', 'GB'], '2026-07-14', { name: 'Bastille Day in France', sameDayLastYear: '2025-07-14' }],
	[['US'], '2026-11-26', { name: 'Thanksgiving', sameDayLastYear: '2025-11-27' }],
	// The year's end, over which New Year's Day is looked for.
	[['FR'], '2026-12-30', { name: 'Christmas weeks', sameDayLastYear: '2025-12-30' }],
	[['FR'], '2027-01-01', { name: "New Year's Day", sameDayLastYear: '2026-01-01' }],
	// After the last year whose holidays are known.
	[['FR'], '2050-05-18', undefined],
	[['FR'], '2026-12-24', { name: 'Christmas weeks', sameDayLastYear: '2025-12-24' }],
	[['FR'], '2026-12-23', { name: 'Christmas weeks', isAdjacent: true }],
	// A Sunday before Christmas Eve, and one after New Year's Day.
	[['FR'], '2029-12-23', { name: 'Christmas weeks', sameDayLastYear: '2028-12-23' }],
	[['FR'], '2027-01-03', { name: 'Christmas weeks', sameDayLastYear: '2026-01-03' }],
	[['FR'], '2027-01-02', { name: 'Christmas weeks', sameDayLastYear: '2026-01-02' }],
	// Some have left before, and some are not back yet.
	[['FR'], '2026-12-19', undefined],
	[['FR'], '2026-12-21', { name: 'Christmas weeks', isAdjacent: true }],
	[['FR'], '2027-01-06', { name: 'Christmas weeks', isAdjacent: true }],
	[['FR'], '2027-01-07', undefined],
	// A holiday on a Sunday makes no weekend long.
	[['FR'], '2026-11-01', { name: "All Saints' Day", sameDayLastYear: '2025-11-01' }],
	[['FR'], '2026-10-31', undefined],
	[[], '2026-12-25', undefined],
])('for %s, the special day on %s has its day of last year', (places, day, expected) => {
	expect(named(specialDays(places, [])(day))).toEqual(expected);
});

describe("special days of the user's own", () => {
	const days = specialDays(
		['FR'],
		[
			{ name: 'Black Friday', from: '2026-11-25', to: '2026-11-30' },
			{ name: 'Black Friday', from: '2025-11-26', to: '2025-12-01' },
			{ name: 'Migration', from: '2026-12-25', to: '2026-12-26' },
		],
	);

	it('are compared with days of the same name, counted from their first day', () => {
		expect(named(days('2026-11-27'))).toEqual({
			name: 'Black Friday',
			sameDayLastYear: '2025-11-28',
		});
		expect(named(days('2025-11-28'))).toEqual({ name: 'Black Friday', sameDayLastYear: undefined });
	});

	it('are compared with the last of several', () => {
		const sale = (from: string, to: string) => ({ name: 'Sale', from, to });
		for (const own of [
			[
				sale('2026-11-05', '2026-11-06'),
				sale('2025-11-05', '2025-11-06'),
				sale('2024-11-05', '2024-11-06'),
			],
			[
				sale('2024-11-05', '2024-11-06'),
				sale('2025-11-05', '2025-11-06'),
				sale('2026-11-05', '2026-11-06'),
			],
		]) {
			expect(specialDays([], own)('2026-11-06')?.sameDayLastYear).toBe('2025-11-06');
		}
	});

	it('take precedence over holidays, and end with their last day', () => {
		expect(named(days('2026-12-25'))?.name).toBe('Migration');
		expect(days('2026-12-01')).toBeUndefined();
	});
});
