import { truncateMiddle } from './text/truncate';

// A name of a platform or an input can be as long as a book, and what is said of it is stored with the execution.
const LONGEST_SENTENCE = 2_000;

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
