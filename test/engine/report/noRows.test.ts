import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { locator, reportParameters, workflowOf } from '../../../harness/workflows';
import { jsonOf, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';

const HINT = (
	begin = 'There are no rows, so n8n does not run the nodes after this one. If this node is in a loop, the loop ends. To continue',
) => `${begin}, set If There Are No Rows, under Options, to Return One Item That Says So.`;

/** Sites in a loop, each handled by Report before the next. */
const loopOver = (options: INodeParameters) =>
	workflowOf(
		{
			Loop: {
				type: 'n8n-nodes-base.splitInBatches',
				typeVersion: 3,
				parameters: { batchSize: 1, options: {} },
			},
			Report: {
				parameters: reportParameters({ site: locator('={{ $json.site }}', 'id'), options }),
			},
			Done: { type: 'n8n-nodes-base.noOp' },
		},
		[
			['Start', 0, 'Loop'],
			['Loop', 0, 'Done'],
			['Loop', 1, 'Report'],
			['Report', 0, 'Loop'],
		],
	);

const SITES = [{ site: 'shop-eu' }, { site: 'shop-ca' }, { site: 'shop-eu' }];

describe.each(lines())('a site without rows, on %s', (line) => {
	const stage = withStage(line);

	/** The second of the next reports has no rows. */
	function orderNoRows(): void {
		stage.sandbox.control.nextJobs({});
		stage.sandbox.control.nextJobs({ rows: 0 });
	}

	const loop = async (options: INodeParameters) => {
		orderNoRows();
		const input = SITES.map((json) => ({ json }));
		return succeeded(await stage.run({ workflow: loopOver(options), input }));
	};

	it('ends a Loop Over Items before its third site, like any empty output in n8n', async () => {
		const run = await loop({});
		expect(run.runs('Report')).toBe(2);
		expect(run.runs('Done')).toBe(0);
		expect(run.hints('Report').map(({ message }) => message)).toContain(HINT());
	});

	it('is one item with the option, and a Loop Over Items handles all three sites', async () => {
		const run = await loop({ ifNoRows: 'item' });
		expect(run.runs('Report')).toBe(3);
		const done = jsonOf(run.items('Done'));
		expect(done).toHaveLength(10 + 1 + 10);
		expect(done[10]).toEqual({
			site: 'shop-ca',
			jobId: expect.stringMatching(/^\d+$/) as unknown,
			rows: 0,
			message: 'No rows',
		});
		expect(JSON.stringify(run.hints('Report'))).not.toContain('If There Are No Rows');
	});

	const three = SITES as IDataObject[];

	it('is counted in one hint for all items if the items are handled together', async () => {
		orderNoRows();
		const site = locator('={{ $json.site }}', 'id');
		const run = succeeded(await stage.report({ site }, { input: three }));
		expect(run.hints).toContain(
			HINT('There are no rows for 1 of 3 input items. To pass on an item for each of them'),
		);
	});

	it('keeps its place and its input item if items are handled together', async () => {
		orderNoRows();
		const site = locator('={{ $json.site }}', 'id');
		const options = { ifNoRows: 'item', atOnce: 1, jobFacts: true };
		const items = (await stage.report({ site, options }, { input: three })).output();
		expect(items[10]).toMatchObject({
			json: { message: 'No rows', reportJob: { site: 'shop-ca' } },
			pairedItem: { item: 1 },
		});
		expect(items).toHaveLength(10 + 1 + 10);
	});

	it('is one item of Collect on the output Done', async () => {
		const submitted = await stage.report({ operation: 'submit' }, { jobs: [{ rows: 0 }] });
		const jobId = String(submitted.items[0]?.jobId);
		const collect = { operation: 'collect', jobId, options: { ifNoRows: 'item' } };
		const run = await stage.report(collect);
		expect(run.output()).toEqual([]);
		expect(run.itemsOf(1)).toEqual([{ site: 'shop-eu', jobId, rows: 0, message: 'No rows' }]);
	});

	it.each([
		['a search for sales', { resource: 'sale', operation: 'searchAndWait' }, 'download.json'],
		['a list', { resource: 'audience', operation: 'getMany' }, 'search.json'],
	])('is one item of %s without entries', async (_, operation, match) => {
		const body = { error: false, data: { fields: [], rows: [] } };
		const find = async (options: INodeParameters) => {
			stage.sandbox.control.fault({ kind: 'reply', match, body });
			const parameters = { ...operation, site: locator('shop-eu'), options };
			return succeeded(await stage.play({ parameters }));
		};
		const [without, withOption] = [await find({}), await find({ ifNoRows: 'item' })];
		expect(without.output()).toEqual([]);
		expect(without.hints).toEqual([HINT()]);
		expect(withOption.items).toEqual([{ site: 'shop-eu', rows: 0, message: 'No rows' }]);
	});
});
