import { siteField, yesNo } from '../../commonFields';
import { configuration, getManyJobs, jobNoun, runsOf, updateJob } from '../../jobs';
import type { Resource } from '../../endpointRow';
import { checkExistence, idOf, pathOf } from '../../standard';

const job = jobNoun({
	object: 'autoreport',
	one: 'auto report',
	a: 'an auto report',
	many: 'auto reports',
	list: 'autoReport',
});

/** Auto reports (docs/platform.md, AutoReport). */
export const autoReport: Resource = {
	value: 'autoReport',
	label: 'Auto Report',
	description: 'Reports that the platform creates on its own schedule',
	operations: [
		getManyJobs(
			job,
			yesNo('active', 'job-active', [
				'Active',
				'Whether to list active reports (on) or inactive ones (off)',
			]),
		),
		checkExistence(job),
		...runsOf(job),
		{
			value: 'launch',
			label: 'Launch with Configuration',
			action: 'Launch an auto report with a configuration',
			description: 'Start a run with a configuration that you enter',
			method: 'POST',
			path: pathOf(job, 'launch_with_configuration'),
			what: 'the new run',
			fields: [siteField, idOf(job), configuration],
			reply: 'record',
		},
		updateJob(job),
	],
};
