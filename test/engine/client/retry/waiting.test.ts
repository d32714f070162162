import { lines } from '../../../../harness/engine';
import { reportParameters, type Step } from '../../../../harness/workflows';
import { HURRY, type Stage, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { until, endpoint } from '../scene';
import { type Played, NODE } from '../../../support/scene';

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);
	let slow: { readonly stage: Stage; readonly run: Promise<Played> };

	beforeAll(async () => {
		// Concurrent with all other tests, as it takes long.
		const own = await stage.beside({ jobSeconds: 10 / HURRY });
		slow = { stage: own, run: own.report() };
	});

	it('waiting ends at once when it is cancelled before the next attempt', async () => {
		// A separate host, as all calls to a host wait for its Retry-After.
		const own = await stage.beside();
		own.sandbox.control.fault({ kind: 'status', status: 429, retryAfter: 500 });
		const going = own.begin(endpoint('getKinds'));
		await until(() => own.requests()[0]?.status === 429);
		await going.cancel();
		expect((await going.done).status).toBe('canceled');
		expect(own.requests()).toHaveLength(1);
	});

	/** Cancels the wait of two items for their reports, on a platform of its own. */
	async function cancelled(step: Step = {}) {
		const own = await stage.beside();
		own.sandbox.control.nextJobs({ outcome: 'hang', times: 2 });
		const going = own.begin({ parameters: reportParameters(), input: [{}, {}], ...step });
		const looks = () => own.requests('status.json').map(({ query }) => query['jobrun-id']);
		await until(() => new Set(looks()).size === 2);
		await going.cancel();
		const run = await going.done;
		expect(run.status).toBe('canceled');
		return { run, ids: [...new Set(looks())], looks, before: looks().length };
	}

	it('waiting for jobs ends when it is cancelled, and names them', async () => {
		const [plain, continuing] = await Promise.all([
			cancelled(),
			cancelled({ onError: 'continueErrorOutput' }),
		]);
		// In the order of the items, which may differ from that of the requests.
		const jobs = /^Waiting for the report was stopped \(job (\d+), (\d+)\)$/;
		const error = plain.run.nodeError(NODE);
		expect(
			jobs
				.exec(error?.message ?? '')
				?.slice(1)
				.sort(),
		).toEqual([...plain.ids].sort());
		expect(error?.description).toContain('Report > Collect');
		for (const id of continuing.ids) expect(continuing.run.serialised()).toContain(id);

		// Long enough for a further check of the jobs.

		succeeded(await stage.report({}, { jobs: [{ seconds: 4 / HURRY }] }));
		for (const { looks, before } of [plain, continuing]) expect(looks()).toHaveLength(before);
	});

	it('checks become rarer, as each opens a connection', async () => {
		succeeded(await slow.run);
		const looks = slow.stage.requests('status.json').length;
		expect(looks).toBeGreaterThanOrEqual(3);
		expect(looks).toBeLessThanOrEqual(6);
		const all = slow.stage.requests();
		expect(all).toHaveLength(looks + 2);
		expect(new Set(all.map(({ connection }) => connection)).size).toBeLessThanOrEqual(8);
	});
});
