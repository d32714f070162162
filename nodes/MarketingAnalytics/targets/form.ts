import type { INodeProperties } from 'n8n-workflow';

import { TARGET_UNITS } from '../../../platform/targets/targetPeriod';
import { describePicker } from '../../shared/form/describe';
import type { Form } from '../../shared/form/form';
import { concurrency, waitLimit } from '../../shared/form/pagingFields';
import { GIVEN_FIRST_DAY, GIVEN_LAST_DAY } from '../../shared/form/period/periodSetting';
import { unitPeriodChoices } from '../../shared/form/period/periodNames';
import { choiceSetting, propertiesOf } from '../../shared/form/settings';
import { describeBound, describeFigure } from '../../shared/form/targetFields';
import { attributionRules, devices, kind, path } from '../../shared/report/form/requestFields';
import { currency, siteCurrencies } from '../../shared/report/form/site/moneyOptions';
import { SALES } from '../../shared/report/form/defaultColumns';
import { site } from '../../shared/report/form/site/sites';
import { pickerSetting } from '../../shared/report/form/picker';
import { rowsWhere } from '../../shared/report/form/rowsWhere';
import { messageFor, presentationOptions } from '../../shared/report/form/presentation';
import { fileName } from '../../shared/report/form/rowFormat';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { MODEL_FIELDS } from './modelTarget';

/** The period of the targets. */
export const targetPeriod = choiceSetting<string>(
	{
		displayName: 'Period',
		name: 'period',
		description:
			'The days that the targets cover, in the time zone of the site; the period of an input item takes precedence',
	},
	unitPeriodChoices(TARGET_UNITS),
	'thisMonth',
);

/** Where targets are entered. */
export const targetsFrom = choiceSetting<'fields' | 'items'>(
	{ displayName: 'Take Targets From', name: 'targetsFrom', noDataExpression: true },
	[
		{ name: 'Fields Below', value: 'fields' },
		{
			name: 'Input Items',
			value: 'items',
			description: 'One target per item, for example from the rows of a sheet',
		},
	],
	'fields',
);

const NAMES_REFER_TO = 'Names Refer To';

/** The dimension that target names belong to. */
export const dimension = pickerSetting({
	...describePicker({
		name: 'targetDimension',
		label: NAMES_REFER_TO,
		list: 'dimensions',
		description:
			'What you enter under Name in a target: with Channel, a channel such as Paid search. Not used for targets of the whole site.',
		choose: 'Choose a dimension...',
		placeholder: 'e.g. media_key',
		start: { value: 'media_key', label: 'Channel' },
	}),
});

/** The targets in the form. A new form has one, of which only the amount is missing. */
export const targets: INodeProperties = {
	displayName: 'Targets',
	name: 'targets',
	type: 'fixedCollection',
	typeOptions: { multipleValues: true, sortable: true },
	placeholder: 'Add Target',
	default: { target: [{ figure: SALES, name: '', bound: '', amount: 0 }] },
	displayOptions: { show: { targetsFrom: ['fields'] } },
	options: [
		{
			displayName: 'Target',
			name: 'target',
			values: [
				describeFigure('figure'),
				{
					displayName: 'Name',
					name: 'name',
					type: 'string',
					default: '',
					placeholder: 'e.g. Paid search, or empty for the whole site',
					description: `The channel that the target is for, or another value of the dimension under ${NAMES_REFER_TO}; the whole site when left empty`,
				},
				describeBound('bound'),
				{
					displayName: 'Target',
					name: 'amount',
					type: 'number',
					default: 0,
					description:
						'The target for all days of the period; for a rate in percent, enter 2.5 for 2.5%',
				},
			],
		},
	],
};

const column = (displayName: string, name: string, described: string): INodeProperties => ({
	displayName,
	name,
	type: 'string',
	default: name,
	description: described,
});

/** The columns of the input items. */
export const targetColumns: INodeProperties = {
	displayName: 'Columns',
	name: 'targetColumns',
	type: 'collection',
	placeholder: 'Add Column',
	default: {},
	description:
		'Which columns to read, if yours are not named metric, target, name, period and type',
	displayOptions: { show: { targetsFrom: ['items'] } },
	options: [
		column('Metric', 'metric', 'The column with the metric or rate, in words or as a code'),
		column(
			'Name',
			'name',
			`The column with the channels that the targets are for, or other values of the dimension under ${NAMES_REFER_TO}; optional`,
		),
		column(
			'Period',
			'period',
			'The column with the period, for example October 2026, 2026-10 or this quarter; optional',
		),
		column('Target', 'target', 'The column with the target as a number'),
		column('Type', 'type', 'The column with the type: "at least", "at most" or "budget"; optional'),
	],
};

/** The output of targets. */
export const targetOutput = choiceSetting<'chart' | 'message' | 'rows'>(
	{ displayName: 'Output', name: 'output', description: 'How to return the targets' },
	[
		{
			name: 'Chart',
			value: 'chart',
			description: 'A picture of each target for chats and emails',
		},
		{
			name: 'Message',
			value: 'message',
			description: 'One message about all targets for chats and emails',
		},
		{ name: 'Rows', value: 'rows', description: 'One item per target' },
	],
	'rows',
);

// Each target has a chart of its own kind, and a message contains all targets.
const presented = presentationOptions.filter(
	({ property: { name } }) => name !== 'chartType' && name !== 'rowsShown',
);

/** The form of Check Targets. As a tool, its agent can ask for a target of its own. */
export const targetForm: Form = {
	fields: [
		...MODEL_FIELDS,
		...propertiesOf([site, targetPeriod, GIVEN_FIRST_DAY, GIVEN_LAST_DAY, targetsFrom, dimension]),
		targets,
		targetColumns,
		...propertiesOf([rowsWhere, targetOutput, messageFor]),
		OUTPUT_FILE,
	],
	options: propertiesOf([
		...presented,
		currency,
		siteCurrencies,
		attributionRules,
		devices,
		kind,
		path,
		fileName,
		concurrency,
		waitLimit,
	]),
};
