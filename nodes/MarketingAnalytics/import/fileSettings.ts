import { InvalidInput } from '../../../platform/base/invalidInput';
import { textOf } from '../../../platform/base/json/json';
import type { Encoding } from '../../../platform/imports/file/encodingNames';
import { encodingLabelOf, ENCODINGS } from '../../../platform/imports/file/encodingNames';
import type { TotalsChoice } from '../../../platform/imports/table/tableLayout';
import { largestFile } from '../../shared/form/importSettings';
import type { Setting, SettingText } from '../../shared/form/settings';
import { choiceSetting, flagSetting, numberSetting, onlyIfAdded } from '../../shared/form/settings';
import { orRecognized } from './recognizedChoice';

export const ENCODING = orRecognized<Encoding>(
	{
		displayName: 'File Encoding',
		name: 'encoding',
		description: 'The character encoding of the file',
	},
	ENCODINGS.map((value) => ({ name: encodingLabelOf(value), value })),
);

export const LINES_BEFORE = foundNumber(
	{
		displayName: 'Lines Before the Header',
		name: 'linesBefore',
		description:
			'How many lines precede the header line with the column names; detected when not set',
	},
	0,
);

export const TABLE_NUMBER = foundNumber(
	{
		displayName: 'Table in the File',
		name: 'table',
		description: 'Which table to read from a file that contains several; 1 is the first',
	},
	1,
);

export const COMPARED_PERIOD = foundNumber(
	{
		displayName: 'Compared Period',
		name: 'comparedPeriod',
		description: 'Which period to read from a file that compares two; 1 is the first',
	},
	1,
);

export const TOTALS = choiceSetting<TotalsChoice>(
	{
		displayName: 'Lines with Totals',
		name: 'totalLines',
		description: 'What to do with lines that contain the sum of other lines',
	},
	[
		{
			name: 'Find Them',
			value: 'find',
			description: 'Leave out lines that are certainly totals, and stop if a line may be a total',
		},
		{
			name: 'Import Them',
			value: 'keep',
			description: 'Import every line, even if it looks like a total',
		},
		{
			name: 'Leave Them Out',
			value: 'leaveOut',
			description: 'Also leave out lines that may be totals',
		},
	],
	'find',
);

export const HEADER = flagSetting(
	{
		displayName: 'First Line Is a Header',
		name: 'header',
		description: 'Whether the first line contains the names of the columns',
	},
	true,
);

export const MAX_FILE_SIZE = largestFile(
	'Larger files are refused. About 40 bytes of memory are needed for each row; with a column of days, an import also needs the size of the file.',
);

export const QUOTE = oneCharacter({
	displayName: 'Quote',
	name: 'quote',
	type: 'string',
	default: '"',
	description: 'The character around values that contain separators or line breaks',
});

export const SEPARATOR = oneCharacter({
	displayName: 'Separator',
	name: 'separator',
	type: 'string',
	default: '',
	placeholder: 'e.g. ;',
	description: 'The character between two values; \\t for a tab. Detected when left empty.',
});

/** A number that is detected if it is not set. */
function foundNumber(look: SettingText, least: number): Setting<number | undefined> {
	return onlyIfAdded(numberSetting(look, least, { min: least, precision: 0 }));
}

/** Undefined when left empty. A blank is a valid character. */
function oneCharacter(property: Setting<string>['property']): Setting<string | undefined> {
	return onlyIfAdded({
		property,
		parse: (entered) => {
			const character = (textOf(entered) ?? '').replace('\\t', '\t');
			if (/^[\t\x20-\x7e]$/.test(character)) return character;
			throw new InvalidInput(
				property.displayName,
				`${property.displayName} must be a tab or a single ASCII character`,
				`Enter one character, or remove the option ${property.displayName} to use the default`,
			);
		},
	});
}
