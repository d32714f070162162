import type { INodeParameters } from 'n8n-workflow';
import { lines } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { dataOf, historyOf, NODE, runProvider } from './scene';

/** What is wrong, the form, the parameter as the user sees it, and what is said. */
type Wrong = [what: string, form: INodeParameters, parameter: string, message: RegExp];

// What is empty in the form does not come as far as the node.
const NONE = '={{ "" }}';
const option = (options: INodeParameters) => dataOf({ options });
const importOption = (options: INodeParameters) => historyOf({ options });
const NO_WORD = { sourceName: [{ word: ' ', meaning: 'MAILING' }] };
const NO_MEANING = { sourceName: [{ word: 'Email marketing', meaning: 'EMAIL' }] };
const SIZE = /^Rows per Request must be a whole number from 1 up to 10000, but is "[\d.]+"$/;

const wrongs: Wrong[] = [
	['a level', dataOf({ level: 'pages' }), 'Level', /^Level cannot be "pages"$/],
	[
		'a column of another level',
		dataOf({ level: 'geography', columns: ['visits', 'page'] }),
		'Columns',
		/^The level Geography has no column page$/,
	],
	[
		'a column that is none',
		dataOf({ columns: ['m_visits'] }),
		'Columns',
		/^The level Site has no column m_visits$/,
	],
	[
		'a sort column that is not asked for',
		dataOf({ sort: '-m_visits, m_clicks' }),
		'Sort',
		/^Sort names m_clicks, which is none of the columns$/,
	],
	[
		'a sort column by its meaning',
		dataOf({ sort: '-visits' }),
		'Sort',
		/^Sort names visits, which is none of the columns$/,
	],
	['no first day', dataOf({ from: NONE }), 'First Day', /First Day/],
	['no last day', dataOf({ to: NONE }), 'Last Day', /Last Day/],
	['a first day that is none', dataOf({ from: '2022-02-30' }), 'First Day', /First Day/],
	[
		'a last day before the first',
		dataOf({ from: '2022-01-11', to: '2022-01-10' }),
		'Last Day',
		/Last Day/,
	],
	['pages of 0 rows', option({ pageSize: 0 }), 'Rows per Request', SIZE],
	['pages of 10,001 rows', option({ pageSize: 10_001 }), 'Rows per Request', SIZE],
	['pages of half a row', option({ pageSize: 1.5 }), 'Rows per Request', SIZE],
	['a limit of 0', dataOf({ returnAll: false, limit: 0 }), 'Limit', /^Limit must be a whole/],
	[
		'a filter that is a list',
		option({ filter: '[1]' }),
		'Filter (JSON)',
		/^Filter \(JSON\) must be an object$/,
	],
	['a filter that is no JSON', option({ filter: '{ a' }), 'Filter (JSON)', /Filter \(JSON\)/],
	['an output', dataOf({ output: 'xml' }), 'Output', /^Output cannot be "xml"$/],
	['an empty word', option({ sourceNames: NO_WORD }), 'Source Names', /^A source name is empty$/],
	['a meaning', option({ sourceNames: NO_MEANING }), 'Meaning', /^Meaning cannot be "EMAIL"$/],
	['no level to import', historyOf({ levels: '={{ [] }}' }), 'Levels', /^Levels is empty$/],
	[
		'events to import',
		historyOf({ levels: ['site', 'events'] }),
		'Levels',
		/^Levels cannot be "events"$/,
	],
	['no first day to import', historyOf({ from: NONE }), 'First Day', /First Day/],
	[
		'days to import in the wrong order',
		historyOf({ from: '2022-01-11', to: '2022-01-10' }),
		'Last Day',
		/Last Day/,
	],
	['Resume After', importOption({ resumeAfter: 'yesterday' }), 'Resume After', /Resume After/],
	['pages of an import', importOption({ pageSize: 0 }), 'Rows per Request', SIZE],
	[
		'an empty word for an import',
		importOption({ sourceNames: NO_WORD }),
		'Source Names',
		/^A source name is empty$/,
	],
];

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);

	it.each(wrongs)('tells of %s before anything is sent', async (_, form, parameter, message) => {
		const { error } = await runProvider(stage, form);
		expect(error).toMatchObject({ name: 'NodeOperationError', itemIndex: 0, node: NODE });
		expect(error?.context.parameter).toBe(parameter);
		expect(error?.message).toMatch(/ \[item 0\]$/);
		expect(error?.message.replace(/ \[item 0\]$/, '')).toMatch(message);
		expect(error?.description).toMatch(/\w/);
		expect(stage.requests()).toEqual([]);
	});

	it('tells of an operation that there is not', async () => {
		const { error } = await runProvider(stage, { ...dataOf({}), operation: 'getAll' });
		expect(error?.message).toBe('Operation cannot be "getAll"');
		expect(error?.description).toBe(
			'Choose from the list, or give one of getData, reImport, verifyAccess',
		);
		expect(stage.requests()).toEqual([]);
	});

	it.each(['={{ "" }}', '={{ " " }}', 'a/b', '..'])(
		'tells of the site "%s" before anything is sent',
		async (importSite) => {
			const { error } = await runProvider(stage, historyOf({ importSite }));
			expect(error?.message).toMatch(/site/i);
			expect(error?.message).toMatch(/\[item 0\]$/);
			expect(stage.requests()).toEqual([]);
		},
	);

	it.each([
		['Get Data', dataOf({ to: '={{ $json.value }}' }), ['2022-01-10', 'x']],
		['Re-Import', historyOf({ levels: '={{ [$json.value] }}' }), ['site', 'events']],
	])('checks all items of %s before the first is asked for', async (_, form, values) => {
		const input = values.map((value) => ({ value }));
		const { error } = await runProvider(stage, form, { input });
		expect(error?.itemIndex).toBe(1);
		expect(error?.message).toMatch(/ \[item 1\]$/);
		expect(stage.requests()).toEqual([]);
	});

	it('gives an error item for the wrong one when set to continue, and rows of the others', async () => {
		const run = await runProvider(stage, dataOf({ to: '={{ $json.to }}' }), {
			input: ['2022-01-10', '2022-01-09', '2022-01-10'].map((to) => ({ to })),
			onError: 'continueRegularOutput',
		});
		expect(run.error).toBeUndefined();
		expect(run.items(NODE).map(({ pairedItem }) => pairedItem)).toEqual([
			...[{ item: 0 }, { item: 1 }, { item: 2 }],
		]);
		const [first, wrong, last] = jsonOf(run.items(NODE));
		expect(wrong?.error).toMatch(/Last Day.* \[item 1\]$/);
		expect(first).toEqual(last);
		expect(first).toMatchObject({ date: '2022-01-10' });
	});
});
