import type { IDataObject, INodeParameters, INodeProperties } from 'n8n-workflow';

import { searchAndWait } from '../../platform/catalogue/datamining';
import * as shared from '../../platform/catalogue/commonFields';
import { records } from '../../platform/catalogue/addableColumns';
import type { Field } from '../../platform/catalogue/endpointFields';
import type { RunKind } from '../../platform/http/jobs/jobRuns';
import type { JsonRecord } from '../../platform/base/json/json';
import { isRecord, listOf, textOf, without } from '../../platform/base/json/json';
import { describeField } from '../shared/form/endpoint/fieldKinds';
import { readFields } from '../shared/form/endpoint/endpointRequest';
import type { Parameters } from '../shared/form/parameters';
import { readOptions, readSite } from '../shared/form/parameters';
import type { SettingChoice, Setting } from '../shared/form/settings';
import { readOption, zoneOf } from '../shared/form/readSetting';
import { choiceSetting, filled, numberSetting, onlyIfAdded } from '../shared/form/settings';
import { SIMPLIFY } from '../shared/form/simplify';
import type { WireValues } from '../shared/form/fieldValues';
import { simplifyRecord } from '../shared/run/simplifyRecord';
import { toItem } from '../shared/run/toItem';

/** The kinds of records that have a status. */
export const CHANGING_RECORDS: ReadonlyArray<SettingChoice<string>> = [
	{ name: 'Estimate', value: 'estimate' },
	{ name: 'Sale', value: 'sale' },
];

/** The kind of record to monitor. */
export function recordType(choices: ReadonlyArray<SettingChoice<string>>): Setting<string> {
	return filled(
		choiceSetting(
			{
				displayName: 'Record',
				name: 'recordType',
				noDataExpression: true,
				description: 'What to watch',
			},
			[...choices].sort((a, b) => a.name.localeCompare(b.name)),
			'sale',
		),
	);
}

const lookBack = numberSetting(
	{
		displayName: 'Look Back (Days)',
		name: 'lookBack',
		description:
			'How many days back to look for late records and for changes. More days make every poll slower.',
	},
	2,
	{
		min: 0,
		max: 28,
		precision: 0,
		advice: 'Enter a number from 0 to 28, or remove this option: the default is 2',
	},
);

/**
 * The columns that are ignored when records without an ID are compared with those of earlier polls.
 */
const ignoreColumns: Setting<readonly string[]> = {
	property: {
		displayName: 'Ignore Columns',
		name: 'ignoreColumns',
		type: 'string',
		default: '',
		placeholder: 'e.g. last_seen, visits',
		description:
			'Columns that may change while a record stays the same, separated by commas. Any other change makes a record without an ID count as new.',
	},
	parse: (entered) => {
		const columns = (textOf(entered) ?? '').split(',').map((column) => column.trim());
		return [...new Set(columns.filter((column) => column !== ''))].sort();
	},
};

/** Off unless it is added. */
const simplify = onlyIfAdded(SIMPLIFY);

/** The options of all events that monitor records. */
export const recordOptions: readonly INodeProperties[] = [
	ignoreColumns.property,
	lookBack.property,
	simplify.property,
	...searchOptions(),
	...describeField(shared.additionalParameters),
];

/** The optional search fields of the chosen kind of record, as in the main node. */
function searchOptions(): INodeProperties[] {
	const byShape = new Map<string, { property: INodeProperties; records: string[] }>();
	for (const [value, noun] of Object.entries(records)) {
		const fields: readonly Field[] = searchAndWait(noun).optional?.fields ?? [];
		for (const property of fields.flatMap(describeField)) {
			const shape = JSON.stringify(property);
			const { records } = byShape.get(shape) ?? { records: [] };
			byShape.set(shape, { property, records: [...records, value] });
		}
	}
	return [...byShape.values()].map(({ property, records }) => ({
		...property,
		displayOptions: { show: { '/recordType': records } },
	}));
}

/** A search for records, without its days. */
export interface RecordSearch {
	readonly site: string;
	readonly runs: RunKind;
	readonly query: WireValues;
	/**
	 * The part of the query that identifies the monitored records: when it changes, the trigger
	 * starts anew.
	 */
	readonly watchedQuery: unknown;
	readonly ignoredColumns: readonly string[];
	readonly keepsPersonalData: boolean;
	readonly lookBackDays: number;
}

/** Reads how a record is converted to the data of an item. @throws InvalidInput */
export function readRecordForm(form: Parameters): (record: JsonRecord) => IDataObject {
	if (readOption(form, simplify, 0) !== true) return toItem;
	const zone = zoneOf(form);
	return (record) => toItem(simplifyRecord(record, zone));
}

/**
 * Reads the search for a kind of record, as the main node does.
 *
 * @param entered the form as entered, with its expressions not evaluated
 * @throws InvalidInput
 */
export function readSearch(form: Parameters, entered: INodeParameters, type: string): RecordSearch {
	const lookBackDays = readOption(form, lookBack, 0);
	const ignoredColumns = readOption(form, ignoreColumns, 0);
	const site = readSite(form, 0);
	const [, noun] = Object.entries(records).find(([value]) => value === type) ?? [];
	const row = noun && searchAndWait(noun);
	if (!row?.runs) throw new Error(`${type} has no search`);
	const { fields, optional, runs } = row;
	const searchFields = fields.filter(({ kind, name }) => kind !== 'period' && name !== 'site');
	const { values } = readFields(
		form,
		{ fields: searchFields, ...(optional ? { optional } : {}) },
		0,
	);
	const keepsPersonalData = listOf(readOptions(form, 0).personalData).length > 0;
	const watchedQuery = watchedQueryOf(values, entered);
	const found = { site, runs, query: values, watchedQuery };
	return { ...found, ignoredColumns, keepsPersonalData, lookBackDays };
}

/**
 * The query as entered: an expression with the current time would give a different query at each
 * poll.
 */
function watchedQueryOf(query: WireValues, { options }: INodeParameters): unknown {
	const given = without(isRecord(options) ? options : {}, 'lookBack', 'simplify', 'ignoreColumns');
	const text = JSON.stringify(given);
	return text.includes('"=') && OF_THE_MOMENT.test(text) ? given : query;
}

const OF_THE_MOMENT = /\$now|\$today|\bDate(Time)?\b|\brandom\b/;
