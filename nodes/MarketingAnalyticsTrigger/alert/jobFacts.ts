import type { IDataObject } from 'n8n-workflow';

import type { PendingReport } from '../../../platform/polling/pollReport';

/** The job whose report an alert is based on. */
export function jobFactsOf({ id, site, slot, submittedAt }: PendingReport): IDataObject {
	return {
		jobId: id,
		site,
		dueAt: new Date(slot).toISOString(),
		submittedAt: new Date(submittedAt).toISOString(),
	};
}
