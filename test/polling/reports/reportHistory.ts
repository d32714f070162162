import fc from '../../support/fastCheck';
import type { INodeParameters } from 'n8n-workflow';
import type { JobSettings } from '../../../sandbox/jobs/jobRuns';
import type { RegularSchedule } from '../../../platform/polling/schedule';
import type { Cursor, Poll } from '../simulatedN8n';
import { SimulatedN8n } from '../simulatedN8n';
import { someSchedule } from './slots';
import type { Faults, World } from '../world';
import { HOUR, MINUTE, seldom, someFaults, someSkew } from '../world';

/** The events up to a poll of a trigger of reports, and during it. */
export interface ReportStep {
	/** Minutes until this poll. */
	minutes: number;
	/** The job of a report that this poll submits. */
	job: JobSettings;
	faults: Faults;
	restarts: boolean;
	crashes: boolean;
	overlaps: boolean;
	/** The offset to which n8n's clock is set, in minutes from the platform's. */
	skew: number | undefined;
}

/** A history of a trigger that polls reports. */
export interface ReportHistory {
	start: string;
	schedule: RegularSchedule;
	cursor: Cursor;
	steps: ReportStep[];
}

const HOUR_S = 3_600;
const someJob: fc.Arbitrary<JobSettings> = fc.record({
	seconds: fc.oneof(
		{ weight: 2, arbitrary: fc.constant(0) },
		{ weight: 3, arbitrary: fc.integer({ min: 60, max: 5 * HOUR_S }) },
		{ weight: 1, arbitrary: fc.integer({ min: 20 * HOUR_S, max: 30 * HOUR_S }) },
	),
	outcome: fc.oneof(
		{ weight: 6, arbitrary: fc.constant('done' as const) },
		{ weight: 1, arbitrary: fc.constantFrom('failed' as const, 'expired' as const) },
	),
});

const someStep: fc.Arbitrary<ReportStep> = fc.record({
	minutes: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 240 })),
	job: someJob,
	faults: someFaults(4),
	restarts: seldom(8),
	crashes: seldom(12),
	overlaps: seldom(5),
	skew: someSkew(13),
});

/** Weeks around the clock changes of a time zone. */
export const someHistory: fc.Arbitrary<ReportHistory> = fc.record({
	start: fc.constantFrom(
		'2026-03-05T20:10',
		'2026-03-27T03:00',
		'2026-04-02T12:00',
		'2026-10-01T00:00',
		'2026-10-22T06:29',
		'2026-10-29T21:30',
		'2026-12-28T10:00',
	),
	schedule: someSchedule,
	cursor: fc.constantFrom<Cursor>('default', 'durable'),
	steps: fc.array(someStep, { minLength: 60, maxLength: 160, size: 'max' }),
});

/** Runs a history, and then quiet hours until nothing is pending. */
export async function live(world: World, history: ReportHistory): Promise<Poll[]> {
	const { control } = world.sandbox;
	world.begin(history.start);
	const parameters = formOf(history.schedule);
	const n8n = new SimulatedN8n({ sandbox: world.sandbox, parameters, cursor: history.cursor });
	const polls = [await n8n.poll()];
	for (const { minutes, job, restarts, skew, ...happening } of history.steps) {
		world.pass(minutes * MINUTE);
		if (skew !== undefined) world.skew = skew * MINUTE;
		if (restarts) n8n.restart();
		control.clearJobs();
		control.nextJobs(job);
		polls.push(await n8n.poll(happening));
	}
	control.clearJobs();
	world.skew = 0;
	for (let calm = 0; calm < 3;) {
		world.pass(2 * HOUR);
		const poll = await n8n.poll();
		calm = poll.sent.length === 0 ? calm + 1 : 0;
		polls.push(poll);
		if (polls.length > history.steps.length + 200) throw new Error('It never becomes calm');
	}
	return polls;
}

function formOf({ hour, minute, zone, ...schedule }: RegularSchedule): INodeParameters {
	return {
		authentication: 'apiToken',
		event: 'reportReady',
		site: 'shop-ca',
		submitEvery: schedule.every,
		weekday: 'weekday' in schedule ? schedule.weekday : 1,
		dayOfMonth: 'day' in schedule ? schedule.day : 1,
		submitAt: `${hour}:${String(minute).padStart(2, '0')}`,
		timeZone: zone,
		period: 'YESTERDAY',
		dimensions: {},
		output: 'rows',
		options: { missedTimes: 'latest' },
		metrics: { column: [{ field: 'visit', more: { label: 'Visits' } }] },
	};
}
