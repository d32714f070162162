import { isPlain, keptLetters, withoutAccents } from '../../../platform/base/text/accents';
import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { countryCodes, isCountry } from '../../../platform/base/names/countryCodes';
import { csvText, writeCsv } from '../../../platform/base/csv/csvText';
import {
	checkOrder,
	dayAfter,
	endOfMonth,
	readDay,
	readMomentParameter,
	sliceDays,
} from '../../../platform/base/dates/readDay';
import { COUNTRY_CODES } from '../../../sandbox/imports/countries';
import { allOf, streamOf } from '../streams';
import { thrownBy } from './errors/thrown';

describe('accents in a text', () => {
	it.each([
		['été', 'ete'],
		['e\u0301te\u0301', 'ete'],
		['ŠKODA Český', 'SKODA Cesky'],
		['œuvre ß ø', 'œuvre ß ø'],
		['日本 🎉', '日本 🎉'],
		['', ''],
	])('%j is normalized to %j', (text, plain) => {
		expect(withoutAccents(text)).toBe(plain);
	});

	it.each([
		['', true],
		[' ~', true],
		['\u001f', false],
		['\u007f', false],
		['aé', false],
		['éa', false],
	])('are not searched in plain ASCII: %j is plain: %p', (text, plain) => {
		expect(isPlain(text)).toBe(plain);
	});

	it('are removed, and of other consecutive marks the first thirty stay', () => {
		const marks = '\u05b0'.repeat(31);
		expect(withoutAccents(`é${marks}é${marks}`)).toBe(`e${marks.slice(1)}e${marks.slice(1)}`);
		expect(withoutAccents('각 が')).toBe('각 が');
	});

	it('are removed in linear time even from thousands of consecutive marks', () => {
		// Enough that comparing each with each would never end.
		const many = 1_000_000;
		// Two marks whose canonical order is reversed.
		const marks = '\u05b0\u05ae'.repeat(many);
		const accents = '\u0301\u0323'.repeat(many);
		expect(withoutAccents(`a${accents}`)).toBe('a');
		expect(withoutAccents(`a${marks}`)).toHaveLength(31);
	});

	it.each([
		['Łódź, Straße, œuvre, Łask', 'Łßœ'],
		['øø', 'ø'],
		['e\u0301té', ''],
		['plain', ''],
		['日本 Ωмега', ''],
	])('are absent from these Latin letters: of %j %j', (text, kept) => {
		expect(keptLetters(text)).toBe(kept);
	});
});

it('days are counted across the ends of months and years', () => {
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
	expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
	expect(addDays('2026-11-23', 0)).toBe('2026-11-23');
});

it('weekdays are counted from Sunday', () => {
	expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-28')]).toEqual([0, 6]);
});

describe('country codes', () => {
	it('are those of ISO 3166-1, and Kosovo', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
		const pairs = letters.flatMap((one) => letters.map((two) => one + two));
		expect(pairs.filter(isCountry)).toEqual([...COUNTRY_CODES].sort());
		expect([...countryCodes()].sort()).toEqual([...COUNTRY_CODES].sort());
		expect(COUNTRY_CODES.size).toBe(250);
	});

	it.each(['fr', 'FRA', 'F', '', '12', 'und'])('do not include %j', (code) => {
		expect(isCountry(code)).toBe(false);
	});
});

test('a table is written as a header line and a line for each row', () => {
	const rows = [
		['été', 1, true],
		['a,b', '', false],
		['"', null, { a: 1 }],
	];
	const text = writeCsv(['name', 'n', 'is it?'], rows).toString();
	expect(text).toBe('name,n,is it?\nété,1,true\n"a,b",,false\n"""",,"{""a"":1}"\n');
});

test('rows of a CSV file may arrive in batches', async () => {
	const pieces = await allOf(csvText(['n'], streamOf([[1], [2]], [], [[3]])));
	expect(pieces).toEqual(['n\n', '1\n2\n', '', '3\n']);
});

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

const day = (iso: string) => readDay('Day', iso);

test('a day is formatted in two ways', () => {
	expect(day('2026-11-02')).toEqual({ iso: '2026-11-02', monthFirst: '11/02/2026' });
});

test.each([
	['2026-11-02', '2026-11-03'],
	['2026-12-31', '2027-01-01'],
	['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (iso, next) => {
	expect(dayAfter(day(iso))).toEqual(day(next));
});

test.each([
	['2026-11-02', '2026-11-30'],
	['2026-02-28', '2026-02-28'],
	['2028-02-01', '2028-02-29'],
])('the month of %s ends on %s', (iso, last) => {
	expect(endOfMonth(day(iso))).toEqual(day(last));
});

test.each([
	['1793629800', '1793629800'],
	[' 179362980 ', '179362980'],
	['2026-11-02T14:30:00Z', '1793629800'],
	['2026-11-02T15:30:00.999+01:00', '1793629800'],
])('the moment %j is %s', (entered, seconds) => {
	expect(readMomentParameter('Since', entered)).toBe(seconds);
});

test.each(['soon', 'x1793629800', '1793629800x'])('%j is not a moment', (entered) => {
	expect(thrownBy(() => readMomentParameter('Since', entered))).toMatchObject({
		parameter: 'Since',
		message: `Since is not a date: ${entered}`,
		advice: 'Choose a date and time, or enter one such as 2026-11-02T14:30:00Z',
	});
});

test('an invalid day is rejected with advice', () => {
	expect(thrownBy(() => readDay('Day', 'soon'))).toMatchObject({
		advice: 'Choose a day, or enter one such as 2026-11-02',
	});
});

test('a range must not end before it starts', () => {
	expect(thrownBy(() => checkOrder(day('2026-11-02'), day('2026-11-02')))).toBeUndefined();
	expect(thrownBy(() => checkOrder(day('2026-11-02'), day('2026-11-01')))).toMatchObject({
		parameter: 'Last Day',
		message: 'Last Day (2026-11-01) is before First Day (2026-11-02)',
		advice: 'Swap the two days',
	});
});

test('slices end on the last day', () => {
	const slices = sliceDays(day('2026-11-01'), day('2026-11-05'), 2);
	expect(slices.map(({ from, to }) => [from.iso, to.iso])).toEqual([
		['2026-11-01', '2026-11-02'],
		['2026-11-03', '2026-11-04'],
		['2026-11-05', '2026-11-05'],
	]);
	expect(sliceDays(day('2026-11-01'), day('2026-11-02'), 2)).toEqual(slices.slice(0, 1));
	expect(sliceDays(day('2026-11-02'), day('2026-11-01'), 2)).toEqual([]);
});

test('an impossible day is a bug and throws', () => {
	const none = { iso: 'none', monthFirst: 'none' };
	expect(() => dayAfter(none)).toThrow('A checked day is not valid');
});
