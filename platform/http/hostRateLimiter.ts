import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

import { Fault } from './errors/fault';
import { pause, withTimeout } from './pause';
import type { AttemptOnce } from './retry';
import { settle } from '../base/async/settle';

/**
 * How many recent calls may wait for an answer at the same time, so that a refusal of the first
 * can stop the rest. A call that has waited longer than FRESH_MS is slow, not refused, and no
 * longer counts.
 */
const MOST_UNANSWERED = 6;
const FRESH_MS = 1_000;
const RECHECK_MS = 10;
/** The delay between the calls that follow a refusal. */
const FIRST_GAP_MS = 100;
const SHORTEST_GAP_MS = 10;
const LONGEST_GAP_MS = 1_000;
/** The factors by which a refusal and a success change the delay. */
const SLOWER = 1.5;
const FASTER = 0.985;

/** The limiters of this process that have calls under way or remember a refusal. */
const limiters = new Map<string, HostRateLimiter>();

/**
 * Makes each attempt wait for its turn among all calls of this process to the same host, because
 * executions know nothing of each other. After a 429, all of them wait as long as the Retry-After
 * header asks, and resume slowly.
 */
export function limitByHost<T>(
	host: string,
	signal: AbortSignal | undefined,
	tryOnce: AttemptOnce<T>,
): AttemptOnce<T> {
	return async (remainingMs) => {
		const limiter = limiters.get(host) ?? new HostRateLimiter();
		limiters.set(host, limiter);
		try {
			return await limiter.run(remainingMs, signal, tryOnce);
		} finally {
			if (limiter.isIdle) limiters.delete(host);
		}
	};
}

/** The start time of a call; 0 before it starts. */
interface Call {
	at: number;
}

/** Starts calls one after the other, as fast as the host accepts them. */
class HostRateLimiter {
	private readonly turns: LimitFunction = pLimit(1);
	private underway = 0;
	/** Calls that have started and have no answer yet. */
	private readonly unanswered = new Set<Call>();
	private lastAt = 0;
	private closedUntil = 0;
	/** The delay between calls; 0 while the host refuses nothing. */
	private gapMs = 0;
	private refusals = 0;

	/** Whether the limiter has no state worth keeping. */
	get isIdle(): boolean {
		return this.underway === 0 && this.gapMs === 0;
	}

	async run<T>(
		remainingMs: number,
		signal: AbortSignal | undefined,
		tryOnce: AttemptOnce<T>,
	): Promise<T> {
		const endsAt = performance.now() + remainingMs;
		const call = { at: 0 };
		this.underway += 1;
		try {
			await this.acquire(call, remainingMs, signal);
			const { refusals } = this;
			const outcome = await settle(tryOnce(endsAt - performance.now()));
			this.unanswered.delete(call);
			if ('value' in outcome) {
				this.onSuccess();
				return outcome.value;
			}
			if (isRefusal(outcome.error)) this.onRefusal(refusals, outcome.error.facts.retryAfterMs);
			throw outcome.error;
		} finally {
			this.underway -= 1;
		}
	}

	/**
	 * Waits for the call's turn. A call that cannot wait long enough starts at once, so that the
	 * platform's own refusal is reported.
	 */
	private async acquire(
		call: Call,
		remainingMs: number,
		signal: AbortSignal | undefined,
	): Promise<void> {
		if (this.closedUntil - performance.now() >= remainingMs) return;
		const turn = async (ended: AbortSignal) =>
			await this.turns(async () => {
				while (this.waitMs() > 0 && !ended.aborted) await pause(this.waitMs(), ended);
				if (ended.aborted) return;
				this.lastAt = performance.now();
				call.at = this.lastAt;
				this.unanswered.add(call);
			});
		await settle(withTimeout(turn, remainingMs, signal, () => new Error('No more time to wait')));
	}

	private waitMs(): number {
		const now = performance.now();
		const fresh = [...this.unanswered].filter(({ at }) => now - at < FRESH_MS);
		if (fresh.length >= MOST_UNANSWERED) return RECHECK_MS;
		return Math.max(this.closedUntil, this.lastAt + this.gapMs) - now;
	}

	private onSuccess(): void {
		const gapMs = this.gapMs * FASTER;
		this.gapMs = gapMs > SHORTEST_GAP_MS ? gapMs : 0;
	}

	/**
	 * @param seenRefusals how many refusals had occurred when the call started: refusals of calls
	 * that ran at the same time count once
	 */
	private onRefusal(seenRefusals: number, retryAfterMs = 0): void {
		if (seenRefusals === this.refusals) {
			this.refusals += 1;
			this.gapMs = Math.min(Math.max(FIRST_GAP_MS, this.gapMs * SLOWER), LONGEST_GAP_MS);
		}
		// Jitter: other processes wait for the same moment.
		const reopensAt = performance.now() + retryAfterMs + Math.random() * this.gapMs;
		this.closedUntil = Math.max(this.closedUntil, reopensAt);
	}
}

function isRefusal(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'tooManyRequests';
}
