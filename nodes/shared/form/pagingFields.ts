import type { INodeProperties } from 'n8n-workflow';

import { WAITING_SETTINGS } from '../../../platform/http/jobs/awaitJobs';
import type { Parameters } from './parameters';
import { read } from './readSetting';
import { converted, flagSetting, numberSetting, propertiesOf } from './settings';
import { HOUR_MS, MINUTE_MS } from '../../../platform/base/dates/durations';

/** How many requests run at the same time, for all items together. */
export const concurrency = numberSetting(
	{
		displayName: 'Concurrent Requests',
		name: 'atOnce',
		description:
			'How many requests may run at the same time, for example for several input items, sites or targets',
	},
	5,
	{
		min: 1,
		precision: 0,
		advice: 'Enter a number of 1 or more, or remove this option: the default is 5',
	},
);

/** How long a report may take; read in milliseconds. */
export const giveUpAfter = converted(
	numberSetting(
		{
			displayName: WAITING_SETTINGS.giveUpAfter,
			name: 'giveUpAfter',
			typeOptions: { minValue: 0.1 },
			description: 'After how many hours a job that is still running is reported as an error',
		},
		24,
		{ above: 0, advice: 'Enter a number above 0, or remove this option: the default is 24' },
	),
	(hours) => hours * HOUR_MS,
);

/** The wait limit for all items together, in milliseconds. */
export const waitLimit = converted(
	numberSetting(
		{
			displayName: WAITING_SETTINGS.waitLimit,
			name: 'waitLimit',
			typeOptions: { minValue: 0.1 },
			description:
				'How long this node waits; it occupies a worker meanwhile. A report, search or query that takes longer can be submitted first, and its result collected later.',
		},
		5,
		{
			above: 0,
			advice: 'Enter how many minutes to wait, such as 5',
		},
	),
	(minutes) => minutes * MINUTE_MS,
);

const returnAll = flagSetting(
	{
		displayName: 'Return All',
		name: 'returnAll',
		description: 'Whether to return all results or only up to a given limit',
	},
	false,
);

/** The most entries, unless all are returned. */
export const limit = numberSetting(
	{
		displayName: 'Limit',
		name: 'limit',
		description: 'Max number of results to return',
		displayOptions: { show: { returnAll: [false] } },
	},
	50,
	{ min: 1, whole: true, advice: 'Enter how many to return, or turn on Return All' },
);

/** How much of a list to return. */
export const PAGING: readonly INodeProperties[] = propertiesOf([returnAll, limit]);

/** The most entries for an item; undefined for all. @throws InvalidInput */
export function readMaxEntries(context: Parameters, item: number): number | undefined {
	return read(context, returnAll, item) ? undefined : read(context, limit, item);
}
