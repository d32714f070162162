import { dims, figures, one, rows } from './shapeParts';

/** Replies that cannot be understood with certainty, and the part of each that is quoted. */
export const UNREADABLE: Readonly<Record<string, readonly [unknown, string]>> = {
	'two figures without names': [
		figures((value) => ({ min: value, max: 9 })),
		'figures in it cannot be read, such as {"min":200,"max":9}',
	],
	'a figure in other units': [
		figures((value) => ({ micros: value })),
		'figures in it cannot be read, such as {"micros":200}',
	],
	'only the text of a figure': [
		figures((value) => ({ formatted: `${value} €` })),
		'figures in it cannot be read, such as {"formatted":"200 €"}',
	],
	'metrics by other names': [
		rows(one({ a: 200, b: 7 }, { a: 100, b: 1 })),
		'figures in it cannot be read, such as {"a":200,"b":7}',
	],
	'rows by other names': [
		rows([{ a: 'SOCIAL', b: 1 }]),
		'a row in it cannot be read, such as {"a":"SOCIAL","b":1}',
	],
	'rows of too few values': [
		rows([['SOCIAL', 1]]),
		'a row in it cannot be read, such as ["SOCIAL",1]',
	],
	'rows that are figures': [rows([1, 2]), 'a row in it cannot be read, such as 1'],
	'rows of null': [rows([null]), 'a row in it cannot be read, such as null'],
	'a dimension of several values': [
		dims((code) => [{ a: code, b: { c: 1 } }]),
		'a row in it cannot be read, such as {"a":"SOCIAL","b":{"c":1}}',
	],
	'rows as text': [rows('SOCIAL;200'), 'a report in it has no list of rows, but'],
	'no report': [
		{ error: false, message: 'Nothing for you' },
		'there is no report in it, but {"error":false,"message":"Nothing for you"}',
	],
	'a long text': [{ x: 'y'.repeat(10_000) }, 'there is no report in it, but {"x":"yyy'],
};
