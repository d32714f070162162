import type { INodeParameters } from 'n8n-workflow';

import { lines } from '../../harness/engine';
import { withStage } from '../support/withStage';
import { containing } from './client/scene';

const NOTHING = '={{ $json.nothing }}';

describe.each(lines())('an empty expression, on %s', (line) => {
	const stage = withStage(line);
	// test/forms/emptyExpressions.test.ts tests all fields.
	it.each<[string, INodeParameters]>([
		['Period', { period: NOTHING }],
		['Report Kind', { options: { kind: { __rl: true, mode: 'id', value: NOTHING } } }],
	])(
		'is rejected in %s before anything is sent, whether undefined, null or an empty text',
		async (label, more) => {
			for (const json of [{}, { nothing: null }, { nothing: '' }]) {
				const { error } = await stage.report(more, { input: [json] });
				expect(error).toMatchObject({
					message: containing(`${label} is empty`),
					description: containing(`value for ${label}`),
				});
			}
			expect(stage.requests()).toEqual([]);
		},
	);

	it('is reported for its item, and does not affect the others', async () => {
		const [first, ...others] = (
			await stage.report(
				{ period: '={{ $json.period }}' },
				{ onError: 'continueRegularOutput', input: [{}, { period: 'yesterday' }] },
			)
		).items;
		expect(first?.error).toContain('Period is empty');
		expect(others.length).toBeGreaterThan(0);
	});
});
