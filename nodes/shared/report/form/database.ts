import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { TableArrangement } from '../../../../platform/reports/warehouseTable/checkTable';
import { FOR_DATABASE, tableFor } from '../../../../platform/reports/warehouseTable/checkTable';
import type { WarehouseTable } from '../../../../platform/reports/warehouseTable/warehouseTable';
import type { BatchBody } from '../../../../platform/reports/types';
import type { Parameters } from '../../form/parameters';
import { readOption } from '../../form/readSetting';
import type { Setting } from '../../form/settings';
import { flagSetting, numberSetting, onlyIfAdded, textSetting } from '../../form/settings';
import { notFor } from '../../form/form';

/** Whether rows are to be kept in a database. */
export const warehouseTableSetting = flagSetting(
	{
		displayName: FOR_DATABASE,
		name: 'forDatabase',
		description:
			'Whether to add the day and a row_key to each row, so that the next run can replace the row in your database. Rows are split by day unless you add Split By, and columns get field names.',
		...notFor('chart', 'html', 'message', 'messageWithChart', 'raw'),
	},
	false,
);

/** In Collect, rows have their keys only if Submit was set up for them. */
export const requiresTable: Setting<boolean> = {
	...warehouseTableSetting,
	property: {
		...warehouseTableSetting.property,
		description:
			'Whether to report an error if the report was not set up for a database in Submit; the option itself adds nothing to the rows',
	},
};

/** For how many days figures may still change. */
export const lookBack = numberSetting(
	{
		displayName: 'Look Back (Days)',
		name: 'lookBackDays',
		description:
			'For how many days figures may still change. The period Days That May Still Change covers these days; older rows are final.',
	},
	30,
	{ min: 0, max: 1_000, precision: 0, advice: 'Enter a number such as 30' },
);

const { name: forDatabase } = warehouseTableSetting.property;

/** As an option, where rows are for a database, or else for the period that has these days. */
export const lookBackOptions: readonly INodeProperties[] = [
	{ ...lookBack.property, displayOptions: { show: { [forDatabase]: [true] } } },
	{
		...lookBack.property,
		description: 'How many days up to yesterday the period covers',
		displayOptions: { show: { '/period': ['window'] }, hide: { [forDatabase]: [true] } },
	},
];

/** The name of a report in a table that holds several. */
export const reportName = textSetting({
	displayName: 'Report Name',
	name: 'reportName',
	placeholder: 'e.g. channels',
	description:
		'The value in the column "report", which identifies the rows of this report where several reports share a table; when not set, it is formed from the settings of the report',
	// As an option beside it: where n8n runs a node, a rule by its path drops the value.
	displayOptions: {
		show: { [forDatabase]: [true] },
		...notFor('chart', 'html', 'message', 'messageWithChart', 'raw').displayOptions,
	},
});

/** Into how many days per job a report is cut. */
export const daysPerJob = onlyIfAdded(
	numberSetting(
		{
			displayName: 'Days per Job',
			name: 'daysPerJob',
			description:
				'Split a long period into jobs of this many days, each with its own output item; at most two are submitted at the same time, even if Concurrent Requests allows more',
		},
		31,
		{ min: 1, max: 1_000, precision: 0, advice: 'Enter a number such as 31' },
	),
);

/**
 * Reads the settings for rows of a database table; undefined if they are not used. @throws
 * InvalidInput
 */
export function readDatabaseTable(
	context: Parameters,
	item: number,
	body: BatchBody,
	answer: TableArrangement,
): WarehouseTable | undefined {
	if (!readOption(context, warehouseTableSetting, item)) return undefined;
	const name = readOption(context, reportName, item);
	return tableFor(body, answer, { lookBack: readOption(context, lookBack, item), name });
}

/** @throws InvalidInput where the rows of an analysis are to be kept, which have no days */
export function refuseAnalysis(context: Parameters, item: number): void {
	if (!readOption(context, warehouseTableSetting, item)) return;
	throw new InvalidInput(
		FOR_DATABASE,
		`The option ${FOR_DATABASE} is only for reports, but this is a customer-journey analysis, whose rows have no days`,
		'Remove the option',
	);
}

/** @throws InvalidInput if rows for a database are requested of a job whose request is unknown */
export function checkKnown(
	context: Parameters,
	item: number,
	table: WarehouseTable | undefined,
): void {
	if (table !== undefined || !readOption(context, warehouseTableSetting, item)) return;
	throw new InvalidInput(
		FOR_DATABASE,
		'The item lacks report.table, which is needed to calculate row_key and is_final',
		`Turn on ${FOR_DATABASE} in Report > Submit, and pass its items on as they are`,
	);
}
