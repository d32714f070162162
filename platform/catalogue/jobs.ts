import { additionalParameters, jobRun, required, site, text, yesNo } from './fields';
import type { EndpointOperation, Field } from './row';
import type { Noun } from './standard';
import { idOf, pathOf } from './standard';

/** A group of jobs that the platform runs again and again; all use the same names. */
export interface JobNoun extends Noun {
	/** "its" last run, in words: "the ad hoc job". */
	readonly the: string;
}

/** The field that says which job. Observed practice: `job-id` for every kind of job. */
export function jobId(noun: JobNoun): Field {
	return { ...idOf(noun), as: 'job-id' };
}

/** Search: the jobs of the group. */
export function getManyJobs(noun: JobNoun, ...filters: readonly Field[]): EndpointOperation {
	return {
		value: 'getMany',
		label: 'Get Many',
		action: `Get many ${noun.many}`,
		description: `List the ${noun.many}, or those that match the filters`,
		method: 'GET',
		path: pathOf(noun, 'search'),
		what: `the list of ${noun.many}`,
		fields: [site, additionalParameters],
		optional: {
			heading: 'Filters',
			fields: [text('name', 'job-name', ['Name', 'Only entries with this name']), ...filters],
		},
		paged: true,
		reply: 'records',
	};
}

/** Status and last_status: the history of a job, and its newest entry. */
export function runsOf(noun: JobNoun): readonly [EndpointOperation, EndpointOperation] {
	const { one, a, the } = noun;
	const fields = [site, jobId(noun), additionalParameters];
	return [
		{
			value: 'getRuns',
			label: 'Get Runs',
			action: `Get the runs of ${a}`,
			description: `List when the ${one} ran and how each run ended`,
			method: 'GET',
			path: pathOf(noun, 'status'),
			what: `the runs of ${the}`,
			fields,
			paged: true,
			reply: 'records',
		},
		{
			value: 'getLastRun',
			label: 'Get Last Run',
			action: `Get the last run of ${a}`,
			description: `Return when the ${one} ran last and how that ended`,
			method: 'GET',
			path: pathOf(noun, 'last_status'),
			what: `the last run of ${the}`,
			fields,
			reply: 'record',
		},
	];
}

/** Relaunch, raw and testing: a run is made again. */
export function runAgain(
	noun: Noun,
	operation: string,
	words: Pick<EndpointOperation, 'value' | 'label' | 'action' | 'description'>,
	...more: readonly Field[]
): EndpointOperation {
	return {
		...words,
		method: 'POST',
		path: pathOf(noun, operation),
		what: 'the new run',
		fields: [site, jobRun, ...more, additionalParameters],
		reply: 'record',
	};
}

/** Update of a job. */
export function updateJob(noun: JobNoun): EndpointOperation {
	const { one, a } = noun;
	return {
		value: 'update',
		label: 'Update',
		action: `Update ${a}`,
		description: `Change the ${one}; what is left out stays as it is`,
		method: 'POST',
		path: pathOf(noun, 'update'),
		what: `the change of ${noun.the}`,
		fields: [site, jobId(noun), additionalParameters],
		optional: {
			heading: 'Update Fields',
			fields: [
				text('name', 'job-name', ['Name', 'The new name']),
				yesNo('active', 'job-active', ['Active', 'Whether the job runs']),
				text('parameters', 'job-params', [
					'Parameters',
					'The parameters, as the platform writes them',
				]),
			],
		},
		reply: 'record',
		repeatable: true,
	};
}

/** Exists: whether there is a job with a name. */
export function jobExists(noun: JobNoun): EndpointOperation {
	const { one, a } = noun;
	return {
		value: 'checkExistence',
		label: 'Check Existence',
		action: `Check whether ${a} exists`,
		description: `Tell whether there is ${a} with this name`,
		method: 'GET',
		path: pathOf(noun, 'exists'),
		what: `the search for the ${one}`,
		fields: [
			site,
			required(text('name', 'job-name', ['Name', 'The name to look for'])),
			additionalParameters,
		],
		reply: 'verdict',
	};
}

/** The configuration of a launch, whose members the specification does not show. */
export const configuration: Field = {
	kind: 'json',
	name: 'configuration',
	label: 'Configuration (JSON)',
	description: 'The members of the configuration, as the platform names them',
	example: '{}',
	as: '',
};
