import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/client/faults';
import { WAITING_SETTINGS } from '../../../../platform/client/jobs/wait';
import type { Scale, SegmentField } from '../../../../platform/reports/types';
import type { Setting } from '../../form/settings';
import {
	choice,
	converted,
	flag,
	number,
	onlyIfAdded,
	propertiesOf,
	text,
} from '../../form/settings';
import { guardFormulas } from '../../run/outputFile';
import { daysPerJob, forDatabase, lookBack, reportName } from './database';
import { includesToday, since } from './defining';
import { ids } from './ids';
import { labels } from './labels';
import { presentationOptions } from './presentation';
import { hiddenFor, IN_FIELDS_ONLY, shownFor } from './shownFor';
import { splitMetrics } from './splitMetrics';

const AS_ROWS = shownFor('csv', 'json', 'rows');
const AS_TABLE = shownFor('chart', 'csv', 'json', 'message', 'rows');
const IN_CSV = shownFor('csv');

/** One row per hour, day ... of the period. */
export const splitBy = onlyIfAdded(
	choice<Scale>(
		{
			displayName: 'Split By',
			name: 'splitBy',
			description: 'One row per day, hour, week or month of the period, with its date',
			...IN_FIELDS_ONLY,
		},
		[
			{ name: 'Day', value: 'D' },
			{ name: 'Hour', value: 'H' },
			{ name: 'Month', value: 'M' },
			{ name: 'Week', value: 'W' },
		],
		'D',
	),
);

/** The devices that are counted. */
export const devices = ids({
	label: 'Device',
	name: 'devices',
	loadOptionsMethod: 'getDevices',
	description: 'Count only these devices',
	...IN_FIELDS_ONLY,
});

/** The rules that credit sales. */
export const attributionRules = ids({
	label: 'Attribution Rule',
	name: 'attributionRules',
	loadOptionsMethod: 'getAttributionRules',
	description: 'Credit sales by this rule',
	...IN_FIELDS_ONLY,
});

/** What breaks every metric down. */
export const segmentBy = onlyIfAdded(
	choice<SegmentField>(
		{
			displayName: 'Segment By',
			name: 'segmentBy',
			description: 'Break every metric down by device or by attribution rule',
			...IN_FIELDS_ONLY,
		},
		[
			{ name: 'Attribution Rule', value: 'attributionrule' },
			{ name: 'Device', value: 'device' },
		],
		'device',
	),
);

/** Where segments stand. */
export const segmentsAs = choice(
	{
		displayName: 'Put Segments In',
		name: 'segmentsAs',
		description: 'Whether the segments of a metric stand beside or below each other',
		...AS_TABLE,
	},
	[
		{ name: 'Columns', value: 'columns' },
		{ name: 'Rows', value: 'rows' },
	],
	'columns',
);

/** Whether the platform's own sums stay. */
export const totals = flag(
	{
		displayName: 'Keep the Platform’s Totals (GLOBAL)',
		name: 'totals',
		description:
			'Whether to keep the rows named GLOBAL, the platform’s own sums; adding them up with the others doubles every metric',
		...AS_ROWS,
	},
	false,
);

/** Whether rows say what they are about. */
export const siteAndDays = flag(
	{
		displayName: 'Add Site and Days',
		name: 'siteAndDays',
		description:
			'Whether each row also holds the site and the first and last day, to tell the rows of several weeks apart',
		...AS_ROWS,
	},
	false,
);

/** Whether there is no dimension; an empty list of them stands for channels. */
export const oneRow = flag(
	{
		displayName: 'One Row for All',
		name: 'oneRow',
		description:
			'Whether to leave out the dimensions, so that the whole site comes as a single row',
		...IN_FIELDS_ONLY,
	},
	false,
);

/** What columns are called. */
export const columnNames = choice(
	{
		displayName: 'Column Names',
		name: 'columnNames',
		description: 'What the columns of dimensions and metrics are called',
	},
	[
		{ name: 'As in the Lists', value: 'lists', description: 'Whatever the labels say' },
		{
			name: 'As Labelled',
			value: 'labels',
			description: 'As in the lists where there is no label',
		},
		{
			name: 'Field Names',
			value: 'fields',
			description: 'The platform’s own, which never change: for databases',
		},
	],
	'labels',
);

