import type { Fault } from '../../../sandbox';
import { lines, type Run } from '../../../harness/engine';
import { type Stage, waitsBetween } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { endpointWorkflow } from '../client/scene';

const HOUR_MS = 3_600_000;
const skews = [
	['behind', -3 * HOUR_MS],
	['ahead', 3 * HOUR_MS],
] as const;
const WAIT_MS = 3_000;
const CLOCK_TICK_MS = 20;

const ENDPOINTS = ['query.json', 'status.json', 'download.json'];
const REPORTS = 8;
const BUSY = { kind: 'status', status: 429, retryAfter: 1, times: 3 } as const;

/** A platform whose clock is not that of n8n, and which wants to be asked a little later. */
function later(skew: number): Fault {
	const now = Date.now() + skew;
	const headers = {
		date: new Date(now).toUTCString(),
		'retry-after': new Date(now + WAIT_MS).toUTCString(),
	};
	return { kind: 'reply', status: 429, headers };
}

describe.each(lines())('a platform that has no time, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	const played = new Map<string, Promise<{ run: Run; own: Stage }>>();

	beforeAll(async () => {
		for (const [where, skew] of skews) played.set(where, play(skew));
		played.set('storm', storm());
	});

	async function play(skew: number) {
		const own = await stage.beside();
		own.sandbox.control.fault(later(skew));
		return { run: await own.run({ workflow: endpointWorkflow('getKinds') }), own };
	}

	async function storm() {
		const own = await stage.beside();
		for (const match of ENDPOINTS) own.sandbox.control.fault({ ...BUSY, match });
		const input = Array.from({ length: REPORTS }, () => ({}));
		return { run: await own.report({}, { input }), own };
	}

	it('gets every report all the same, and each request once', async () => {
		const scene = await played.get('storm');
		expect(scene?.run.error).toBeUndefined();
		expect(scene?.run.items('Report')).toHaveLength(10 * REPORTS);
		for (const endpoint of ENDPOINTS) {
			const statuses = scene?.own.requests(endpoint).map(({ status }) => status) ?? [];
			expect(statuses.filter((status) => status === 429)).toHaveLength(BUSY.times);
			expect(statuses.filter((status) => status === 200)).toHaveLength(REPORTS);
		}
	});

	it.each(skews)(
		'Retry-After is a time of the platform, whose clock is hours %s',
		async (where) => {
			const scene = await played.get(where);
			expect(scene?.run.error).toBeUndefined();
			const [waited, ...more] = waitsBetween(scene?.own.requests() ?? []);
			expect(more).toEqual([]);
			expect(waited).toBeGreaterThanOrEqual(WAIT_MS - CLOCK_TICK_MS);
		},
	);
});
