import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';

describe.each(lines())('large reports, on %s', (line) => {
	const stage = withStage(line);

	it('become a CSV file of 200,000 lines', async () => {
		const run = await stage.report({ output: 'csv' }, { jobs: [{ rows: 200_000 }] });
		expect(run.output()).toMatchObject([{ json: { rows: 200_000 } }]);
		const text = (await stage.engine.binary(run.output()[0])).toString();
		const table = text.trimEnd().split('\n');
		expect(table).toHaveLength(200_001);
		expect([table[0], table[1], table.at(-1)]).toEqual([
			'Channel,Visits',
			expect.stringMatching(/^Channel 1,\d+$/),
			expect.stringMatching(/^Channel 200000,\d+$/),
		]);
	});
});
