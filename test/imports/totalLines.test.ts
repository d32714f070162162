import { sourceOf } from '../../harness/fileContent';
import type { TotalsChoice } from '../../platform/imports/table/tableLayout';
import { resultOrRefusal } from './refusal';

/** The names of the rows of a file, or why it is not read. */
async function namesOf(lines: readonly string[], totals?: TotalsChoice) {
	return await resultOrRefusal(async () => {
		const file = ['Engine,Visits,Sales', ...lines].join('\n');
		const source = await sourceOf(file, {}, true, Infinity, { totals });
		const names: string[] = [];
		for await (const rows of source.read())
			for (const { cells } of rows) names.push(cells[0] ?? '');
		return names;
	});
}

const ROWS = ['Google,1200,14', 'Bing,350,3', 'Ecosia,45,1'];
const NAMES = ['Google', 'Bing', 'Ecosia'];

it.each([
	['behind the rows', [...ROWS, 'Total,1595,18']],
	['before the rows', ['Grand total,1595,18', ...ROWS]],
	['twice', ['Total,1595,18', ...ROWS, 'Total,1595,18']],
	['of which one column cannot be added up', [...ROWS, 'Totals,1595,11']],
	['in another language', [...ROWS, 'Gesamtsumme,1595,18']],
	['with a colon and more', [...ROWS, 'Total: Account,1595,18', 'Total: Search,1200,14']],
	['with a count', [...ROWS, 'Total of 3 results,1595,18']],
	['without a name', [...ROWS, ',1595,18']],
	['with two marks for a name', [...ROWS, ' --,1595,18']],
	['without any word, by many digits', ['All of it,1595,18', ...ROWS].map((row) => `${row}0000`)],
])('a line with a total is skipped: %s', async (_, lines) => {
	expect(await namesOf(lines)).toEqual(NAMES);
});

it('subtotals below their groups are left out', async () => {
	const lines = ['a,10,1', 'b,20,2', 'Germany total,30,3', 'c,5,1', 'd,6,1', 'France total,11,2'];
	expect(await namesOf([...lines, 'Total,41,5'])).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
	['a name that only begins so', [...ROWS, 'TotalEnergies,1595,18'].slice(0, 2)],
	['a company of that name', ['total.example,12,1', 'Totaljobs,7,2', 'Sum Up,3,1']],
	['a row that holds as much as the only other', ['a,5,1', 'b,5,1']],
	['small figures that add up by chance', ['a,1,0', 'b,2,0', 'c,3,0']],
])('rows that resemble totals are kept: %s', async (_, lines) => {
	expect(await namesOf(lines)).toEqual(lines.map((line) => line.split(',')[0]));
});

it('a line without a name is kept where it is not the sum', async () => {
	expect(await namesOf([...ROWS, ',7,1'])).toEqual([...NAMES, '']);
	expect(await namesOf([',1,0', 'Bing,x,y'])).toEqual(['', 'Bing']);
});

it.each([
	['a total of more rows than the file has', [...ROWS, 'Total,9999,99'], 5, 'Total'],
	['a row that is the sum of all others', [...ROWS, 'Qwant,1595,18'], 5, 'Qwant'],
])('the user is asked about %s', async (_, lines, line, name) => {
	expect(await namesOf(lines)).toEqual([
		'File',
		`Line ${line} (${name}) may be a total or an average of other lines, or a row of its own`,
		'Choose under Totals Lines, in Options, whether such lines are imported',
	]);
	expect(await namesOf(lines, 'keep')).toEqual([...NAMES, name]);
	expect(await namesOf(lines, 'leaveOut')).toEqual(NAMES);
});
