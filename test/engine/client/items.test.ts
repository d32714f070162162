import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { lines } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { containing, matching, until, endpoint } from './scene';
import { NODE } from '../../support/scene';

interface Mistake {
	readonly what: string;
	readonly operation: string;
	/** The invalid second item; the first one is valid. */
	readonly bad: IDataObject;
	readonly parameter: string;
	readonly message: string;
}

const good = { site: 'shop-eu', kind: 'rt#insummary', flatQuery: '{}' };
const fromInput: INodeParameters = {
	site: locator('={{ $json.site }}', 'id'),
	kind: locator('={{ $json.kind }}', 'id'),
	flatQuery: '={{ $json.flatQuery }}',
};
const unsafe = (site: string) => `Site cannot be part of an address: ${site}`;

const mistakes: Mistake[] = [
	...['../x', 'a\nb'].map((site) => ({
		what: `the site ${JSON.stringify(site)}`,
		operation: 'getKinds',
		bad: { site },
		parameter: 'Site',
		message: unsafe(site),
	})),
	{
		what: 'no site',
		operation: 'getKinds',
		bad: { site: '  ' },
		parameter: 'Site',
		message: 'Site is empty',
	},
	{
		what: 'no report kind',
		operation: 'getMetrics',
		bad: { kind: '' },
		parameter: 'Report Kind',
		message: 'Report Kind is empty',
	},
	{
		what: 'a query that is not JSON',
		operation: 'queryFlatAggregate',
		bad: { flatQuery: '{"reports": [' },
		parameter: 'Query (JSON)',
		message: 'Query (JSON) is not valid JSON: ',
	},
];

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);

	it.each(mistakes)('$what in an item is reported before anything is sent', async (mistake) => {
		const run = await stage.play({
			...endpoint(mistake.operation, fromInput),
			input: [good, { ...good, ...mistake.bad }],
		});
		expect(run.error).toMatchObject({ name: 'NodeOperationError', itemIndex: 1, node: NODE });
		expect(run.error?.message.startsWith(mistake.message)).toBe(true);
		expect(run.error?.message).toMatch(/ \[item 1\]$/);
		expect(run.error?.description).toEqual(matching(/^(Choose|Enter|Copy) /));
		expect(run.error?.context.parameter).toBe(mistake.parameter);
		expect(stage.requests()).toEqual([]);
	});

	it('an impossible field for a file is reported before anything is sent', async () => {
		const parameters = {
			resource: 'empDatabase',
			id: '1',
			binaryProperty: '={{ $json.field }}',
		};
		const run = await stage.play({
			...endpoint('downloadFile', parameters),
			input: [{ field: 'data' }, { field: ['data'] }],
		});
		expect(run.error).toMatchObject({ name: 'NodeOperationError', itemIndex: 1 });
		expect(run.error?.message).toBe('Put Output File in Field is not text [item 1]');
		expect(stage.requests()).toEqual([]);
	});

	const sites = ['shop-eu', 'nowhere', 'shop-ca', '../x'];
	const input = sites.map((site) => ({ site }));
	const kinds = endpoint('getKinds', { site: locator('={{ $json.site }}', 'id') });

	it('items keep their order, whichever is answered first', async () => {
		stage.sandbox.control.fault({
			kind: 'slow',
			match: 'shop-eu',
			chunks: 3,
			chunkDelayMs: 100,
		});
		const some = ['shop-eu', 'shop-ca', 'shop-eu'].map((site) => ({ site }));
		const run = await stage.play({ ...kinds, input: some });
		const items = run.output();
		const each = items.length / 3;
		expect(each).toBeGreaterThan(1);
		expect(pairedItemsOf(items)).toEqual(
			items.map((_, index) => ({ item: Math.floor(index / each) })),
		);
		expect(items.slice(each, 2 * each).map(({ json }) => json)).toEqual(
			items.slice(0, each).map(({ json }) => json),
		);
	});

	it('an item that the platform refuses is named', async () => {
		const some = ['shop-eu', 'nowhere'].map((site) => ({ site }));
		const run = await stage.play({ ...kinds, input: some });
		expect(run.error).toMatchObject({ name: 'NodeApiError', httpCode: '404', itemIndex: 1 });
		expect(run.error?.message).toContain('There is no site "nowhere".');
	});

	it('the node continues with valid items complete and failed ones in their places', async () => {
		const run = await stage.play({ ...kinds, onError: 'continueRegularOutput', input });
		expect(run.error).toBeUndefined();
		const items = run.output();
		const failed = items.filter(({ json }) => 'error' in json);
		expect(failed).toMatchObject([
			{ json: { error: containing('There is no site "nowhere".') } },
			{ json: { error: `${unsafe('../x')} [item 3]` } },
		]);
		expect(failed.map(({ pairedItem }) => pairedItem)).toEqual([{ item: 1 }, { item: 3 }]);
		const paired = items.map(({ pairedItem }) => pairedItem);
		expect(paired).toEqual([...paired].sort((a, b) => itemOf(a) - itemOf(b)));
		expect(new Set(paired.map(itemOf))).toEqual(new Set([0, 1, 2, 3]));
	});

	it('failed items go to the error output and valid ones continue', async () => {
		const run = await stage.play({ ...kinds, onError: 'continueErrorOutput', input });
		expect(run.error).toBeUndefined();
		const paired = run.output().map(({ pairedItem }) => itemOf(pairedItem));
		expect(new Set(paired)).toEqual(new Set([0, 2]));
		expect(run.output()).toHaveLength(2 * paired.filter((item) => item === 0).length);
		expect(run.output(1)).toMatchObject([
			{ json: { site: 'nowhere', error: containing('found nothing') } },
			{ json: { site: '../x', error: `${unsafe('../x')} [item 3]` } },
		]);
	});

	it('at most five items are requested at once', async () => {
		stage.sandbox.control.fault({ kind: 'hang', times: 5 });
		const many = Array.from({ length: 8 }, () => ({ site: 'shop-eu' }));
		const going = stage.begin({ ...kinds, input: many });
		await until(() => stage.requests().length >= 5);
		await going.cancel();
		await going.done;
		expect(stage.requests()).toHaveLength(5);
	});
});

function itemOf(paired: unknown): number {
	if (typeof paired !== 'object' || paired === null || !('item' in paired)) return -1;
	return Number(paired.item);
}
