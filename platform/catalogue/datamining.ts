import { personalColumns } from './recordColumns';
import {
	count,
	jobRun,
	searchPeriod,
	pickerField,
	required,
	siteField,
	textField,
	WHICH,
} from './commonFields';
import type { ChoiceField, Field, NumberField } from './endpointFields';
import type { EndpointOperation, Optional, SpecialOperation } from './endpointRow';

/** Functions of a datamining resource that are more than one call. */
export type DataminingRun = 'searchAndWait';

/** A kind of record that the platform keeps of every event (docs/platform.md, Datamining). */
export interface RecordNoun {
	/** The platform's name in paths, or a place that `which` fills. */
	readonly group: string;
	readonly one: string;
	readonly many: string;
	/** As actions are named, where users search for a second word. */
	readonly found?: string;
	/** The label of the resource. */
	readonly title: string;
	/** What a search can add, in addition to personal data. */
	readonly adds: readonly Field[];
	/** The choice between groups, and all of them, if there are several. */
	readonly which?: { readonly field: ChoiceField; readonly groups: readonly string[] };
}

const PERSONAL =
	'Email, IP address and user IDs are left out unless you choose them under Personal Data.';

function folderOf(group: string): string {
	return `/ea/{site}/report/${group}`;
}

function pathOf({ group }: RecordNoun, operation: string): string {
	return `${folderOf(group)}/${operation}.json`;
}

function siteAnd({ which }: RecordNoun): readonly Field[] {
	return which ? [siteField, which.field] : [siteField];
}

/** Options that limit how many touchpoints at a merchant a search lists. */
export const merchantLimits: readonly Field[] = [
	count('merchantTouchpointLevels', 'max-tpchannel-level', [
		'Max Merchant Touchpoints',
		'How many merchant touchpoints to list at most',
	]),
	count('merchantTouchpointDetails', 'max-tpchannel-info', [
		'Merchant Touchpoint Details',
		'How many details to list for each merchant touchpoint',
	]),
];

function searchOptions(noun: RecordNoun): Optional {
	return {
		heading: 'Options',
		fields: [
			pickerField('attributionRule', 'view-id', [
				'Attribution Rule',
				'The attribution rule to apply; 0 is the platform’s default',
			]),
			...noun.adds,
			personalColumns,
			count('touchpointLevels', 'max-channel-level', [
				'Max Touchpoints',
				'How many touchpoints to list at most',
			]),
			count('touchpointDetails', 'max-channel-info', [
				'Touchpoint Details',
				'How many details to list for each touchpoint',
			]),
		],
	};
}

/** The four operations of every kind of record. */
export function recordOperations(
	noun: RecordNoun,
): readonly [SpecialOperation<DataminingRun>, ...EndpointOperation[]] {
	return [searchAndWait(noun), search(noun), ...resultOf(noun)];
}

/** Search and Wait: the records of a search, as items or a file. */
export function searchAndWait(noun: RecordNoun): SpecialOperation<DataminingRun> {
	const { group, many, found = many, title, which } = noun;
	const groups = which?.groups ?? [group];
	const called = groups.flatMap((one) =>
		['search', 'status', 'download'].map((step) => `GET ${folderOf(one)}/${step}.json`),
	);
	return {
		value: 'searchAndWait',
		label: 'Search and Wait',
		action: `Search ${found} and wait for the result`,
		description: `Search ${many}, wait until the search is done, and return them as items or a file`,
		tip: PERSONAL,
		run: 'searchAndWait',
		changes: false,
		takesMore: true,
		runs: {
			folder: folderOf(group),
			what: `the search for ${many}`,
			job: 'search job',
			collect: `${title} > Get Search Result`,
		},
		calls: called,
		fields: [...siteAnd(noun), searchPeriod],
		optional: searchOptions(noun),
	};
}

function search(noun: RecordNoun): EndpointOperation {
	const { many, found = many } = noun;
	return {
		value: 'search',
		label: 'Search',
		action: `Search ${found}`,
		description: `Start a search for ${many} and return its job run ID immediately`,
		tip: PERSONAL,
		method: 'GET',
		path: pathOf(noun, 'search'),
		what: `the search for ${many}`,
		fields: [...siteAnd(noun), searchPeriod],
		optional: searchOptions(noun),
		reply: 'record',
		// A search starts a job, so it is not repeated if it may have been received.
		idempotent: false,
		startsJob: true,
	};
}

function resultOf(noun: RecordNoun): readonly EndpointOperation[] {
	const { many, found = many } = noun;
	return [
		{
			value: 'getSearchStatus',
			label: 'Get Search Status',
			action: `Get the status of a search for ${found}`,
			description: 'Check whether a search is done',
			method: 'GET',
			path: pathOf(noun, 'status'),
			what: 'the status of the search',
			fields: [...siteAnd(noun), jobRun],
			reply: 'record',
		},
		{
			value: 'getSearchResult',
			label: 'Get Search Result',
			action: `Get the result of a search for ${found}`,
			description: `Return the ${many} of a search that is done, one item each`,
			method: 'GET',
			path: pathOf(noun, 'download'),
			what: `the result of the search for ${many}`,
			fields: [...siteAnd(noun), jobRun],
			reply: 'records',
		},
	];
}

/** Get: one record by its ID. */
export function getOne(noun: RecordNoun, as: string): EndpointOperation {
	const { one } = noun;
	return {
		value: 'get',
		label: 'Get',
		action: `Get a ${one}`,
		description: `Return one ${one}`,
		tip: 'Email, IP address and user IDs are left out unless you turn on Include Personal Data under Options.',
		method: 'GET',
		path: pathOf(noun, 'get'),
		what: `the details of the ${one}`,
		fields: [siteField, required(textField('id', as, WHICH))],
		reply: 'record',
		holdsPersonalData: true,
	};
}

/** The valid part of an amount. */
export function partialAmount(as: string): NumberField {
	return {
		kind: 'number',
		name: 'partialAmount',
		label: 'Partial Amount',
		description: 'The part of the amount that is valid; the full amount when not set',
		min: 0,
		as,
	};
}

/** The operation that changes the state or the amount of one record. */
export function changeOperation(
	noun: RecordNoun,
	endpoint: string,
	words: Pick<
		EndpointOperation,
		'value' | 'label' | 'action' | 'description' | 'refusal' | 'warning'
	>,
	fields: readonly Field[],
	...options: readonly Field[]
): EndpointOperation {
	return {
		...words,
		method: 'POST',
		path: pathOf(noun, endpoint),
		what: `the change to the ${noun.one}`,
		fields: [siteField, ...fields],
		optional: {
			heading: 'Options',
			fields: [
				count('delay', 'ea-apiasync', [
					'Delay (Seconds)',
					'How long the platform waits before it makes the change',
				]),
				...options,
			],
		},
		reply: 'record',
	};
}
