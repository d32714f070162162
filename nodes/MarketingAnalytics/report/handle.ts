import type { IExecuteFunctions } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';
import type { JobRun } from '../../../platform/client/jobs/runs';
import { readSite, readText } from '../../shared/form/parameters';

/** Reads which submitted report an item means. @throws InvalidInput */
export function readHandle(context: IExecuteFunctions, item: number): JobRun {
	const id = readText(context, 'jobId', item);
	if (id !== '') return { id, site: readSite(context, item) };
	throw new InvalidInput(
		'Job ID',
		'Job ID is empty',
		'Connect the output of Report > Submit, or enter the job ID that it returned',
	);
}
