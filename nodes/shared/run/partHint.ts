import type { Hints } from './executionContext';

/** That the platform has more of something than it sent. */
export function partText(what: string, entries: number): string {
	return `The platform says that there is more of ${what} than the ${entries} entries that it sent, so the list is incomplete.`;
}

/** Shows the hint next to the output. */
export function partHint(context: Hints, what: string, entries: number): void {
	context.addExecutionHints({ message: partText(what, entries), location: 'outputPane' });
}
