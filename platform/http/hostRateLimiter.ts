import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

import { Fault } from './errors/fault';
import { pause, withTimeout } from './pause';
import type { AttemptOnce } from './retry';
import { settle } from '../base/async/settle';

/**
 * Calls without an answer, so that a refusal of the first can stop the others. One that takes longer
 * than a moment is slow, not refused, and keeps nobody waiting.
 */
const MOST_UNANSWERED = 6;
const MOMENT_MS = 1_000;
const LOOK_AGAIN_MS = 10;
/** Between the calls that follow a refusal. */
const FIRST_GAP_MS = 100;
const SHORTEST_GAP_MS = 10;
const LONGEST_GAP_MS = 1_000;
/** What a refusal and a reply make of the time between calls. */
const SLOWER = 1.5;
const FASTER = 0.985;

/** All gates of this process that somebody goes through, or that remember a refusal. */
const gates = new Map<string, HostRateLimiter>();

/**
 * Makes each attempt wait for its turn among all calls of this process to the same host. Many
 * executions know nothing of each other: when the platform refuses one of them because there are too
 * many requests (429), all wait for as long as it asks (Retry-After), and come back slowly.
 */
export function limitByHost<T>(
	host: string,
	signal: AbortSignal | undefined,
	tryOnce: AttemptOnce<T>,
): AttemptOnce<T> {
	return async (remainingMs) => {
		const gate = gates.get(host) ?? new HostRateLimiter();
		gates.set(host, gate);
		try {
			return await gate.pass(remainingMs, signal, tryOnce);
		} finally {
			if (gate.isForgotten) gates.delete(host);
		}
	};
}

/** When a call began. */
interface Call {
	at: number;
}

/** Lets calls through one after the other, as fast as the host takes them. */
class HostRateLimiter {
	private readonly turns: LimitFunction = pLimit(1);
	private underway = 0;
	/** When the calls began that are not answered yet. */
	private readonly unanswered = new Set<Call>();
	private lastAt = 0;
	private closedUntil = 0;
	/** 0 while the host refuses nothing. */
	private gapMs = 0;
	private refusals = 0;

	/** Whether it is as good as a new one. */
	get isForgotten(): boolean {
		return this.underway === 0 && this.gapMs === 0;
	}

	async pass<T>(
		remainingMs: number,
		signal: AbortSignal | undefined,
		tryOnce: AttemptOnce<T>,
	): Promise<T> {
		const endsAt = performance.now() + remainingMs;
		const call = { at: 0 };
		this.underway += 1;
		try {
			await this.turn(call, remainingMs, signal);
			const { refusals } = this;
			const outcome = await settle(tryOnce(endsAt - performance.now()));
			this.unanswered.delete(call);
			if ('value' in outcome) {
				this.taken();
				return outcome.value;
			}
			if (isRefusal(outcome.error)) this.refused(refusals, outcome.error.facts.retryAfterMs);
			throw outcome.error;
		} finally {
			this.underway -= 1;
		}
	}

	/** A call that cannot wait for its turn goes at once, and hears from the platform why it may not. */
	private async turn(
		call: Call,
		remainingMs: number,
		signal: AbortSignal | undefined,
	): Promise<void> {
		if (this.closedUntil - performance.now() >= remainingMs) return;
		const turn = async (over: AbortSignal) =>
			await this.turns(async () => {
				while (this.waitMs() > 0 && !over.aborted) await pause(this.waitMs(), over);
				if (over.aborted) return;
				this.lastAt = performance.now();
				call.at = this.lastAt;
				this.unanswered.add(call);
			});
		await settle(withTimeout(turn, remainingMs, signal, () => new Error('No more time to wait')));
	}

	private waitMs(): number {
		const now = performance.now();
		const fresh = [...this.unanswered].filter(({ at }) => now - at < MOMENT_MS);
		if (fresh.length >= MOST_UNANSWERED) return LOOK_AGAIN_MS;
		return Math.max(this.closedUntil, this.lastAt + this.gapMs) - now;
	}

	private taken(): void {
		const gapMs = this.gapMs * FASTER;
		this.gapMs = gapMs > SHORTEST_GAP_MS ? gapMs : 0;
	}

	/** @param known the refusals that were known when the call began: those under way together count once */
	private refused(known: number, retryAfterMs = 0): void {
		if (known === this.refusals) {
			this.refusals += 1;
			this.gapMs = Math.min(Math.max(FIRST_GAP_MS, this.gapMs * SLOWER), LONGEST_GAP_MS);
		}
		// Other processes have been told the same moment.
		const welcomeAt = performance.now() + retryAfterMs + Math.random() * this.gapMs;
		this.closedUntil = Math.max(this.closedUntil, welcomeAt);
	}
}

function isRefusal(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'tooManyRequests';
}
