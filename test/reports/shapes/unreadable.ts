import { dims, figures, one, rows } from './shapeParts';

/** Replies that cannot be understood with certainty, and the part of each that is quoted. */
export const UNREADABLE: Readonly<Record<string, readonly [unknown, string]>> = {
	'two figures without names': [
		figures((value) => ({ min: value, max: 9 })),
		'it contains figures that cannot be read, such as {"min":200,"max":9}',
	],
	'a figure in other units': [
		figures((value) => ({ micros: value })),
		'it contains figures that cannot be read, such as {"micros":200}',
	],
	'only the text of a figure': [
		figures((value) => ({ formatted: `${value} €` })),
		'it contains figures that cannot be read, such as {"formatted":"200 €"}',
	],
	'metrics by other names': [
		rows(one({ a: 200, b: 7 }, { a: 100, b: 1 })),
		'it contains figures that cannot be read, such as {"a":200,"b":7}',
	],
	'rows by other names': [
		rows([{ a: 'SOCIAL', b: 1 }]),
		'it contains a row that cannot be read: {"a":"SOCIAL","b":1}',
	],
	'rows of too few values': [
		rows([['SOCIAL', 1]]),
		'it contains a row that cannot be read: ["SOCIAL",1]',
	],
	'rows that are figures': [rows([1, 2]), 'it contains a row that cannot be read: 1'],
	'rows of null': [rows([null]), 'it contains a row that cannot be read: null'],
	'a dimension of several values': [
		dims((code) => [{ a: code, b: { c: 1 } }]),
		'it contains a row that cannot be read: {"a":"SOCIAL","b":{"c":1}}',
	],
	'rows as text': [rows('SOCIAL;200'), 'one of its reports has no list of rows, but'],
	'no report': [
		{ error: false, message: 'Nothing for you' },
		'it contains no report, but {"error":false,"message":"Nothing for you"}',
	],
	'a long text': [{ x: 'y'.repeat(10_000) }, 'it contains no report, but {"x":"yyy'],
};
