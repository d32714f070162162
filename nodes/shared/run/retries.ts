import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Items } from './executionContext';

/**
 * Refuses n8n's setting Retry On Fail, which runs the whole node again after any failure, even if
 * the request may have arrived.
 *
 * @param advice an alternative to turning it off
 * @throws InvalidInput
 */
export function refuseRetries(context: Pick<Items, 'getNode'>, advice = ''): void {
	if (context.getNode().retryOnFail !== true) return;
	throw new InvalidInput(
		'Retry On Fail',
		'Nothing was sent: Retry On Fail is on, so n8n would repeat a change that may already have been made',
		`Turn off Retry On Fail under Settings of this node. Requests that the platform did not process are retried anyway${advice}`,
	);
}
