import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { dataOf, historyOf, providerOf } from './scene';
import { NODE } from '../../support/scene';

/** Of each operation, and from an expression: test/forms/provider.test.ts tests the others. */
const wrongs: Array<[what: string, form: INodeParameters, parameter: string, message: string]> = [
	[
		'a column of another level',
		dataOf({ level: 'geography', columns: ['visits', 'page'] }),
		'Column Names or IDs',
		'Column Names or IDs: the level Geography has no column "page"',
	],
	// An empty field of the form does not reach the node.
	[
		'a day that an expression leaves empty',
		dataOf({ to: '={{ "" }}' }),
		'Last Day',
		'Last Day is empty',
	],
	['no level to import', historyOf({ levels: '={{ [] }}' }), 'Levels', 'Levels is empty'],
];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it.each(wrongs)(
		"the provider's node reports %s before anything is sent",
		async (_, form, parameter, message) => {
			const { error } = await stage.play(providerOf(form));
			expect(error).toMatchObject({ name: 'NodeOperationError', itemIndex: 0, node: NODE });
			expect(error?.context.parameter).toBe(parameter);
			expect(error?.message).toBe(`${message} [item 0]`);
			expect(error?.description).toMatch(/\w/);
			expect(stage.requests()).toEqual([]);
		},
	);

	it("the provider's node reports a credential without an import address", async () => {
		const credential = { importUrl: '', connectorToken: '' };
		const { error } = await stage.play(providerOf(historyOf({}), { credential }));
		expect(error?.message).toBe('The credential has no connector token');
		expect(error?.description).toMatch(
			/^Re-Import needs Import Address and Connector Token in the/,
		);
		expect(stage.requests()).toEqual([]);
	});

	it("the provider's node reports an unknown operation", async () => {
		const { error } = await stage.play(providerOf({ ...dataOf({}), operation: 'getAll' }));
		expect(error?.message).toBe('Operation cannot be "getAll"');
		expect(error?.description).toBe(
			'Choose a value from the list under Operation, or enter one of getData, reImport, verifyAccess',
		);
		expect(stage.requests()).toEqual([]);
	});

	it.each(['={{ " " }}', '..'])(
		`the provider's node reports the site "%s" before anything is sent`,
		async (importSite) => {
			const { error } = await stage.play(providerOf(historyOf({ importSite })));
			expect(error?.message).toMatch(/site/i);
			expect(error?.message).toMatch(/\[item 0\]$/);
			expect(stage.requests()).toEqual([]);
		},
	);

	it.each([
		['Get Data', dataOf({ to: '={{ $json.value }}' }), ['2022-01-10', 'x']],
		['Re-Import', historyOf({ levels: '={{ [$json.value] }}' }), ['site', 'events']],
	])('all items of %s are checked before the first request', async (_, form, values) => {
		const input = values.map((value) => ({ value }));
		const { error } = await stage.play(providerOf(form, { input }));
		expect(error?.itemIndex).toBe(1);
		expect(error?.message).toMatch(/ \[item 1\]$/);
		expect(stage.requests()).toEqual([]);
	});

	it('an invalid item becomes an error item if set to continue, with the rows of the others', async () => {
		const run = await stage.play(
			providerOf(dataOf({ to: '={{ $json.to }}' }), {
				input: ['2022-01-10', '2022-01-09', '2022-01-10'].map((to) => ({ to })),
				onError: 'continueRegularOutput',
			}),
		);
		expect(run.error).toBeUndefined();
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }, { item: 2 }]);
		const [first, wrong, last] = run.items;
		expect(wrong?.error).toMatch(/Last Day.* \[item 1\]$/);
		expect(first).toEqual(last);
		expect(first).toMatchObject({ date: '2022-01-10' });
	});
});
