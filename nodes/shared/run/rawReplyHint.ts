import type { Hints } from './executionContext';

/** Tells the user that no records were found in a reply, so its item contains the whole reply. */
export function rawReplyHint(context: Hints, what: string): void {
	context.addExecutionHints({
		message: `The platform sent ${what} in an unknown structure, so the reply is returned unchanged.`,
		location: 'outputPane',
	});
}
