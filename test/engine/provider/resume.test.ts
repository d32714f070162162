import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { DAY, historyOf, named, NEXT_DAY, uploads, providerOf } from './scene';
import type { Scene } from '../../support/scene';

/** Three histories, of which the second one fails on its second day. */
const input: IDataObject[] = [
	{ from: DAY, to: NEXT_DAY },
	{ from: '2022-01-20', to: '2022-01-22' },
	{ from: '2022-01-24', to: '2022-01-24' },
];
const days = { from: '={{ $json.from }}', to: '={{ $json.to }}' };
const PASTED = 'item 0: 2022-01-11, item 1: 2022-01-20';
const FAILED = { kind: 'status', status: 500, match: 'analyticsimport/website' } as const;

describe.each(newestLine())('a Re-Import of several items that is interrupted, on %s', (line) => {
	const stage = withStage(line);

	const importing = (
		options: INodeParameters = {},
		more: { onError?: 'continueRegularOutput' } = {},
	): Scene =>
		providerOf(
			historyOf({
				levels: ['site'],
				...days,
				options,
			}),
			{ input, ...more },
		);
	const sent = () => uploads(stage).map((upload) => named(upload).replace('website ', ''));

	it('names each item and the text to resume with', async () => {
		stage.sandbox.control.fault({ ...FAILED, after: 3, times: 9 });
		const { error } = await stage.play(importing());
		expect(error?.itemIndex).toBe(1);
		expect(error?.description).toMatch(
			/\. Item 1 was imported up to and including 2022-01-20. To continue, run the node again with the same input items and this text as Resume After by Item under Options: item 0: 2022-01-11, item 1: 2022-01-20$/,
		);
	});

	it('resumes each item according to that text', async () => {
		const { error } = await stage.play(importing({ resumeAfterByItem: PASTED }));
		expect(error).toBeUndefined();
		expect(sent()).toEqual(['21/01/2022', '22/01/2022', '24/01/2022']);
	});

	it('adds the counts of that text if it is interrupted again', async () => {
		stage.sandbox.control.fault({ ...FAILED, after: 1 });
		const { error } = await stage.play(importing({ resumeAfterByItem: PASTED }));
		expect(error?.description).toMatch(/Options: item 0: 2022-01-11, item 1: 2022-01-21$/);
	});

	it('names all items with progress if set to continue', async () => {
		stage.sandbox.control.fault({ ...FAILED, after: 3 });
		const done = await stage.play(importing({}, { onError: 'continueRegularOutput' }));
		const failed = done.items.find(({ error }) => error !== undefined);
		expect(failed?.message).toMatch(
			/Options: item 0: 2022-01-11, item 1: 2022-01-20, item 2: 2022-01-24$/,
		);
	});

	it.each(['2022-01-20', '2022-01-20T00:00:00', '=2022-01-20'])(
		'sends nothing if a single day, %s, would apply to all of them',
		async (day) => {
			const { error } = await stage.play(importing({ resumeAfter: day }));
			expect(error?.message).toMatch(/^Resume After contains one day, but there are 3 input items/);
			expect(error?.description).toMatch(/such as item 0: 2026-01-31, item 1: 2026-01-15/);
			expect(stage.requests()).toEqual([]);
		},
	);

	it.each(['item 3: 2022-01-20', 'item 0: 2022-01-11, 2022-01-20', 'item one: 2022-01-11'])(
		'sends nothing if the text names no item: %s',
		async (text) => {
			const { error } = await stage.play(importing({ resumeAfterByItem: text }));
			expect(error?.message).toMatch(/^Resume After by Item: ".*" is not an item and a day/);
			expect(error?.description).toMatch(/the last item is 2$/);
			expect(stage.requests()).toEqual([]);
		},
	);

	it('sends nothing if the day is given twice', async () => {
		const { error } = await stage.play(
			importing({ resumeAfter: '={{ $json.to }}', resumeAfterByItem: PASTED }),
		);
		expect(error?.message).toMatch(/^Resume After and Resume After by Item are both filled in/);
		expect(stage.requests()).toEqual([]);
	});

	it('accepts a day per item from an expression', async () => {
		const { error } = await stage.play(importing({ resumeAfter: '={{ $json.to }}' }));
		expect(error).toBeUndefined();
		expect(stage.requests()).toEqual([]);
	});

	it('may be retried by n8n, as importing a day again replaces the same data', async () => {
		stage.sandbox.control.fault({ ...FAILED, after: 1 });
		const settings = { retryOnFail: true, maxTries: 2, waitBetweenTries: 1 };
		const one = historyOf({ levels: ['site'] });
		const { error } = await stage.play(providerOf(one, settings));
		expect(error).toBeUndefined();
		expect(sent()).toEqual(['10/01/2022', '11/01/2022', '10/01/2022', '11/01/2022']);
	});
});
