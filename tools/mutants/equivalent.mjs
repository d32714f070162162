/**
 * Mutants that no test can tell from the code, each with its reason. `code` and `becomes` are as the
 * tool prints them.
 */
export const equivalent = [
	{
		file: 'platform/client/values/enteredJson.ts',
		code: "'it cannot be read'",
		becomes: '""',
		why: 'A reader of JSON throws nothing but errors.',
	},
	{
		file: 'platform/polling/ids.ts',
		code: '[]',
		becomes: '["Stryker was here"]',
		why: 'No key of a run is that text.',
	},
];
