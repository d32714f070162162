/** The output formats of a finished report. */
type OutputChoice =
	| 'chart'
	| 'csv'
	| 'json'
	| 'message'
	| 'html'
	| 'messageWithChart'
	| 'raw'
	| 'rows'
	| 'xlsx';

/** Shows an option for output formats that use it. */
export const shownFor = (...outputs: OutputChoice[]) => ({
	displayOptions: { show: { '/output': outputs } },
});

/** Hides an option that JSON contains itself; alerts have these options, but no JSON. */
export const IN_FIELDS_ONLY = { displayOptions: { hide: { '/definedBy': ['json'] } } };
