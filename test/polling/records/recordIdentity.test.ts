import { stateOf } from '../../../platform/polling/records/newRecords';
import { keysOf, lackIds } from '../../../platform/polling/records/recordKeys';

const SALES = { group: 'order', ignoredColumns: [] };

describe('the identity of a record', () => {
	it('is its reference, also if the first record of the reply lacks that column', () => {
		const [known, other] = [
			{ order_ref: 'a', amount: 1 },
			{ order_ref: 'b', amount: 2 },
		];
		const [, before] = keysOf([other, known], SALES);
		const [, after] = keysOf([{ page: 'x' }, { ...known, amount: 3 }], SALES);
		expect(after).toBe(before);
		expect(lackIds([{ page: 'x' }, known], SALES)).toBe(false);
	});

	it('is its content in any order of its columns', () => {
		const [before] = keysOf([{ page: 'x', hits: 2, of: { a: 1, b: 2 } }], SALES);
		const [after] = keysOf([{ of: { b: 2, a: 1 }, hits: 2, page: 'x' }], SALES);
		expect(after).toBe(before);
		expect(keysOf([{ page: 'x', hits: 3, of: { a: 1, b: 2 } }], SALES)).not.toEqual([before]);
	});

	it.each(['order_status', 'Order-Status', 'orderStatus', 'Status', 'status'])(
		'has no status, which is read from %s',
		(column) => {
			const [before] = keysOf([{ page: 'x', [column]: 'PENDING' }], SALES);
			expect(keysOf([{ page: 'x', [column]: 'VALID' }], SALES)).toEqual([before]);
			const tracked = { tracksStates: true, group: 'order' };
			expect(stateOf({ page: 'x', [column]: ' valid' }, tracked)).toBe('VALID');
			expect(stateOf({ status: 'OK', [column]: 'VALID', order_status: 'VALID' }, tracked)).toBe(
				'VALID',
			);
		},
	);
});
