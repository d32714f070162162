import { newestLine } from '../../../../harness/engine';
import { withStage } from '../../../support/withStage';

const STATE = 'COMPLETED_WITH_WARNINGS';

describe.each(newestLine())('a report that ended otherwise than expected, on %s', (line) => {
	const stage = withStage(line);
	const jobId = () => String(stage.requests('status.json')[0]?.query['jobrun-id']);

	it('is fetched when it is completed with warnings, which are shown', async () => {
		const body = { error: false, jobrun_status: STATE, message: 'No costs for 3 days' };
		stage.sandbox.control.fault({ kind: 'reply', match: 'status.json', body });
		const run = await stage.report({});
		expect(run.error).toBeUndefined();
		expect(run.output()).toHaveLength(10);
		expect(run.hints).toContain(
			`Job ${jobId()} ended with warnings (state ${STATE}), so its result may be incomplete: No costs for 3 days`,
		);
		expect(stage.requests('status.json')).toHaveLength(1);
	});

	it('shows no warning when it is completed without any', async () => {
		stage.sandbox.control.nextJobs({ state: 'COMPLETED (0 warnings)' });
		const run = await stage.report({});
		expect(run.output()).toHaveLength(10);
		expect(run.hints.join()).not.toContain('warning');
	});

	it('fails at once when it was terminated', async () => {
		stage.sandbox.control.nextJobs({ state: 'TERMINATED' });
		const run = await stage.report({});
		expect(run.error?.message).toBe(
			`The platform could not finish job ${jobId()} (state TERMINATED)`,
		);
		expect(stage.requests('download.json')).toEqual([]);
	});
});
