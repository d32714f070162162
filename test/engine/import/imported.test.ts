import { lines } from '../../../harness/engine';
import { type Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { matching } from '../client/scene';
import { csv, DAY, fileItem, held, importFile, importOf } from './scene';

const SITE_METRICS = [
	'visit',
	'dvisitor',
	'duration',
	'scartvalid',
	'scartvalidamount',
	'estimatevalid',
	'estimatevalidamount',
	'scart',
];
const SITE_FIGURES = '41,40,900,5,1234.50,3,99.05,7';
const SITE_HELD = [[41], [40], [900], [5], ['1234.50'], [3], ['99.05'], [7]];
const PAGE_METRICS = ['hit', 'visit', 'duration', 'visitin', 'visitout', 'visitone'];

/** Kind, dimensions, metrics, names of a row, its figures, and the expected data. */
const kinds: Array<[string, string[], string[], string[], string, unknown[]]> = [
	['website', ['website_name'], SITE_METRICS, ['shop-eu'], SITE_FIGURES, SITE_HELD],
	['searchengine', ['searchengine_name'], SITE_METRICS, ['Ecosia'], SITE_FIGURES, SITE_HELD],
	['refererdomain', ['refererdomain_name'], SITE_METRICS, ['a.example'], SITE_FIGURES, SITE_HELD],
	['geoloccountry', ['geoloccountry_isocode'], SITE_METRICS, ['FR'], SITE_FIGURES, SITE_HELD],
	[
		'opedata',
		['media_key', 'publisher_name', 'ope_name'],
		SITE_METRICS,
		['MAILING', 'Newsletter', 'Weekly'],
		SITE_FIGURES,
		SITE_HELD,
	],
	[
		'pagetree',
		['pageinfo_name', 'pageinfo_url'],
		PAGE_METRICS,
		['Home', 'https://shop.example/'],
		'60,50,900,20,10,5',
		[[60], [50], [900], [20], [10], [5]],
	],
];

const ENGINES = [['searchengine_name'], ['visit']] as const;

describe.each(lines())('%s', (line) => {
	const whole = withStage(line);
	let stage: Stage;

	beforeEach(async () => {
		stage = await whole.beside();
	});

	it.each(kinds)(
		'a CSV file of the kind %s is imported',
		async (kind, dimensions, metrics, names, figures, expected) => {
			const header = [...dimensions, ...metrics].join(',');
			const file = csv(header, `${names.join(',')},${figures}`);
			const done = await importFile(stage, file, { importKind: kind });
			expect(done).toMatchObject({
				imported: true,
				site: 'shop-eu',
				kind,
				rows: 1,
				rejected: 0,
				from: '2026-01-05',
				to: '2026-01-05',
				reply: { accepted: 1 },
			});
			const rows = await held(stage, kind, [dimensions, metrics]);
			expect(rows).toContainEqual([...names, ...expected]);
		},
	);

	it('all items are imported as one file', async () => {
		const run = await stage.play(
			importOf(
				{ operation: 'importItems', importKind: 'searchengine' },
				{
					input: [
						{ 'Search Engine': 'Ecosia', Visits: 12, Revenue: 10.5 },
						{ Visits: '1 234', 'Search Engine': 'Qwant', Revenue: 0.25 },
					],
				},
			),
		);
		expect(run.error).toBeUndefined();
		expect(run.items).toMatchObject([{ imported: true, rows: 2 }]);
		expect(stage.requests()).toHaveLength(1);
		const fields = [['searchengine_name'], ['visit', 'scartvalidamount']] as const;
		expect(await held(stage, 'searchengine', fields)).toEqual([
			['Ecosia', [12], ['10.50']],
			['Qwant', [1234], ['0.25']],
		]);
	});

	it('counts a page by its name, and asks what becomes of a line with another URL', async () => {
		const lines = ['Home,https://a.example/,15', 'Cart,,1', 'Home,https://b.example/,17'];
		const input = [fileItem(csv('page,url,views', ...lines))];
		const kind = { importKind: 'pagetree' };
		const asked = await stage.play(importOf(kind, { files: input }));
		expect(asked.error?.message).toMatch(/^1 of 3 lines has the same names as an earlier line/);
		expect(asked.error?.description).toMatch(/^Choose Add Them Up or Keep the Last/);
		expect(stage.requests()).toEqual([]);
		const options = { sharedNames: 'add' };
		const added = await stage.play(importOf({ ...kind, options }, { files: input }));
		expect(added.items).toMatchObject([{ rows: 3, rowsAfterMerging: 2, merged: 1 }]);
		expect(added.itemsOf(1)).toMatchObject([
			{ line: 4, rejected: false, reason: matching(/^is added to line 2, /) },
		]);
		const pages = [['pageinfo_name', 'pageinfo_url'], ['hit']] as const;
		expect(await held(stage, 'pagetree', pages)).toEqual([
			['Cart', '', [1]],
			['Home', 'https://a.example/', [32]],
		]);
	});

	it('imports a file by day, names the days that arrived, and goes on from there', async () => {
		const file = csv(
			'engine,day,visits',
			'Ecosia,2026-01-05,1',
			'Ecosia,2026-01-06,2',
			'Ecosia,2026-01-07,3',
		);
		const threeDays = { importKind: 'searchengine', from: '2026-01-05', to: '2026-01-07' };
		const failed = await stage.play(
			importOf(threeDays, {
				files: [fileItem(file)],
				faults: [
					{ kind: 'reply', body: { error: false, data: { rows: 1 } } },
					{ kind: 'status', status: 400 },
				],
			}),
		);
		expect(failed.error?.description).toMatch(
			/Days imported before this day: 1 of 3, 2026-01-05\. To continue/,
		);
		const options = { otherDays: 'leaveOut' };
		const rest = await stage.play(
			importOf({ ...threeDays, from: '2026-01-06', options }, { files: [fileItem(file)] }),
		);
		expect(rest.items).toMatchObject([
			{ from: '2026-01-06', rows: 1 },
			{ from: '2026-01-07', rows: 1 },
		]);
		const days = { from: '2026-01-06', to: '2026-01-07' };
		expect(await held(stage, 'searchengine', ENGINES, days)).toEqual([['Ecosia', [2, 3]]]);
	});

	it('été arrives as ete, which Check announces', async () => {
		const file = csv('engine,visits', "Soldes d'été,3");
		const parameters = { importKind: 'searchengine' };
		const checked = await stage.play(
			importOf({ ...parameters, operation: 'check' }, { files: [fileItem(file)] }),
		);
		expect(checked.items[0]?.accents).toEqual([{ name: "Soldes d'été", becomes: "Soldes d'ete" }]);
		expect(stage.requests()).toEqual([]);
		await importFile(stage, file, parameters);
		expect(await held(stage, 'searchengine', ENGINES)).toEqual([["Soldes d'ete", [3]]]);
	});

	it('the two parts of the specification are sent, without an API token', async () => {
		await importFile(stage, csv('Pays;Visites', 'fr;12'), {
			importKind: 'geoloccountry',
			from: '2026-01-05T00:00:00',
			to: '2026-02-09T00:00:00.000+01:00',
		});
		const [request, ...more] = stage.requests();
		expect(more).toEqual([]);
		const { connectorToken, token } = stage.sandbox;
		expect(request?.path).toBe(
			`/ea/v2/${connectorToken}/epc/shop-eu/analyticsimport/geoloccountry.json`,
		);
		expect(JSON.stringify(request?.headers)).not.toContain(token);
		const [descriptor, table, ...others] = partsOf(request?.body ?? '');
		expect(others).toEqual([]);
		expect(descriptor?.head).toMatch(/name="meta-data"; .*\r\nContent-Type: application\/json$/);
		expect(JSON.parse(descriptor?.content ?? '')).toEqual({
			skipHeader: true,
			kind: 'geoloccountry',
			dimensions: [{ idx: 0, target: 'geoloccountry_isocode' }],
			metrics: [{ idx: 1, target: 'visit' }],
			period: { from: '05/01/2026', to: '09/02/2026', scale: 'D' },
		});
		expect(table?.head).toMatch(/name="file-name"; .*\r\nContent-Type: text\/csv$/);
		expect(table?.content).toBe(csv('geoloccountry_isocode,visit', 'FR,12'));
	});

	it('a field other than data is read, and a site from an expression', async () => {
		const item = fileItem(csv('engine,visits', 'Ecosia,3'));
		const run = await stage.play(
			importOf(
				{ importKind: 'searchengine', inputFile: 'upload', importSite: '={{ $json.site }}' },
				{
					files: [{ json: { site: 'shop-eu' }, binary: { upload: item.binary?.data ?? NO_FILE } }],
				},
			),
		);
		expect(run.error).toBeUndefined();
		expect(await held(stage, 'searchengine', ENGINES, DAY)).toEqual([['Ecosia', [3]]]);
	});
});

const NO_FILE = { data: '', mimeType: '' };

/** The parts of a form in the format of RFC 7578. */
function partsOf(body: string): Array<{ head: string; content: string }> {
	const [boundary = ''] = body.split('\r\n');
	return body
		.split(boundary)
		.slice(1, -1)
		.map((part) => {
			const [head = '', content = ''] = part.split('\r\n\r\n');
			return { head: head.trim(), content: content.replace(/\r\n$/, '') };
		});
}
