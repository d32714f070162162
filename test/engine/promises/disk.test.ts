import { join } from 'node:path';
import type { INodeParameters } from 'n8n-workflow';
import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator, workflowOf } from '../../../harness/workflows';
import { STAGES } from './stages';

const ADVICE = 'Ask the administrator of n8n to free up storage for binary data';
const search: INodeParameters = {
	resource: 'sale',
	operation: 'searchAndWait',
	site: locator('shop-eu', 'id'),
	period: 'dates',
	from: '2026-11-01',
	to: '2026-11-02',
	output: 'csv',
};

describe.each(lines())('a full disk, on %s', (line) => {
	const full = join(__dirname, 'fullDisk.cjs');
	const stage = withStage(line, { environment: { NODE_OPTIONS: `--require "${full}"` } });

	it('is reported with the job whose result still exists', async () => {
		const run = await stage.run({ workflow: STAGES.file.workflow });
		const job = String(stage.requests('status.json')[0]?.query['jobrun-id']);
		expect(run.error).toMatchObject({
			message: `n8n could not store the file report-shop-eu-${job}.csv: its disk is full`,
			description: `${ADVICE}. Submitted in this run: ${job}. Report > Collect can fetch the reports by job ID`,
			itemIndex: 0,
		});
		expect(run.items('It')).toEqual([]);
	});

	it('leaves no item with a partial file if the node continues', async () => {
		const run = await stage.run({
			workflow: workflowOf({ It: { parameters: search, onError: 'continueErrorOutput' } }),
		});
		expect(run.items('It', 0)).toEqual([]);
		const [item, ...more] = run.items('It', 1);
		expect(more).toEqual([]);
		expect(item?.binary).toBeUndefined();
		expect(item?.json.error).toBe(
			'n8n could not store the file order-shop-eu-2026-11-01-2026-11-02.csv: its disk is full',
		);
	});

	it('does not affect results without files', async () => {
		const run = await stage.run({ workflow: STAGES.download.workflow });
		expect(run.error).toBeUndefined();
		expect(run.items('It')).toHaveLength(10);
	});
});
