import type { INodeParameters } from 'n8n-workflow';
import { N8N_1, newestVersion, type SharedN8n, sharedN8n, until } from '../../../harness/n8n';
import { newSale, reportReady, TriggerScene } from './triggerStage';

const WRONG = 'no-such-token';

// Its state over a restart is tested by restartTests.ts.
describe.each(newestVersion())('the trigger in n8n %s', (version) => {
	let server: SharedN8n;
	const scenes: TriggerScene[] = [];
	beforeAll(() => {
		server = sharedN8n(version);
	});
	afterAll(async () => {
		for (const scene of scenes) await scene.close();
	});

	async function prepare(parameters: INodeParameters, apiToken?: string): Promise<TriggerScene> {
		const scene = await TriggerScene.prepare(server, parameters, apiToken);
		scenes.push(scene);
		return scene;
	}

	describe('Fetch Test Event', () => {
		it('returns the rows of a report', async () => {
			const scene = await prepare(reportReady);
			const rows = scene.itemsOf(await scene.test());
			expect(rows).toHaveLength(10);
			expect(rows[0]).toMatchObject({ Channel: 'Direct access', reportJob: { site: 'shop-eu' } });
			expect(await scene.remembered()).toBe('{}');
		});

		it('returns the latest sales', async () => {
			const scene = await prepare(newSale);
			const sales = scene.itemsOf(await scene.test());
			expect(sales).toHaveLength(5);
			for (const sale of sales) expect(sale.order_ref).toMatch(/^CMD-/);
			expect(await scene.remembered()).toBe('{}');
		});

		it('does not change the state of an active trigger', async () => {
			const scene = await prepare(reportReady);
			await scene.activate();
			const before = await scene.remembered();
			expect(scene.itemsOf(await scene.test())).toHaveLength(10);
			expect(await scene.remembered()).toBe(before);
		});
	});

	it('New Record: a new sale is emitted once, and earlier ones never', async () => {
		const scene = await prepare(newSale);
		await scene.activate();
		scene.addSale('LATE-1');
		// One poll searches, and the next one reads.
		await scene.poll({ times: 2 });
		const expected = [[expect.objectContaining({ order_ref: 'LATE-1' })]];
		expect(await scene.firings(1)).toEqual(expected);
		await scene.poll({ times: 4 });
		expect(scene.asked().filter((call) => call === 'search')).toHaveLength(4);
		expect(await scene.fired()).toEqual(expected);
	});

	it('reports a wrong token without showing it', async () => {
		const refused = await prepare(reportReady, WRONG);
		const refusal = await server.activate(refused.id).then(() => 'none', String);
		const sentence = 'The platform does not accept the token';
		// n8n 2 marks the workflow as active anyway, retries, and then logs the reason.
		const said = version === N8N_1 ? () => refusal : () => server.output;
		await until(sentence, () => said().includes(sentence) || undefined);
		// Another test may have caused the same message in this log.
		await until('n8n has asked', () => refused.answered(1) || undefined);
		expect((await server.workflow(refused.id)).active).toBe(version !== N8N_1);
		await server.deactivate(refused.id);
		const answers = refused.sandbox.log().map(({ status }) => status);
		expect(new Set(answers)).toEqual(new Set([401]));
		const executions = (await refused.executions(0)).map(({ text }) => text);
		const shown = [refusal, server.output, await refused.remembered(), ...executions];
		expect(shown.join()).not.toContain(WRONG);
	});
});
