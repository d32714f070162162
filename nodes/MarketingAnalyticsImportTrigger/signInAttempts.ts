import { HOUR_MS } from '../../platform/base/dates/durations';

/** A visitor's address and the page. */
export interface Visitor {
	readonly page: string;
	readonly address: string;
}

/** Consecutive failed attempts to sign in. Times are milliseconds of the clock of the caller. */
interface Attempts {
	readonly wrong: number;
	readonly last: number;
	/** When the next attempt is accepted. */
	readonly until: number;
	/** Until when a visitor with a successful attempt is not delayed by the attempts of others. */
	readonly knownUntil: number;
}

/** The delays after failed attempts: none at first, then doubling. */
interface Pace {
	readonly free: number;
	readonly firstMs: number;
	readonly longestMs: number;
	readonly forgottenMs: number;
}

const OF_ONE: Pace = { free: 5, firstMs: 1_000, longestMs: 30_000, forgottenMs: HOUR_MS };
// For attempts from many addresses. The delay is short, as it also affects first visitors.
const OF_ALL: Pace = { free: 20, firstMs: 50, longestMs: 1_000, forgottenMs: HOUR_MS };

const KNOWN_MS = 12 * HOUR_MS;
const MOST_KEPT = 10_000;

/**
 * Delays attempts. An attempt that comes too early is ignored, so that simultaneous attempts gain
 * nothing.
 */
export class SignInAttempts {
	private readonly kept = new Map<string, Attempts>();

	constructor(private readonly mostKept = MOST_KEPT) {}

	/** The delay (ms) before an attempt is accepted; 0 for none. */
	waitOf(visitor: Visitor, now: number): number {
		const own = this.kept.get(nameOf(visitor));
		const isKnown = own !== undefined && now < own.knownUntil;
		const all = isKnown ? undefined : this.kept.get(visitor.page);
		return Math.max(0, (own?.until ?? now) - now, (all?.until ?? now) - now);
	}

	/** Records a failed attempt. @returns the attempts of its address */
	failed(visitor: Visitor, now: number): Attempts {
		this.keep(visitor.page, afterWrong(this.kept.get(visitor.page), now, OF_ALL));
		const name = nameOf(visitor);
		return this.keep(name, afterWrong(this.kept.get(name), now, OF_ONE));
	}

	/** Records a successful attempt, which clears the failed ones of its address. */
	succeeded(visitor: Visitor, now: number): void {
		this.keep(nameOf(visitor), { wrong: 0, last: now, until: now, knownUntil: now + KNOWN_MS });
	}

	/** Keeps the latest addresses only, so that memory stays bounded. */
	private keep(name: string, attempts: Attempts): Attempts {
		this.kept.delete(name);
		this.kept.set(name, attempts);
		const [oldest] = this.kept.keys();
		if (this.kept.size > this.mostKept && oldest !== undefined) this.kept.delete(oldest);
		return attempts;
	}
}

function nameOf({ page, address }: Visitor): string {
	return `${page} ${address}`;
}

function afterWrong(before: Attempts | undefined, now: number, pace: Pace): Attempts {
	const isForgotten = before === undefined || now - before.last > pace.forgottenMs;
	const wrong = isForgotten ? 1 : before.wrong + 1;
	const doublings = wrong - pace.free - 1;
	const waitMs = doublings < 0 ? 0 : Math.min(pace.longestMs, pace.firstMs * 2 ** doublings);
	return { wrong, last: now, until: now + waitMs, knownUntil: before?.knownUntil ?? 0 };
}
