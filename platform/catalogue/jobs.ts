import { jobRun, required, siteField, textField, yesNo } from './commonFields';
import type { Field, JsonField } from './endpointFields';
import type { EndpointOperation } from './endpointRow';
import type { Noun } from './standard';
import { getMany, idOf, pathOf, rename, update } from './standard';

/** Observed practice: jobs of every kind have the same parameters. */
export function jobNoun(noun: Omit<Noun, 'word' | 'search'>): Noun {
	return { ...noun, word: 'job' };
}

/** Search: lists the jobs of the group. */
export function getManyJobs(noun: Noun, ...filters: readonly Field[]): EndpointOperation {
	const name = textField('name', 'job-name', ['Name', 'Only jobs with this name']);
	return { ...getMany(noun), optional: { heading: 'Filters', fields: [name, ...filters] } };
}

/** Status and last_status: the runs of a job, and its latest run. */
export function runsOf(noun: Noun): readonly [EndpointOperation, EndpointOperation] {
	const { one, a } = noun;
	const fields = [siteField, idOf(noun)];
	return [
		{
			value: 'getRuns',
			label: 'Get Runs',
			action: `Get the runs of ${a}`,
			description: `List when the ${one} ran and how each run ended`,
			method: 'GET',
			path: pathOf(noun, 'status'),
			what: `the runs of the ${one}`,
			fields,
			paged: true,
			reply: 'records',
		},
		{
			value: 'getLastRun',
			label: 'Get Last Run',
			action: `Get the last run of ${a}`,
			description: `Return when the ${one} last ran, and how that run ended`,
			method: 'GET',
			path: pathOf(noun, 'last_status'),
			what: `the last run of the ${one}`,
			fields,
			reply: 'record',
		},
	];
}

/** Relaunch, raw and testing: repeats a run. */
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
		fields: [siteField, jobRun, ...more],
		reply: 'record',
	};
}

/** Update: changes a job. */
export function updateJob(noun: Noun): EndpointOperation {
	return update(
		noun,
		rename(noun),
		yesNo('active', 'job-active', ['Active', 'Whether the job is in use']),
		textField('parameters', 'job-params', [
			'Parameters',
			'The parameters of the job, written as the platform shows them',
		]),
	);
}

/** The configuration of a launch, whose members the specification does not show. */
export const configuration: JsonField = required({
	kind: 'json',
	name: 'configuration',
	label: 'Configuration (JSON)',
	description: 'The configuration to use, with the field names of the platform',
	example: '{}',
	as: '',
});
