import type { INodeProperties } from 'n8n-workflow';

import { describeLocator } from '../../shared/form/describe';
import type { Form } from '../../shared/form/form';
import { ITEM_COLUMN_LIST } from '../../shared/form/pickerMethods';
import type { Setting } from '../../shared/form/settings';
import { choiceSetting, flagSetting, propertiesOf, textSetting } from '../../shared/form/settings';
import { valueIn } from '../../shared/report/form/columnRows';
import { orderSetting } from '../../shared/report/form/orderSetting';
import {
	messageFor,
	presentationOptions,
	specialDaysSetting,
} from '../../shared/report/form/presentation';
import { fileName, totalsAs } from '../../shared/report/form/rowFormat';
import { incomingItems } from '../../shared/form/incomingItems';
import { convertTo, currency, exchangeRates } from '../../shared/report/form/site/moneyOptions';
import { shownFor } from '../../shared/form/form';
import { csvFor, guardFormulas, OUTPUT_FILE } from '../../shared/run/outputFile';
import { ifNoRows } from '../../shared/run/noRows';
import { itemColumns, itemRates } from './itemColumnsForm';

/** The output format of the items. */
export const presentedAs = choiceSetting(
	{ displayName: 'Output', name: 'output', description: 'How to return the items' },
	[
		{ name: 'Chart', value: 'chart', description: 'A picture for chats and emails' },
		{ name: 'CSV File', value: 'csv', description: 'One file with all items, for spreadsheets' },
		{
			name: 'Excel File',
			value: 'xlsx',
			description: 'A workbook with real numbers and dates, in one or several sheets',
		},
		{
			name: 'HTML Report',
			value: 'html',
			description: 'One file with text, chart and table, to send, print or open in a browser',
		},
		{ name: 'JSON File', value: 'json', description: 'One file with a list of rows' },
		{ name: 'Message', value: 'message', description: 'Text for chats and emails' },
		{
			name: 'Message with Chart',
			value: 'messageWithChart',
			description: 'One item with the text and the picture',
		},
		{ name: 'Rows', value: 'rows', description: 'One item per row, with changes and rates' },
	],
	'message',
);

/** Whether rows with the same name are merged. */
export const mergesRows = flagSetting(
	{
		displayName: 'Merge Rows with the Same Name',
		name: 'mergeRows',
		description:
			'Whether to merge items with the same names and days into one row, for example costs from one node and sales from another. Figures of the same column are added up.',
	},
	false,
);

/** The column with the exchange rate of an item's amounts. */
export const rateColumn = textSetting({
	displayName: 'Rate Column',
	name: 'rateColumn',
	placeholder: 'e.g. rate',
	description:
		'The column with the exchange rate of each item, by which its amounts are multiplied; when left empty, the rates under Exchange Rates apply',
});

/** The currency of amounts that have none of their own. */
export const itemCurrency: Setting<string | undefined> = {
	...currency,
	property: {
		...currency.property,
		description:
			'The currency of amounts in items that do not specify one; a currency in an item always takes precedence',
	},
};

/** The order of the rows, and how many are kept. */
export const itemOrder = orderSetting({}, ITEM_COLUMN_LIST);

const columnFor = (name: string, label: string, thing: string, output: 'html' | 'xlsx') => ({
	property: {
		...describeLocator(
			{
				name,
				label,
				choose: 'Choose a column...',
				description: `The column whose values each get a ${thing}, such as Site; one ${thing} when left empty`,
				placeholder: 'e.g. Site',
			},
			ITEM_COLUMN_LIST,
			'Name',
		),
		...shownFor(output),
	},
	parse: (entered: unknown) => valueIn(entered) ?? '',
});

/** The column whose values have a sheet each. */
export const sheetFor: Setting<string> = columnFor('sheetFor', 'Sheet for Each', 'sheet', 'xlsx');

/** The column whose values have a section of a page each. */
export const sectionFor: Setting<string> = columnFor(
	'sectionFor',
	'Section for Each',
	'section',
	'html',
);

const FIELDS: INodeProperties[] = [
	incomingItems,
	...propertiesOf([itemColumns, mergesRows, itemRates, itemOrder, presentedAs, messageFor]),
	OUTPUT_FILE,
];

/** The form of Present Items. */
export const presentForm: Form = {
	fields: FIELDS,
	options: propertiesOf([
		...presentationOptions,
		specialDaysSetting,
		itemCurrency,
		convertTo,
		exchangeRates,
		rateColumn,
		totalsAs,
		csvFor,
		guardFormulas,
		sheetFor,
		sectionFor,
		fileName,
		ifNoRows,
	]),
};
