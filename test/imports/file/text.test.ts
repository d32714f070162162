import { alone, contentOf, sourceOf } from '../../../harness/fileContent';
import { writeWorkbook } from '../../../harness/workbookFile';
import type { PartialCsvStyle } from '../../../platform/imports/file/csvRecords';
import { recognize } from '../../../platform/imports/file/csvRecords';
import { checkCanBeRead } from '../../../platform/imports/file/fileType';
import { guessKind } from '../../../platform/imports/columns/guessKind';
import { importKinds, requireKind } from '../../../platform/imports/rules/importKinds';
import { prepareImport } from '../../../platform/imports/prepare';
import { previewImport } from '../../../platform/imports/preview';
import { totalImport } from '../../../platform/imports/countImport';
import { planOf } from '../plans';

const AFTER = Buffer.from(' and more of it, none of which is 0');

it.each([
	['d0cf11e0a1b11ae1', 'an old Excel workbook (.xls)'],
	[
		`d0cf11e0a1b11ae1${Buffer.from('WordDocument', 'utf16le').toString('hex')}`,
		'a word-processor document or a presentation',
	],
	[
		`d0cf11e0a1b11ae1${Buffer.from('EncryptedPackage', 'utf16le').toString('hex')}`,
		'an Excel workbook with a password',
	],
	['255044462d312e37', 'a PDF'],
	['1f8b08', 'a compressed file'],
	['377abcaf271c', 'a compressed file'],
	['89504e470d0a1a0a', 'a picture'],
	[Buffer.from('<?xml version="1.0"?><rows>').toString('hex'), 'a web page or an XML file'],
	[Buffer.from(' [ {"visits": 12}').toString('hex'), 'a JSON file'],
	[Buffer.from('\ufeff{"visits":12}\n').toString('hex'), 'a JSON file'],
	['ffd8ffe0', 'a picture'],
	['6100620063', 'binary data'],
])('a file that starts with %s is detected as %s', async (start, what) => {
	const file = Buffer.concat([Buffer.from(start, 'hex'), AFTER]);
	const told = `The file is ${what}, not a CSV file or an Excel workbook (.xlsx)`;
	await expect(checkCanBeRead(contentOf(file))).rejects.toThrow(told);
	await expect(checkCanBeRead(contentOf(file, 3))).rejects.toThrow(told);
	// Nodes read a file without asking what it is before.
	if (what !== 'binary data') await expect(sourceOf(file)).rejects.toThrow(told);
});

it.each([
	['nothing', Buffer.alloc(0)],
	['ASCII', Buffer.from('a,b\n1,2\n')],
	['UTF-8 with its mark', Buffer.from('\ufeffé,b\n1,2\n')],
	['Latin-1', Buffer.from('é,b\n1,2\n', 'latin1')],
	['UTF-16, which is told more of later', Buffer.from('\ufeffa,b\n', 'utf16le')],
	['PK as a name', Buffer.from('PK,Visits\n')],
	['a workbook', writeWorkbook([{ name: 'Data', xml: '<sheetData/>' }])],
])('a file with %s is accepted', async (_, file) => {
	await expect(checkCanBeRead(contentOf(file))).resolves.toBeUndefined();
});

describe('letters', () => {
	const plan = planOf('searchengine', '2026-01-05');

	test('without a base letter are listed, and sent as they are', async () => {
		const file = 'engine,visits\nSøk,1\nÉœ,2\nÉté,3\nBing,4\nSøk,5\n';
		const { accents, sentAsTheyAre } = await prepareImport(await sourceOf(file), plan);
		expect([...accents]).toEqual([
			['Éœ', 'Eœ'],
			['Été', 'Ete'],
		]);
		expect([...sentAsTheyAre]).toEqual([
			['Søk', 'ø'],
			['Eœ', 'œ'],
		]);
	});

	test('without a base letter are listed for a hundred names, and one more that says that there are others', async () => {
		const names = Array.from({ length: 150 }, (_, at) => `ø${at},1\n`);
		const file = `engine,visits\n${names.join('')}`;
		expect((await prepareImport(await sourceOf(file), plan)).sentAsTheyAre.size).toBe(101);
	});
});

const separatorOf = async (text: string, known: PartialCsvStyle = {}) =>
	(await recognize(contentOf(text), known, alone)).separator;

it.each([
	['in quotes', '"a,b";"c,d"\n"1,2";"3,4"\n'],
	['in later quotes of a line', '"a";"c,d,e"\n"1";"3,4,5"\n'],
	['in the first line alone', 'a,b,c,d;x\n1;2\n3;4\n5;6\n'],
	['after the first twenty lines', 'a;b;c,d\n'.repeat(20) + 'a,b\n'.repeat(200)],
])('commas %s are not separators', async (_, text) => {
	expect(await separatorOf(text)).toBe(';');
});

