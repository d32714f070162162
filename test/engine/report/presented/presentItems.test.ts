import { PNG } from 'pngjs';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../../harness/engine';
import { withStage } from '../../../support/withStage';
import type { Scene } from '../../../support/scene';

const ITEMS: IDataObject[] = [
	{ Channel: 'Paid search', Visits: 1_200, 'Visits Before': 1_000 },
	{ Channel: 'Display', Visits: 300, 'Visits Before': 400 },
];

describe.each(newestLine())('items of any node, on %s', (line) => {
	const stage = withStage(line);

	/** Runs the node without any credential. */
	const presentation = (parameters: INodeParameters, items = ITEMS): Scene => {
		const step = {
			parameters: { resource: 'report', operation: 'presentItems', ...parameters },
		};
		return { ...step, input: items, credentials: {} };
	};

	it('become one message without a credential, and nothing is sent', async () => {
		const run = await stage.play(presentation({ messageFor: 'markdown' }));
		const [message, ...others] = run.items;
		expect(others).toEqual([]);
		expect(message?.text).toContain('Visits: **1,500** (+100, +7.1%)');
		expect(stage.requests()).toEqual([]);
		expect(run.hints[0]).toContain('Columns were read as names: Channel');
	});

	it('become a picture', async () => {
		const run = await stage.play(presentation({ output: 'chart', binaryProperty: 'picture' }));
		const [item] = run.output();
		const data = item?.binary?.picture;
		expect(data).toMatchObject({ mimeType: 'image/png', fileName: 'items.png' });
		const { width } = PNG.sync.read(await stage.engine.binary(item, 'picture'));
		expect(width).toBe(1_200);
	});

	it('become a message and its picture in one item', async () => {
		const run = await stage.play(presentation({ output: 'messageWithChart', messageFor: 'slack' }));
		const [item, ...others] = run.output();
		expect(others).toEqual([]);
		const { text, blocks, slackMessage } = item?.json ?? {};
		expect(text).toContain('Visits: *1,500* (+100, +7.1%)');
		expect(JSON.parse(String(slackMessage))).toEqual({ text, blocks });
		const { width } = PNG.sync.read(await stage.engine.binary(item));
		expect(width).toBe(1_200);
	});

	it.each([
		[1, [{ item: 0 }]],
		[2, [{ item: 0 }, { item: 1 }]],
	])('become an item that is paired with its input of %d', async (count, expected) => {
		const run = await stage.play(presentation({ messageFor: 'plain' }, ITEMS.slice(0, count)));
		expect(run.output().map(({ pairedItem }) => pairedItem)).toEqual([expected]);
	});

	it('become rows in the order that was asked for', async () => {
		const order = { by: { column: 'Visits Change', direction: 'smallest' } };
		const run = await stage.play(presentation({ output: 'rows', order }));
		expect(run.items.map(({ Channel }) => Channel)).toEqual(['Display', 'Paid search']);
	});
});
