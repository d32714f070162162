import type { ErrorKind } from '../../../platform/http/errors/errorCatalog';
import type { ErrorFacts } from '../../../platform/http/errors/errorFacts';
import { Fault } from '../../../platform/http/errors/fault';
import type { Attempt } from '../../../platform/http/retry';
import { retry, readRetryAfter, retryDelay } from '../../../platform/http/retry';

const attempt = (
	kind: ErrorKind,
	part: Partial<Attempt> = {},
	facts: ErrorFacts = {},
): Attempt => ({
	number: 1,
	attempts: 5,
	fault: new Fault(kind, facts),
	idempotent: true,
	remainingMs: 600_000,
	jitter: 0.5,
	...part,
});

/** Which causes pass by themselves, and which say that nothing was done, `sentences.test.ts` holds. */
test.each<[string, ErrorKind, boolean, number | undefined]>([
	['changes nothing, after what may pass by itself', 'connectionLost', true, 500],
	['changes nothing, after what will not', 'hostUnknown', true, undefined],
	['may change something, after what was not received', 'hostRefused', false, 500],
	['may change something, after what may have been', 'connectionLost', false, undefined],
	['may change something, after what will not pass', 'outcomeUnknown', false, undefined],
])('a call that %s (%s, idempotent: %p), is repeated after %p ms', (_, kind, idempotent, delay) => {
	expect(retryDelay(attempt(kind, { idempotent }))).toBe(delay);
});

describe('the delay', () => {
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

	test('is what the platform asks for', () => {
		const asked = { retryAfterMs: 7_000 };
		expect(retryDelay(attempt('tooManyRequests', {}, asked))).toBe(7_000);
		expect(retryDelay(attempt('tooManyRequests', { remainingMs: 7_000 }, asked))).toBeUndefined();
	});

	test('is not waited for when no attempt or no time is left', () => {
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
		['soon', undefined],
		[' ', undefined],
		[undefined, undefined],
	])('%j means %j ms', (header, ms) => {
		expect(readRetryAfter(header, now)).toBe(ms);
	});

	test.each([
		['Mon, 02 Nov 2026 09:59:30 GMT', 90_000],
		['yesterday', 60_000],
	])('of a platform whose clock says %s means %i ms', (date, ms) => {
		expect(readRetryAfter('Mon, 02 Nov 2026 10:01:00 GMT', now, date)).toBe(ms);
	});
});

describe('persisting', () => {
	const rules = {
		attempts: 3,
		totalMs: 10_000,
		idempotent: true,
		signal: undefined,
		asFault: (error: unknown) => (error instanceof Fault ? error : new Fault('refused', {})),
	};

	test('ends with the first attempt that goes well', async () => {
		const busy = new Fault('tooManyRequests', { retryAfterMs: 0 });
		const tryOnce = jest.fn<Promise<string>, []>();
		tryOnce.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValueOnce('good');
		await expect(retry(tryOnce, rules)).resolves.toBe('good');
		expect(tryOnce).toHaveBeenCalledTimes(3);
	});

	test('ends after the last attempt with its fault', async () => {
		const busy = new Fault('tooManyRequests', { retryAfterMs: 0 });
		const tryOnce = jest.fn<Promise<string>, []>().mockRejectedValue(busy);
		await expect(retry(tryOnce, rules)).rejects.toBe(busy);
		expect(tryOnce).toHaveBeenCalledTimes(3);
	});

	describe('in time', () => {
		beforeEach(() => {
			jest.useFakeTimers();
			// n8n runs for days.
			jest.advanceTimersByTime(60_000);
			jest.spyOn(Math, 'random').mockReturnValue(0.5);
		});
		afterEach(() => {
			jest.useRealTimers();
			jest.restoreAllMocks();
		});

		const lost = new Fault('connectionLost', {});
		const losing = () => jest.fn<Promise<string>, [number]>().mockRejectedValue(lost);

		test('gives each attempt what is left of it', async () => {
			const tryOnce = losing();
			const over = expect(retry(tryOnce, rules)).rejects.toBe(lost);
			await jest.advanceTimersByTimeAsync(10_000);
			await over;
			expect(tryOnce.mock.calls).toEqual([[10_000], [9_500], [8_500]]);
		});

		test('ends when there is none left', async () => {
			const tryOnce = losing();
			await expect(retry(tryOnce, { ...rules, totalMs: 400 })).rejects.toBe(lost);
			expect(tryOnce).toHaveBeenCalledTimes(1);
		});

		test('waits no longer when it is stopped', async () => {
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

	test('ends at once with what no repetition can mend', async () => {
		const tryOnce = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('broken'));
		await expect(retry(tryOnce, rules)).rejects.toMatchObject({ kind: 'refused' });
		expect(tryOnce).toHaveBeenCalledTimes(1);
	});
});
