import { readRecords } from '../../../platform/client/records';
import { phaseOf } from '../../../platform/client/jobs/states';

const FIELDS = [{ name: 'id' }, { name: 'name' }];
const RECORDS = [
	{ id: '1', name: 'One' },
	{ id: '2', name: 'Two' },
];
const LISTS = RECORDS.map(({ id, name }) => [id, name]);

describe('the records of a table reply', () => {
	test.each<[string, unknown, unknown[]]>([
		['rows under data', { data: { fields: FIELDS, rows: LISTS } }, RECORDS],
		['rows at the top, fields under data', { data: { fields: FIELDS }, rows: LISTS }, RECORDS],
		['rows and fields at the top', { fields: FIELDS, rows: LISTS }, RECORDS],
		['rows that are objects', { data: { rows: RECORDS } }, RECORDS],
		['a list', { data: RECORDS }, RECORDS],
		['fields that are texts', { data: { fields: ['id', 'name'], rows: LISTS } }, RECORDS],
		['no fields', { data: { rows: [['1']] } }, [{ column_1: '1' }]],
		[
			'more values than fields',
			{ fields: ['id'], rows: [['1', 'x']] },
			[{ id: '1', column_2: 'x' }],
		],
		['bare values', { data: { rows: ['shop', 'other'] } }, [{ value: 'shop' }, { value: 'other' }]],
		['an object keyed by id', { data: { 7: { name: 'A' } } }, [{ id: '7', name: 'A' }]],
		['rows under data twice', { data: { data: { fields: FIELDS, rows: LISTS } } }, RECORDS],
		['one record', { data: { token: 'x', n: 1 } }, [{ token: 'x', n: 1 }]],
		['no rows', { data: { fields: FIELDS, rows: [] } }, []],
		['nothing', {}, []],
		['no object', 'text', [{ value: 'text' }]],
	])('in the form of %s', (_, body, expected) => {
		expect(readRecords(body)).toEqual(expected);
	});
});

describe('a state', () => {
	test.each([
		['COMPLETED', 'done'],
		['Done', 'done'],
		[' completed ', 'done'],
		['FAILED', 'failed'],
		['error', 'failed'],
		['CANCELLED', 'failed'],
		['CANCELED', 'failed'],
		['EXPIRED', 'expired'],
		['PENDING', 'running'],
		['RUNNING', 'running'],
		['SOMETHING_NEW', 'running'],
		['', 'running'],
		['constructor', 'running'],
		['__proto__', 'running'],
	])('%j means %s', (state, phase) => {
		expect(phaseOf(state)).toBe(phase);
	});
});
