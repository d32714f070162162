import { csvText, writeCsv } from '../../../platform/client/values/csv';
import { allOf, streamOf } from '../streams';

test('a table becomes a header line and a line for each row', () => {
	const rows = [
		['été', 1, true],
		['a,b', '', false],
		['"', null, { a: 1 }],
	];
	const text = writeCsv(['name', 'n', 'is it?'], rows).toString();
	expect(text).toBe('name,n,is it?\nété,1,true\n"a,b",,false\n"""",,"{""a"":1}"\n');
});

test('rows may come some at a time', async () => {
	const pieces = await allOf(csvText(['n'], streamOf([[1], [2]], [], [[3]])));
	expect(pieces).toEqual(['n\n', '1\n2\n', '', '3\n']);
});
