import type { ErrorKind } from './errorCatalog';
import { errorCatalog } from './errorCatalog';
import type { ErrorEntry } from './errorEntry';
import type { ErrorFacts } from './errorFacts';
import { truncateMiddle } from '../../base/text/truncate';

// The names in a message can be arbitrarily long, and messages are stored with the execution.
const LONGEST_SENTENCE = 2_000;

/**
 * A failed call to the platform, or a failed job. Whoever makes one masks the secrets in what it
 * quotes (`secrets/mask`).
 */
export class Fault extends Error {
	readonly advice: string;
	readonly transient: boolean;
	readonly notProcessed: boolean;
	readonly outcomeUnknown: boolean;
	/** The job whose ID appears in the message or the advice. */
	readonly jobId: string | undefined;

	constructor(
		readonly kind: ErrorKind,
		readonly facts: ErrorFacts,
	) {
		const entry: ErrorEntry = errorCatalog[kind];
		super(
			truncateMiddle(entry.message(facts), LONGEST_SENTENCE + (facts.upstreamMessage?.length ?? 0)),
		);
		this.transient = entry.transient === true;
		this.notProcessed = entry.notProcessed === true;
		this.outcomeUnknown = entry.outcomeUnknown === true || facts.isTimeout === true;
		const inMessage = entry.names === 'call' ? facts.requestedJob : entry.names && facts.job;
		this.jobId = facts.collect ? facts.job : inMessage;
		const job = facts.job === inMessage ? 'this job ID' : `job ID ${facts.job}`;
		this.advice = [
			facts.advice ?? entry.advice(facts),
			facts.collect ? `Fetch the result later with ${facts.collect} and ${job}` : '',
			facts.requestId ? `Request ID for the platform's support: ${facts.requestId}` : '',
		]
			.filter((sentence) => sentence !== '')
			.map((sentence) => truncateMiddle(sentence, LONGEST_SENTENCE))
			.join('. ');
	}
}

/**
 * Whether a refusal may be temporary: it is about the moment, or the platform does not say that it
 * is about the request.
 */
export function mayPass({ kind, facts }: Fault): boolean {
	return kind === 'notNow' || (kind === 'reported' && facts.isFinal !== true);
}
