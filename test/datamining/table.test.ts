import {
	readRecordTable,
	recordsOf,
	withoutPersonalColumns,
} from '../../platform/datamining/table';

const FIELDS = [{ name: 'order_ref' }, { name: 'cgiparam_7', header: 'Parameter : Newsletter' }];
const SALES = [
	{ order_ref: 'A1', amount: 5 },
	{ order_ref: 'A2', amount: 7 },
];

describe('the result of a search', () => {
	test.each<[string, unknown]>([
		['by rows', { data: { rows: SALES } }],
		['by a noun', { data: { orders: SALES } }],
		['at the top', SALES],
	])('that lists sales %s has an item for each', (_, reply) => {
		expect(recordsOf(readRecordTable(reply))).toEqual(SALES);
	});

	test('may be keyed by ID', () => {
		const { columns, rows } = readRecordTable({ data: { 7: { amount: 5 }, 8: { amount: 7 } } });
		expect([columns, rows]).toEqual([
			['id', 'amount'],
			[
				['7', 5],
				['8', 7],
			],
		]);
	});

	test('has a column for each cell, also without fields or beyond them', () => {
		const rows = [['A1', 'yes', 5], ['A2']];
		expect(recordsOf(readRecordTable({ data: { fields: FIELDS, rows } }))).toEqual([
			{ order_ref: 'A1', 'cgiparam_7 (Newsletter)': 'yes', column_3: 5 },
			{ order_ref: 'A2', 'cgiparam_7 (Newsletter)': null, column_3: null },
		]);
		expect(recordsOf(readRecordTable({ rows }))[0]).toEqual({
			...{ column_1: 'A1', column_2: 'yes', column_3: 5 },
		});
	});

	test('has its columns although nothing was found', () => {
		const { columns, rows } = readRecordTable({ data: { fields: FIELDS, rows: [] } });
		expect([columns, rows]).toEqual([['order_ref', 'cgiparam_7 (Newsletter)'], []]);
	});

	test('is whole, and said to be, where no records are found in it', () => {
		const reply = { error: false, data: { orders: SALES, estimates: [], note: 'x' } };
		const table = readRecordTable(reply);
		expect(table.isWhole).toBe(true);
		expect(recordsOf(table)).toEqual([reply.data]);
		expect(readRecordTable({ data: { orders: [] } }).isWhole).toBeUndefined();
	});

	test('that is whole tells who somebody is as little as any', () => {
		const table = readRecordTable({ a: [{ email: 'x', n: 1 }], b: [], ip: 'y' });
		expect(recordsOf(withoutPersonalColumns(table))).toEqual([{ a: [{ n: 1 }], b: [] }]);
	});
});
