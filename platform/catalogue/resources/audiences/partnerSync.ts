import { choiceField, jobRun, siteField } from '../../commonFields';
import { configuration, getManyJobs, jobNoun, runAgain, runsOf } from '../../jobs';
import type { Resource } from '../../endpointRow';
import { checkExistence, idOf, pathOf } from '../../standard';

const sync = jobNoun({
	object: 'syncpartner',
	one: 'partner sync',
	a: 'a partner sync',
	many: 'partner syncs',
	list: 'partnerSync',
});

/** Data exchange with partners (docs/platform.md, EPC partner sync). */
export const partnerSync: Resource = {
	value: 'partnerSync',
	label: 'Partner Sync',
	description: 'The exchange of data with partners (EPC)',
	operations: [
		getManyJobs(
			sync,
			choiceField(
				'family',
				'family',
				['Family', 'Only syncs of this family'],
				[
					{ value: 'asyncoutput', label: 'Asynchronous Output' },
					{ value: 'collect', label: 'Collect' },
					{ value: 'datafirst', label: 'First-Party Data' },
					{ value: 'segment', label: 'Segment' },
					{ value: 'datathird', label: 'Third-Party Data' },
				],
			),
		),
		checkExistence(sync),
		...runsOf(sync),
		{
			value: 'getMapping',
			label: 'Get Mapping',
			action: 'Get the mapping of a partner sync',
			description: 'List how the partner’s fields map to the platform’s fields',
			method: 'GET',
			path: pathOf(sync, 'mapping'),
			what: 'the mapping of the partner sync',
			fields: [siteField, idOf(sync)],
			reply: 'records',
		},
		{
			value: 'download',
			label: 'Download',
			action: 'Download the file of a partner sync',
			description: 'Return the file of a run as binary data',
			method: 'GET',
			path: pathOf(sync, 'download'),
			what: 'the file of the run',
			fields: [siteField, jobRun],
			reply: 'file',
		},
		runAgain(sync, 'raw', {
			value: 'relaunchRaw',
			label: 'Get Raw Data Again',
			action: 'Get the raw data of a partner sync again',
			description: 'Fetch the partner’s data again, unprocessed, to check it before it is imported',
		}),
		runAgain(sync, 'relaunch', {
			value: 'relaunch',
			label: 'Relaunch',
			action: 'Relaunch a run of a partner sync',
			description: 'Repeat a run, for example one that failed',
		}),
		runAgain(
			sync,
			'testing',
			{
				value: 'relaunchTest',
				label: 'Relaunch as Test',
				action: 'Relaunch a partner sync as a test',
				description: 'Repeat a run as a test, with the configuration that you enter',
			},
			{ ...configuration, as: 'config' },
		),
		{
			value: 'resetData',
			label: 'Reset Data',
			action: 'Reset the data of a partner sync',
			description: 'Delete all data that the partner sync has imported into the platform',
			warning:
				'This deletes all data that the partner sync has imported into the platform. This cannot be undone.',
			method: 'GET',
			path: pathOf(sync, 'reset_data'),
			what: 'the reset of the data',
			fields: [siteField, idOf(sync)],
			reply: 'record',
			// This GET changes something, so it is not repeated if its answer is lost.
			idempotent: false,
		},
	],
};
