import { join } from 'node:path';
import { EngineError, lines, startEngine, type Engine } from '../../../harness/engine';
import { Service } from './server';
import { type, workflow } from './workflow';

const token = 'a-secret-token';
const pack = join(__dirname, 'fixture-pack');

describe.each(lines())('%s', (line) => {
	const service = new Service(token);
	let engine: Engine;
	let credentials: { fixtureApi: { baseUrl: string; token: string } };

	beforeAll(async () => {
		credentials = { fixtureApi: { baseUrl: await service.start(), token } };
		engine = await startEngine({ line, pack, logLevel: 'debug' });
	});

	afterAll(async () => {
		await engine.stop();
		await service.stop();
	});

	it('the engine runs a workflow with expressions and credentials', async () => {
		const asked = workflow('=fetch', { next: ['Sink'] });
		const run = await engine.run({
			workflow: asked,
			credentials,
			input: [{ json: {} }, { json: {} }],
		});
		expect(run.error).toBeUndefined();
		expect(run.status).toBe('success');
		expect(run.items('Sink')).toEqual([
			{ json: { path: '/echo' }, pairedItem: { item: 0 } },
			{ json: { path: '/echo' }, pairedItem: { item: 1 } },
		]);
		expect(run.runs('Work')).toBe(1);
	});

	it('the engine reports what failed, and where', async () => {
		const run = await engine.run({ workflow: workflow('fail') });
		expect(run.status).toBe('error');
		expect(run.error).toMatchObject({
			name: 'NodeOperationError',
			message: 'This item is broken',
			description: 'Mend it',
			itemIndex: 0,
			node: 'Work',
		});
	});

	it('the engine sends failed items to the error output', async () => {
		const asked = workflow('fail', { onError: 'continueErrorOutput', next: [] });
		const run = await engine.run({ workflow: asked });
		expect(run.status).toBe('success');
		expect(run.items('Work', 0)).toEqual([]);
		expect(run.items('Work', 1)).toMatchObject([{ json: { error: 'This item is broken' } }]);
	});

	it('the engine rejects a workflow with an unknown node', async () => {
		const asked = workflow('fetch');
		const nodes = asked.nodes.map((node) => ({ ...node, type: `${node.type}Gone` }));
		await expect(engine.run({ workflow: { ...asked, nodes } })).rejects.toThrow('Gone');
	});

	it('the engine keeps secrets out of stored data and logs, and finds leaked ones', async () => {
		const wrong = { fixtureApi: { ...credentials.fixtureApi, token: 'another-secret' } };
		const run = await engine.run({ workflow: workflow('fetch'), credentials: wrong });
		expect(run.error).toMatchObject({ name: 'NodeApiError', httpCode: '401' });
		expect(run.serialised()).not.toContain('another-secret');
		expect(run.error?.json).not.toContain('another-secret');
		expect(engine.output).not.toContain('another-secret');
		expect(engine.output).toContain('Start executing node');

		const told = await engine.run({ workflow: workflow('tell'), credentials: wrong });
		expect(told.serialised()).toContain('another-secret');
	});

	it('the engine resumes a waiting execution from its stored text', async () => {
		service.looksUntilDone = 2;
		const asked = workflow('collect', { next: ['Work', 'Sink'] });
		let run = await engine.run({ workflow: asked, credentials, input: [{ json: { job: 7 } }] });
		for (const looks of [1, 2]) {
			expect(run.status).toBe('waiting');
			expect(run.waitTill?.getTime()).toBeGreaterThan(Date.now() + 60_000);
			expect(run.runs('Sink')).toBe(0);
			expect(run.runs('Work')).toBe(looks);
			run = await engine.resume(run);
		}
		expect(run.status).toBe('success');
		expect(run.items('Sink')).toEqual([
			{ json: { job: 7, state: 'done' }, pairedItem: { item: 0 } },
		]);
		await expect(engine.resume(run)).rejects.toThrow('not waiting');
	});

	it('the engine cancels an execution', async () => {
		const going = engine.begin({ workflow: workflow('hang') });
		await going.started('Work');
		expect(going.progress).toContainEqual(
			expect.objectContaining({ node: 'Start', state: 'finished' }),
		);
		await going.cancel();
		expect((await going.done).status).toBe('canceled');
	});

	it('the engine cancels an execution at the timeout', async () => {
		const run = await engine.run({ workflow: workflow('hang'), timeoutMs: 100 });
		expect(run.status).toBe('canceled');
		expect(run.executionTimeMs).toBeLessThan(5000);
	});

	it('the engine stores files on disk and reads them back', async () => {
		const run = await engine.run({ workflow: workflow('file') });
		const [item] = run.items('Work');
		expect(item?.binary?.data?.id).toMatch(/^filesystem-v2:/);
		expect((await engine.binary(item)).toString()).toBe('a,b\n1,2\n');

		const input = item === undefined ? [] : [item];
		const read = await engine.run({ workflow: workflow('read'), input });
		expect(read.items('Work')[0]?.json).toEqual({ content: 'a,b\n1,2\n' });
	});

	it('the engine collects the hints of a node', async () => {
		const run = await engine.run({ workflow: workflow('hint') });
		expect(run.hints('Work')).toMatchObject([{ message: 'Take the file instead' }]);
	});

	it('the engine opens lists and dropdowns', async () => {
		const opened = { node: type, credentials, parameters: { operation: 'fetch' } };
		const sites = await engine.listSearch({ ...opened, method: 'getSites', filter: 'alp' });
		expect(sites.results).toEqual([{ name: 'alpha', value: 'alpha' }]);
		const kinds = await engine.loadOptions({ ...opened, method: 'getKinds' });
		expect(kinds).toEqual([{ name: 'fetch', value: 'kind' }]);

		const wrong = { fixtureApi: { ...credentials.fixtureApi, token: 'wrong' } };
		const refused = engine.listSearch({ ...opened, credentials: wrong, method: 'getSites' });
		const error: unknown = await refused.catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(EngineError);
		expect(error).toMatchObject({ failure: { httpCode: '401', name: 'NodeApiError' } });
	});

	it('the engine tests credentials with the messages of n8n', async () => {
		const good = credentials.fixtureApi;
		// n8n 1 drops the cause of an error, and with it the rules and the codes.
		const [refused, dead] =
			line === 'n8n-1'
				? [
						'Authorization failed - please check your credentials',
						'The service refused the connection - perhaps it is offline',
					]
				: ['This token is unknown', 'ECONNREFUSED'];
		expect(await engine.testCredential('fixtureApi', good)).toEqual({
			status: 'OK',
			message: 'Connection successful!',
		});
		expect(await engine.testCredential('fixtureApi', { ...good, token: 'x' })).toEqual({
			status: 'Error',
			message: refused,
		});
		const nowhere = { ...good, baseUrl: 'http://127.0.0.1:1' };
		expect(await engine.testCredential('fixtureApi', nowhere)).toEqual({
			status: 'Error',
			message: dead,
		});
	});

	it('the engine describes the pack', async () => {
		const { nodes, credentials: types } = await engine.descriptions();
		expect(nodes.map(({ name }) => name)).toEqual([type]);
		expect(types.map(({ name }) => name)).toEqual(['fixtureApi']);
	});
});