it('a quote may be of any sign', async () => {
	expect(await separatorOf('$a,b$;$c,d$\n$1,2$;$3,4$\n', { quote: '$' })).toBe(';');
	expect(await separatorOf("'a,b';'c,d'\n'1,2';'3,4'\n", { quote: "'" })).toBe(';');
});

it('blank lines are not counted as rows', async () => {
	expect(await separatorOf('\r\n\n\ra;b\n\n1;2\n')).toBe(';');
});

it.each([
	['a;b\tc,d|e\n', ';'],
	['a\tb,c|d\n', '\t'],
	['a,b|c\n', ','],
	['a|b\n', '|'],
	['a b\n', ','],
])(
	'in %j, where two separators are equally likely, the first common one is chosen',
	async (text, one) => {
		expect(await separatorOf(text)).toBe(one);
	},
);

it('a chosen setting of a file is not detected again', async () => {
	const content = { bytes: 3, open: () => contentOf('a;b').open() };
	expect(await recognize(content, { separator: '|', encoding: 'windows-1252' }, alone)).toEqual({
		...{ encoding: 'windows-1252', separator: '|', quote: '"' },
	});
});

function fitOf(header: string, kinds = importKinds) {
	const { kind, columns } = guessKind(kinds, header.split(', '));
	return [kind?.name, ...columns.map(({ target, index }) => `${index} ${target.name}`)];
}

it.each([
	[
		'Canal, Régie, Campagne, Sessions, Temps passé',
		['opedata', '0 media_key', '1 publisher_name', '2 ope_name', '3 visit', '4 duration'],
	],
	['Canal, Réseau, Campagne, Sessions', ['opedata', '0 media_key', '2 ope_name', '3 visit']],
	['Campagne, Sessions', ['opedata', '0 ope_name', '1 visit']],
	// Rows of one country would replace each other.
	[
		'Country, Channel, Publisher, Visits',
		['opedata', '1 media_key', '2 publisher_name', '3 visit'],
	],
	// Of as many columns that name a row, they are all that one kind needs.
	['Channel, Pays, Visits', ['geoloccountry', '1 geoloccountry_isocode', '2 visit']],
	['Site, Page, Visits', ['website', '0 website_name', '2 visit']],
	['Site, Page, Views, Visits', ['pagetree', '1 pageinfo_name', '2 hit', '3 visit']],
	['Page, URL, Site, Visits', ['pagetree', '0 pageinfo_name', '1 pageinfo_url', '3 visit']],
	['Shop, Visits, Views', ['pagetree', '2 hit', '1 visit']],
	['Shop, Visits', ['website', '1 visit']],
])('the header %s gives this kind of table and these columns', (header, expected) => {
	expect(fitOf(header)).toEqual(expected);
});

it('a file without any recognized column has no kind', () => {
	expect(fitOf('Name, Age, Town')).toEqual([undefined]);
	expect(fitOf('')).toEqual([undefined]);
});

it('every file has the only kind that is allowed', () => {
	expect(fitOf('Name, Age, Town', [requireKind('opedata')])).toEqual(['opedata']);
});

it('a file without a header has the first kind', () => {
	expect(guessKind(importKinds, undefined)).toEqual({
		kind: requireKind('website'),
		...{ columns: [], dayColumn: undefined, competing: [], near: [] },
	});
});

it('guessing the kind of an import needs at least one allowed kind', () => {
	expect(() => guessKind([], ['Site'])).toThrow('no kind of figures may be imported');
});

describe('pages', () => {
	const plan = planOf('pagetree', '2026-01-05');
	const FILE = 'page,url,views\nHome,/a,15\nCart,/c,1\nHôme,/b,17\n';

	const replaced = {
		...{ line: 4, column: null, target: null, value: 'Home, /b' },
		why: { code: 'shares', of: { line: 2, hasUrl: true, hasAccents: true } },
	};

	// docs/platform.md, Generic file import: `pageinfo_url` is an addition to the name.
	describe('two lines with one page name and two URLs', () => {
		it('are one row, in which the later line counts', async () => {
			const { rows, repeated, repetitions } = await prepareImport(await sourceOf(FILE), plan);
			expect([rows, repeated, repetitions]).toEqual([3, 1, [replaced]]);
		});

		it('are one row of a preview', async () => {
			const { days, total } = await previewImport(await sourceOf(FILE), plan, undefined);
			expect(total).toBe(2);
			expect(days).toEqual([
				{ date: '2026-01-05', pageinfo_name: 'Home', pageinfo_url: '/b', hit: 17 },
				{ date: '2026-01-05', pageinfo_name: 'Cart', pageinfo_url: '/c', hit: 1 },
			]);
		});

		it('are one row in the totals of the page', async () => {
			const { checked, metrics } = await totalImport(await sourceOf(FILE), plan, 8);
			expect(checked.repetitions).toEqual([replaced]);
			expect(metrics).toMatchObject([{ firstDay: 18 }]);
		});
	});
});
