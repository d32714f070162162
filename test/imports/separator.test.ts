import type { KnownStyle } from '../../platform/imports/csv';
import { numberFormatOf, recognise } from '../../platform/imports/csv';
import { alone, contentOf } from '../../harness/fileContent';

const separatorOf = async (text: string, known: KnownStyle = {}) =>
	(await recognise(contentOf(text), known, alone)).separator;

it.each([
	['in quotes', '"a,b";"c,d"\n"1,2";"3,4"\n'],
	['in later quotes of a line', '"a";"c,d,e"\n"1";"3,4,5"\n'],
	['in the first line alone', 'a,b,c,d;x\n1;2\n3;4\n5;6\n'],
	['after the first twenty lines', 'a;b;c,d\n'.repeat(20) + 'a,b\n'.repeat(200)],
])('commas %s separate nothing', async (_, text) => {
	expect(await separatorOf(text)).toBe(';');
});

it('quotes may be of any sign', async () => {
	expect(await separatorOf('$a,b$;$c,d$\n$1,2$;$3,4$\n', { quote: '$' })).toBe(';');
	expect(await separatorOf("'a,b';'c,d'\n'1,2';'3,4'\n", { quote: "'" })).toBe(';');
});

it('blank lines say nothing', async () => {
	expect(await separatorOf('\r\n\n\ra;b\n\n1;2\n')).toBe(';');
});

it.each([
	['a;b\tc,d|e\n', ';'],
	['a\tb,c|d\n', '\t'],
	['a,b|c\n', ','],
	['a|b\n', '|'],
	['a b\n', ','],
])('in %j, where two are as likely, it is the first of those that are usual', async (text, one) => {
	expect(await separatorOf(text)).toBe(one);
});

it('what is known is not recognised', async () => {
	const content = { bytes: 3, open: () => contentOf('a;b').open() };
	expect(await recognise(content, { separator: '|', encoding: 'latin1' }, alone)).toEqual({
		...{ encoding: 'latin1', separator: '|', quote: '"' },
	});
});

it('the number format is what some numbers speak for, and none against', () => {
	expect(numberFormatOf(['1.5', '2.5', 'x', '1,234'])).toBe('point');
	expect(numberFormatOf(['1.5', '1,5'])).toBeUndefined();
	expect(numberFormatOf([])).toBeUndefined();
});
