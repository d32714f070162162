import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import { readJsonInput, textOf } from '../../../../platform/base/json/json';
import { JSON_NAMES } from '../../../../platform/reports/request/checkRequest';
import { IN_FIELDS_ONLY, IN_JSON, REQUEST_OPTION } from '../../form/form';
import type { Day } from '../../../../platform/base/dates/readDay';
import type { Setting } from '../../form/settings';
import {
	choiceSetting,
	daySetting,
	flagSetting,
	onlyIfAdded,
	propertiesOf,
} from '../../form/settings';
import {
	DAYS_BEFORE_TODAY,
	GIVEN_FIRST_DAY,
	GIVEN_LAST_DAY,
	PERIOD_DETAILS,
} from '../../form/period/periodSetting';
import { DEFAULT_PERIOD, periodChoices } from '../../form/period/periodNames';
import { columnRows } from './columnRows';
import { messageFor } from './presentation';
import * as comparison from './comparing';
import * as arranged from './orderSetting';
import * as calculated from './ratesSetting';
import { rowsWhere } from './rowsWhere';
import { CHANNEL, VISITS_AND_SALES } from './defaultColumns';
import { site, siteNameParts, sites } from './site/sites';

const REQUEST_EXAMPLE = `{
  "reports": [
    {
      "kind": "rt#insummary",
      "dateRanges": [{ "range": "LAST_7_DAYS" }],
      "dimensions": [{ "name": "Channel", "field": "media_key" }],
      "metrics": [{ "name": "Visits", "field": "visit" }]
    }
  ]
}`;

/** The whole batch query, in place of what the form says about the report; undefined unless it is added. */
export const request: Setting<unknown> = {
	...onlyIfAdded({
		property: {
			displayName: JSON_NAMES.request,
			name: REQUEST_OPTION,
			type: 'json',
			default: REQUEST_EXAMPLE,
			description:
				'The complete batch query, as shown in the platform’s documentation or interface, with exactly one report; it replaces the fields that define the report',
		},
		parse: (entered) => readJsonInput(JSON_NAMES.request, entered),
	}),
	// Otherwise, the report of the form would be run in place of an empty one.
	narrows: true,
};

const { property: periodProperty } = choiceSetting(
	{
		displayName: 'Period',
		name: 'period',
		description: 'The days to report on, in the time zone of the site',
		...IN_FIELDS_ONLY,
	},
	periodChoices({
		name: 'Days That May Still Change',
		value: 'window',
		description:
			'The days up to yesterday; the option Look Back (Days) sets how many, 30 by default',
	}),
	DEFAULT_PERIOD,
);

/** The days to report on. An expression may give any period that the platform knows by name. */
export const period: Setting<string> = {
	property: periodProperty,
	parse: (entered) => {
		const name = textOf(entered ?? periodProperty.default)?.trim();
		if (name) return name;
		throw new InvalidInput(
			'Period',
			'Period is empty',
			'Choose a period from the list, or use an expression that returns a period of the platform, such as LAST_7_DAYS',
		);
	},
};

/** How many days before today. */
export const lastDays = DAYS_BEFORE_TODAY;

/** The first of the days. */
export const firstDay = GIVEN_FIRST_DAY;

/** The last of the days. */
export const lastDay = GIVEN_LAST_DAY;

const OF_WINDOW = { displayOptions: { show: { '/period': ['window'] }, hide: IN_JSON } };

/** An earlier first day for a period of days that may still change. */
export const since: Setting<Day | undefined> = {
	...onlyIfAdded(
		daySetting({
			displayName: 'Earlier First Day',
			name: 'since',
			description:
				'A first day before the look-back period, for example the first day in your table that is not final yet',
			...OF_WINDOW,
		}),
	),
	// A table whose days are all final has no such day.
	mayBeBlank: true,
};

/** Whether a period of days that may still change ends today. */
export const includesToday = flagSetting(
	{
		displayName: 'Include Today',
		name: 'includeToday',
		description: 'Whether to include the figures of today so far, which are not final',
		...OF_WINDOW,
	},
	false,
);

/** The period that the requested one is compared with; none by default. */
export const compareWith = comparison.compareWithSetting(IN_FIELDS_ONLY);

/** The days that it is compared with, where they are given. */
export const comparedDays = comparison.comparedDaysSetting({
	displayOptions: { show: { compareWith: ['dates'] }, hide: IN_JSON },
});

/** The dimensions of the rows. */
export const dimensions = columnRows({
	displayName: 'Dimensions',
	name: 'dimensions',
	list: 'dimensions',
	single: 'Dimension',
	description: 'What each row of the report stands for, for example a channel',
	placeholder: 'e.g. media_key',
	default: CHANNEL,
	...IN_FIELDS_ONLY,
});

/** The figures of each row. */
export const metrics = columnRows({
	displayName: 'Metrics',
	name: 'metrics',
	list: 'metrics',
	single: 'Metric',
	description: 'The figures in each row, for example visits and sales',
	placeholder: 'e.g. visit',
	default: VISITS_AND_SALES,
	...IN_FIELDS_ONLY,
});

/** Figures that are calculated from others. */
export const rates = calculated.ratesSetting({
	description:
		'Figures calculated from two others, such as the conversion rate; the output Raw contains the two figures, but not the result',
});

/** Which rows come first, and how many stay. */
export const order = arranged.orderSetting({
	description: 'The order of rows, and how many to keep; it has no effect on the output Raw',
});

/** What a report is about. */
const WHAT: INodeProperties[] = [
	...propertiesOf([period, ...PERIOD_DETAILS]),
	...propertiesOf([dimensions, metrics, rowsWhere, compareWith, comparedDays, rates, order]),
];

/** What a report of one site needs, the site first. */
export const DEFINING: INodeProperties[] = [site.property, ...WHAT];

/** What reports of one or several sites need, the sites first. */
export const DEFINING_FOR_SITES: INodeProperties[] = [
	...propertiesOf([sites, siteNameParts]),
	...WHAT,
];

/** How a finished report comes back. */
export const output = choiceSetting(
	{ displayName: 'Output', name: 'output' },
	[
		{ name: 'Chart', value: 'chart', description: 'A picture of the report for chats and emails' },
		{
			name: 'CSV File',
			value: 'csv',
			description: 'One file per report, for large reports and spreadsheets',
		},
		{
			name: 'Excel File',
			value: 'xlsx',
			description: 'A workbook with real numbers and dates; several sites get a sheet each',
		},
		{
			name: 'HTML Report',
			value: 'html',
			description: 'One file with text, chart and table, to send, print or open in a browser',
		},
		{ name: 'JSON File', value: 'json', description: 'One file per report, with a list of rows' },
		{ name: 'Message', value: 'message', description: 'The report as text for chats and emails' },
		{
			name: 'Message with Chart',
			value: 'messageWithChart',
			description: 'One item with the text, and the chart as a file',
		},
		{ name: 'Raw', value: 'raw', description: 'The platform’s unchanged response' },
		{ name: 'Rows', value: 'rows', description: 'One item per row' },
	],
	'rows',
);

/** The setting in a form, with the fields that it needs. */
export const OUTPUT: INodeProperties[] = propertiesOf([output, messageFor]);
