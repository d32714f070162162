import type { ErrorKind } from '../../../../platform/http/errors/errorCatalog';
import type { ErrorFacts } from '../../../../platform/http/errors/errorFacts';
import { Fault } from '../../../../platform/http/errors/fault';
import type { FailedAttempt } from '../../../../platform/http/retry';
import { retry, readRetryAfter, retryDelay } from '../../../../platform/http/retry';

const attempt = (
	kind: ErrorKind,
	part: Partial<FailedAttempt> = {},
	facts: ErrorFacts = {},
): FailedAttempt => ({
	number: 1,
	attempts: 5,
	fault: new Fault(kind, facts),
	idempotent: true,
	remainingMs: 600_000,
	jitter: 0.5,
	...part,
});

/**
 * `sentences.test.ts` tests which causes are transient, and which mean that nothing was processed.
 */
test.each<[string, ErrorKind, boolean, number | undefined]>([
	['changes nothing, after a transient fault', 'connectionLost', true, 500],
	['changes nothing, after a permanent fault', 'hostUnknown', true, undefined],
	['may change something, after a request that was not processed', 'hostRefused', false, 500],
	['may change something, after an unknown outcome', 'connectionLost', false, undefined],
	['may change something, after a permanent fault', 'outcomeUnknown', false, undefined],
])('a call that %s (%s, idempotent: %p) is repeated after %p ms', (_, kind, idempotent, delay) => {
	expect(retryDelay(attempt(kind, { idempotent }))).toBe(delay);
});

describe('the delay of a retry', () => {
	test.each([
		[1, 0.5, 500],
		[2, 0.5, 1_000],
		[3, 0.5, 2_000],
		[20, 0.5, 30_000],
		[1, 0, 375],
		[1, 1, 625],
	])('after attempt %i with jitter %f is %i ms', (number, jitter, expected) => {
		expect(retryDelay(attempt('timedOut', { number, attempts: 99, jitter }))).toBe(expected);
	});

	test('is the one that the platform requests', () => {
		const asked = { retryAfterMs: 7_000 };
		expect(retryDelay(attempt('tooManyRequests', {}, asked))).toBe(7_000);
		expect(retryDelay(attempt('tooManyRequests', { remainingMs: 7_000 }, asked))).toBeUndefined();
	});

	test('grows if the platform names a time that is already over', () => {
		const over = { retryAfterMs: 0 };
		expect(retryDelay(attempt('tooManyRequests', { number: 4 }, over))).toBe(4_000);
	});

	test('is not waited for without attempts or time left', () => {
		expect(retryDelay(attempt('timedOut', { number: 5 }))).toBeUndefined();
		expect(retryDelay(attempt('timedOut', { remainingMs: 500 }))).toBeUndefined();
	});
});

describe('Retry-After', () => {
	const now = Date.parse('2026-11-02T10:00:00Z');

	test.each([
		['30', 30_000],
		['0', 0],
		['-5', 0],
		['1.5', 1_500],
		['Mon, 02 Nov 2026 10:01:00 GMT', 60_000],
		['Mon, 02 Nov 2026 09:00:00 GMT', 0],
		['1793613660', 60_000],
		['soon', undefined],
		[' ', undefined],
		[undefined, undefined],
	])('from the header %j is %j ms', (header, ms) => {
		expect(readRetryAfter(header, now)).toBe(ms);
	});

	test.each([
		['Mon, 02 Nov 2026 09:59:30 GMT', 90_000],
		['yesterday', 60_000],
	])('by a platform whose clock says %s is %i ms', (date, ms) => {
		expect(readRetryAfter('Mon, 02 Nov 2026 10:01:00 GMT', now, date)).toBe(ms);
	});
});

describe('repeating an attempt', () => {
	const rules = {
		attempts: 3,
		totalMs: 10_000,
		idempotent: true,
		signal: undefined,
		asFault: (error: unknown) => (error instanceof Fault ? error : new Fault('refused', {})),
	};

	test('ends with the first success', async () => {
		const busy = new Fault('tooManyRequests', { retryAfterMs: 1 });
		const tryOnce = jest.fn<Promise<string>, []>();
		tryOnce.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValueOnce('good');
		await expect(retry(tryOnce, rules)).resolves.toBe('good');
		expect(tryOnce).toHaveBeenCalledTimes(3);
	});

	test('ends after the last attempt with its fault', async () => {
		const busy = new Fault('tooManyRequests', { retryAfterMs: 1 });
		const tryOnce = jest.fn<Promise<string>, []>().mockRejectedValue(busy);
		await expect(retry(tryOnce, rules)).rejects.toBe(busy);
		expect(tryOnce).toHaveBeenCalledTimes(3);
	});

	describe('within a total time', () => {
		beforeEach(() => {
			jest.useFakeTimers();
			// n8n runs for days, so no timers may remain.
			jest.advanceTimersByTime(60_000);
			jest.spyOn(Math, 'random').mockReturnValue(0.5);
		});
		afterEach(() => {
			jest.useRealTimers();
			jest.restoreAllMocks();
		});

		const lost = new Fault('connectionLost', {});
		const losing = () => jest.fn<Promise<string>, [number]>().mockRejectedValue(lost);

		test('gives each attempt the remaining time', async () => {
			const tryOnce = losing();
			const over = expect(retry(tryOnce, rules)).rejects.toBe(lost);
			await jest.advanceTimersByTimeAsync(10_000);
			await over;
			expect(tryOnce.mock.calls).toEqual([[10_000], [9_500], [8_500]]);
		});

		test('ends when no time is left', async () => {
			const tryOnce = losing();
			await expect(retry(tryOnce, { ...rules, totalMs: 400 })).rejects.toBe(lost);
			expect(tryOnce).toHaveBeenCalledTimes(1);
		});

		test('stops waiting when it is aborted', async () => {
			const stop = new AbortController();
			const tryOnce = losing().mockRejectedValueOnce(lost).mockResolvedValueOnce('stopped');
			const retried = retry(tryOnce, { ...rules, signal: stop.signal });
			await jest.advanceTimersByTimeAsync(100);
			stop.abort();
			await jest.advanceTimersByTimeAsync(0);
			expect(tryOnce).toHaveBeenCalledTimes(2);
			await expect(retried).resolves.toBe('stopped');
		});
	});

	test('ends at once with an error that a repetition cannot fix', async () => {
		const tryOnce = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('broken'));
		await expect(retry(tryOnce, rules)).rejects.toMatchObject({ kind: 'refused' });
		expect(tryOnce).toHaveBeenCalledTimes(1);
	});
});
