import type { DayFormat } from '../../../platform/imports/rows/dayCell';
import type { SharedNames } from '../../../platform/imports/rows/lineCheck';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { textOf } from '../../../platform/base/json/json';
import type { Mapping } from '../../../platform/imports/columns/importColumns';
import type { Encoding } from '../../../platform/imports/file/encodingNames';
import { encodingLabelOf, ENCODINGS } from '../../../platform/imports/file/encodingNames';
import type { TotalsChoice } from '../../../platform/imports/table/tableLayout';
import { requireKind } from '../../../platform/imports/rules/importKinds';
import type { NumberFormat } from '../../../platform/imports/file/numbers';
import { columnMapping } from '../../shared/form/columnMapping';
import { importSite, KIND_CHOICES, largestFile, leavesOut } from '../../shared/form/importSettings';
import type { SettingChoice, SettingText, Setting } from '../../shared/form/settings';
import {
	choiceSetting,
	flagSetting,
	converted,
	numberSetting,
	onlyIfAdded,
} from '../../shared/form/settings';

/** The kind of figures to import. */
export const KIND = converted(
	choiceSetting(
		{
			displayName: 'Kind',
			name: 'importKind',
			description: 'Which figures to get',
			required: true,
		},
		KIND_CHOICES,
		'opedata',
	),
	requireKind,
);

/** The site to import to. */
export const IMPORT_SITE = importSite({
	description: 'The website to import to, as the platform names it',
	placeholder: 'e.g. my-shop',
});

/** The columns of the data; undefined when the header names them. */
export const COLUMN_MAPPING: Setting<Mapping | undefined> = columnMapping({
	name: 'columns',
	description:
		'Which column of the data holds what: recognised by the header line, or given as its name, its number (#1 is the first), a text in quotes that all lines have, or, with items, the field dragged from the input',
	method: 'getImportTargets',
	dependsOn: KIND.property.name,
});

export const NUMBER_FORMAT = orRecognised<NumberFormat>(
	{
		displayName: 'Number Format',
		name: 'numberFormat',
		description: 'How the data write numbers',
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
		description: 'Whether to import a figure that is left empty as 0; otherwise its line is wrong',
	},
	false,
);

export const ROUND_FIGURES = flagSetting(
	{
		displayName: 'Round Figures',
		name: 'roundFigures',
		description:
			'Whether to round counts and seconds to whole numbers, and amounts to two decimals; otherwise lines with more decimals are wrong',
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
export const DAY_FORMAT = orRecognised<DayFormat>(
	{ displayName: 'Day Format', name: 'dayFormat', description: 'How the data write days' },
	[
		{ name: '12/31/2026', value: 'monthFirst' },
		{ name: '31/12/2026', value: 'dayFirst' },
	],
);

/** What becomes of lines that share their names. */
export const SHARED_NAMES_RULE = choiceSetting<SharedNames>(
	{
		displayName: 'Lines That Share Their Names',
		name: 'sharedNames',
		description:
			'What to do when several lines have the same names (and the same day): the platform keeps one',
	},
	[
		{
			name: 'Add Them Up',
			value: 'add',
			description: 'Counts and amounts; daily unique visitors cannot be added up',
		},
		{ name: 'Keep the Last', value: 'last', description: 'Send the last line of each name' },
		{ name: 'Stop', value: 'stop', description: 'Send nothing, and return these lines' },
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
				'What to do with lines whose day is outside the period, in data with a column of days',
		},
		[
			{ name: 'Leave Them Out', value: 'leaveOut', description: 'Import the days of the period' },
			{ name: 'Stop', value: 'stop', description: 'Send nothing' },
		],
		'stop',
	),
	(value) => value === 'leaveOut',
);

export const ENCODING = orRecognised<Encoding>(
	{ displayName: 'File Encoding', name: 'encoding', description: 'How the file writes letters' },
	ENCODINGS.map((value) => ({ name: encodingLabelOf(value), value })),
);

/** Undefined for automatic recognition. */
function orRecognised<T extends string>(
	look: SettingText,
	choices: ReadonlyArray<SettingChoice<T>>,
): Setting<T | undefined> {
	const all: Array<SettingChoice<T | 'auto'>> = [...choices, { name: 'Recognise', value: 'auto' }];
	all.sort((a, b) => a.name.localeCompare(b.name));
	return converted(
		choiceSetting(look, all, 'auto'),
		(chosen) => choices.find(({ value }) => value === chosen)?.value,
	);
}

export const LINES_BEFORE = foundNumber(
	{
		displayName: 'Lines Before the Header',
		name: 'linesBefore',
		description: 'How many lines stand above the names of the columns; found when not set',
	},
	0,
);

export const TABLE_NUMBER = foundNumber(
	{
		displayName: 'Table in the File',
		name: 'table',
		description: 'Which table to read of a file that holds several; 1 is the first',
	},
	1,
);

export const COMPARED_PERIOD = foundNumber(
	{
		displayName: 'Compared Period',
		name: 'comparedPeriod',
		description: 'Which period to read of a file that compares two; 1 is the first',
	},
	1,
);

/** A number that is detected if it is not set. */
function foundNumber(look: SettingText, least: number): Setting<number | undefined> {
	return onlyIfAdded(numberSetting(look, least, { min: least, precision: 0 }));
}

export const TOTALS = choiceSetting<TotalsChoice>(
	{
		displayName: 'Totals Lines',
		name: 'totalLines',
		description: 'What to do with lines that hold the sum of others',
	},
	[
		{
			name: 'Find Them',
			value: 'find',
			description: 'Leave out those that certainly are totals, and stop where it is not certain',
		},
		{ name: 'Import Them', value: 'keep', description: 'Take every line for a row' },
		{ name: 'Leave Them Out', value: 'leaveOut', description: 'Those that are not certain, too' },
	],
	'find',
);

export const HEADER = flagSetting(
	{
		displayName: 'First Line Is a Header',
		name: 'header',
		description: 'Whether the first line holds the names of the columns',
	},
	true,
);

export const MAX_FILE_SIZE = largestFile(
	'Larger files are refused. About 40 bytes of memory are needed for each row.',
);

export const QUOTE = oneCharacter({
	displayName: 'Quote',
	name: 'quote',
	type: 'string',
	default: '"',
	description: 'The character around values that hold separators or line breaks',
});

export const SEPARATOR = oneCharacter({
	displayName: 'Separator',
	name: 'separator',
	type: 'string',
	default: '',
	placeholder: 'e.g. ;',
	description: 'The character between two values; \\t for a tab. Recognised when left empty.',
});

/** Undefined when left empty. A blank is a valid character. */
function oneCharacter(property: Setting<string>['property']): Setting<string | undefined> {
	return onlyIfAdded({
		property,
		parse: (entered) => {
			const character = (textOf(entered) ?? '').replace('\\t', '\t');
			if (/^[\t\x20-\x7e]$/.test(character)) return character;
			throw new InvalidInput(
				property.displayName,
				`${property.displayName} must be one character of the plain keyboard`,
				'Leave it empty for the default',
			);
		},
	});
}

export const SKIP_ROWS_WITH_ERRORS = leavesOut(
	'What to do when some lines are wrong; they leave through Rejected Lines',
	'Send nothing unless all are right',
);

export const REJECTED_AS = choiceSetting(
	{
		displayName: 'Rejected Lines As',
		name: 'rejectedAs',
		description: 'How lines leave that are wrong or replace another',
	},
	[
		{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'One item per line' },
	],
	'items',
);
