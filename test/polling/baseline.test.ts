import type { INodeParameters } from 'n8n-workflow';
import { PATIENCE_MS } from '../support/random';
import { PlatformCaller } from './platformCaller';
import { SimulatedN8n } from './simulatedN8n';
import { HOUR, MINUTE, World } from './world';

const SITE = 'shop-ca';
const AWAY = { faults: [{ kind: 'status', status: 503 }] } as const;

jest.setTimeout(PATIENCE_MS);

let world: World;
beforeAll(async () => {
	world = await World.start();
});
beforeEach(() => world.begin('2026-11-10T08:00'));
afterAll(() => world.sandbox.close());

function polling(parameters: INodeParameters): SimulatedN8n {
	const common = { authentication: 'apiToken', site: SITE, options: {} };
	const { sandbox } = world;
	return new SimulatedN8n({ sandbox, cursor: 'default', parameters: { ...common, ...parameters } });
}

it('remembers over a restart which sales were there, though the first poll failed', async () => {
	const n8n = polling({ event: 'newRecord', recordType: 'sale' });
	await n8n.poll(AWAY);
	await n8n.poll();
	addSale('WHILE-AWAY', world.now - MINUTE);
	n8n.restart();
	await n8n.poll();
	const { items } = await n8n.poll();
	expect(items).toMatchObject([{ order_ref: 'WHILE-AWAY' }]);
});

it.each(['', undefined])('remembers over a restart which runs had ended (job %p)', async (all) => {
	const caller = new PlatformCaller(world.sandbox, SITE);
	const [job = {}] = await caller.rows('db/syncpartner/search');
	const [run = {}] = await caller.rows('db/syncpartner/status', { 'job-id': job.job_id ?? '' });
	const partnerSync = all ?? job.job_id ?? '';
	const n8n = polling({ event: 'jobFinished', jobKind: 'partnerSync', partnerSync });
	await n8n.poll(AWAY);
	await n8n.poll();
	await caller.runAgain('syncpartner', run.jobrun_id ?? '');
	n8n.restart();
	world.pass(HOUR);
	expect((await n8n.poll()).items).toMatchObject([{ jobrun_status: 'COMPLETED' }]);
});

it('remembers over a restart which runs had ended of jobs that the first poll did not reach', async () => {
	const caller = new PlatformCaller(world.sandbox, SITE);
	const jobs = await caller.rows('db/syncpartner/search');
	const last = jobs.at(-1)?.job_id ?? '';
	const [run = {}] = await caller.rows('db/syncpartner/status', { 'job-id': last });
	const n8n = polling({ event: 'jobFinished', jobKind: 'partnerSync', partnerSync: '' });
	await n8n.poll({ faults: [undefined, undefined, { kind: 'status', status: 503 }] });
	await n8n.poll();
	await caller.runAgain('syncpartner', run.jobrun_id ?? '');
	n8n.restart();
	expect((await n8n.poll()).items).toMatchObject([{ jobId: last }]);
});

it('gives nothing of days before, though n8n’s clock is set back', async () => {
	world.begin('2026-11-10T12:05');
	const n8n = polling({ event: 'newRecord', recordType: 'sale' });
	await n8n.poll();
	world.skew = -HOUR;
	await n8n.poll();
	expect(await n8n.poll()).toMatchObject({ items: [], sent: [{}, {}] });
});

it('gives nothing twice, though a search with a wrong clock did not find it', async () => {
	world.begin('2026-11-10T11:55');
	const n8n = polling({ event: 'newRecord', recordType: 'sale' });
	await n8n.poll();
	for (const skew of [HOUR, 0]) {
		world.skew = skew;
		await n8n.poll();
		expect(await n8n.poll()).toMatchObject({ items: [], sent: [{}, {}] });
	}
});

function addSale(reference: string, at: number): void {
	const sale = { site: SITE, group: 'order', reference, at: Math.floor(at / 1_000) } as const;
	world.sandbox.control.addRecord(sale);
}
