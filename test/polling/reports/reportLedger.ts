import type { IDataObject } from 'n8n-workflow';
import { isRecord, textOf } from '../../../platform/base/json/json';
import type { RegularSchedule } from '../../../platform/polling/schedule';
import type { Poll } from '../simulatedN8n';
import { latestDue } from './slots';
import type { Sent } from '../transport';

/** A request for a report. */
export interface Submission {
	readonly poll: Poll;
	/** The slot of the report, by n8n's clock. */
	readonly slot: number;
	/** `refused`: the platform has certainly received nothing. `unknown`: the answer was lost. */
	readonly fate: 'accepted' | 'refused' | 'unknown';
	/** Whether the platform created a job. */
	readonly isTaken: boolean;
	/** The job ID in the platform's answer. */
	readonly id: string | undefined;
}

/** A report that the workflow received. */
export interface Delivery {
	readonly id: string;
	readonly slot: number;
}

const REFUSALS = ['429', '500', '503'];
const TAKEN = [undefined, 'drop', 'cut'];

/** All requests for reports, in the order in which they were sent. */
export function submissionsIn(polls: readonly Poll[], schedule: RegularSchedule): Submission[] {
	return polls.flatMap((poll) =>
		poll.sent.filter(isSubmission).map((sent) => ({
			poll,
			slot: latestDue(schedule, poll.at),
			fate: fateOf(sent),
			isTaken: TAKEN.includes(sent.fault),
			id: /\d{15,}/.exec(sent.reply)?.[0],
		})),
	);
}

function isSubmission({ method, path }: Sent): boolean {
	return method === 'POST' && path.endsWith('/query.json');
}

function fateOf({ fault }: Sent): Submission['fate'] {
	if (fault === undefined) return 'accepted';
	return REFUSALS.includes(fault) ? 'refused' : 'unknown';
}

/** The reports that the workflow received: the items of one poll belong to one report. */
export function deliveriesIn(polls: readonly Poll[]): Delivery[] {
	return polls.flatMap(({ items }) => {
		const facts = items.map(factsOf);
		expect(new Set(facts.map(({ id }) => id)).size).toBeLessThanOrEqual(1);
		return facts.slice(0, 1);
	});
}

function factsOf({ reportJob }: IDataObject): Delivery {
	const { jobId, dueAt } = isRecord(reportJob) ? reportJob : {};
	return { id: textOf(jobId) ?? '', slot: Date.parse(textOf(dueAt) ?? '') };
}

/** Groups submissions by slot, in order. */
export function bySlot(submissions: readonly Submission[]): Submission[][] {
	const groups = new Map<number, Submission[]>();
	for (const one of submissions) groups.set(one.slot, [...(groups.get(one.slot) ?? []), one]);
	return [...groups.values()];
}
