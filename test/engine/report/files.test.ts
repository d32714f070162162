import { parse } from 'csv-parse/sync';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { lines } from '../../../harness/engine';
import { asked, besideOf, labeled, rowsOf, withoutTotal } from './channels';
import type { RawReport } from './raw';
import { downloadRaw } from './raw';
import { sideBySideByName } from '../../support/sideBySide';
import { Stage, jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

const scenes = {
	csv: { output: 'csv' },
	named: { output: 'csv', binaryProperty: 'sheet', options: { fileName: 'week.csv' } },
	nameOnly: { output: 'xlsx', options: { fileName: 'week' } },
	byDay: { options: { splitBy: 'D' } },
	semicolons: { output: 'csv', options: { csvFor: 'programsSemicolons', splitBy: 'D' } },
	tabs: { output: 'csv', options: { csvFor: 'programsTabs' } },
	devices: { output: 'csv', options: { segmentBy: 'device', totals: true } },
	json: { output: 'json' },
} satisfies Record<string, INodeParameters>;

const tableOf = (text: string, delimiter = ','): Array<Record<string, string>> => {
	const table: Array<Record<string, string>> = parse(text, { columns: true, delimiter });
	return table;
};
const headingOf = (text: string) => text.split('\n')[0];
const asText = (rows: IDataObject[]) =>
	rows.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, String(v)])));

describe.each(lines())('the file of a report, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	let whole: RawReport;
	const ended = sideBySideByName(scenes, async (set) => await stage.report({ ...labeled, ...set }));

	beforeAll(async () => {
		whole = await downloadRaw(stage.sandbox, { reports: [asked] });
	});

	async function itemsOf(scene: keyof typeof scenes) {
		const run = await ended(scene);
		return run.output();
	}
	async function fileOf(scene: keyof typeof scenes, field?: string) {
		const [item] = await itemsOf(scene);
		return { item, text: (await stage.engine.binary(item, field)).toString() };
	}

	it('is CSV with a heading', async () => {
		const { item, text } = await fileOf('csv');
		const jobId = String(item?.json.jobId);
		const fileName = `report-shop-eu-2026-11-13-2026-11-19-${jobId}.csv`;
		expect(jobId).toMatch(/^\d{18}$/);
		expect(item).toMatchObject({
			json: { site: 'shop-eu', jobId, rows: 10, fileName },
			binary: { data: { fileName, mimeType: 'text/csv', fileExtension: 'csv' } },
			pairedItem: { item: 0 },
		});
		expect(headingOf(text)).toBe('Channel,Visits,Revenue');
		expect(tableOf(text)).toEqual(asText(rowsOf(withoutTotal(whole))));
	});

	it('has the requested name and field', async () => {
		const { item, text } = await fileOf('named', 'sheet');
		expect(item?.json.fileName).toBe('week.csv');
		expect(Object.keys(item?.binary ?? {})).toEqual(['sheet']);
		expect(item?.binary?.sheet?.fileName).toBe('week.csv');
		expect(tableOf(text)).toHaveLength(10);
	});

	it('has the extension of its output where the requested name has none', async () => {
		const [item] = await itemsOf('nameOnly');
		expect(item?.json.fileName).toBe('week.xlsx');
		expect(item?.binary?.data).toMatchObject({ fileName: 'week.xlsx', fileExtension: 'xlsx' });
	});

	it('is CSV with semicolons, split by day like the rows', async () => {
		const { text } = await fileOf('semicolons');
		expect(headingOf(text)).toBe('Channel;date;Visits;Revenue');
		expect(tableOf(text, ';')).toEqual(asText(jsonOf(await itemsOf('byDay'))));
	});

	it('is CSV with tabs', async () => {
		const { text } = await fileOf('tabs');
		expect(headingOf(text)).toBe('Channel\tVisits\tRevenue');
		expect(tableOf(text, '\t')).toEqual(asText(rowsOf(withoutTotal(whole))));
	});

	it('is CSV with the devices and the total', async () => {
		const segments = [{ name: 'device', type: 'device' }];
		const devices = await downloadRaw(stage.sandbox, { reports: [{ ...asked, segments }] });
		const { text } = await fileOf('devices');
		expect(tableOf(text)).toEqual(asText(besideOf(devices.data)));
	});

	it('is JSON with a list of rows', async () => {
		const { item, text } = await fileOf('json');
		expect(item?.binary?.data).toMatchObject({
			fileName: `report-shop-eu-2026-11-13-2026-11-19-${String(item?.json.jobId)}.json`,
			mimeType: 'application/json',
		});
		expect(JSON.parse(text)).toEqual(rowsOf(withoutTotal(whole)));
	});

	it('is on disk, or inside the item where n8n keeps files in memory', async () => {
		const { item, text } = await fileOf('csv');
		expect(item?.binary?.data?.id).toMatch(/^filesystem/);
		const inMemory = new Stage();
		await inMemory.start(line, { binaryMode: 'memory' });
		const [kept] = (await inMemory.report({ ...labeled, output: 'csv' })).output();
		const content = (await inMemory.engine.binary(kept)).toString();
		await inMemory.stop();
		expect(kept?.binary?.data?.id).toBeUndefined();
		expect(content).toBe(text);
	});
});
