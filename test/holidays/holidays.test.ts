import { holidaysBetween, holidaysOf, isKnown } from '../../platform/holidays/holidays';

describe('a site in several places', () => {
	it('has a holiday that one of them has', () => {
		expect(holidaysOf(['FR', 'DE'], '2026-07-14')).toEqual([
			{ name: 'Bastille Day', isByLaw: true, isInLieu: false, places: ['FR'] },
		]);
	});

	it('has a holiday that all of them have once', () => {
		expect(holidaysOf(['FR', 'DE'], '2026-12-25')).toEqual([
			{ name: 'Christmas Day', isByLaw: true, isInLieu: false, places: ['FR', 'DE'] },
		]);
	});

	it('has several holidays on one day', () => {
		expect(holidaysOf(['FR', 'GB'], '2026-05-25')).toMatchObject([
			{ name: 'Whit Monday', places: ['FR'] },
			{ name: 'Spring Bank Holiday', places: ['GB'] },
		]);
	});

	it('has a legal holiday if it is legal in one of them', () => {
		for (const places of [['PL', 'SE'] as const, ['SE', 'PL'] as const]) {
			expect(holidaysOf(places, '2026-12-24')).toMatchObject([{ isByLaw: true }]);
		}
	});

	it('has two holidays of one place on one day', () => {
		expect(holidaysOf(['NO'], '2027-05-17')).toMatchObject([
			{ name: 'Constitution Day' },
			{ name: 'Whit Monday' },
		]);
	});
});

it('a site without places has no holidays', () => {
	expect(holidaysOf([], '2026-12-25')).toEqual([]);
});

it.each([
	['2007-12-31', false],
	['2008-01-01', true],
	['2040-12-31', true],
	['2041-01-01', false],
])('holidays on %s are known: %s', (day, known) => {
	expect(isKnown(day)).toBe(known);
	expect(holidaysOf(['FR'], day) !== undefined).toBe(known);
});

it("the list of holidays crosses the year's end and includes both ends", () => {
	const found = holidaysBetween(['US'], { from: '2027-12-24', to: '2028-01-01' });
	expect([...(found ?? [])].map(([day, [holiday]]) => [day, holiday?.name])).toEqual([
		['2027-12-24', 'Christmas Day'],
		['2027-12-25', 'Christmas Day'],
		['2027-12-31', "New Year's Day"],
		['2028-01-01', "New Year's Day"],
	]);
});

it.each([
	{ from: '2007-12-31', to: '2008-01-31' },
	{ from: '2040-12-01', to: '2041-01-01' },
])('the holidays from $from to $to are unknown', (days) => {
	expect(holidaysBetween(['FR'], days)).toBeUndefined();
});
