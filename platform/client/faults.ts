import type { Cause } from './causes';
import { causes } from './causes';
import type { Sentences } from './sentences';
import type { FaultFacts } from './facts';
import { truncateMiddle } from './values/truncate';

export type { Cause } from './causes';
export type { FaultFacts } from './facts';

// A name of a platform or an input can be as long as a book, and what is said of it is stored with the execution.
const LONGEST_SENTENCE = 2_000;

/** A call to the platform, or a job of it, that did not end well. It never holds a secret. */
export class Fault extends Error {
	readonly advice: string;
	readonly transient: boolean;
	readonly untouched: boolean;
	readonly lost: boolean;
	/** The job that its sentences name. */
	readonly named: string | undefined;

	constructor(
		readonly kind: Cause,
		readonly facts: FaultFacts,
	) {
		const row: Sentences = causes[kind];
		super(truncateMiddle(row.message(facts), LONGEST_SENTENCE + (facts.said?.length ?? 0)));
		this.transient = row.transient === true;
		this.untouched = row.untouched === true;
		this.lost = row.lost === true || facts.isTimeout === true;
		const inMessage = row.names === 'call' ? facts.jobAsked : row.names && facts.job;
		this.named = facts.collect ? facts.job : inMessage;
		const job = facts.job === inMessage ? 'this job ID' : `job ID ${facts.job}`;
		this.advice = [
			facts.advice ?? row.advice(facts),
			facts.collect ? `Fetch the result later with ${facts.collect} and ${job}` : '',
			facts.requestId ? `Request ID for the platform's support: ${facts.requestId}` : '',
		]
			.filter((sentence) => sentence !== '')
			.map((sentence) => truncateMiddle(sentence, LONGEST_SENTENCE))
			.join('. ');
	}
}

/** Whether a refusal is about the moment, or not said to be about the request: it may pass by itself. */
export function mayPass({ kind, facts }: Fault): boolean {
	return kind === 'notNow' || (kind === 'reported' && facts.isFinal !== true);
}

/** A value the user gave that cannot be sent. Thrown before any request leaves. */
export class InvalidInput extends Error {
	readonly advice: string;

	constructor(
		/** The parameter as the user sees it. */
		readonly parameter: string,
		message: string,
		advice: string,
	) {
		super(truncateMiddle(message, LONGEST_SENTENCE));
		this.advice = truncateMiddle(advice, LONGEST_SENTENCE);
	}
}
