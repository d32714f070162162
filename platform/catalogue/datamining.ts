import { personalColumns } from './columns';
import {
	additionalParameters,
	count,
	jobRun,
	namedPeriod,
	picker,
	required,
	site,
	text,
	WHICH,
} from './fields';
import type {
	ChoicesField,
	EndpointOperation,
	Field,
	NumberField,
	Optional,
	SpecialOperation,
} from './row';

/** What a datamining resource does beyond single calls. */
export type DataminingRun = 'searchAndWait';

/** A kind of record that the platform keeps of every event (docs/platform.md, Datamining). */
export interface RecordNoun {
	/** The platform's word in paths. */
	readonly group: string;
	readonly one: string;
	readonly many: string;
	/** The label of the resource. */
	readonly title: string;
	/** What the search can add, beside personal data. */
	readonly columns: ChoicesField;
	/** Whether it knows the touchpoints at a merchant, too. */
	readonly atMerchant?: true;
}

const PERSONAL =
	'E-mail, IP address and user IDs are personal data. They are left out unless you choose them under Personal Data.';

function pathOf({ group }: RecordNoun, operation: string): string {
	return `/ea/{site}/report/${group}/${operation}.json`;
}

const merchantLimits: readonly Field[] = [
	count('merchantTouchpointLevels', 'max-tpchannel-level', [
		'Most Merchant Touchpoints',
		'How many to list',
	]),
	count('merchantTouchpointDetails', 'max-tpchannel-info', [
		'Merchant Touchpoint Details',
		'How many to list of each',
	]),
];

function searchOptions(noun: RecordNoun): Optional {
	return {
		heading: 'Options',
		fields: [
			picker('attributionRule', 'view-id', [
				'Attribution Rule',
				'The rule to count by; 0 is the usual',
			]),
			noun.columns,
			personalColumns,
			count('touchpointLevels', 'max-channel-level', ['Most Touchpoints', 'How many to list']),
			count('touchpointDetails', 'max-channel-info', [
				'Touchpoint Details',
				'How many to list of each',
			]),
			...(noun.atMerchant ? merchantLimits : []),
		],
	};
}

/** The four operations that every kind of record has. */
export function recordOperations(
	noun: RecordNoun,
): readonly [SpecialOperation<DataminingRun>, ...EndpointOperation[]] {
	const { group, many, title } = noun;
	return [
		{
			value: 'searchAndWait',
			label: 'Search and Wait',
			action: `Search ${many} and wait for the result`,
			description: `Search ${many}, wait until the search is done, and return them as items or a file`,
			tip: PERSONAL,
			run: 'searchAndWait',
			changes: false,
			runs: {
				folder: `/ea/{site}/report/${group}`,
				what: `the search for ${many}`,
				job: 'search job',
				collect: `${title} > Get Search Result`,
			},
			calls: ['search', 'status', 'download'].map((step) => `GET ${pathOf(noun, step)}`),
			fields: [site, namedPeriod, additionalParameters],
			optional: searchOptions(noun),
		},
		search(noun),
		...resultOf(noun),
	];
}

function search(noun: RecordNoun): EndpointOperation {
	const { many } = noun;
	return {
		value: 'search',
		label: 'Search',
		action: `Search ${many}`,
		description: `Start a search for ${many} and return its job run ID at once`,
		tip: PERSONAL,
		method: 'GET',
		path: pathOf(noun, 'search'),
		what: `the search for ${many}`,
		fields: [site, namedPeriod, additionalParameters],
		optional: searchOptions(noun),
		reply: 'record',
		// A search is a job: one that may have been received is not started twice.
		idempotent: false,
		startsJob: true,
	};
}

function resultOf(noun: RecordNoun): readonly EndpointOperation[] {
	const { many } = noun;
	return [
		{
			value: 'getSearchStatus',
			label: 'Get Search Status',
			action: `Get the status of a search for ${many}`,
			description: 'Tell whether a search is done',
			method: 'GET',
			path: pathOf(noun, 'status'),
			what: 'the status of the search',
			fields: [site, jobRun, additionalParameters],
			reply: 'record',
		},
		{
			value: 'getSearchResult',
			label: 'Get Search Result',
			action: `Get the result of a search for ${many}`,
			description: `Return the ${many} of a search that is done, one item each`,
			method: 'GET',
			path: pathOf(noun, 'download'),
			what: `the result of the search for ${many}`,
			fields: [site, jobRun, additionalParameters],
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
		tip: 'E-mail, IP address and user IDs are personal data. They are left out unless you turn on Include Personal Data.',
		method: 'GET',
		path: pathOf(noun, 'get'),
		what: `the ${one}`,
		fields: [site, required(text('id', as, WHICH)), additionalParameters],
		reply: 'record',
		holdsPersonalData: true,
	};
}

/** What of an amount is valid. */
export function partialAmount(as: string): NumberField {
	return {
		kind: 'number',
		name: 'partialAmount',
		label: 'Partial Amount',
		description: 'What of the amount is valid; all of it when left out',
		min: 0,
		as,
	};
}

/** A change of one record's state or amount. */
export function change(
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
		what: `the ${noun.one}`,
		fields: [site, ...fields, additionalParameters],
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
