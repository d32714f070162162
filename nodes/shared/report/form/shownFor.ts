/** What a finished report can come back as. */
export type OutputChoice =
	| 'chart'
	| 'csv'
	| 'json'
	| 'message'
	| 'messageWithChart'
	| 'raw'
	| 'rows';

/** Shows an option only where what it says becomes something. */
export const shownFor = (...outputs: OutputChoice[]) => ({
	displayOptions: { show: { '/output': outputs } },
});

/** The same of an option that operations without an output have, too: it is hidden for some. */
export const hiddenFor = (...outputs: OutputChoice[]) => ({
	displayOptions: { hide: { '/output': outputs } },
});

/** Hides what JSON says by itself; alerts have these options and no JSON. */
export const IN_FIELDS_ONLY = { displayOptions: { hide: { '/definedBy': ['json'] } } };
