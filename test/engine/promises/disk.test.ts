import { join } from 'node:path';
import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { STAGES } from './stages';

const ADVICE =
	'Ask the administrator of n8n to check the storage for binary data, and to free up space if it is full';
describe.each(lines())('a full disk, on %s', (line) => {
	const full = join(__dirname, 'fullDisk.cjs');
	const stage = withStage(line, { environment: { NODE_OPTIONS: `--require "${full}"` } });

	it('is reported with the job whose result still exists', async () => {
		const run = await stage.play(STAGES.file.scene);
		const job = String(stage.requests('status.json')[0]?.query['jobrun-id']);
		expect(run.error).toMatchObject({
			message: `n8n could not store the file report-shop-eu-2026-11-13-2026-11-19-${job}.csv: its disk is full`,
			description: `${ADVICE}. Submitted in this run: ${job}. Report > Collect can fetch the reports by job ID`,
			itemIndex: 0,
		});
	});

	it('leaves no item with a partial file if the node continues', async () => {
		const parameters = { ...STAGES.search.scene.parameters, output: 'csv' };
		const run = await stage.play({ parameters, onError: 'continueErrorOutput' });
		expect(run.output()).toEqual([]);
		const [item, ...more] = run.output(1);
		expect(more).toEqual([]);
		expect(item?.binary).toBeUndefined();
		expect(item?.json.error).toBe(
			'n8n could not store the file order-shop-eu-2026-11-01-2026-11-02.csv: its disk is full',
		);
	});

	it('does not affect results without files', async () => {
		const run = await stage.play(STAGES.download.scene);
		expect(run.output()).toHaveLength(10);
	});
});
