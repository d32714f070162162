import { readRows } from '../shapes/readRows';
import { COLUMNS, ROWS, element, epochs, reply, report, values } from '../shapes/replies';

const HOUR = 3_600;
const DAY = 86_400;
const WEEK = 7 * DAY;
const NOVEMBER = Date.parse('2026-11-02') / 1_000;

/** The column `name` of each row, where each moment has one value. */
function columnOf(name: string, range: object, count: number, layout = COLUMNS) {
	const data = [element(['X'], values(...Array.from({ length: count }, (_, index) => index)))];
	return readRows(reply(report({ dateRanges: [range], data })), layout).map((row) => row[name]);
}

const at = (moment: string) => Date.parse(moment) / 1_000;

describe('the date column', () => {
	test('holds days in the time zone of the report', () => {
		// 2026-11-02 and 03 in Paris begin at 23:00 UTC of the day before.
		const range = { tzone: 'Europe/Paris', values: epochs(at('2026-11-01T23:00Z'), 2, DAY) };
		expect(columnOf('date', range, 2)).toEqual(['2026-11-02', '2026-11-03']);
	});

	test.each([
		['spring', ['2026-03-28T00:00+01:00', '2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00']],
		['autumn', ['2026-10-24T00:00+02:00', '2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00']],
	])('names each day once when the clocks change in %s', (_, moments) => {
		const values = moments.map((moment) => ({ epoch: at(moment) }));
		const days = moments.map((moment) => moment.slice(0, 10));
		expect(columnOf('date', { tzone: 'Europe/Paris', values }, 3)).toEqual(days);
	});

	test.each([
		['23', '2026-03-28T23:00Z', 23, '2026-03-29T00:00:00+01:00', '2026-03-29T23:00:00+02:00'],
		['25', '2026-10-24T22:00Z', 25, '2026-10-25T00:00:00+02:00', '2026-10-25T23:00:00+01:00'],
	])('keeps the %s hours of a day apart when the clocks change', (_, start, count, first, last) => {
		const range = { tzone: 'Europe/Paris', values: epochs(at(start), count, HOUR) };
		const hours = columnOf('date', range, count);
		expect(new Set(hours).size).toBe(count);
		expect([hours[0], hours.at(-1)]).toEqual([first, last]);
	});

	test.each([['Mars/Olympus'], [''], [undefined], [7]])(
		'is in UTC when the time zone is %j',
		(tzone) => {
			const range = { tzone, values: epochs(at('2026-11-02T00:00Z'), 2, DAY) };
			expect(columnOf('date', range, 2)).toEqual(['2026-11-02', '2026-11-03']);
		},
	);

	test('accepts epochs as text or without an object around them', () => {
		const second = at('2026-11-03T00:00Z');
		const range = { values: [{ epoch: String(at('2026-11-02T00:00Z')) }, second] };
		expect(columnOf('date', range, 2)).toEqual(['2026-11-02', '2026-11-03']);
	});

	test('numbers the moments that the header does not date', () => {
		const range = { values: epochs(at('2026-11-02T00:00Z'), 1, DAY) };
		expect(columnOf('date', range, 3)).toEqual(['2026-11-02', '#2', '#3']);
		expect(columnOf('date', {}, 2)).toEqual(['#1', '#2']);
	});

	test.each([[{}], [{ epoch: null }], [{ epoch: 'soon' }], [null]])(
		'numbers a moment that is dated %j',
		(moment) => {
			const range = { values: [{ epoch: at('2026-11-02T00:00Z') }, moment] };
			expect(columnOf('date', range, 2)).toEqual(['2026-11-02', '#2']);
		},
	);

	test('exists for a single moment only on request', () => {
		const range = { values: epochs(at('2026-11-02T00:00Z'), 1, DAY) };
		expect(columnOf('date', range, 1)).toEqual([undefined]);
		expect(columnOf('date', range, 1, { ...COLUMNS, isSplit: true })).toEqual(['2026-11-02']);
		expect(columnOf('date', range, 1, { ...COLUMNS, isSplit: false })).toEqual([undefined]);
	});

	test('keeps several moments apart although the report was not split', () => {
		const range = { values: epochs(at('2026-11-02T00:00Z'), 2, DAY) };
		const days = ['2026-11-02', '2026-11-03'];
		expect(columnOf('date', range, 2, { ...COLUMNS, isSplit: false })).toEqual(days);
		expect(columnOf('date', range, 2, { ...ROWS, isSplit: false })).toEqual(days);
	});
});

describe('the period column', () => {
	const periods = (...dateRanges: object[]) => {
		const figures = dateRanges.map((_, index) => ({ values: [index] }));
		const body = reply(report({ dateRanges, data: [element(['X'], figures)] }));
		return readRows(body, COLUMNS).map(({ period, Visits }) => [period, Visits]);
	};

	test('is left out when there is one range', () => {
		expect(periods({ range: 'YESTERDAY' })).toEqual([[undefined, 0]]);
	});

	test('names each range, by its days when it has no name', () => {
		const from = at('2026-11-01T23:00Z');
		const days = { from, to: from + 2 * DAY, tzone: 'Europe/Paris' };
		expect(periods({ range: 'YESTERDAY' }, days, { ...days, range: '' }, {})).toEqual([
			['YESTERDAY', 0],
			['2026-11-02 to 2026-11-03 #2', 1],
			['2026-11-02 to 2026-11-03 #3', 2],
			['range 4', 3],
		]);
	});

	const weekOf = (index: number) => ({
		range: 'CUSTOM',
		...{ from: NOVEMBER + index * WEEK, to: NOVEMBER + (index + 1) * WEEK, tzone: 'UTC' },
	});

	test('distinguishes ranges of one name by their days', () => {
		expect(periods(weekOf(0), weekOf(1), { range: 'YESTERDAY' })).toEqual([
			['CUSTOM (2026-11-02 to 2026-11-08)', 0],
			['CUSTOM (2026-11-09 to 2026-11-15)', 1],
			['YESTERDAY', 2],
		]);
	});

	test('distinguishes ranges by their position where their days are missing or equal', () => {
		expect(periods({ range: 'CUSTOM' }, { range: 'CUSTOM' })).toEqual([
			['CUSTOM #1', 0],
			['CUSTOM #2', 1],
		]);
		expect(periods(weekOf(0), weekOf(0))).toEqual([
			['CUSTOM (2026-11-02 to 2026-11-08) #1', 0],
			['CUSTOM (2026-11-02 to 2026-11-08) #2', 1],
		]);
	});

	test('numbers ranges that the header lacks', () => {
		const data = [element(['X'], [{ values: [1] }, { values: [2] }])];
		expect(readRows(reply(report({ data })), COLUMNS)).toEqual([
			{ Channel: 'X', period: '#1', Visits: 1 },
			{ Channel: 'X', period: '#2', Visits: 2 },
		]);
	});
});
