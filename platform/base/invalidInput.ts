import { truncateMiddle } from './text/truncate';

// The names in a message can be arbitrarily long, and messages are stored with the execution.
const LONGEST_SENTENCE = 2_000;

/** A user's value that cannot be sent. It is thrown before any request is sent. */
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
