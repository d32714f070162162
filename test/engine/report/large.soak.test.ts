import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';

describe.each(lines())('large reports, on %s', (line) => {
	const stage = withStage(line);

	it('hint at the file output above 20,000 items', async () => {
		stage.sandbox.control.nextJobs({ rows: 25_000 });
		const run = await stage.report({});
		expect(run.items('Report')).toHaveLength(25_000);
		expect(run.items('Report').at(-1)?.json.Channel).toBe('Channel 25000');
		expect(run.hints('Report')).toEqual([
			{
				message: 'There are 25000 rows. Set Output to CSV File to keep the workflow fast.',
				location: 'outputPane',
			},
		]);
	});

	it('leave no hint up to there, nor with a file', async () => {
		stage.sandbox.control.nextJobs({ rows: 20_000, times: 2 });
		const [rows, file] = await Promise.all([stage.report({}), stage.report({ output: 'json' })]);
		expect(rows.items('Report')).toHaveLength(20_000);
		expect(rows.hints('Report')).toEqual([]);
		expect(file.items('Report')).toMatchObject([{ json: { rows: 20_000 } }]);
		expect(file.hints('Report')).toEqual([]);
	});

	it('come as a CSV file of 200,000 lines', async () => {
		stage.sandbox.control.nextJobs({ rows: 200_000 });
		const run = await stage.report({ output: 'csv' });
		expect(run.items('Report')).toMatchObject([{ json: { rows: 200_000 } }]);
		const text = (await stage.engine.binary(run.items('Report')[0])).toString();
		const table = text.trimEnd().split('\n');
		expect(table).toHaveLength(200_001);
		expect([table[0], table[1], table.at(-1)]).toEqual([
			'Channel,Visits',
			expect.stringMatching(/^Channel 1,\d+$/),
			expect.stringMatching(/^Channel 200000,\d+$/),
		]);
	});
});
