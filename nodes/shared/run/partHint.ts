import type { Hints } from './executionContext';
import { formatCount } from '../../../platform/base/text/formatCount';

/** That the platform has more of something than it sent. */
export function partText(what: string, entries: number): string {
	return `The platform says that ${what} has more entries than the ${formatCount(entries)} that it sent, so the result is incomplete.`;
}

/** Shows the hint next to the output. */
export function partHint(context: Hints, what: string, entries: number): void {
	context.addExecutionHints({ message: partText(what, entries), location: 'outputPane' });
}
