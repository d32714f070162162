import fc from '../../support/fastCheck';
import type { JobOutcome } from '../../../sandbox/jobs/jobRuns';
import type { Cursor } from '../simulatedN8n';
import type { Faults } from '../world';
import { seldom, someFaults, someFirstFaults } from '../world';

/** A user starts a job again. */
export interface Relaunch {
	/** The index of the job or file. */
	which: number;
	seconds: number;
	outcome: JobOutcome;
}

interface Step {
	minutes: number;
	relaunches: Relaunch[];
	faults: Faults;
	restarts: boolean;
	crashes: boolean;
}

/** A history of a trigger that watches one partner sync, all of them, or the EMPDB files. */
export interface RunHistory {
	watches: 'one' | 'all' | 'files';
	cursor: Cursor;
	/** The faults of the first poll. */
	first: Faults;
	/** Whether n8n restarts before any change. */
	restartsSoon: boolean;
	steps: Step[];
}

const someRelaunch: fc.Arbitrary<Relaunch> = fc.record({
	which: fc.oneof(fc.constant(0), fc.nat(12)),
	seconds: fc.oneof(fc.constant(0), fc.nat(3 * 3_600)),
	outcome: fc.constantFrom<JobOutcome>('done', 'done', 'failed', 'expired'),
});

const someStep: fc.Arbitrary<Step> = fc.record({
	minutes: fc.integer({ min: 1, max: 60 }),
	relaunches: fc.oneof(
		{ weight: 2, arbitrary: fc.constant<Relaunch[]>([]) },
		{ weight: 1, arbitrary: fc.array(someRelaunch, { maxLength: 4 }) },
	),
	faults: someFaults(6),
	restarts: seldom(8),
	crashes: seldom(12),
});

export const someHistory: fc.Arbitrary<RunHistory> = fc.record({
	watches: fc.constantFrom('one', 'all', 'all', 'files'),
	cursor: fc.constantFrom<Cursor>('default', 'durable'),
	first: someFirstFaults,
	restartsSoon: fc.boolean(),
	steps: fc.array(someStep, { minLength: 20, maxLength: 50, size: 'max' }),
});
