import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf, pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { endpointCalls, query } from './endpointCalls';
import { endpointWorkflow } from './scene';

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it.each(endpointCalls)('sends $operation with $query', async (call) => {
		const workflow = endpointWorkflow(call.operation, call.parameters);
		const run = await stage.run({ workflow });
		expect(run.error).toBeUndefined();
		const [request, ...more] = stage.requests();
		expect(more).toEqual([]);
		expect(request).toMatchObject({ method: call.method ?? 'GET', path: call.path, status: 200 });
		expect(request?.query).toEqual(call.query ?? {});
		expect(request?.headers).toMatchObject({
			accept: call.accept ?? 'application/json',
			authorization: `Bearer ${stage.sandbox.token}`,
		});
		expect(request?.body === '' ? undefined : JSON.parse(request?.body ?? '')).toEqual(call.body);
		const items = run.items('Report');
		expect(jsonOf(items)).toContainEqual(expect.objectContaining(call.item));
		expect(pairedItemsOf(items)).toEqual(items.map(() => ({ item: 0 })));
	});

	it.each(['{}', '[]', '{ "reports": [] }'])('sends %s as it is', async (text) => {
		stage.sandbox.control.fault({ kind: 'reply', body: { error: false, data: { rows: [] } } });
		const run = await stage.run({
			workflow: endpointWorkflow('queryFlatAggregate', { flatQuery: text }),
		});
		expect(run.error).toBeUndefined();
		const [request] = stage.requests('flat_aggregate.json');
		expect(request?.body).toBe(text.replaceAll(' ', ''));
		expect(request?.headers['content-type']).toBe('application/json');
		expect(run.items('Report')).toEqual([]);
	});

	it('sends an object that an expression gives', async () => {
		const workflow = endpointWorkflow('queryFlatAggregate', { flatQuery: '={{ $json }}' });
		await stage.run({ workflow, input: [{ json: { ...query } }] });
		const [request] = stage.requests('flat_aggregate.json');
		expect(JSON.parse(request?.body ?? '')).toEqual(query);
	});

	it('encodes what stands in the path', async () => {
		const site = locator('my shop é+&', 'id');
		await stage.run({ workflow: endpointWorkflow('getKinds', { site }) });
		const [request] = stage.requests();
		expect(request?.path).toBe('/ea/v2/ea/my%20shop%20%C3%A9%2B%26/report/batch/kinds.json');
	});
});
