import { leavesOf, numbersIn, sorted, totalsOf } from './leaves';
import { readRows } from './readRows';
import { ALL_COLUMNS, ALL_ROWS, COLUMNS, REPLIES, ROWS } from './replies';

describe('every value of a reply appears in exactly one cell', () => {
	const replies = Object.entries(REPLIES);

	test.each(replies)('of %s, with segments as columns', (_, body) => {
		expect(sorted(numbersIn(readRows(body, COLUMNS)))).toEqual(sorted(leavesOf(body)));
		expect(sorted(numbersIn(readRows(body, ALL_COLUMNS)))).toEqual(sorted(leavesOf(body)));
	});

	test.each(replies)('of %s, with segments as rows and totals', (_, body) => {
		expect(sorted(numbersIn(readRows(body, ALL_ROWS)))).toEqual(sorted(leavesOf(body)));
	});

	test.each(replies)('of %s, with segments as rows, less the totals', (_, body) => {
		const totals = new Set(totalsOf(body));
		const parts = leavesOf(body).filter((leaf) => !totals.has(leaf));
		expect(sorted(numbersIn(readRows(body, ROWS)))).toEqual(sorted(parts));
	});

	test('the check itself finds leaves at every depth', () => {
		expect(sorted(leavesOf(REPLIES['subtotals inside devices']))).toEqual([1, 40, 59, 60, 100]);
		expect(sorted(totalsOf(REPLIES['subtotals inside devices']))).toEqual([60, 100]);
		expect(sorted(leavesOf(REPLIES['order types inside devices']))).toEqual([1, 2, 3, 4]);
	});
});
