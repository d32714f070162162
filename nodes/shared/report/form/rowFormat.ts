import { choiceSetting, flagSetting, onlyIfAdded, textSetting } from '../../form/settings';
import { notFor, shownFor } from '../../form/form';

const AS_ROWS = shownFor('csv', 'json', 'rows', 'xlsx');
const AS_TABLE = shownFor(
	'chart',
	'csv',
	'html',
	'json',
	'message',
	'messageWithChart',
	'rows',
	'xlsx',
);

/** Whether the segments of a metric become columns or rows. */
export const segmentsAs = choiceSetting(
	{
		displayName: 'Put Segments In',
		name: 'segmentsAs',
		description: 'Whether the segments of a metric are columns or rows',
		...AS_TABLE,
	},
	[
		{ name: 'Columns', value: 'columns' },
		{ name: 'Rows', value: 'rows' },
	],
	'columns',
);

/** Whether the platform's own sums stay. */
export const totals = flagSetting(
	{
		displayName: 'Keep Totals (GLOBAL)',
		name: 'totals',
		description:
			'Whether to keep the rows named GLOBAL, which are the platform’s own sums; adding them to the other rows doubles every figure',
		...AS_ROWS,
	},
	false,
);

/** Whether rows have columns for site and days. */
export const siteAndDaysSetting = flagSetting(
	{
		displayName: 'Add Site and Days',
		name: 'siteAndDays',
		description:
			'Whether to add the site and the first and last day to each row, so that rows of different sites and periods can be distinguished',
		...AS_ROWS,
	},
	false,
);

/** What columns are called. */
export const columnNames = choiceSetting(
	{
		displayName: 'Column Names',
		name: 'columnNames',
		description:
			'How to name the columns of dimensions and metrics; with Request (JSON), they have the names in the JSON',
	},
	[
		{
			name: 'Platform Names',
			value: 'lists',
			description: 'The names that the lists show; labels are ignored',
		},
		{
			name: 'Your Labels',
			value: 'labels',
			description: 'Your own names from Labels; otherwise, the names that the lists show',
		},
		{
			name: 'Field Names',
			value: 'fields',
			description: 'The platform’s field names, which never change; recommended for databases',
		},
	],
	'labels',
);

/** Whether channels are named as on the platform’s screens; undefined where the names of columns decide. */
export const channelNames = onlyIfAdded(
	flagSetting(
		{
			displayName: 'Readable Channels',
			name: 'channelNames',
			description:
				'Whether to show channels by their names in the platform’s interface, such as Paid search for SPONSOREDLINK; on by default, except with Field Names',
			...notFor('raw'),
		},
		true,
	),
);

/** Where the sums of all rows go. */
export const totalsAs = onlyIfAdded(
	choiceSetting<'row' | 'facts'>(
		{
			displayName: 'Sum of All Rows',
			name: 'totalsAs',
			description:
				'Where to put the sum of each figure over all rows. Figures that cannot be added up, such as unique visitors, show the platform’s own total, if there is one.',
			...notFor('chart', 'html', 'message', 'messageWithChart', 'raw'),
		},
		[
			{ name: 'In a Separate Row', value: 'row', description: 'The last row, named Total' },
			{
				name: 'In the Job Details',
				value: 'facts',
				description: 'In the field reportJob of each row, or in the item of a file',
			},
		],
		'row',
	),
);

/** Empty for a name that is made from the site, the days and the job. */
export const fileName = textSetting({
	displayName: 'File Name',
	name: 'fileName',
	placeholder: 'e.g. channels',
	description: 'The name of the file; when left empty, the node forms one',
	...shownFor('chart', 'csv', 'html', 'json', 'messageWithChart', 'xlsx'),
});

/** Whether the reports of all items share a page. */
export const onePage = flagSetting(
	{
		displayName: 'One Page for All Items',
		name: 'onePage',
		description:
			'Whether the reports of several input items become sections of one page instead of one page each',
		...shownFor('html'),
	},
	false,
);

/** Whether rows have columns for their job. */
export const jobFacts = flagSetting(
	{
		displayName: 'Include Job Details',
		name: 'jobFacts',
		description:
			'Whether to add the field reportJob to each row or message (reportJobs in a message of several sites), with the job ID, the days and, if rows are missing, how many were received',
		...shownFor('message', 'messageWithChart', 'rows'),
	},
	false,
);
