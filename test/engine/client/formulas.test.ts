import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { columns, locator, reportParameters, type Step } from '../../../harness/workflows';
import { csv, DAY, fileItem } from '../import/scene';
import { dataOf, DAY as PROVIDER_DAY, providerOf } from '../provider/scene';
import { type Played } from '../../support/scene';

const site = locator('shop-eu', 'id');

describe.each(newestLine())('Guard Against Formulas, on %s', (line) => {
	const stage = withStage(line);

	const fileOf = async (run: Played, output = 0) => {
		expect(run.error).toBeUndefined();
		const [item] = run.output(output);
		return (await stage.engine.binary(item)).toString();
	};
	const run = async (parameters: INodeParameters, more: Step = {}) =>
		await stage.play({
			parameters,
			...more,
			files: [fileItem(csv('engine,visits', 'Bing,=1+1', 'Ecosia,5'))],
		});
	const switched: Array<[what: string, options: INodeParameters, mark: string]> = [
		['by itself', {}, "'"],
		['not when it is turned off', { guardFormulas: false }, ''],
	];

	it.each(switched)('works in reports as %s', async (_, options, mark) => {
		const dimensions = columns({ media_key: '@Channel' });
		const parameters = reportParameters({ output: 'csv', dimensions, options });
		const file = await fileOf(await run(parameters));
		expect(file.split(',')[0]).toBe(`${mark}@Channel`);
	});

	it.each(switched)('works in searches as %s', async (_, options, mark) => {
		const body = { data: { fields: [{ name: 'order_ref' }], rows: [['=HYPERLINK()']] } };
		stage.sandbox.control.fault({ kind: 'reply', match: 'download.json', body });
		const period = { period: 'dates', from: '2026-11-01', to: '2026-11-02' };
		const search = { resource: 'sale', operation: 'searchAndWait', site, ...period, options };
		expect(await fileOf(await run({ ...search, output: 'csv' }))).toBe(
			`order_ref\n${mark}=HYPERLINK()\n`,
		);
	});

	it.each(switched)('works in rejected lines as %s', async (_, options, mark) => {
		const check = {
			resource: 'import',
			operation: 'check',
			importKind: 'searchengine',
			period: 'dates',
			...DAY,
		};
		const rejectedAs = { rejectedAs: 'csv', ...options };
		const checked = await run({ ...check, importSite: 'shop-eu', options: rejectedAs });
		expect(await fileOf(checked, 1)).toContain(`,${mark}=1+1,`);
		expect(await fileOf(checked)).not.toContain("'");
	});

	it.each(switched)("works in the provider's data as %s", async (_, options, mark) => {
		const row = { date: PROVIDER_DAY, own: '=1', m_visits: -1 };
		const body = { DataFeed: { Rows: [row] } };
		stage.sandbox.control.fault({ kind: 'reply', match: 'getData', body });
		const form = { output: 'csv', options: { additionalColumns: 'own', ...options } };
		const done = await stage.play(providerOf(dataOf(form)));
		const file = await fileOf(done);
		expect(file.split(/[,\n]/)).toContain(`${mark}=1`);
		expect(file.split(/[,\n]/)).toContain('-1');
	});

	it('does not change files that are sent', async () => {
		const costs = { resource: 'campaign', operation: 'uploadCosts', site, inputFrom: 'items' };
		const upload = { ...costs, options: { sendUnchanged: true } };
		const done = await stage.play({
			parameters: { ...upload, costsFor: 'advertising' },
			input: [{ date: '=2026', cost: '-x' }],
		});
		expect(done.status).toBeDefined();
		expect(stage.requests()[0]?.body).toContain('date,cost\n=2026,-x\n');
	});
});