/** Whether channels are named as on the platform’s screens; undefined where the names of columns decide. */
export const channelNames = onlyIfAdded(
	flag(
		{
			displayName: 'Readable Channels',
			name: 'channelNames',
			description:
				'Whether to write channels as the screens name them, such as Paid search for SPONSOREDLINK; they are unless Column Names is Field Names',
			...hiddenFor('raw'),
		},
		true,
	),
);

/** Where the sums of all rows go. */
export const totalsAs = onlyIfAdded(
	choice<'row' | 'facts'>(
		{
			displayName: 'Sum of All Rows',
			name: 'totalsAs',
			description:
				'Where to put the sum of each figure over all rows. What does not add up, such as unique visitors, is the platform’s own total, if there is one.',
			...hiddenFor('chart', 'message', 'raw'),
		},
		[
			{ name: 'In a Row of Their Own', value: 'row', description: 'The last one, named Total' },
			{ name: 'In the Job Facts', value: 'facts', description: 'Beside the rows' },
		],
		'row',
	),
);

const RESERVED_IN_CSV = '"\r\n';

/** Between two values of a line. A tab or a blank counts, so nothing is cut off. */
export const delimiter: Setting<string> = {
	property: {
		displayName: 'CSV Delimiter',
		name: 'delimiter',
		type: 'string',
		default: ',',
		description: 'The character between two values of a CSV file',
		...IN_CSV,
	},
	parse: (entered) => {
		const character = String(entered ?? ',').replace('\\t', '\t');
		if (character.length === 1 && !RESERVED_IN_CSV.includes(character)) return character;
		throw new InvalidInput(
			'CSV Delimiter',
			`CSV Delimiter must be one character, no quote and no line break, but is ${JSON.stringify(character)}`,
			'Use , or ; or \\t for a tab',
		);
	},
};

/** Empty for a name that is made from site and job. */
export const fileName = text({
	displayName: 'File Name',
	name: 'fileName',
	placeholder: 'e.g. channels.csv',
	description: 'The name of the file; made from site and job ID when left empty',
	...shownFor('chart', 'csv', 'json'),
});

/** How many requests run at the same time; counts for all items together. */
export const concurrency = number(
	{
		displayName: 'Requests at Once',
		name: 'atOnce',
		description: 'How many requests may run at the same time when there are several input items',
	},
	5,
	{ min: 1, precision: 0, advice: 'Leave the option out to use 5' },
);

/** How long a report may take; read in milliseconds. */
export const giveUpAfter = converted(
	number(
		{
			displayName: WAITING_SETTINGS.giveUpAfter,
			name: 'giveUpAfter',
			typeOptions: { minValue: 0.1 },
			description:
				'How long after its submission a report may still be running before it is told as too slow',
		},
		24,
		{ above: 0, advice: 'Leave the option out to use 24' },
	),
	(hours) => hours * 3_600_000,
);

/** Whether rows say which job they come from. */
export const jobFacts = flag(
	{
		displayName: 'Include Job Facts',
		name: 'jobFacts',
		description:
			'Whether to add the job ID, the days and how many rows are missing, if any, to each row as reportJob',
		...shownFor('message', 'rows'),
	},
	false,
);

const ofAnswer = [channelNames, columnNames, totalsAs, forDatabase, lookBack, reportName];
const ofDays = [since, includesToday];
const ofColumns = [labels, oneRow, segmentBy, splitBy, splitMetrics];
const ofRequest = [attributionRules, devices, ...ofColumns, ...ofDays, ...ofAnswer];
const guard = { ...guardFormulas, property: { ...guardFormulas.property, ...IN_CSV } };
const ofAnalysis = [delimiter, fileName, guard, totals, segmentsAs, ...presentationOptions];
// Which days an analysis covers is not known.
const ofResult = [...ofAnalysis, siteAndDays, jobFacts];

/** The optional settings of Run, Submit, Check Request, Get Status and Collect, and of the two operations for analyses. */
export const options = {
	check: propertiesOf([...ofRequest, concurrency]),
	status: propertiesOf([concurrency]),
	submit: propertiesOf([...ofRequest, daysPerJob, concurrency]),
	run: propertiesOf([...ofRequest, ...ofResult, concurrency]),
	runAnalysis: propertiesOf([...ofAnalysis, concurrency]),
	submitAnalysis: propertiesOf([concurrency]),
	collect: propertiesOf([...ofResult, forDatabase, giveUpAfter, concurrency]),
} satisfies Record<string, INodeProperties[]>;
