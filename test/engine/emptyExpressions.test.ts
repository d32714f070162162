import type { INodeParameters } from 'n8n-workflow';

import { lines } from '../../harness/engine';
import { reportParameters, workflowOf } from '../../harness/workflows';
import { withStage } from '../support/withStage';
import { containing } from './client/scene';

const NOTHING = '={{ $json.nothing }}';

describe.each(lines())('an empty expression, on %s', (line) => {
	const stage = withStage(line);
	const run = async (more: INodeParameters, json = {}) => {
		const workflow = workflowOf({ It: { parameters: reportParameters(more) } });
		return await stage.run({ workflow, input: [{ json }] });
	};

	// test/forms/emptyExpressions.test.ts tests all fields.
	it.each<[string, INodeParameters]>([
		['Period', { period: NOTHING }],
		['Report Kind', { options: { kind: { __rl: true, mode: 'id', value: NOTHING } } }],
	])(
		'is rejected in %s before anything is sent, whether undefined, null or an empty text',
		async (label, more) => {
			for (const json of [{}, { nothing: null }, { nothing: '' }]) {
				const { error } = await run(more, json);
				expect(error).toMatchObject({
					message: containing(`${label} is empty`),
					description: containing(`value for ${label}`),
				});
			}
			expect(stage.requests()).toEqual([]);
		},
	);

	it('is reported for its item, and does not affect the others', async () => {
		const parameters = reportParameters({ period: '={{ $json.period }}' });
		const workflow = workflowOf({ It: { parameters, onError: 'continueRegularOutput' } });
		const input = [{ json: {} }, { json: { period: 'yesterday' } }];
		const done = await stage.run({ workflow, input });
		const [first, ...others] = done.items('It');
		expect(first?.json.error).toContain('Period is empty');
		expect(others.length).toBeGreaterThan(0);
	});
});
