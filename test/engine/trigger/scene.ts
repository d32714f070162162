import type { IDataObject, INodeParameters } from 'n8n-workflow';

import type { Poll, PollOptions } from '../../../harness/engine';
import type { Stage } from '../../support/stage';
import { locator, reportParameters } from '../../../harness/workflows';

/** What time it is on the platform: a sandbox that is started with it follows. */
export const MORNING = Date.parse('2026-11-20T09:00Z');
export const clock = { now: MORNING };
export const followsClock = { now: () => clock.now };
/** The same where first polls wait for a search, up to 10 seconds: too little time for a busy machine in a hurry. */
export const followsCalmly = { ...followsClock, hurry: 2 };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment of a text such as 2026-11-16T05:30Z. */
export const moment = (text: string) => Date.parse(text);

/** A trigger that is polled again and again, with what it remembers. */
export class Watch {
	constructor(
		private readonly stage: Stage,
		public parameters: INodeParameters,
		private readonly options: Omit<PollOptions, 'workflow'> = {},
		public staticData: IDataObject = {},
	) {}

	/** Polls at a moment, to which the platform's clock moves, too. */
	async poll(at = clock.now, more: Omit<PollOptions, 'workflow'> = {}): Promise<Poll> {
		clock.now = at;
		const { staticData, options } = this;
		const poll = await this.stage.poll(this.parameters, { at, staticData, ...options, ...more });
		this.staticData = poll.staticData;
		return poll;
	}

	/** Polls where there is nothing to tell: no workflow starts, and no word is said. */
	async pollInVain(at?: number): Promise<void> {
		const poll = await this.poll(at);
		expect([poll.output, sentencesOf(poll)]).toEqual([null, []]);
	}
}

/** A while later: no test begins in the past of another. */
export const passes = (ms: number) => (clock.now += ms);

/** What n8n would write to its database about a watch, and what it would show. */
export function tracesOf(poll: Poll): string {
	const shown = [...poll.told, poll.error].map((failure) => failure?.json);
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

/** The sentences that a user reads of a poll. */
export function sentencesOf({ error, told }: Poll) {
	return [...told, ...(error ? [error] : [])].map(({ message, description }) => [
		message,
		description,
	]);
}
