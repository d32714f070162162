import { bridgesOf, isBridgeDay } from '../../platform/holidays/bridges';
import type { Place } from '../../platform/holidays/places';

const BRIDGES: ReadonlyArray<readonly [Place, string, string]> = [
	['FR', '2026-05-15', 'the Friday after Ascension Day'],
	['FR', '2026-07-13', 'the Monday before Bastille Day'],
	['ES', '2027-12-07', 'the Tuesday between two holidays'],
	['FR', '2025-12-26', 'the Friday after Christmas Day'],
	['FR', '2040-12-31', "the Monday before a New Year's Day that is no longer known"],
	['SE', '2030-12-27', 'the Friday after the second day of Christmas'],
];

const NONE: ReadonlyArray<readonly [Place, string, string]> = [
	['FR', '2026-05-14', 'a holiday itself'],
	['FR', '2026-05-16', 'a Saturday'],
	['FR', '2026-05-13', 'the day before a holiday, in the middle of a week'],
	['FR', '2026-07-15', 'the day after a holiday, in the middle of a week'],
	['FR', '2026-08-14', 'the Friday before a holiday on a Saturday'],
	['FR', '2026-11-02', 'the Monday after a holiday on a Sunday'],
	['DE', '2025-12-26', 'a holiday after a holiday'],
	['US', '2026-11-27', 'a day that most people have off anyway'],
	['FR', '2026-03-11', 'any Wednesday'],
];

it.each(BRIDGES)('in %s, %s is a bridge day: %s', (place, day) => {
	expect(isBridgeDay([place], day)).toBe(true);
});

it.each(NONE)('in %s, %s is no bridge day: %s', (place, day) => {
	expect(isBridgeDay([place], day)).toBe(false);
});

it.each<[Place, string, string | undefined, string | undefined]>([
	['ES', '2027-12-07', 'Constitution Day', 'Immaculate Conception'],
	['FR', '2026-05-15', 'Ascension Day', undefined],
	['FR', '2026-07-13', undefined, 'Bastille Day'],
	// The Sunday before is Constitution Day.
	['ES', '2026-12-07', undefined, 'Immaculate Conception'],
])('in %s, %s is a bridge day between %s and %s', (place, day, after, before) => {
	const bridges = bridgesOf([place], day)?.map((one) => [
		one.place,
		one.after?.name,
		one.before?.name,
	]);
	expect(bridges).toEqual([[place, after, before]]);
});

it('a bridge day has those places of a site where it is one', () => {
	const places = ['DE', 'DE-BY', 'AT'] as const;
	expect(bridgesOf(places, '2026-06-05')?.map(({ place }) => place)).toEqual(['DE-BY', 'AT']);
});

it('a day is no bridge day if another place of the site has a holiday', () => {
	expect(isBridgeDay(['FR'], '2025-12-26')).toBe(true);
	expect(isBridgeDay(['FR', 'GB'], '2025-12-26')).toBe(false);
});

it("bridge days are unknown outside the table's years", () => {
	expect(isBridgeDay(['FR'], '2007-05-18')).toBeUndefined();
	expect(isBridgeDay(['FR'], '2041-05-31')).toBeUndefined();
});
