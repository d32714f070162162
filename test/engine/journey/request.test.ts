import { newestLine } from '../../../harness/engine';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { full } from '../../forms/analyses/fullAnalyses';
import { minimal } from '../../forms/analyses/minimalAnalyses';
import { additional, analysisOf, id } from './scene';

describe.each(newestLine())('the request of an analysis, on %s', (line) => {
	const stage = withStage(line);

	// test/forms/analyses/analyses.test.ts tests the requests of every kind with all fields.
	it.each([...minimal, ...full.slice(0, 1)])('sends %s', async (_, form, item) => {
		succeeded(await stage.play({ parameters: form }));
		expect(stage.submitted()).toEqual([{ reports: [item] }]);
		expect(stage.requests()).toMatchObject([
			{ method: 'POST', path: '/ea/v2/ea/shop-eu/report/batch/query.json', status: 200 },
		]);
	});

	it('sends several values as texts', async () => {
		stage.sandbox.control.fault({ kind: 'reply', match: 'query.json', body: { rows: [['7']] } });
		const more = additional({ 'made-up': '7', other: '={{ 8 }}', flag: '={{ true }}' });
		const run = await stage.play({
			parameters: analysisOf('touch-simple', { goal: id('order') }, {}, more),
		});
		expect(run.error).toBeUndefined();
		const sent = { kind: 'cj#touch-simple', goal: 'order', 'made-up': '7' };
		expect(stage.submitted()).toEqual([{ reports: [{ ...sent, other: '8', flag: 'true' }] }]);
	});

	it.each([
		['as text', ' [["device", "IN", "1"]] ', '[["device", "IN", "1"]]'],
		['as a list from an expression', '={{ [["device", "IN", 1]] }}', '[["device","IN",1]]'],
	])('sends filters in JSON %s', async (_, filtersJson, filters) => {
		const run = await stage.play({
			parameters: analysisOf('touch-simple', { goal: id('order') }, { filtersJson }),
		});
		expect(run.error).toBeUndefined();
		expect(stage.submitted()).toEqual([
			{ reports: [{ kind: 'cj#touch-simple', goal: 'order', filters }] },
		]);
	});

	it("submits one analysis per item, with the item's values", async () => {
		const form = analysisOf('touch-simple', { goal: id('={{ $json.goal }}') });
		const run = await stage.play({
			parameters: form,
			input: [{ goal: 'order' }, { goal: 'scart' }],
		});
		const goals = stage
			.submitted()
			.map((body) => JSON.stringify(body))
			.sort();
		expect(goals).toEqual(
			['order', 'scart'].map((goal) =>
				JSON.stringify({ reports: [{ kind: 'cj#touch-simple', goal }] }),
			),
		);
		for (const handle of run.items) {
			expect(Object.keys(handle)).toEqual(['jobId', 'site', 'kind', 'submittedAt']);
			expect(handle).toMatchObject({ site: 'shop-eu', kind: 'cj#touch-simple' });
		}
	});
});
