import type { ListName } from './platformLists';
import type {
	ChoiceField,
	DateField,
	FlagField,
	NumberField,
	Option,
	ParametersField,
	PeriodField,
	PickerField,
	TextField,
} from './endpointFields';

/** The site, part of almost every path (docs/platform.md, Introduction: `{site}`). */
export const siteField: PickerField = {
	kind: 'picker',
	list: 'sites',
	name: 'site',
	label: 'Site',
	description: 'The website to work on; may stay empty if your token has access to only one',
	placeholder: 'e.g. my-shop',
	required: true,
	as: 'site',
};

/** The report kind with the metrics of each channel (docs/platform.md, Batch report request). */
export const SUMMARY_KIND = 'rt#insummary';

/** The report kind as a query parameter. */
export const reportKindField: PickerField = {
	kind: 'picker',
	list: 'reportKinds',
	name: 'kind',
	label: 'Report Kind',
	description: 'The kind of report; rt#insummary is the summary by channel',
	placeholder: 'e.g. rt#insummary',
	start: { value: SUMMARY_KIND, label: 'Incoming traffic summary' },
	required: true,
	as: 'kind',
};

/** The report kind as an option; the summary is used if it is not added. */
export const addedKind: PickerField = { ...reportKindField, required: undefined };

/** The data level as a query parameter. */
export const dataLevel: PickerField = {
	kind: 'picker',
	list: 'dataLevels',
	name: 'path',
	label: 'Data Level',
	description: 'How deep the report goes, for example down to campaigns; channels when left empty',
	choose: 'Channels, or choose a level...',
	placeholder: 'e.g. mcMEDIAINCOMING[?].*',
	typedHint:
		'A data level is written as a path, in which [?] stands for every element and [12] for the element with ID 12',
	as: 'path',
};

/** Additional parameters of endpoints whose parameters the specification does not show. */
export const additionalParameters: ParametersField = {
	kind: 'parameters',
	name: 'additionalParameters',
	label: 'Additional Parameters',
	description: 'More parameters to send, by the names that the platform uses',
};

/** The first and the last day of datamining searches and uploads. */
export const periodField: PeriodField = {
	kind: 'period',
	name: 'period',
	required: true,
	as: { from: 'date-from', to: 'date-to' },
};

/** The period of a search, which may be a named one. */
export const searchPeriod: PeriodField = { ...periodField, named: 'LAST_7_DAYS' };

/** The period of an import, which the data may name themselves. */
export const importPeriod: PeriodField = {
	...periodField,
	named: 'dataDays',
	description:
		'The days that the figures are for. If the data has a column of days, each day is imported separately.',
};

/** A period that may be left out. */
export const optionalPeriod: PeriodField = { ...periodField, required: undefined };

/** A label and a description. */
type FieldTexts = readonly [label: string, description: string];

/** An ID without a list to pick from. */
export const WHICH: FieldTexts = ['ID', 'The ID, as the platform shows it'];

/** The reference that identifies sales and estimates. */
export const REFERENCE: FieldTexts = ['Reference', 'The reference that your shop assigned'];

/** A text field. */
export function textField(name: string, as: string, [label, description]: FieldTexts): TextField {
	return { kind: 'text', name, as, label, description };
}

/** A picker named after its noun. */
export function pickerField(
	list: ListName,
	as: string,
	[label, description]: FieldTexts,
): PickerField {
	return { kind: 'picker', list, name: list, as, label, description, placeholder: 'e.g. 12' };
}

/** Marks a field as required. */
export function required<T extends object>(field: T): T & { readonly required: true } {
	return { ...field, required: true };
}

/** A flag in the configuration's format of yes and no. Observed practice. */
export function yesNo(name: string, as: string, [label, description]: FieldTexts): FlagField {
	return { kind: 'flag', name, as, label, description, words: ['N', 'Y'] };
}

/** A whole number that is not negative. */
export function count(name: string, as: string, [label, description]: FieldTexts): NumberField {
	return { kind: 'number', name, as, label, description, whole: true, min: 0 };
}

/** A choice from a list of words. */
export function choiceField(
	name: string,
	as: string,
	[label, description]: FieldTexts,
	options: readonly [Option, ...Option[]],
): ChoiceField {
	return { kind: 'choice', name, as, label, description, options };
}

/** A moment in the platform's format. */
export function moment(name: string, as: string, [label, description]: FieldTexts): DateField {
	return { kind: 'date', name, as, label, description };
}

/** The job of an operation, by the ID that Submit returns. */
export const jobId: TextField = {
	...textField('jobId', 'jobid', ['Job ID', 'The job ID that Submit returned']),
	default: '={{ $json.jobId }}',
	required: true,
};

/**
 * The address from which the data warehouse is called. Observed practice: its tokens are bound to
 * an address.
 */
export const callerIp: TextField = {
	...textField('ip', 'ip', [
		'Caller IP',
		'The public IP address from which the data warehouse is called, such as that of this n8n instance. Separate several with commas.',
	]),
	placeholder: 'e.g. 203.0.113.7',
};

/** The job run of an operation. */
export const jobRun: TextField = {
	...textField('jobRunId', 'jobrun-id', [
		'Job Run ID',
		'The ID of the run, as returned by the operation that started or listed it',
	]),
	default: '={{ $json.jobrun_id }}',
	required: true,
};
