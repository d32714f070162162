import type { IExecuteFunctions } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';

/**
 * Refuses n8n's setting Retry On Fail, which runs the whole node again after any failure, one whose
 * request may have arrived included.
 *
 * @throws InvalidInput
 */
export function refuseRetries(context: IExecuteFunctions): void {
	if (context.getNode().retryOnFail !== true) return;
	throw new InvalidInput(
		'Retry On Fail',
		'Nothing was sent, as Retry On Fail is on: n8n would do again what this operation may have changed already',
		'Turn off Retry On Fail under Settings of this node. Requests that the platform certainly did not take are sent again without it',
	);
}
