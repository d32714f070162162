import { COUNTRIES, isPlace, nameOfPlace } from '../../platform/holidays/places';
import { placeOfZone } from '../../platform/holidays/placeOfZone';

it('the table has twenty countries, ordered by name', () => {
	const names = COUNTRIES.map(({ name }) => name);
	expect(names).toHaveLength(20);
	expect(names).toEqual([...names].sort());
});

it('a country has its regions', () => {
	const germany = COUNTRIES.find(({ code }) => code === 'DE');
	expect(germany?.regions).toHaveLength(16);
	expect(germany?.regions).toContainEqual({ code: 'DE-BY', name: 'Bavaria' });
	expect(COUNTRIES.find(({ code }) => code === 'IT')?.regions).toEqual([]);
});

it.each([
	['DE', true],
	['DE-BY', true],
	['GB-SCT', true],
	['DE-XX', false],
	['BY', false],
	['JP', false],
	['de', false],
	['', false],
	['toString', false],
])('whether "%s" is the code of a place is %s', (text, is) => {
	expect(isPlace(text)).toBe(is);
});

it('places have English names', () => {
	expect([nameOfPlace('DE'), nameOfPlace('CA-QC')]).toEqual(['Germany', 'Quebec']);
});

it.each([
	['Europe/Paris', 'FR'],
	['Europe/Berlin', 'DE'],
	['Europe/London', 'GB'],
	['Europe/Zurich', 'CH'],
	['America/New_York', 'US'],
	['America/Los_Angeles', 'US'],
	['US/Eastern', 'US'],
	['Pacific/Honolulu', 'US-HI'],
	['America/Toronto', 'CA'],
	['America/Vancouver', 'CA-BC'],
	['Australia/Sydney', 'AU-NSW'],
	['Atlantic/Canary', 'ES-CN'],
	['UTC', undefined],
	['Asia/Tokyo', undefined],
	['toString', undefined],
])('the place of the time zone %s is %s', (zone, place) => {
	expect(placeOfZone(zone)).toBe(place);
});
