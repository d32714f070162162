import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../platform/catalogue/fields';
import { authentication } from '../shared/form/authentication';
import { describePicker } from '../shared/form/describe';
import { describeField } from '../shared/form/fieldKinds';
import { OUTPUT_FILE } from '../shared/run/outputFile';
import { DEFINING, OUTPUT } from '../shared/report/form';
import { jobProperties } from './describeJobs';
import { optionsOfEvents } from './describeOptions';
import { recordProperties } from './describeRecords';
import { scheduleProperties } from './describeSchedule';
import { shownFor } from './shownFor';

const event: INodeProperties = {
	displayName: 'Trigger On',
	name: 'event',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Import Finished',
			value: 'importFinished',
			description: 'When a partner sync, which brings imports, has ended',
		},
		{
			name: 'Job Finished',
			value: 'jobFinished',
			description: 'When a job of the platform has ended, once for each of its runs',
		},
		{
			name: 'New Record',
			value: 'newRecord',
			description: 'When there is a new sale, estimate, goal, cart, click or search',
		},
		{
			name: 'Report Ready',
			value: 'reportReady',
			description: 'When a report that is requested regularly is ready',
		},
		{
			name: 'Status Changed',
			value: 'statusChanged',
			description: 'When a sale or an estimate is validated or cancelled',
		},
	],
	default: 'reportReady',
};

function startsAnew(displayName: string): INodeProperties {
	return { displayName, name: 'startsAnew', type: 'notice', default: '' };
}

/** What a change of the form does to what is under way. */
const notices: INodeProperties[] = [
	shownFor(
		['reportReady'],
		startsAnew(
			'When you change the site or the report, a report that is under way is not delivered.',
		),
	),
	shownFor(
		['importFinished', 'jobFinished', 'newRecord', 'statusChanged'],
		startsAnew(
			'When you change what is watched, the trigger starts anew: what has happened before does not start the workflow.',
		),
	),
];

const [, ...definingButSite] = DEFINING;

/** The form of the trigger. */
export const properties: INodeProperties[] = [
	authentication,
	event,
	...notices,
	describePicker(shared.site),
	...scheduleProperties,
	...[...definingButSite, OUTPUT, OUTPUT_FILE].map((one) => shownFor(['reportReady'], one)),
	...recordProperties,
	...jobProperties,
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: optionsOfEvents,
		displayOptions: { show: { event: ['newRecord', 'reportReady', 'statusChanged'] } },
	},
	...describeField(shared.additionalParameters).map((one) =>
		shownFor(['newRecord', 'statusChanged'], one),
	),
];
