import { siteField, yesNo } from '../../commonFields';
import { configuration, getManyJobs, jobNoun, runAgain, runsOf, updateJob } from '../../jobs';
import type { Field } from '../../endpointFields';
import type { Resource } from '../../endpointRow';
import { idOf, pathOf } from '../../standard';

const job = jobNoun({
	object: 'adhoc',
	one: 'ad hoc job',
	a: 'an ad hoc job',
	many: 'ad hoc jobs',
	list: 'adHocJob',
});

const token: Field = {
	kind: 'secret',
	name: 'token',
	label: 'Token',
	description: 'The token of the job to launch, as Get Token returns it',
	required: true,
	as: 'token',
};

/** Ad hoc jobs (docs/platform.md, Ad hoc jobs). */
export const adHocJob: Resource = {
	value: 'adHocJob',
	label: 'Ad Hoc Job',
	description: 'Jobs that run on demand',
	operations: [
		getManyJobs(
			job,
			yesNo('active', 'job-active', [
				'Active',
				'Whether to list active jobs (on) or inactive ones (off)',
			]),
		),
		...runsOf(job),
		{
			value: 'getToken',
			label: 'Get Token',
			action: 'Get the token of an ad hoc job',
			description: 'Return the token of the job, which Launch with Token needs to start it',
			warning: 'The result contains a token, which n8n saves with the execution’s data.',
			method: 'GET',
			path: pathOf(job, 'get_token'),
			what: 'the token of the ad hoc job',
			fields: [siteField, idOf(job)],
			reply: 'record',
			givesToken: true,
		},
		{
			value: 'launchWithToken',
			label: 'Launch with Token',
			action: 'Launch an ad hoc job with a token',
			description: 'Start a run with the token of a job and a configuration that you enter',
			method: 'POST',
			path: pathOf(job, 'launch_with_configuration'),
			what: 'the new run',
			fields: [siteField, token, configuration],
			reply: 'record',
		},
		runAgain(job, 'relaunch', {
			value: 'relaunch',
			label: 'Relaunch',
			action: 'Relaunch a run of an ad hoc job',
			description: 'Repeat a run',
		}),
		{
			value: 'test',
			label: 'Test',
			action: 'Test an ad hoc job',
			description: 'Run the job as a test, with a different configuration if you add one',
			method: 'POST',
			path: pathOf(job, 'test'),
			what: 'the test of the ad hoc job',
			fields: [siteField, idOf(job)],
			optional: { heading: 'Options', fields: [{ ...configuration, required: undefined }] },
			reply: 'record',
		},
		updateJob(job),
	],
};
