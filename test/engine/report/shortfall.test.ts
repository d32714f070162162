import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { labelled } from './channels';

const outputs = ['rows', 'csv'];

describe.each(newestLine())(
	'a result that holds fewer rows than the platform counts, on %s',
	(line) => {
		const stage = withStage(line);

		const hintsOf = async (set: INodeParameters, input?: Array<{ n: number }>) => {
			const run = await stage.report({ ...labelled, ...set }, input ? { input } : {});
			expect(run.error).toBeUndefined();
			const items = run.items('Report');
			return { items, hints: run.hints('Report').map(({ message }) => message) };
		};

		it.each(outputs)('is told below the result: %s', async (output) => {
			stage.sandbox.control.nextJobs({ totalRows: 5_000 });
			const { hints } = await hintsOf({ output });
			expect(hints).toEqual([
				expect.stringMatching(
					/^The platform sent only 11 of 5,000 rows \(job \d+\)\. Ask for less at once: a shorter period or fewer dimensions\.$/,
				),
			]);
		});

		it.each(outputs)('is not told of a result that is whole: %s', async (output) => {
			expect((await hintsOf({ output })).hints).toEqual([]);
		});

		it('is told once for all items', async () => {
			stage.sandbox.control.nextJobs({ totalRows: 5_000, times: 2 });
			const { hints } = await hintsOf({}, [{ n: 1 }, { n: 2 }, { n: 3 }]);
			expect(hints).toHaveLength(1);
			expect(hints[0]).toMatch(/ 11 of 5,000 rows \(job \d+\), 11 of 5,000 rows \(job \d+\)\. /);
		});

		it.each(['json'])('is told in the item of a file: %s', async (output) => {
			stage.sandbox.control.nextJobs({ totalRows: 5_000 });
			const { items } = await hintsOf({ output });
			expect(jsonOf(items)).toMatchObject([{ rows: 10, receivedRows: 11, totalRows: 5_000 }]);
		});

		it('is told by Collect', async () => {
			stage.sandbox.control.nextJobs({ totalRows: 5_000 });
			const submitted = await stage.report({ ...labelled, operation: 'submit' });
			const [handle] = jsonOf(submitted.items('Report'));
			const jobId = String(handle?.jobId);
			const { hints } = await hintsOf({ operation: 'collect', jobId });
			expect(hints).toEqual([expect.stringContaining(`11 of 5,000 rows (job ${jobId})`)]);
		});
	},
);
