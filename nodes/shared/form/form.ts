import type { IDisplayOptions, INodeProperties } from 'n8n-workflow';

/** The fields of an operation that its catalogue row cannot describe. */
export interface Form {
	readonly fields: readonly INodeProperties[];
	readonly options?: readonly INodeProperties[];
}

/** The values of Output in any operation. */
type OutputValue =
	| 'chart'
	| 'csv'
	| 'html'
	| 'items'
	| 'json'
	| 'message'
	| 'messageWithChart'
	| 'parquet'
	| 'raw'
	| 'rows'
	| 'xlsx';

/**
 * Hides an option for some outputs. An operation without an Output shows it, so that all operations
 * can share the option.
 */
export const notFor = (...outputs: OutputValue[]) => ({
	displayOptions: { hide: { '/output': outputs } },
});

/** Shows an option for output formats that use it. */
export const shownFor = (...outputs: Array<Exclude<OutputValue, 'items' | 'parquet'>>) => ({
	displayOptions: { show: { '/output': outputs } },
});

/** The option that holds a whole report request, in place of the form's fields. */
export const REQUEST_OPTION = 'request';

/** Where that option is added and not empty. */
export const IN_JSON: NonNullable<IDisplayOptions['hide']> = {
	[`/options.${REQUEST_OPTION}`]: [{ _cnd: { exists: true } }],
};

/** Hides a field or option that JSON contains itself; alerts have some of them, but no JSON. */
export const IN_FIELDS_ONLY = { displayOptions: { hide: IN_JSON } };
