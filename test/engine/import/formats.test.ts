import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { matching } from '../client/scene';
import { check, csv, DAY, fileItem, held, importFile, mapped, importOf } from './scene';

const HEADER = 'website_name,visit,scartvalidamount';
const checked = csv(HEADER, 'shop-eu,1234,5678.90');

/** Equivalent files in different formats: test/imports tests the others. */
const files: Array<[what: string, content: string | Buffer, parameters?: INodeParameters]> = [
	['semicolons and decimal commas', csv('Site;Visites;CA', 'shop-eu;1234;5678,90')],
	['thousands with spaces', csv('Site;Visits;Revenue', 'shop-eu;1 234;5\u202f678,90')],
	['other quotes', csv("'Site','Visits','Revenue'", "'shop-eu','1,234','5678.90'"), options("'")],
	['a byte order mark', `\ufeff${csv('Site,Visits,Revenue', 'shop-eu,1234,5678.90')}`],
	[
		'no header, semicolons and a decimal comma',
		'shop-eu;1234;5678,90\n',
		{
			options: { header: false },
			...mapped({ website_name: '1', visit: '2', scartvalidamount: '3' }),
		},
	],
	[
		'a separator that was given',
		'Site_Visits_Revenue\nshop-eu_1234_5678.90\n',
		{ options: { separator: '_' } },
	],
	['a number format that was given', 'Site;Visits;Revenue\nshop-eu;1.234;5.678,9', comma()],
];

function options(quote: string): INodeParameters {
	return { options: { quote } };
}
function comma(): INodeParameters {
	return { options: { numberFormat: 'comma' } };
}

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it.each(files)('the format of %s is read', async (_what, content, parameters = {}) => {
		const { said, sent, lines: noted } = await check(stage, content, parameters);
		expect(noted).toEqual([]);
		expect(said).toMatchObject({ importable: true, rows: 1, rejected: 0 });
		expect(sent.replace('5678.9\n', '5678.90\n')).toBe(checked);
	});

	it.each([
		[
			'Latin-1 that was chosen',
			Buffer.from('engine,visits\nété à Köln,3\n', 'latin1'),
			{ options: { encoding: 'windows-1252' } },
		],
	])('the encoding of %s is read', async (_what, content, more) => {
		const { said, sent } = await check(stage, content, { importKind: 'searchengine', ...more });
		expect(sent).toBe('searchengine_name,visit\nete a Koln,3\n');
		expect(said.accents).toEqual([{ name: 'été à Köln', becomes: 'ete a Koln' }]);
	});

	it('reports what is left out of a file, and which days the file names', async () => {
		const lines = ['# Engines', '# Start date: 20260901', '# End date: 20260930', 'Site,Visits'];
		const { said } = await check(stage, csv(...lines, 'shop-eu,12', 'shop-us,30', 'Total,42'));
		expect(said).toMatchObject({
			...{ rows: 2, rejected: 0, linesBefore: 3, emptyRows: 0 },
			daysInFile: { from: '2026-09-01', to: '2026-09-30' },
			leftOut: { lines: 1, first: [{ line: 7, lines: 1, why: 'total', text: 'Total' }] },
		});
	});

	it('the recognized format is reported', async () => {
		const { said } = await check(stage, Buffer.from('Site;Visites\nété;3\n', 'latin1'));
		expect(said).toMatchObject({ encoding: 'windows-1252', separator: ';', quote: '"' });
		expect(said.columns).toEqual([
			{ column: 'Site', target: 'website_name' },
			{ column: 'Visites', target: 'visit' },
		]);
		expect(said.fileName).toBe('website.csv');
	});

	it('numbers of items are read unchanged, never with thousands separators', async () => {
		const items = [{ json: { engine: 'Ecosia', visits: 7, revenue: 0.125 } }];
		const run = await stage.play(
			importOf(
				{ operation: 'check', importKind: 'searchengine', inputFrom: 'items' },
				{ files: [...items, { json: { engine: 'Bing', visits: 1.234, revenue: 5 } }] },
			),
		);
		expect(run.itemsOf(1).map(({ reason }) => reason)).toEqual([
			'Sales Revenue must be an amount of 0 or more with at most two decimals, such as 1234.56',
			'Visits must be a whole number of 0 or more',
		]);
	});

	it('the preview of each day equals the imported data', async () => {
		const content = csv('engine,visits,revenue', 'Écosia,10,100.01');
		const period = { from: '2026-02-01', to: '2026-02-03' };
		const parameters = { importKind: 'searchengine', ...period };
		const preview = await stage.play(
			importOf({ ...parameters, operation: 'preview' }, { files: [fileItem(content)] }),
		);
		const day = (date: string, visit: number, scartvalidamount: number) => ({
			date,
			searchengine_name: 'Ecosia',
			visit,
			scartvalidamount,
		});
		expect(preview.items).toEqual([
			day('2026-02-01', 4, 33.35),
			day('2026-02-02', 3, 33.33),
			day('2026-02-03', 3, 33.33),
		]);
		expect(stage.requests()).toEqual([]);
		await importFile(stage, content, parameters);
		const fields = [['searchengine_name'], ['visit', 'scartvalidamount']] as const;
		expect(await held(stage, 'searchengine', fields, period)).toEqual([
			['Ecosia', [4, 3, 3], ['33.35', '33.33', '33.33']],
		]);
	});

	it('amounts of several days are reported as approximate, and counts as exact', async () => {
		const preview = async (header: string, more: INodeParameters) =>
			await stage.play(
				importOf(
					{ importKind: 'searchengine', operation: 'preview', ...more },
					{ files: [fileItem(csv(header, 'Ecosia,10'))] },
				),
			);
		const threeDays = { from: '2026-02-01', to: '2026-02-03' };
		// The example of docs/platform.md: a whole number, with its remainder on the first day.
		const counts = await preview('engine,visits', threeDays);
		expect(counts.items.map(({ visit }) => visit)).toEqual([4, 3, 3]);
		expect(counts.hints).toEqual([]);
		const amounts = await preview('engine,revenue', threeDays);
		expect(amounts.items.map((day) => day.scartvalidamount)).toEqual([3.34, 3.33, 3.33]);
		expect(amounts.hints).toEqual([
			'Daily amounts are approximate: the platform does not document whether it spreads amounts in cents or in whole units.',
		]);
		expect((await preview('engine,revenue', DAY)).hints).toEqual([]);
	});

	it('a preview is limited as requested, and says so', async () => {
		const content = csv('engine,visits', ...Array.from({ length: 80 }, (_, at) => `E${at},1`));
		const run = async (more: INodeParameters) =>
			await stage.play(
				importOf(
					{ importKind: 'searchengine', operation: 'preview', ...DAY, ...more },
					{ files: [fileItem(content)] },
				),
			);
		const some = await run({ limit: 7 });
		expect(some.output()).toHaveLength(7);
		expect(some.hints).toEqual([matching(/^Only 7 of 80 days and rows are shown/)]);
		expect((await run({ returnAll: true })).output()).toHaveLength(80);
	});
});
