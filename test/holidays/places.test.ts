import { COUNTRIES, isPlace, nameOfPlace } from '../../platform/holidays/places';
import { placeOfZone } from '../../platform/holidays/placeOfZone';

it('knows twenty countries, in the order of their names', () => {
	const names = COUNTRIES.map(({ name }) => name);
	expect(names).toHaveLength(20);
	expect(names).toEqual([...names].sort());
});

it('knows the regions of a country', () => {
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
])('"%s" is a place: %s', (text, is) => {
	expect(isPlace(text)).toBe(is);
});

it('names places in English', () => {
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
])('%s is the time of %s', (zone, place) => {
	expect(placeOfZone(zone)).toBe(place);
});
