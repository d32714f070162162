import { parse } from 'csv-parse/sync';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import type { Json } from '../../../sandbox/http/json';
import { newestLine } from '../../../harness/engine';
import { jsonOf, pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { analysisOf, id } from './scene';

const TOUCH = { goal: locator('order') };
const run = (more: INodeParameters = {}) =>
	analysisOf('touch-simple', TOUCH, {}, { operation: 'runAnalysis', ...more });

const meta = { reqid: 'r-1' };
const KIND = 'cj#touch-simple';
const dataRow = { dimensions: ['1'], metrics: [[{ values: [5] }]] };
const columnHeader = {
	dimensions: [{ field: 'step', name: 'Step' }],
	metrics: [{ affinity: 'int', field: 'conversion', name: 'Conversions' }],
};
const reportOf = (more: object) => ({
	error: false,
	meta,
	data: { reports: [{ kind: KIND, path: '', data: [dataRow], columnHeader, ...more }] },
});

const TABLE = {
	error: false,
	meta,
	data: {
		fields: [{ name: 'touches' }, { name: 'order' }],
		rows: [
			['1', 40],
			['2', 17],
		],
	},
};
const RECORDS = [
	{ touches: '1', order: 40 },
	{ touches: '2', order: 17 },
];

/** Replies that are no report, and the records with their complete content. */
const others: Array<[what: string, reply: IDataObject, records: IDataObject[]]> = [
	['a table', TABLE, RECORDS],
	...[
		[
			'two columns of one name',
			{ data: { fields: [{ name: 'a' }, { name: 'a' }], rows: [['1', '2']] } },
		] as const,
		['a tree', { error: false, meta, data: { first: { children: [{ name: 'x' }] } } }] as const,
		['reports without a header', reportOf({ columnHeader: undefined })] as const,
		['a report that says more', reportOf({ summary: { paths: 3 } })] as const,
		['rows of another shape', reportOf({ data: [{ step: 1, conversions: 5 }] })] as const,
	].map(([what, reply]): [string, IDataObject, IDataObject[]] => {
		const whole = JSON.parse(JSON.stringify(reply)) as IDataObject;
		return [what, whole, [whole]];
	}),
];

/** A record as a line of CSV. */
function inTexts(record: IDataObject): Record<string, string> {
	const texts = Object.entries(record).map(([name, value]) => [
		name,
		typeof value === 'object' ? JSON.stringify(value) : String(value),
	]);
	return Object.fromEntries(texts) as Record<string, string>;
}

describe.each(newestLine())('the result of an analysis, on %s', (line) => {
	const stage = withStage(line);

	const answer = (body: IDataObject, times = 1) =>
		stage.sandbox.control.fault({
			kind: 'reply',
			match: 'download.json',
			times,
			body: JSON.parse(JSON.stringify(body)) as Json,
		});

	it('has rows if the reply is a report', async () => {
		const done = await stage.play({ parameters: run() });
		expect(done.output()).toHaveLength(8);
		expect(Object.keys(done.items[0] ?? {})).toEqual(['step', 'conversion', 'amount', 'share']);
		answer(reportOf({}));
		expect((await stage.play({ parameters: run() })).items).toEqual([
			{ Step: '1', Conversions: 5 },
		]);
	});

	it('is a CSV file if the reply is a report', async () => {
		answer(reportOf({}));
		const done = await stage.play({
			parameters: run({ output: 'csv', options: { csvFor: 'programsSemicolons' } }),
		});
		const file = (await stage.engine.binary(done.output()[0])).toString();
		expect(file).toBe('Step;Conversions\n1;5\n');
	});

	it.each(others)(
		'is complete if it is %s: items, a JSON and a CSV file',
		async (_, reply, records) => {
			answer(reply, 3);
			const form = run({
				output: '={{ $json.output }}',
				options: { csvFor: 'programsSemicolons' },
			});
			const done = await stage.play({
				parameters: form,
				input: [{ output: 'rows' }, { output: 'json' }, { output: 'csv' }],
			});
			expect(done.error).toBeUndefined();
			const rows = done.output().slice(0, -2);
			const files = done.output().slice(-2);
			expect(jsonOf(rows)).toEqual(records);
			expect(jsonOf(files)).toMatchObject(files.map(() => ({ rows: records.length })));
			const [json = '', csv = ''] = await Promise.all(
				files.map(async (file) => (await stage.engine.binary(file)).toString()),
			);
			expect(JSON.parse(json)).toEqual(records);
			expect(parse(csv, { columns: true, delimiter: ';' })).toEqual(records.map(inTexts));
		},
	);

	it('is the unchanged reply when raw', async () => {
		answer(TABLE);
		expect((await stage.play({ parameters: run({ output: 'raw' }) })).items).toEqual([TABLE]);
	});

	it('reports a reply with an error', async () => {
		answer({ error: true, error_msg: 'No such journey' });
		expect((await stage.play({ parameters: run() })).error?.message).toContain('No such journey');
	});

	const collect = (more: INodeParameters = {}) => ({
		resource: 'report',
		operation: 'collect',
		site: id('={{ $json.site }}'),
		jobId: '={{ $json.jobId }}',
		...more,
	});

	async function collected(reply: IDataObject, more: INodeParameters = {}, keepsKind = true) {
		const [handle = {}] = (await stage.play({ parameters: analysisOf('touch-simple', TOUCH) }))
			.items;
		const { kind, ...others } = handle;
		expect(kind).toBe(KIND);
		answer(reply);
		return await stage.play({ parameters: collect(more), input: [keepsKind ? handle : others] });
	}

	it('is fetched by Report > Collect', async () => {
		const rows = await collected(reportOf({}));
		expect(rows.itemsOf(1)).toEqual([{ Step: '1', Conversions: 5 }]);
		const table = await collected(TABLE);
		expect(table.itemsOf(1)).toEqual(RECORDS);
	});

	it('depends on the reply if Collect only knows the job ID', async () => {
		const odd = reportOf({ summary: { paths: 3 } });
		const whole = await collected(odd, {}, false);
		expect(whole.itemsOf(1)).toEqual([odd]);
		const file = await collected(odd, { output: 'json' }, false);
		const text = (await stage.engine.binary(file.output(1)[0])).toString();
		expect(JSON.parse(text)).toEqual([odd]);
	});

	it('waits for several analyses concurrently', async () => {
		const form = analysisOf(
			'touch-simple',
			{ goal: id('={{ $json.goal }}') },
			{},
			{
				operation: 'runAnalysis',
			},
		);
		const done = await stage.play({
			parameters: form,
			input: [{ goal: 'order' }, { goal: 'scart' }],
		});
		expect(pairedItemsOf(done.output())).toEqual(
			[0, 1].flatMap((item) => Array.from({ length: 8 }, () => ({ item }))),
		);
	});
});
