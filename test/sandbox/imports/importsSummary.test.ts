import { Caller, days, named, totalsOf } from '../caller';
import { Importer, plainRows } from './importing';

const importer = new Importer(Caller.forEachTest());

describe('the summary report after imports', () => {
	const visits = (more: object = {}) => importer.report({ metrics: named('visit'), ...more });

	const takeCampaigns = (...rows: (string | number)[][]) =>
		importer.take('opedata', ['visit'], rows);

	it('has imported campaigns by channel, publisher and campaign, and leaves other channels unchanged', async () => {
		const before = await visits();
		await takeCampaigns(
			['MAILING', 'Newsletter', 'Weekly', 40],
			['MAILING', 'Reminder', 'Cart', 2],
			['PARTNER', 'Some partner', 'Summer', 7],
		);
		const after = await visits();
		expect(totalsOf(after, 'MAILING')).toEqual([42]);
		expect(totalsOf(after, 'PARTNER')).toEqual([7]);
		for (const key of ['SOCIAL', 'NATURAL', 'ADVERTISING', 'SEARCHENGINE']) {
			expect(totalsOf(after, key)).toEqual(totalsOf(before, key));
		}
		const change = 42 + 7 - (totalsOf(before, 'MAILING')[0] ?? 0);
		expect(totalsOf(after, 'GLOBAL')).toEqual([(totalsOf(before, 'GLOBAL')[0] ?? 0) + change]);

		const fields = ['publisher_name', 'ope_name', 'creative_name'];
		const path = 'mcMEDIAINCOMING[?].mcMEDIAML.mcOPE';
		expect(plainRows(await visits({ path, dimensions: named(...fields) }))).toEqual([
			['Newsletter', 'Weekly', '', 40],
			['Reminder', 'Cart', '', 2],
		]);
		const all = await visits({
			path: 'mcWEBSITE[?].mcGLOBALOPE.mcOPE',
			dimensions: named('media_key', 'ope_name'),
		});
		expect(plainRows(all)).toContainEqual(['PARTNER', 'Summer', 7]);
	});

	it('identifies an imported campaign by the ID of the one with its name', async () => {
		await takeCampaigns(
			['ADVERTISING', 'Criteo', 'Retargeting paniers abandonnés', 3],
			['ADVERTISING', 'Criteo', 'Branding vidéo', 5],
		);
		const path = 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE[5003]';
		const report = await visits({ path, dimensions: named('ope_name') });
		expect(plainRows(report)).toEqual([['Branding video', 5]]);
	});

	it.each([
		['searchengine', 'Ecosia', 'SEARCHENGINE', 'mcMEDIASE'],
		['refererdomain', 'blog.example', 'REFERER', 'mcMEDIARF'],
	])('has an import of %s in its channel', async (kind, name, key, level) => {
		await importer.take(kind, ['visit'], [[name, 12]]);
		expect(totalsOf(await visits(), key)).toEqual([12]);
		const path = `mcMEDIAINCOMING[?].${level}.${level}`;
		expect(plainRows(await visits({ path, dimensions: named('media_key', 'name') }))).toEqual([
			[key, name, 12],
		]);
	});

	it('has the total of an imported website, whatever the channels add up to', async () => {
		const before = await visits();
		await importer.take('website', ['visit'], [['shop-eu', 77]]);
		const after = await visits();
		expect(totalsOf(after, 'GLOBAL')).toEqual([77]);
		expect(plainRows(after)).toEqual(plainRows(before));
		expect((await visits({ dimensions: [] })).data[0]?.metrics).toEqual([[{ values: [77] }]]);
		const twoDays = { dateRanges: days('2026-01-05', '2026-01-06'), dimensions: [] };
		const nextDay = await visits({ dateRanges: days('2026-01-06') });
		const sum = 77 + (totalsOf(nextDay, 'GLOBAL')[0] ?? 0);
		expect((await visits(twoDays)).data[0]?.metrics).toEqual([[{ values: [sum] }]]);
	});

	it('has no devices for imported data', async () => {
		await importer.take('website', ['visit', 'scartvalid'], [['shop-eu', 77, 5]]);
		const report = await importer.report({
			kind: 'rt#website',
			dimensions: named('website_name'),
			metrics: [
				...named('visit'),
				{ name: 'by type', field: 'scartvalid', segment: { by: 'ordertype' } },
			],
			segments: [{ name: 'Device', type: 'device', value: [1] }],
		});
		const [visit, sales] = report.data[0]?.metrics.map((entries) => entries[0]) ?? [];
		expect(visit).toMatchObject({ values: [77], segments: { device: [{ values: ['0'] }] } });
		const nothing = { values: ['0'] };
		expect(sales).toMatchObject({
			values: [5],
			segments: { ordertype: [nothing, nothing, nothing] },
		});
	});
});
