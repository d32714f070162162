import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { analysisOf, filtersOf, id } from './scene';
import { NODE } from '../../support/scene';

const touch = (goal: INodeParameters, optional: INodeParameters = {}, more: INodeParameters = {}) =>
	analysisOf('touch-simple', { goal }, optional, more);
const order = id('order');

/**
 * Values that n8n fills in and those of the form: test/forms/analyses/wrongAnalyses.ts tests the others, for
 * every kind and field.
 */
const wrong: Array<[what: string, form: INodeParameters, message: string, parameter: string]> = [
	['a field that an expression leaves empty', touch(id('={{ "" }}')), 'Goal is empty', 'Goal'],
	[
		'filters given both as a list and as JSON',
		touch(order, { ...filtersOf(['device', 'IN', '1']), filtersJson: '[["a","b","c"]]' }),
		'Filters are entered twice: as a list and as JSON',
		'Filters',
	],
];

describe.each(newestLine())('an analysis with invalid input, on %s', (line) => {
	const stage = withStage(line);

	it.each(wrong)('reports %s', async (_, form, message, parameter) => {
		const run = await stage.play({ parameters: form });
		expect(run.error?.message).toBe(`${message} [item 0]`);
		expect(run.error).toMatchObject({ node: NODE, itemIndex: 0, context: { parameter } });
		expect(run.error?.description).toBeTruthy();
		expect(stage.requests()).toEqual([]);
	});

	it.each(['submitAnalysis', 'runAnalysis'])(
		'reports the last item before the first is sent, for %s',
		async (operation) => {
			const form = analysisOf('touch-simple', { goal: id('={{ $json.goal }}') }, {}, { operation });
			const run = await stage.play({
				parameters: form,
				input: [{ goal: 'order' }, { goal: 'sale' }],
			});
			expect(run.error).toMatchObject({
				message: 'Goal cannot be "sale" in the analysis Touch [item 1]',
				itemIndex: 1,
				description: expect.stringContaining('order, estimate, scart, or profile_') as string,
			});
			expect(stage.requests()).toEqual([]);
		},
	);
});
