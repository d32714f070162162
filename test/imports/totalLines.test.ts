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
	['a placeholder above a row with the same sales', [...ROWS, '(not set),5,1', 'Qwant,4,1']],
	['Namibia above two rows with a visit each', ['FR,100,3', 'NA,2,0', 'AL,1,0', 'XK,1,0']],
	['null above a row with the same figures', [...ROWS, 'null,5,1', 'x,5,1', 'null ,3,1']],
])('rows that resemble totals are kept: %s', async (_, lines) => {
	expect(await namesOf(lines)).toEqual(lines.map((line) => line.split(',')[0]));
});

it('a line without a name is kept where it is not the sum', async () => {
	expect(await namesOf([...ROWS, ',7,1'])).toEqual([...NAMES, '']);
	expect(await namesOf([',1,0', 'Bing,x,y'])).toEqual(['', 'Bing']);
});

describe('subtotals of a table with several columns of names', () => {
	/** The rows of a file that are read, without their first columns of names. */
	async function rowsOf(lines: readonly string[], totals?: TotalsChoice) {
		return await resultOrRefusal(async () => {
			const file = ['Medium,Source,Campaign,Sessions,Sales', ...lines].join('\n');
			const source = await sourceOf(file, {}, true, Infinity, { totals });
			const rows: string[] = [];
			for await (const some of source.read())
				for (const { cells } of some) rows.push(cells.slice(2).join(','));
			return rows;
		});
	}

	const PAID = ['cpc,google,a,500,20', 'cpc,google,b,300,5', 'cpc,bing,a,100,2'];
	const MAIL = ['email,crm,a,120,9', 'email,crm,b,80,4'];
	const READ = ['a,500,20', 'b,300,5', 'a,100,2', 'a,120,9', 'b,80,4'];

	it.each([
		['below their groups', [...PAID, 'cpc,,,900,27', ...MAIL, 'email,,,200,13']],
		['above their groups', ['cpc,,,900,27', ...PAID, 'email,,,200,13', ...MAIL]],
		[
			'of groups and of groups within them',
			[
				...[...PAID.slice(0, 2), 'cpc,google,,800,25', PAID[2] ?? '', 'cpc,bing,,100,2'],
				...['cpc,,,900,27', ...MAIL, 'email,crm,,200,13', 'email,,,200,13'],
			],
		],
		[
			'with a total of all of them',
			[...PAID, 'cpc,,,900,27', ...MAIL, 'email,,,200,13', 'Grand total,,,1100,40'],
		],
		[
			'with a nameless total first',
			[',,,1100,40', ...PAID, 'cpc,,,900,27', ...MAIL, 'email,,,200,13'],
		],
	])('are left out %s, though their last names are only empty', async (_, lines) => {
		expect(await rowsOf(lines)).toEqual(READ);
	});

	it('are rows where they are not the sum of their group', async () => {
		const lines = [...PAID, 'cpc,,,901,27', ...MAIL];
		expect(await rowsOf(lines)).toEqual([...READ.slice(0, 3), ',901,27', ...READ.slice(3)]);
	});

	it('are asked about where their figures are small', async () => {
		const lines = ['cpc,google,a,1,0', 'cpc,google,b,1,0', 'cpc,google,,2,0', ...MAIL];
		expect(await rowsOf(lines)).toContainEqual(
			expect.stringMatching(/^Line 4 \(cpc\) may be a total/),
		);
		expect(await rowsOf(lines, 'leaveOut')).toEqual(['a,1,0', 'b,1,0', ...READ.slice(3)]);
	});
});

it.each([
	['Hour Index,Visits', '0,1213', '1,917', '2,405', ',2535'],
	['Hour Index,Visits', '0,12', '1,9', '2,4', ',25'],
	['Hour Index,Visits', ',2535', '0,1213', '1,917', '2,405'],
])('a total without a name is left out where numbers name the rows: %s', async (...lines) => {
	const source = await sourceOf(lines.join('\n'));
	const rows: string[] = [];
	for await (const some of source.read()) for (const { cells } of some) rows.push(cells.join(','));
	expect(rows).toEqual(lines.slice(1).filter((line) => !line.startsWith(',')));
	expect(source.layout.leftOut.first).toMatchObject([{ why: 'total' }]);
});

describe('rows whose names are indented', () => {
	const OUTLINE = [
		'Direct,124,2',
		'Search,37,3',
		'   Google,31,1',
		'      web,20,1',
		'      shop,11,0',
	];

	it('are read without the row above that is their sum', async () => {
		const names = await namesOf([...OUTLINE, '   Bing,6,2', 'Social,88,1']);
		expect(names.map((name) => name.trim())).toEqual(['Direct', 'web', 'shop', 'Bing', 'Social']);
	});

	it('are asked about where a stray blank may have indented one of them', async () => {
		const lines = ['Google,120,14', 'Qwant,1,0', ' Ecosia,1,0', '\ufeffBing,1,0'];
		expect(await namesOf(lines)).toContainEqual(
			expect.stringMatching(/^Line 3 \(Qwant\) may be a total/),
		);
		expect(await namesOf(lines, 'keep')).toHaveLength(4);
	});

	it('are all read where the row above is not their sum', async () => {
		const names = await namesOf(['Search,31,3', '   Google,25,1', '   Bing,5,2']);
		expect(names.map((name) => name.trim())).toEqual(['Search', 'Google', 'Bing']);
	});
});

it.each([
	['a total of more rows than the file has', [...ROWS, 'Total,9999,99'], 5, 'Total'],
	['a row that is the sum of all others', [...ROWS, 'Qwant,1595,18'], 5, 'Qwant'],
])('the user is asked about %s', async (_, lines, line, name) => {
	expect(await namesOf(lines)).toEqual([
		'File',
		`Line ${line} (${name}) may be a total or an average of other lines, or a separate row`,
		'Under Options, use Lines with Totals to choose whether to import such lines',
	]);
	expect(await namesOf(lines, 'keep')).toEqual([...NAMES, name]);
	expect(await namesOf(lines, 'leaveOut')).toEqual(NAMES);
});
