import type { Fault } from '../../../../sandbox';
import { lines } from '../../../../harness/engine';
import { begun, sideBySide } from '../../../support/sideBySide';
import { waitsBetween } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { askWith, matching, endpoint } from '../scene';

interface Case {
	readonly what: string;
	readonly fault: Fault;
	/** The minimum time between the first two attempts. */
	readonly waitsMs: number;
}

const FIRST_DELAY_MS = 375;
const CLOCK_TICK_MS = 20;
const usual = (what: string, fault: Fault): Case => ({
	what,
	fault,
	waitsMs: FIRST_DELAY_MS,
});

const passing: Case[] = [
	{
		what: '429 with Retry-After in seconds',
		fault: { kind: 'status', status: 429, retryAfter: 2 },
		waitsMs: 2_000,
	},
	usual('502', { kind: 'status', status: 502 }),
	usual('503', { kind: 'status', status: 503 }),
	usual('504', { kind: 'status', status: 504 }),
	usual('a dropped connection', { kind: 'dropBefore' }),
	usual('a reply cut short of its length', { kind: 'cut' }),
	usual('a reply in chunks that is cut', { kind: 'cutChunked' }),
	usual('a web page', { kind: 'html' }),
];

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);
	const ended = sideBySide(passing, async ({ fault }) => await askWith(stage, fault));
	const untilDate = begun(async () => {
		// A date in a header has whole seconds.
		const date = new Date(Date.now() + 6_000).toUTCString();
		return { date, ...(await askWith(stage, { kind: 'status', status: 429, retryAfter: date })) };
	});
	const forEver = begun(
		async () => await askWith(stage, { kind: 'status', status: 502, times: 99 }),
	);

	it.each(passing)('a read request is repeated after $what', async (one) => {
		const { played: run, own } = await ended(one);
		expect(run.error).toBeUndefined();
		expect(run.output().length).toBeGreaterThan(1);
		const [gap, ...more] = waitsBetween(own.requests());
		expect(more).toEqual([]);
		expect(gap).toBeGreaterThanOrEqual(one.waitsMs);
	});

	it('a read request is repeated at the date in Retry-After', async () => {
		const { played: run, own, date } = await untilDate();
		expect(run.error).toBeUndefined();
		const [waited = 0, ...more] = waitsBetween(own.requests());
		expect(more).toEqual([]);
		const [first] = own.requests();
		const until = Date.parse(date) - (first?.receivedAt ?? Number.NaN);
		expect(waited).toBeGreaterThanOrEqual(until - CLOCK_TICK_MS);
	});

	it('a read request is repeated ever more slowly, up to five attempts', async () => {
		const { played: run, own } = await forEver();
		const gaps = waitsBetween(own.requests());
		expect(gaps).toHaveLength(4);
		for (const [index, gap] of gaps.entries()) {
			expect(gap).toBeGreaterThanOrEqual(FIRST_DELAY_MS * 2 ** index);
		}
		expect(run.error).toMatchObject({
			message: matching(
				/^The platform could not process the request for the report kinds \(HTTP 502\)/,
			),
			description: matching(/^Try again later/),
			httpCode: '502',
		});
	});

	it.each([400, 500])('a read request is not repeated after %d', async (status) => {
		const run = await stage.play({ ...endpoint('getKinds'), faults: { kind: 'status', status } });
		expect(run.error?.httpCode).toBe(String(status));
		expect(stage.requests()).toHaveLength(1);
	});

	it('a Retry-After beyond the time limit is not waited for', async () => {
		const run = await stage.play({
			...endpoint('getKinds'),
			faults: { kind: 'status', status: 429, retryAfter: 601 },
		});
		expect(run.error?.description).toMatch(/^It asks you to wait 10 minutes\. /);
		expect(stage.requests()).toHaveLength(1);
	});
});
