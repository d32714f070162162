import { setTimeout as sleep } from 'node:timers/promises';
import { N8N_1, versions } from '../support/n8n';
import { QueueStage } from './queueStage';

const enders = ['/query.json', '/download.json'];

describe.each(versions())('queue mode in n8n %s', (version) => {
	let stage: QueueStage;
	beforeAll(async () => {
		stage = await QueueStage.start(version);
	});
	afterAll(async () => await stage?.stop());
	beforeEach(() => stage.clear());

	it('answers a webhook with a report that a worker has fetched', async () => {
		const { rows, executions } = await stage.reportByWebhook();
		expect(rows).toHaveLength(10);
		expect(rows).toContainEqual({
			Channel: 'NATURAL',
			Visits: expect.any(Number) as number,
		});
		expect(executions).toHaveLength(1);
		await stage.finishedByWorker(executions[0] ?? '');
	});

	it('keeps a report as a file in the database', async () => {
		const execution = await stage.runReport({ output: 'csv' });
		const [item] = execution.items('Report');
		expect(item?.binary?.data?.id).toMatch(/^database:/);
		const lines = (await stage.main.binary(item)).toString().trim().split(/\r?\n/);
		expect([lines[0], lines.length]).toEqual(['Channel,Visits', 11]);
		await stage.finishedByWorker(execution.id);
	});

	it('stops asking within 2 seconds of a cancellation', async () => {
		const id = await stage.beginReport({ seconds: 600 });
		await stage.main.cancel(id);
		const cancelledAt = Date.now();
		const { status } = await stage.main.waitForExecution(id);
		expect(status).toBe('canceled');
		// Nothing tells that no more requests will come: the pauses between them are shorter by now.
		await sleep(8_000);
		const late = stage.requests().filter(({ receivedAt }) => receivedAt > cancelledAt + 2_000);
		expect(late).toEqual([]);
	});

	it('ends as the README says when its worker dies by kill -9', async () => {
		const id = await stage.beginReport({ seconds: 20 });
		const dead = stage.worker;
		await stage.replaceWorker();
		const execution = await stage.main.waitForExecution(id, 'ended', { timeoutMs: 120_000 });
		expect(dead.output).toContain(`Worker started execution ${id} `);
		const calls = enders.map((ending) => stage.requests(ending).length);
		if (version === N8N_1) {
			// n8n 1.x runs a stalled execution again from its beginning: the report is submitted again.
			expect([execution.status, calls]).toEqual(['success', [2, 1]]);
			expect(execution.items('Report')).toHaveLength(10);
		} else {
			expect([execution.status, calls]).toEqual(['error', [1, 0]]);
			expect(execution.error?.message).toMatch(/failed to be processed too many times/);
		}
	});

	it('wakes a report that slept when the worker died, on another one', async () => {
		const { asleep, platform } = stage.sleeper;
		const woken = await stage.main.waitForExecution(asleep.id, 'ended', { timeoutMs: 200_000 });
		expect([woken.status, woken.items('The Report').length]).toEqual(['success', 70]);
		await stage.finishedByWorker(asleep.id);
		const calls = (ending: string) =>
			platform.log().filter(({ path }) => path.endsWith(ending)).length;
		expect(enders.map(calls)).toEqual([1, 1]);
	});

	it('takes the next report on the new worker', async () => {
		expect((await stage.runReport({})).status).toBe('success');
	});
});
