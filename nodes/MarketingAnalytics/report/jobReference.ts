import { InvalidInput } from '../../../platform/base/invalidInput';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import type { Parameters } from '../../shared/form/parameters';
import { readText } from '../../shared/form/parameters';
import { checkDigits } from '../../shared/form/settings';
import { read } from '../../shared/form/readSetting';
import { site } from '../../shared/report/form/site/sites';

/** Reads the reference of a submitted report from an item. @throws InvalidInput */
export function readJobReference(form: Parameters, item: number): JobRun {
	checkDigits('Job ID', form.getNodeParameter('jobId', item, ''));
	const id = readText(form, 'jobId', item);
	if (id !== '') return { id, site: read(form, site, item) };
	throw new InvalidInput(
		'Job ID',
		'Job ID is empty',
		'Connect the output of Report > Submit, or enter the job ID that it returned',
	);
}
