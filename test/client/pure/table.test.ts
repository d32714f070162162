import { readRecords } from '../../../platform/client/records';
import { findTable } from '../../../platform/client/table';

const ONE = { id: '1', name: 'One' };
const TWO = { id: '2', name: 'Two' };
const BOTH = [ONE, TWO];
const META = { error: false, meta: { reqid: 'r' } };

describe('the records of a reply', () => {
	test.each<[string, unknown]>([
		['a list at the top', BOTH],
		['a list under data', { ...META, data: BOTH }],
		['a list by its noun under data', { ...META, data: { orders: BOTH } }],
		['a list by its noun beside a count', { ...META, data: { orders: BOTH, total: 2 } }],
		['a list by its noun at the top', { ...META, orders: BOTH, next: null }],
		['an object keyed by ID', { ...META, data: { 1: { name: 'One' }, 2: { name: 'Two' } } }],
		['an object keyed by ID at the top', { ...META, 1: { name: 'One' }, 2: { name: 'Two' } }],
		['an object keyed by ID by its noun', { data: { orders: { 1: ONE, 2: TWO } } }],
		['rows keyed by ID', { data: { fields: ['x'], rows: { 1: ONE, 2: TWO } } }],
		[
			'lists by a noun, with fields',
			{
				data: {
					fields: ['id', 'name'],
					orders: [
						['1', 'One'],
						['2', 'Two'],
					],
				},
			},
		],
	])('are found in %s', (_, body) => {
		expect(readRecords(body)).toEqual(BOTH);
	});

	test.each<[string, unknown, unknown]>([
		[
			'cells beyond the fields',
			{ fields: ['id'], rows: [['1', 'x', 2]] },
			[{ id: '1', column_2: 'x', column_3: 2 }],
		],
		[
			'rows of several kinds',
			{ fields: ['id'], rows: [['1'], TWO, '3'] },
			[{ id: '1' }, TWO, { id: '3' }],
		],
	])('keep %s', (_, body, records) => {
		expect(readRecords(body)).toEqual(records);
	});

	test.each<[string, unknown]>([
		['two lists', { data: { orders: BOTH, estimates: [ONE] } }],
		['a list of words', { data: { scopes: ['a', 'b'] } }],
		['words', { text: 'Nothing found' }],
		['one thing', { data: { name: 'One', size: 2 } }],
		['a word', 'x'],
	])('are not looked for in %s, which is kept whole', (_, body) => {
		expect(findTable(body)).toBeUndefined();
	});

	test.each<unknown>([
		{},
		META,
		{ data: {} },
		{ data: null },
		{ data: [] },
		[],
		{ data: { orders: [] } },
	])('are none in %j', (body) => {
		expect(findTable(body)?.rows).toEqual([]);
	});
});
