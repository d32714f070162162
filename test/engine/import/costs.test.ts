import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { csv, fileItem } from './scene';
import { type Scene } from '../../support/scene';

const EXPORTS = path.join(__dirname, '../../imports/exports');
const exported = (name: string) => fileItem(readFileSync(path.join(EXPORTS, `${name}.csv`)), name);
const mapped = (value: Record<string, string>) => ({
	costColumns: { mappingMode: 'defineBelow', value },
});

/** Uploads the costs of campaigns. */
const costsOf = (parameters: INodeParameters, more: Scene): Scene => ({
	parameters: {
		...{ resource: 'campaign', operation: 'uploadCosts', costsFor: 'advertising' },
		...{ site: locator('shop-eu', 'id'), ...parameters },
	},
	...more,
});

describe.each(newestLine())('the costs of campaigns, on %s', (line) => {
	const stage = withStage(line);

	const sentLines = () =>
		stage.requests().map(({ body }) => {
			const [, file = ''] = /text\/csv\r\n\r\n([^]*?)\r\n--/.exec(body) ?? [];
			return file.trimEnd().split('\n');
		});

	it('all items are checked and uploaded as one file, and the result counts them', async () => {
		const done = await stage.play(
			costsOf(
				{ inputFrom: 'items' },
				{
					input: [
						{ date: '2026-11-01', ope_id: '5001', cost: 12.5, Note: 'x' },
						{ date: '2026-11-02', ope_id: 5001, cost: 'EUR 3,00', Note: '' },
					],
				},
			),
		);
		const [request, ...more] = stage.requests();
		expect(more).toEqual([]);
		expect(request?.path).toMatch(/externaldataupload_advertising\.json$/);
		expect(request?.body).toContain('name="file-name"; filename="costs.csv"');
		expect(sentLines()).toEqual([
			['date,ope_id,cost', '2026-11-01,5001,12.5', '2026-11-02,5001,3.00'],
		]);
		const [item] = done.output();
		expect(item?.json).toEqual({
			...{ uploaded: true, confirmed: true, checked: true },
			...{ site: 'shop-eu', costsFor: 'advertising' },
			...{ rows: 2, rowsAfterMerging: 2, merged: 0, rejected: 0 },
			leftOut: { lines: 0, first: [] },
			reply: { accepted: 2, rejected: 0 },
		});
		expect(item?.pairedItem).toEqual([{ item: 0 }, { item: 1 }]);
	});

	it('exports of ad networks are uploaded as they are read: encoding, title lines, totals and numbers', async () => {
		const unknown = await stage.play(costsOf({}, { files: [exported('google-ads-by-day-excel')] }));
		expect(sentLines()).toEqual([
			[
				'date,ope_id,click,impression,cost',
				'2026-09-01,Spring-Shopping,14,627,22.13',
				'2026-09-02,Spring-Shopping,50,3063,44.89',
				'2026-09-03,"Brand, exact",142,8623,1122.48',
			],
		]);
		// The platform knows campaigns by their IDs, and took none of these.
		expect(unknown.error?.description).toContain(
			'For campaigns, use the IDs that Campaign > Get Many lists, not the names. They were read from the column Campaign: ',
		);
	});

	it('rows that the platform rejects without naming them are counted, and a hint says so', async () => {
		const file = csv('Day,Campaign,Cost', '2026-11-01,5001,1', '2026-11-01,Spring,2');
		const done = await stage.play(costsOf({}, { files: [fileItem(file)] }));
		expect(done.items).toMatchObject([
			{ uploaded: true, rows: 1, rowsAfterMerging: 1, rejected: 1 },
		]);
		expect(JSON.stringify(done.hints)).toContain(
			'The platform rejected rows of costs (1 of 2), and did not name all of them',
		);
	});

	it('lines that share day and campaign stop the upload, until it is chosen what becomes of them', async () => {
		const file = csv(
			'Day,Campaign,Clicks,Cost',
			'2026-11-01,5001,10,1.50',
			'2026-11-01,5001,5,2.25',
		);
		const stopped = await stage.play(costsOf({}, { files: [fileItem(file)] }));
		expect(stopped.error?.message).toContain('1 of 2 lines has the same names');
		const shown = await stage.play(costsOf({}, { files: [fileItem(file)], wired: true }));
		expect(shown.itemsOf(1)).toMatchObject([{ line: 3, rejected: false }]);
		expect(stage.requests()).toEqual([]);
		const added = await stage.play(
			costsOf({ options: { sharedNames: 'add' } }, { files: [fileItem(file)] }),
		);
		expect(sentLines()).toEqual([['date,ope_id,click,cost', '2026-11-01,5001,15,3.75']]);
		expect(added.items).toMatchObject([{ rows: 2, rowsAfterMerging: 1, merged: 1 }]);
	});

	it('a wrong line of the second file keeps the first one from being uploaded', async () => {
		const good = fileItem(csv('Day,Campaign,Cost', '2026-11-01,5001,1.50'));
		const wrong = fileItem(
			csv('Day,Campaign,Clicks,Impressions,Cost', '2026-11-01,5001,1,234,10,00'),
		);
		const stopped = await stage.play(costsOf({}, { files: [good, wrong] }));
		expect(stopped.error?.message).toBe(
			'1 of 1 lines cannot be imported, so nothing was sent. Line 2: has 6 columns, but the table has 5 ("2026-11-01, 5001, 1, 234, 10, 00") [item 1]',
		);
		expect(stage.requests()).toEqual([]);
		const leftOut = { options: { badLines: 'leaveOut' } };
		const more = fileItem(csv('Day,Campaign,Cost', '2026-11-01,5001,12%', '2026-11-02,5001,1'));
		const others = await stage.play(costsOf(leftOut, { files: [more], wired: true }));
		expect(sentLines()).toEqual([['date,ope_id,cost', '2026-11-02,5001,1']]);
		expect(others.items).toMatchObject([{ rows: 1, rowsAfterMerging: 1, rejected: 1 }]);
		expect(others.itemsOf(1)).toMatchObject([
			{ line: 2, reason: 'Cost is a percentage, which cannot be imported' },
		]);
	});

	it('a check and a preview of costs show what would be sent, send nothing and need no credential', async () => {
		const alone = { wired: true, credentials: {} };
		const asked = { options: { sharedNames: 'add' } };
		const input = [exported('spotify-ads')];
		const checked = await stage.play(
			costsOf({ operation: 'checkCosts', ...asked }, { files: input, ...alone }),
		);
		const [item] = checked.output();
		expect(item?.json).toMatchObject({
			...{
				importable: true,
				costsFor: 'advertising',
				rows: 3,
				rowsAfterMerging: 2,
				merged: 1,
				rejected: 0,
			},
			daysInFile: { from: '2026-09-01', to: '2026-09-03' },
			fileName: 'costs.csv',
		});
		const file = (await stage.engine.binary(item)).toString();
		expect(file).toContain('2026-09-01,Garden_Visits,19,2000,12.12\n');
		const preview = await stage.play(
			costsOf({ operation: 'previewCosts', ...asked }, { files: input, ...alone }),
		);
		expect(succeeded(preview).items).toEqual([
			{ date: '2026-09-01', ope_id: 'Garden_Visits', click: 19, impression: 2000, cost: 12.12 },
			{ date: '2026-09-02', ope_id: 'Garden_Visits', click: 9, impression: 1100, cost: 7.44 },
		]);
		const people = [exported('costs-as-people-write')];
		const [, second] = (
			await stage.play(costsOf({ operation: 'previewCosts' }, { files: people, ...alone }))
		).items;
		expect(second).toEqual({
			...{ date: '2026-09-02', ope_id: 'Frühling', click: null, impression: 900, cost: 9.1 },
		});
		const question = await stage.play(
			costsOf({ operation: 'checkCosts' }, { files: input, ...alone }),
		);
		const [doubtful] = question.items;
		expect([doubtful?.importable, doubtful?.merged]).toEqual([false, 1]);
		expect(doubtful?.question).toContain('has the same names');
		expect(stage.requests()).toEqual([]);
	});

	it('columns that are mapped by hand are sent under the names of the platform', async () => {
		const columns = mapped({ date: '"2026-11-02"', ope_id: '#2', cost: 'Betrag' });
		succeeded(
			await stage.play(
				costsOf(columns, {
					files: [fileItem('Woche;Kennung;Betrag\n45;5001;3,5\n45;5002;1.234,00 €\n')],
				}),
			),
		);
		expect(sentLines()).toEqual([
			['date,ope_id,cost', '2026-11-02,5001,3.5', '2026-11-02,5002,1234.00'],
		]);
	});

	it('a product may have costs in several campaigns on one day', async () => {
		const file = csv(
			'Day,SKU,Campaign,Cost',
			'2026-11-01,A1,5001,1',
			'2026-11-01,A1,5002,2',
			'2026-11-01,A1,,4',
		);
		succeeded(await stage.play(costsOf({ costsFor: 'product' }, { files: [fileItem(file)] })));
		expect(sentLines()).toEqual([
			[
				'date,product_ref,ope_id,cost',
				...['2026-11-01,A1,5001,1', '2026-11-01,A1,5002,2', '2026-11-01,A1,,4'],
			],
		]);
	});

	it('a file that is sent without checking arrives byte by byte, and nothing is counted', async () => {
		const options = { sendUnchanged: true };
		const file = 'date;ope_id;own_column\n2026-11-01;5001;=1,5\n2026-11-01;5001;x\n';
		const done = await stage.play(costsOf({ options }, { files: [fileItem(file, 'own.csv')] }));
		expect(stage.requests()[0]?.body).toContain(
			`filename="own.csv"\r\nContent-Type: text/csv\r\n\r\n${file}`,
		);
		expect(done.items).toEqual([
			{
				...{ uploaded: true, confirmed: true, checked: false, site: 'shop-eu' },
				...{ costsFor: 'advertising', rejected: 0, reply: { accepted: 2, rejected: 0 } },
			},
		]);
	});
});
