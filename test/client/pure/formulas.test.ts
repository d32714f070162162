import { cellsFor, csvText, writeCsv } from '../../../platform/client/values/csv';
import { withoutFormula } from '../../../platform/client/values/formulas';
import { allOf, streamOf } from '../streams';

const FORMULAS = ['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '-', '+', '-1+1', '-1,2,3'];
const HIDDEN = [
	'\n',
	' ',
	'\u00a0',
	'\u200b',
	'\ufeff',
	'\u2060',
	'\u00ad',
	'\u3000',
	'\u0000',
	' \u200b\n',
];
const WIDE = ['＝1', '＋1', '－1', '＠a', '﹦1', '﹢1', '﹣1', '﹫a', ' ＝1'];
const OTHERS = ['', 'a=b', "'=1", '-12.5', '+3', '-0,5', '-1e5', '12', 'été', '{"a":1}'];
const SPACED = [' -50', '\u00a0-50 ', ' ', ' a=b', '\u200b', '\ufeffa', '-50'];

describe('cells of a file that people open', () => {
	test.each([...FORMULAS, ...HIDDEN.map((sign) => `${sign}=1`), ...WIDE, '\nx', ' -1+1'])(
		'%j gets an apostrophe',
		(text) => {
			expect(withoutFormula(text)).toBe(`'${text}`);
		},
	);

	test.each([...OTHERS, ...SPACED])('%j stays', (text) => {
		expect(withoutFormula(text)).toBe(text);
	});

	test('are guarded, header included, and numbers are not', async () => {
		const guarded = { guardsFormulas: true };
		expect(writeCsv(['@a', 'b'], [['=1', -1]], guarded).toString()).toBe("'@a,b\n'=1,-1\n");
		const pieces = await allOf(csvText(['=c'], streamOf([['=2']]), guarded));
		expect(pieces.join('')).toBe("'=c\n'=2\n");
	});

	test('are left alone in files that programs read', () => {
		expect(writeCsv(['@a'], [['=1']]).toString()).toBe('@a\n=1\n');
		expect(cellsFor({}, ['=1'])).toEqual(['=1']);
	});
});
