import fc from '../support/fastCheck';
import { DateTime } from 'luxon';
import type { Sandbox } from '../../sandbox';
import { startSandbox } from '../../sandbox';
import type { Fault } from '../../sandbox/http/faults';
import { hurry } from '../support/hurry';
import { DAY, HOUR, MINUTE } from './times';

export { DAY, HOUR, MINUTE };

/** How much shorter the waits within a poll are: a slow machine must still answer within them. */
const HURRY = 4;

/** The platform, and a clock that only tests advance. */
export class World {
	/** The offset of n8n's clock from the platform's, in milliseconds. */
	skew = 0;

	private constructor(
		private time: { now: number },
		readonly sandbox: Sandbox,
	) {}

	static async start(): Promise<World> {
		const time = { now: Date.now() };
		const sandbox = await startSandbox({ jobSeconds: 0, now: () => time.now });
		return new World(time, sandbox);
	}

	/** Sets both clocks to a moment, and forgets prepared answers. */
	begin(iso: string, zone = 'utc'): void {
		this.time.now = DateTime.fromISO(iso, { zone }).toMillis();
		this.skew = 0;
		hurry(HURRY);
		jest.spyOn(Date, 'now').mockImplementation(() => this.time.now + this.skew);
		this.sandbox.control.clearFaults();
		this.sandbox.control.clearJobs();
		this.sandbox.control.clearLog();
	}

	/** The platform's time. */
	get now(): number {
		return this.time.now;
	}

	pass(ms: number): void {
		this.time.now += ms;
	}

	/** The first day that a trigger searches, which is the day in the westernmost time zone. */
	firstDaySearched(lookBackDays: number): string {
		return dayOf(this.now - 12 * HOUR - lookBackDays * DAY);
	}

	/** The day in the easternmost time zone. */
	get tomorrow(): string {
		return dayOf(this.now + 14 * HOUR);
	}
}

function dayOf(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10);
}

/** True once in so many cases. */
export const seldom = (among: number) =>
	fc.oneof(
		{ weight: among - 1, arbitrary: fc.constant(false) },
		{ weight: 1, arbitrary: fc.constant(true) },
	);

/**
 * The offset of n8n's clock from now on, in minutes from the platform's; changes once in so many
 * cases.
 */
export const someSkew = (among: number) =>
	fc.oneof(
		{ weight: among - 1, arbitrary: fc.constant(undefined) },
		{ weight: 1, arbitrary: fc.integer({ min: -120, max: 120 }) },
	);

/** The faults of a request. */
export const someFault = fc.constantFrom<Fault>(
	{ kind: 'status', status: 429, retryAfter: 30 },
	{ kind: 'status', status: 500 },
	{ kind: 'status', status: 502 },
	{ kind: 'status', status: 503 },
	{ kind: 'html' },
	{ kind: 'empty' },
	{ kind: 'cut' },
	{ kind: 'drop' },
	{ kind: 'dropBefore' },
);

/** The faults of the first requests of a poll. */
export type Faults = readonly (Fault | undefined)[];

/** @param maxLength the maximum number of requests */
export const someFaults = (maxLength: number) =>
	fc.oneof(
		{ weight: 3, arbitrary: fc.constant<Faults>([]) },
		{
			weight: 1,
			arbitrary: fc.array<Fault | undefined>(fc.option(someFault, { nil: undefined }), {
				maxLength,
			}),
		},
	);

/** The faults of the first poll: none, or one of its first three requests. */
export const someFirstFaults: fc.Arbitrary<Faults> = fc.oneof(
	fc.constant([]),
	fc.nat(2).map((at) => [undefined, undefined, AWAY].slice(2 - at)),
);

const AWAY: Fault = { kind: 'status', status: 503 };
