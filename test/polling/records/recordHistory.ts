import fc from '../../support/fastCheck';
import type { Status } from '../../../sandbox/datamining/record';
import type { Cursor } from '../simulatedN8n';
import type { Faults } from '../world';
import { DAY, MINUTE, seldom, someFaults, someFirstFaults, someSkew } from '../world';

/** A change before a poll: a sale arrives, or its state changes, perhaps several times. */
export interface Incident {
	/** How late a sale arrives; undefined if an existing one changes. */
	late: number | undefined;
	/** The index of the sale that changes. */
	which: number;
	status: Status;
}

interface Step {
	/** Minutes since the last poll; days if n8n or the platform was down. */
	minutes: number;
	/** The changes, spread over these minutes. */
	incidents: Incident[];
	/** The duration of the search that this poll starts. */
	seconds: number;
	faults: Faults;
	restarts: boolean;
	crashes: boolean;
	skew: number | undefined;
}

/** A history of triggers that watch sales. */
export interface RecordHistory {
	start: string;
	cursor: Cursor;
	/** The faults of the first poll. */
	first: Faults;
	/** Whether n8n restarts before any change. */
	restartsSoon: boolean;
	steps: Step[];
}

/** In days. */
export const LOOK_BACK = 1;

const someIncident: fc.Arbitrary<Incident> = fc.record({
	late: fc.option(fc.nat(LOOK_BACK * DAY), { nil: undefined }),
	which: fc.nat(10_000),
	status: fc.constantFrom<Status>('PENDING', 'VALID', 'INVALID'),
});

/** Days in minutes; most exceed the look-back, some the longest search. */
const someOutage = fc
	.oneof({ weight: 3, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: fc.nat(75) })
	.map((days) => Math.round((days * DAY) / MINUTE) + 90);

const someStep: fc.Arbitrary<Step> = fc.record({
	minutes: fc.oneof(
		{ weight: 14, arbitrary: fc.integer({ min: 1, max: 30 }) },
		{ weight: 1, arbitrary: someOutage },
	),
	incidents: fc.array(someIncident, { maxLength: 4 }),
	seconds: fc.oneof(fc.constant(0), fc.nat(1_800)),
	faults: someFaults(2),
	restarts: seldom(8),
	crashes: seldom(12),
	skew: someSkew(5),
});

/** Some begin around noon (UTC), when the first searched day changes. */
export const someHistory: fc.Arbitrary<RecordHistory> = fc.record({
	start: fc.constantFrom(
		'2026-10-31T11:30',
		'2026-11-10T11:10',
		'2026-11-12T12:04',
		'2026-11-14T12:20',
	),
	cursor: fc.constantFrom<Cursor>('default', 'durable'),
	first: someFirstFaults,
	restartsSoon: fc.boolean(),
	steps: fc.array(someStep, { minLength: 16, maxLength: 32, size: 'max' }),
});
