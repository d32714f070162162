import type { ChangeReply } from '../../../platform/http/requestChange';
import type { Hints } from './executionContext';

/**
 * Shows a hint about a change that the platform did not confirm or only partly applied, with its
 * reply.
 */
export function hintAtUnconfirmed(
	context: Hints,
	what: string,
	{ confirmed, rejected, answer }: Pick<ChangeReply, 'confirmed' | 'rejected' | 'answer'>,
): void {
	if (confirmed) return;
	const answered = answer === '' ? 'its answer is empty' : `it answered: ${answer}`;
	const happened =
		rejected > 0
			? `The platform completed only part of ${what}`
			: `The platform did not confirm ${what}`;
	context.addExecutionHints({ message: `${happened}; ${answered}`, location: 'outputPane' });
}
