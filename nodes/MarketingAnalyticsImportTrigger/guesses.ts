/** Who guesses, and at which page. */
export interface Visitor {
	readonly page: string;
	readonly address: string;
}

/** Wrong guesses, one after the other. Times are milliseconds of one clock. */
export interface Tries {
	readonly wrong: number;
	readonly last: number;
	/** When the next guess is looked at. */
	readonly until: number;
	/** How long somebody who was right does not wait for the guesses of others. */
	readonly knownUntil: number;
}

/** How long to wait after wrong guesses: at first not at all, then twice as long each time. */
interface Pace {
	readonly free: number;
	readonly firstMs: number;
	readonly longestMs: number;
	readonly forgottenMs: number;
}

const HOUR_MS = 3_600_000;

const OF_ONE: Pace = { free: 5, firstMs: 1_000, longestMs: 30_000, forgottenMs: HOUR_MS };
// For those who guess from many addresses. It is short, as it holds up whoever comes for the first time.
const OF_ALL: Pace = { free: 20, firstMs: 50, longestMs: 1_000, forgottenMs: HOUR_MS };

const KNOWN_MS = 12 * HOUR_MS;
const MOST_KEPT = 10_000;

/**
 * Slows down those who guess. A guess that comes too early is not looked at, so that guesses made at
 * the same time gain nothing.
 */
export class Guesses {
	private readonly kept = new Map<string, Tries>();

	constructor(private readonly mostKept = MOST_KEPT) {}

	/** How long (ms) until a guess is looked at; 0 when it is at once. */
	waitOf(visitor: Visitor, now: number): number {
		const own = this.kept.get(nameOf(visitor));
		const isKnown = own !== undefined && now < own.knownUntil;
		const all = isKnown ? undefined : this.kept.get(visitor.page);
		return Math.max(0, (own?.until ?? now) - now, (all?.until ?? now) - now);
	}

	/** Notes a wrong guess. @returns what is known of its address */
	wrong(visitor: Visitor, now: number): Tries {
		this.keep(visitor.page, afterWrong(this.kept.get(visitor.page), now, OF_ALL));
		const name = nameOf(visitor);
		return this.keep(name, afterWrong(this.kept.get(name), now, OF_ONE));
	}

	/** Notes a right guess, which makes up for the wrong ones of its address. */
	right(visitor: Visitor, now: number): void {
		this.keep(nameOf(visitor), { wrong: 0, last: now, until: now, knownUntil: now + KNOWN_MS });
	}

	/** Keeps the latest, so that no flood of addresses fills the memory. */
	private keep(name: string, tries: Tries): Tries {
		this.kept.delete(name);
		this.kept.set(name, tries);
		const [oldest] = this.kept.keys();
		if (this.kept.size > this.mostKept && oldest !== undefined) this.kept.delete(oldest);
		return tries;
	}
}

function nameOf({ page, address }: Visitor): string {
	return `${page} ${address}`;
}

function afterWrong(before: Tries | undefined, now: number, pace: Pace): Tries {
	const isForgotten = before === undefined || now - before.last > pace.forgottenMs;
	const wrong = isForgotten ? 1 : before.wrong + 1;
	const doublings = wrong - pace.free - 1;
	const waitMs = doublings < 0 ? 0 : Math.min(pace.longestMs, pace.firstMs * 2 ** doublings);
	return { wrong, last: now, until: now + waitMs, knownUntil: before?.knownUntil ?? 0 };
}
