import type { DayFormat } from '../../../platform/imports/rows/dayCell';
import type { TimesHeld } from '../../../platform/imports/rows/averageTimes';
import type { SharedNames } from '../../../platform/imports/rows/lineCheck';
import type { Mapping } from '../../../platform/imports/columns/chosenColumn';
import { requireKind } from '../../../platform/imports/rules/importKinds';
import type { NumberFormat } from '../../../platform/base/text/numbers';
import { columnMapping } from '../../shared/form/columnMapping';
import { importSite, KIND_CHOICES, leavesOut } from '../../shared/form/importSettings';
import type { Setting } from '../../shared/form/settings';
import { choiceSetting, flagSetting, converted } from '../../shared/form/settings';
import { orRecognized } from './recognizedChoice';

/** The kind of figures to import. */
export const KIND = converted(
	choiceSetting(
		{
			displayName: 'Kind',
			name: 'importKind',
			description: 'What each line of the data is about, for example a page or a campaign',
			required: true,
		},
		KIND_CHOICES,
		'opedata',
	),
	requireKind,
);

export const IMPORT_SITE = importSite({
	description: 'The website to import to, as the platform names it',
	placeholder: 'e.g. my-shop',
});

/** The columns of the data; undefined when the header names them. */
export const COLUMN_MAPPING: Setting<Mapping | undefined> = columnMapping({
	name: 'columns',
	method: 'getImportTargets',
	dependsOn: KIND.property.name,
});

export const NUMBER_FORMAT = orRecognized<NumberFormat>(
	{
		displayName: 'Number Format',
		name: 'numberFormat',
		description: 'How thousands and decimals are separated in the data',
	},
	[
		{ name: '1,234.56', value: 'point' },
		{ name: '1.234,56', value: 'comma' },
	],
);

export const EMPTY_FIGURES = flagSetting(
	{
		displayName: 'Empty Figures Are 0',
		name: 'emptyFigures',
		description:
			'Whether to send empty figures as 0; otherwise, an import rejects their lines, and in costs they stay empty',
	},
	false,
);

export const ROUND_FIGURES = flagSetting(
	{
		displayName: 'Round Figures',
		name: 'roundFigures',
		description:
			'Whether to round counts and seconds to whole numbers, and amounts to two decimals; otherwise, lines with more decimals are invalid',
	},
	false,
);

export const NEGATIVE_AMOUNTS = flagSetting(
	{
		displayName: 'Negative Amounts',
		name: 'negativeAmounts',
		description: 'Whether to import amounts below 0, such as refunds',
	},
	false,
);

/** The options that accept figures which otherwise cannot be imported. */
export const FIGURE_OPTIONS = {
	emptyFigures: EMPTY_FIGURES,
	roundFigures: ROUND_FIGURES,
	negativeAmounts: NEGATIVE_AMOUNTS,
};

/** Which number of 03/04/2026 is the day, in a file that has a column of days. */
export const DAY_FORMAT = orRecognized<DayFormat>(
	{
		displayName: 'Date Format',
		name: 'dayFormat',
		description: 'Whether the day or the month comes first in the dates of the data',
	},
	[
		{ name: '12/31/2026', value: 'monthFirst' },
		{ name: '31/12/2026', value: 'dayFirst' },
	],
);

/** What the column of Time Spent holds. */
export const TIME_SPENT_HOLDS = orRecognized<TimesHeld>(
	{
		displayName: 'Time Spent Given As',
		name: 'times',
		description:
			'What the column Time Spent contains; averages are multiplied by the visits of their line and rounded to seconds',
	},
	[
		{ name: 'Averages per Visit', value: 'averages' },
		{ name: 'Sums', value: 'sums' },
	],
);

/** What becomes of lines that share their names. */
export const SHARED_NAMES_RULE = choiceSetting<SharedNames>(
	{
		displayName: 'Lines with the Same Names',
		name: 'sharedNames',
		description:
			'What to do when several lines have the same names (and the same day); an import would keep only one of them',
	},
	[
		{
			name: 'Add Them Up',
			value: 'add',
			description: 'Add up counts and amounts; daily unique visitors cannot be added up',
		},
		{ name: 'Keep the Last', value: 'last', description: 'Send only the last line for each name' },
		{ name: 'Stop the Import', value: 'stop', description: 'Send nothing, and return these lines' },
	],
	'stop',
);

/** Whether lines of days outside the period are left out. */
export const LEAVES_OUT_OTHER_DAYS = converted(
	choiceSetting(
		{
			displayName: 'Lines of Other Days',
			name: 'otherDays',
			description:
				'What to do with lines whose day is outside the period, if the data has a column of days',
		},
		[
			{
				name: 'Leave Them Out',
				value: 'leaveOut',
				description: 'Import only the days of the period',
			},
			{ name: 'Stop the Import', value: 'stop', description: 'Send nothing' },
		],
		'stop',
	),
	(value) => value === 'leaveOut',
);

export const SKIP_ROWS_WITH_ERRORS = leavesOut(
	'What to do when some lines are invalid; the output Rejected Lines returns them with the reasons',
	'Send nothing unless all lines are valid',
);

export const REJECTED_AS = choiceSetting(
	{
		displayName: 'Rejected Lines As',
		name: 'rejectedAs',
		description: 'How to return lines that are invalid or have the same names as an earlier line',
	},
	[
		{
			name: 'CSV File',
			value: 'csv',
			description: 'One file per input file, or one for all items',
		},
		{ name: 'Items', value: 'items', description: 'One item per line' },
	],
	'items',
);
