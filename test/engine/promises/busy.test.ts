import type { Fault } from '../../../sandbox';
import { lines } from '../../../harness/engine';
import { begun, sideBySide } from '../../support/sideBySide';
import { waitsBetween } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { askWith } from '../client/scene';

const HOUR_MS = 3_600_000;
const SKEWS = { behind: -3 * HOUR_MS, ahead: 3 * HOUR_MS };
const WAIT_MS = 3_000;
const CLOCK_TICK_MS = 20;

const ENDPOINTS = ['query.json', 'status.json', 'download.json'];
const REPORTS = 8;
const BUSY = { kind: 'status', status: 429, retryAfter: 1, times: 2 } as const;

/** A platform whose clock differs from n8n's, and that asks to wait. */
function later(skew: number): Fault {
	const now = Date.now() + skew;
	const headers = {
		date: new Date(now).toUTCString(),
		'retry-after': new Date(now + WAIT_MS).toUTCString(),
	};
	return { kind: 'reply', status: 429, headers };
}

describe.each(lines())('a platform with a rate limit, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	const asked = sideBySide(Object.values(SKEWS), async (skew) => await askWith(stage, later(skew)));
	const storm = begun(async () => {
		const own = await stage.beside();
		for (const match of ENDPOINTS) own.sandbox.control.fault({ ...BUSY, match });
		const input = Array.from({ length: REPORTS }, () => ({}));
		return { run: await own.report({}, { input }), own };
	});

	it('still delivers every report, with each request sent once', async () => {
		const { run, own } = await storm();
		expect(run.error).toBeUndefined();
		expect(run.output()).toHaveLength(10 * REPORTS);
		for (const endpoint of ENDPOINTS) {
			const statuses = own.requests(endpoint).map(({ status }) => status);
			expect(statuses.filter((status) => status === 429)).toHaveLength(BUSY.times);
			expect(statuses.filter((status) => status === 200)).toHaveLength(REPORTS);
		}
	});

	it.each(Object.entries(SKEWS))(
		'has its Retry-After date converted if its clock is hours %s',
		async (_, skew) => {
			const { played: run, own } = await asked(skew);
			expect(run.error).toBeUndefined();
			const [waited, ...more] = waitsBetween(own.requests());
			expect(more).toEqual([]);
			expect(waited).toBeGreaterThanOrEqual(WAIT_MS - CLOCK_TICK_MS);
		},
	);
});
