import { N8N_1, type N8nVersion } from '../../../harness/n8n';
import { jsonOf } from '../../support/stage';
import { describeIn } from '../editor/describeIn';
import { PAGE } from '../importPage/hostedPage';
import { ENGINES } from '../importPage/importFiles';
import { formOf, post } from '../importPage/importPosts';
import { jobOf, QueueStage } from './queueStage';
import { newSale, TriggerScene } from '../editor/triggerStage';

const enders = ['/query.json', '/download.json'];

/** Tests queue mode in one version of n8n. */
export function testQueue(version: N8nVersion): void {
	describeIn(version)(`queue mode in n8n ${version}`, () => {
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
				Channel: 'Direct access',
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

		it('imports a file of the page at once, and runs the workflow on a worker', async () => {
			const { page, url } = await stage.hostPage('imported', 'import');
			expect(await (await fetch(url)).text()).toContain('<form');
			const reply = await post(url, formOf({}, ENGINES));
			expect([reply.status, reply.rows]).toEqual([200, 2]);
			const execution = await page.execution();
			expect(jsonOf(execution.items(PAGE))).toMatchObject([{ rows: 2, imported: true }]);
			expect(page.imports()).toHaveLength(1);
			await stage.finishedByWorker(execution.id);
		});

		it('gives a worker the file of the page', async () => {
			const { page, url } = await stage.hostPage('handed-over', 'handOver');
			expect((await post(url, formOf({}, ENGINES))).status).toBe(200);
			const execution = await page.execution();
			expect(jsonOf(execution.items('Check'))).toMatchObject([{ rows: 2, rejected: 0 }]);
			expect(page.imports()).toEqual([]);
			await stage.finishedByWorker(execution.id);
		});

		it('starts a workflow for a new sale on a worker', async () => {
			const scene = await TriggerScene.prepare(stage.main, newSale);
			try {
				await scene.activate();
				scene.addSale('in-queue-mode');
				await scene.poll({ times: 3 });
				const [fired] = await scene.firings(1);
				expect(fired).toMatchObject([{ order_ref: 'in-queue-mode' }]);
				const started = (await scene.executions(1)).find((one) => scene.itemsOf(one).length > 0);
				await stage.finishedByWorker(started?.id ?? '');
			} finally {
				await stage.main.deactivate(scene.id);
				await scene.close();
			}
		});

		it('stops its requests within 2 seconds of a cancellation', async () => {
			const { id, job } = await stage.beginReport({ seconds: 600 });
			await stage.main.cancel(id);
			const cancelledAt = Date.now();
			const { status } = await stage.main.waitForExecution(id);
			expect(status).toBe('canceled');
			// By then there would be another request, as for a later report that is not cancelled.
			const other = await stage.beginReport({ seconds: 600, times: 4 });
			const late = stage.requests().filter(({ receivedAt }) => receivedAt > cancelledAt + 2_000);
			expect(late.map(jobOf)).not.toContain(job);
			await stage.main.cancel(other.id);
			await stage.main.waitForExecution(other.id);
		});

		it('ends as described in docs/running-n8n.md when its worker is killed with kill -9', async () => {
			const { id } = await stage.beginReport({ seconds: 3_600 });
			const dead = stage.worker;
			await stage.replaceWorker();
			const execution = await stage.main.waitForExecution(id, 'ended', { timeoutMs: 120_000 });
			expect(dead.output).toContain(`Worker started execution ${id} `);
			const calls = enders.map((ending) => stage.requests(ending).length);
			if (version === N8N_1) {
				// n8n 1.x restarts a stalled execution from its beginning: the report is submitted again.
				expect([execution.status, calls]).toEqual(['success', [2, 1]]);
				expect(execution.items('Report')).toHaveLength(10);
			} else {
				expect([execution.status, calls]).toEqual(['error', [1, 0]]);
				expect(execution.error?.message).toMatch(/failed to be processed too many times/);
			}
		});

		it('wakes a report that slept when the worker was killed, on another worker', async () => {
			const { woken, asked } = await stage.wokenSleeper();
			expect([woken.status, woken.items('The Report').length]).toEqual(['success', 70]);
			await stage.finishedByWorker(woken.id);
			expect([asked[0], asked[2]]).toEqual([1, 1]);
		});

		it('runs the next report on the new worker', async () => {
			expect((await stage.runReport({})).status).toBe('success');
		});
	});
}
