import { held } from '../../engine/import/scene';
import { versions } from '../../../harness/n8n';
import { jsonOf } from '../../support/stage';
import { PAGE, SECRET } from './hostedPage';
import { FRENCH } from './importFiles';
import { ImportStage } from './importStage';
import { DAYS } from './importVisit';

const FIELDS = [
	['media_key', 'publisher_name', 'ope_name'],
	['visit', 'scartvalidamount'],
] as const;

describe.each(versions())('a valid file on the import page in n8n %s', (version) => {
	let stage: ImportStage;
	beforeAll(() => {
		stage = ImportStage.on(version);
	});
	afterAll(async () => await stage?.stop());

	it('is checked, shown, and imported once', async () => {
		const hosted = await stage.host({ protection: 'passphrase' });
		const visit = await stage.visit(hosted.url);
		await visit.picture(`empty-${version}`);
		await visit.choose('ventes été.csv', FRENCH);
		const unsaid = await visit.describe({ kind: 'opedata', site: 'shop-ca' });
		expect(unsaid).toBe('2 rows can be imported. Choose the first and the last day.');
		expect(await visit.page.locator('#start').isDisabled()).toBe(true);
		expect(await visit.describe(DAYS)).toBe('2 rows can be imported.');

		const recognized = {
			media_key: '1: Canal',
			publisher_name: '2: Éditeur',
			ope_name: '3: Campagne',
			visit: '4: Visites',
			scartvalidamount: '5: CA',
			scart: 'Not in the file',
		};
		for (const [target, column] of Object.entries(recognized)) {
			expect([target, await visit.columnOf(target)]).toEqual([target, column]);
		}
		expect(await visit.table('First rows, as they will be imported')).toEqual([
			['Channel', 'Publisher', 'Campaign', 'Visits', 'Sales Revenue'],
			['Emailing (MAILING)', 'ete', "Soldes d'ete", '1,234', '5,678.90'],
			// A campaign may have the name of a channel.
			['Affiliation', 'Lemonde', 'SOCIAL', '200', '300.50'],
		]);
		expect(await visit.table('Figures of each day')).toEqual([
			['Day', 'Visits', 'Sales Revenue'],
			['5 Jan 2026', '480', '1,993.16'],
			['Each day from 6 Jan 2026 to 7 Jan 2026', '477', '1,993.12'],
			['All days together', '1,434', '5,979.40'],
		]);
		expect(await visit.table('Names that lose their accents')).toContainEqual(['été', 'ete']);
		expect(await visit.bars()).toEqual([
			["Soldes d'ete Emailing (MAILING) · ete", '1,234'],
			['SOCIAL Affiliation · Lemonde', '200'],
		]);
		await visit.page.selectOption('select[name=by]', 'day');
		expect(await visit.bars()).toEqual([
			['5 Jan 2026', '480'],
			['6 Jan 2026', '477'],
			['7 Jan 2026', '477'],
		]);
		const warnings = await visit.page.locator('#before li strong').allInnerTexts();
		expect(warnings).toEqual([
			'Figures are replaced.',
			'This cannot be undone.',
			'Figures are spread evenly over the days.',
		]);
		expect(await visit.page.locator('#start').innerText()).toBe('Import 2 rows');
		await hosted.isUntouched();
		await visit.picture(`ready-${version}`);

		await visit.start(SECRET.password);
		const outcome = await visit.outcome();
		await visit.picture(`result-${version}`);
		expect(outcome).toMatch(/The platform has accepted the file\./);
		expect(outcome).toMatch(/ventes été\.csv\s+Site\s+shop-ca\s/);
		expect(outcome).toMatch(/Rows accepted\s+2\s+Lines not accepted\s+0\s/);
		const [, reference] = /Reference\s+([0-9A-F]{8})$/.exec(outcome) ?? [];

		const execution = await hosted.execution();
		expect([execution.status, execution.mode]).toEqual(['success', 'webhook']);
		expect(jsonOf(execution.items(PAGE))).toMatchObject([
			{
				reference,
				fileName: 'ventes été.csv',
				site: 'shop-ca',
				kind: 'opedata',
				from: '2026-01-05',
				to: '2026-01-07',
				rows: 2,
				rejected: 0,
				imported: true,
			},
		]);
		expect(execution.text).not.toContain(SECRET.password);
		expect(execution.text).not.toContain(hosted.sandbox.connectorToken);
		const original = await stage.n8n.binary(execution.items(PAGE)[0], 'original');
		expect(original.equals(FRENCH)).toBe(true);

		expect(hosted.imports()).toHaveLength(1);
		expect(hosted.imports()[0]?.path).toContain('/epc/shop-ca/');
		const reported = await held(hosted, 'opedata', FIELDS, DAYS, 'shop-ca');
		const soldes = [
			[412, 411, 411],
			['1892.98', '1892.96', '1892.96'],
		];
		const social = [
			[68, 66, 66],
			['100.18', '100.16', '100.16'],
		];
		expect(reported).toContainEqual(['MAILING', 'ete', "Soldes d'ete", ...soldes]);
		expect(reported).toContainEqual(['AFFILIATION', 'Lemonde', 'SOCIAL', ...social]);
		expect(visit.complaints).toEqual([]);
		await visit.close();
	});
});
