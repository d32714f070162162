import { CsvLines, joinCsv, writeCsv } from '../../../platform/client/values/csv';

const lines = (rows: readonly unknown[][]) => {
	const written = new CsvLines();
	for (const row of rows) written.add(row);
	return written;
};

test('a table becomes a header line and a line for each row', () => {
	const rows = [
		['été', 1, true],
		['a,b', '', false],
		['"', null, { a: 1 }],
	];
	const text = writeCsv(['name', 'n', 'is it?'], rows).toString();
	expect(text).toBe('name,n,is it?\nété,1,true\n"a,b",,false\n"""",,"{""a"":1}"\n');
});

test('lines that were written before come in their order', () => {
	const parts = [lines([[1], [2]]), lines([]), lines([[3]])];
	expect(joinCsv(['n'], parts).toString()).toBe('n\n1\n2\n3\n');
});

test('rows need not stay until the end', () => {
	const written = new CsvLines();
	const row = ['a'];
	written.add(row);
	row[0] = 'b';
	for (let at = 1; at < 2_500; at++) written.add([at]);
	const pieces = written.finish().map(String);
	expect(pieces).toHaveLength(3);
	expect(pieces.map((piece) => piece.split('\n').length - 1)).toEqual([1_000, 1_000, 500]);
	expect(pieces.join('').startsWith('a\n1\n')).toBe(true);
});
