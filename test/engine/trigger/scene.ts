import type { IDataObject, INodeParameters } from 'n8n-workflow';

import type { Poll, PollOptions } from '../../../harness/engine';
import type { Stage } from '../../support/stage';
import { locator, reportParameters } from '../../../harness/workflows';

/** The platform's clock, which a sandbox can follow. */
export const MORNING = Date.parse('2026-11-20T09:00Z');
export const clock = { now: MORNING };
export const followsClock = { now: () => clock.now };
/**
 * The clock for tests whose first polls wait for a search for up to 10 seconds, which is too short
 * on a busy machine with a fast clock.
 */
export const followsCalmly = { ...followsClock, hurry: 2 };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment of a text such as 2026-11-16T05:30Z. */
export const moment = (text: string) => Date.parse(text);

/** A trigger that is polled repeatedly, with its state. */
export class Watch {
	constructor(
		private readonly stage: Stage,
		public parameters: INodeParameters,
		private readonly options: Omit<PollOptions, 'workflow'> = {},
		public staticData: IDataObject = {},
	) {}

	/** Polls at a moment, to which the platform's clock also moves. */
	async poll(at = clock.now, more: Omit<PollOptions, 'workflow'> = {}): Promise<Poll> {
		clock.now = at;
		const { staticData, options } = this;
		const poll = await this.stage.poll(this.parameters, { at, staticData, ...options, ...more });
		this.staticData = poll.staticData;
		return poll;
	}

	/** Polls, and expects neither a workflow nor an error. */
	async pollInVain(at?: number): Promise<void> {
		const poll = await this.poll(at);
		expect([poll.output, sentencesOf(poll)]).toEqual([null, []]);
	}
}

/** Moves the clock, so that no test begins in another one's past. */
export const passes = (ms: number) => (clock.now += ms);

/** What n8n would store about a watch, and what it would show. */
export function tracesOf(poll: Poll): string {
	const shown = [...poll.reported, poll.error].map((failure) => failure?.json);
	return JSON.stringify([poll.staticData, ...shown]);
}

const site = locator('shop-eu');

/** A report that is due on Mondays at 06:30 in Paris. */
export function weekly(more: INodeParameters = {}): INodeParameters {
	const { resource: _resource, operation: _operation, ...report } = reportParameters();
	const schedule = { submitEvery: 'week', weekday: 1, submitAt: '06:30' };
	return { event: 'reportReady', ...schedule, ...report, ...more };
}

/** Runs of a kind of job. */
export function jobs(jobKind: string, more: INodeParameters = {}): INodeParameters {
	return { event: 'jobFinished', site, jobKind, ...more };
}

/** New records of a kind. */
export function records(recordType: string, more: INodeParameters = {}): INodeParameters {
	return { event: 'newRecord', site, recordType, ...more };
}

/** The messages of a poll for the user. */
export function sentencesOf({ error, reported }: Poll) {
	return [...reported, ...(error ? [error] : [])].map(({ message, description }) => [
		message,
		description,
	]);
}
