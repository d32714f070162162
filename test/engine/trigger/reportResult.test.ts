import type { INodeExecutionData, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { labeled } from '../report/channels';
import { plainReport } from '../report/settings';
import { followsClock, MINUTE, moment, Watch, weekly } from './scene';
import type { Played } from '../../support/scene';

const FRIDAY = moment('2026-11-13T10:00Z');
const DUE = moment('2026-11-16T05:30Z');

const request = JSON.stringify({
	reports: [{ ...plainReport, dateRanges: [{ range: 'YESTERDAY' }] }],
});

const rows: Array<[string, INodeParameters]> = [
	['rows', {}],
	['rows day by day', { options: { splitBy: 'D' } }],
	['rows by device, with the total', { options: { segmentBy: 'device', totals: true } }],
	['devices below each other', { options: { segmentBy: 'device', segmentsAs: 'rows' } }],
	['rows of a report in JSON', { options: { request } }],
];
const files: Array<[string, INodeParameters, RegExp]> = [
	[
		'CSV file',
		{ output: 'csv', options: { csvFor: 'programsSemicolons' } },
		/^Channel;Visits;Revenue\n/,
	],
	['JSON file', { output: 'json', options: { fileName: 'week.json' } }, /^\[\s*{\s*"Channel":/],
];
const typeOf = { csv: 'text/csv', json: 'application/json' };

/** The settings with the option that omits the facts of the job. */
function withoutFacts(set: INodeParameters): INodeParameters {
	const options = isCollection(set.options) ? set.options : {};
	return { ...set, options: { ...options, jobFacts: false } };
}

const isCollection = (value: INodeParameters[string]): value is INodeParameters =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

describe.each(newestLine())('a report from the trigger, on %s', (line) => {
	const stage = withStage(line, followsClock);
	const runs = new Map<string, Played>();
	beforeAll(async () => {
		const other = await stage.beside();
		for (const [name, set] of [...rows, ...files]) {
			runs.set(name, await other.report({ ...labeled, ...set }));
		}
	});

	async function delivered(set: INodeParameters): Promise<INodeExecutionData[]> {
		const watch = new Watch(stage, weekly({ ...labeled, ...set }));
		await watch.poll(FRIDAY);
		await watch.poll(DUE);
		const ready = await watch.poll(DUE + MINUTE);
		expect([ready.error, ready.reported]).toEqual([undefined, []]);
		return ready.items;
	}

	function byNode(name: string): INodeExecutionData[] {
		return runs.get(name)?.output() ?? [];
	}

	it.each(rows)('has the same items as Report > Run: %s', async (name, set) => {
		const items = await delivered(withoutFacts(set));
		expect(items.length).toBeGreaterThan(9);
		expect(jsonOf(items)).toEqual(jsonOf(byNode(name)));
	});

	it('is requested unchanged if it is in JSON', async () => {
		await delivered({ options: { request } });
		expect(stage.submitted()).toEqual([JSON.parse(request)]);
	});

	it('has the day in every row if split', async () => {
		const split = jsonOf(await delivered(withoutFacts({ options: { splitBy: 'D' } })));
		expect(Object.keys(split[0] ?? {})).toEqual(['Channel', 'date', 'Visits', 'Revenue']);
		expect(new Set(split.map(({ date }) => date)).size).toBe(7);
	});

	it.each(files)('is a %s like that of Report > Run', async (name, set, beginning) => {
		const [item, ...more] = await delivered({ ...set, binaryProperty: 'sheet' });
		expect(more).toEqual([]);
		const jobId = String(item?.json.jobId);
		const isCsv = set.output === 'csv';
		const fileName = isCsv ? `report-shop-eu-2026-11-13-2026-11-19-${jobId}.csv` : 'week.json';
		const dueAt = '2026-11-16T05:30:00.000Z';
		const reportJob = { jobId, site: 'shop-eu', dueAt, submittedAt: dueAt };
		const days = { from: '2026-11-13', to: '2026-11-19' };
		expect(item?.json).toEqual({
			site: 'shop-eu',
			jobId,
			rows: 10,
			fileName,
			...days,
			reportJob: { ...reportJob, ...days },
		});
		const mimeType = isCsv ? typeOf.csv : typeOf.json;
		expect(item?.binary?.sheet).toMatchObject({ fileName, mimeType });

		const text = (await stage.engine.binary(item, 'sheet')).toString();
		expect(text).toMatch(beginning);
		expect(text).toBe((await stage.engine.binary(byNode(name)[0])).toString());
	});

	it.each(['rows', 'csv'])('reports the number of missing rows: %s', async (output) => {
		stage.sandbox.control.nextJobs({ totalRows: 5_000 });
		for (const { json } of await delivered({ output })) {
			expect(json.reportJob).toMatchObject({ receivedRows: 11, totalRows: 5_000 });
		}
	});

	it('has the sums in the job details, even if these are off', async () => {
		const options = { totalsAs: 'facts', jobFacts: false };
		const [row] = jsonOf(await delivered({ options }));
		const totals = {
			Visits: expect.any(Number) as unknown,
			Revenue: expect.any(Number) as unknown,
		};
		expect(row?.reportJob).toMatchObject({ site: 'shop-eu', totals });
	});

	it('is the unchanged reply when raw', async () => {
		const [item, ...more] = await delivered({ output: 'raw' });
		expect(more).toEqual([]);
		expect(item?.json).toMatchObject({
			data: { reports: [{ columnHeader: expect.anything() as unknown }] },
			reportJob: { site: 'shop-eu' },
		});
	});
});
