import { readRows } from '../shapes/readRows';
import {
	ALL_ROWS,
	COLUMNS,
	REPLIES,
	ROWS,
	SALES,
	VISITS,
	element,
	reply,
	report,
} from '../shapes/replies';

describe('segments as columns', () => {
	test('stand next to the total, named after metric and segment', () => {
		expect(readRows(REPLIES['devices beside the total'], COLUMNS)).toEqual([
			{ Channel: 'SOCIAL', Visits: 30, 'Visits (Desktop)': 10, 'Visits (Phone)': 20, Sales: 7 },
			{ Channel: 'MAILING', Visits: 33, 'Visits (Tablet)': 11, Sales: 8 },
		]);
	});

	test('name every step of nested segments', () => {
		expect(readRows(REPLIES['order types inside devices'], COLUMNS)).toEqual([
			{
				Channel: 'SOCIAL',
				'Visits (Desktop, New)': 1,
				'Visits (Desktop, Again)': 2,
				'Visits (Phone, New)': 3,
				'Visits (Phone, Again)': 4,
			},
		]);
	});

	test('keep segments with the same name apart', () => {
		expect(readRows(REPLIES['segments with the same name'], COLUMNS)).toEqual([
			{
				Channel: 'SOCIAL',
				'Visits (Other 1)': 1,
				'Visits (Other 2 #2)': 2,
				'Visits (Other 2 #3)': 3,
			},
		]);
	});

	test('are named by ID, or by position, when they have no name', () => {
		const segments = { device: [{ id: 5, values: ['1'] }, { values: ['2'] }] };
		const body = reply(report({ data: [element(['X'], [{ segments }])] }));
		expect(readRows(body, COLUMNS)).toEqual([{ Channel: 'X', 'Visits (5)': 1, 'Visits (2)': 2 }]);
	});
});

describe('segments as rows', () => {
	test('have a column per segment type, and leave the total out', () => {
		expect(readRows(REPLIES['devices beside the total'], ROWS)).toEqual([
			{ Channel: 'SOCIAL', device: 'Desktop', Visits: 10 },
			{ Channel: 'SOCIAL', device: 'Phone', Visits: 20 },
			{ Channel: 'SOCIAL', Sales: 7 },
			{ Channel: 'MAILING', device: 'Tablet', Visits: 11 },
			{ Channel: 'MAILING', Sales: 8 },
		]);
	});

	test('keep the total when totals are requested', () => {
		expect(readRows(REPLIES['devices beside the total'], ALL_ROWS)[0]).toEqual({
			Channel: 'SOCIAL',
			Visits: 30,
			Sales: 7,
		});
	});

	test('leave out the subtotals of segments that have segments of their own', () => {
		expect(readRows(REPLIES['subtotals inside devices'], ROWS)).toEqual([
			{ Channel: 'SOCIAL', device: 'Desktop', ordertype: 'New', Visits: 1 },
			{ Channel: 'SOCIAL', device: 'Desktop', ordertype: 'Again', Visits: 59 },
			{ Channel: 'SOCIAL', device: 'Phone', Visits: 40 },
		]);
	});

	test('share a row between metrics with the same segment', () => {
		const device = (value: number) => [
			{ segments: { device: [{ id: '1', name: 'Desktop', values: [value] }] } },
		];
		const data = [element(['X'], device(1), device(2))];
		expect(readRows(reply(report({ metrics: [VISITS, SALES], data })), ROWS)).toEqual([
			{ Channel: 'X', device: 'Desktop', Visits: 1, Sales: 2 },
		]);
	});

	test.each(['__proto__', 'Channel', 'Visits'])('keep a segment type called %s', (kind) => {
		const text = `{"${kind}": [{"id": "1", "name": "Desktop", "values": [1]}]}`;
		const segments: unknown = JSON.parse(text);
		const body = reply(report({ data: [element(['X'], [{ segments }])] }));
		expect(readRows(body, ROWS)).toEqual([{ Channel: 'X', [`${kind} (2)`]: 'Desktop', Visits: 1 }]);
	});

	test('appear once per moment', () => {
		expect(readRows(REPLIES['devices without a total, per day'], ROWS)).toEqual([
			{ Channel: 'SOCIAL', date: '2026-11-02', device: 'Desktop', Visits: 1 },
			{ Channel: 'SOCIAL', date: '2026-11-02', device: 'Phone', Visits: 3 },
			{ Channel: 'SOCIAL', date: '2026-11-03', device: 'Desktop', Visits: 2 },
			{ Channel: 'SOCIAL', date: '2026-11-03', device: 'Phone', Visits: 4 },
		]);
	});
});

// More than the arguments that a call can have, and too many for comparing each with each.
const MANY = 130_000;

test('many segments become rows without a long wait, with one name or with many', () => {
	const device = Array.from({ length: MANY }, (_, index) => ({
		...{ id: String(index), name: index % 2 === 0 ? `n${index}` : 'same', values: [index] },
	}));
	const body = reply(report({ data: [element(['X'], [{ values: [1], segments: { device } }])] }));
	const rows = readRows(body, ROWS);
	expect(rows).toHaveLength(MANY);
	expect(rows.at(-1)).toEqual({
		...{ Channel: 'X', device: `same ${MANY - 1}`, Visits: MANY - 1 },
	});
});
