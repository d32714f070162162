import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { analysisOf, id, runIt } from './scene';
import { wrong } from './wrong';

describe.each(lines())('an analysis that cannot be sent, on %s', (line) => {
	const stage = withStage(line);

	it.each(wrong)('tells %s', async (_, form, message, parameter) => {
		const run = await runIt(stage, form);
		expect(run.error?.message).toBe(`${message} [item 0]`);
		expect(run.error).toMatchObject({ node: 'It', itemIndex: 0, context: { parameter } });
		expect(run.error?.description).toBeTruthy();
		expect(stage.requests()).toEqual([]);
	});

	it.each(['submitAnalysis', 'runAnalysis'])(
		'tells the last item before the first is sent, for %s',
		async (operation) => {
			const form = analysisOf('touch-simple', { goal: id('={{ $json.goal }}') }, {}, { operation });
			const run = await runIt(stage, form, [{ goal: 'order' }, { goal: 'sale' }]);
			expect(run.error).toMatchObject({
				message: 'Goal cannot be "sale" in the analysis Touch [item 1]',
				itemIndex: 1,
				description: expect.stringContaining('order, estimate, scart, or profile_') as string,
			});
			expect(stage.requests()).toEqual([]);
		},
	);
});
