import { nameOf, numberIn } from '../../platform/summary/cells';

test.each([
	[5, 5],
	['5.5', 5.5],
	[' 7 ', 7],
	['', null],
	['  ', null],
	['n/a', null],
	['Infinity', null],
	[Infinity, null],
	[Number.NaN, null],
	[null, null],
	[true, null],
])('%j is the figure %j', (cell, number) => {
	expect(numberIn({ a: cell }, 'a')).toBe(number);
	expect(numberIn({ a: cell }, 'b')).toBeNull();
	expect(numberIn({ undefined: 1 }, undefined)).toBeNull();
});

test.each([
	['a\r\nb', 'a b'],
	['a\u0000\u0085\u2028\u2029b', 'a b'],
	[' a ', 'a'],
	['\u202aa\u202eb\u2066c\u2069', 'abc'],
	['a\ud800b', 'a\ufffdb'],
	['\ud83d\udd25', '\ud83d\udd25'],
	['\ufffe\uffff', '\ufffd\ufffd'],
	['\u200fa', '\u200fa'],
	[12, '12'],
	[false, 'false'],
	[null, ''],
	[undefined, ''],
])('the name %j is %j', (cell, name) => {
	expect(nameOf(cell)).toBe(name);
});
