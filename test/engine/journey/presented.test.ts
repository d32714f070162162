import type { INodeParameters } from 'n8n-workflow';
import type { JsonObject } from '../../../sandbox/http/json';
import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { analysisOf } from './scene';

const run = (more: INodeParameters) =>
	analysisOf('touch-simple', { goal: locator('order') }, {}, { operation: 'runAnalysis', ...more });

const TABLE: JsonObject = {
	fields: [{ name: 'Touches' }, { name: 'Sales' }],
	rows: [
		['1', 40],
		['2', 17],
	],
};

describe.each(newestLine())('the presentation of an analysis, on %s', (line) => {
	const stage = withStage(line);

	const answer = (data: JsonObject) =>
		stage.sandbox.control.fault({
			kind: 'reply',
			match: 'download.json',
			body: { error: false, data },
		});

	it('is a message if the reply is a report', async () => {
		const done = await stage.play({ parameters: run({ output: 'message', messageFor: 'plain' }) });
		const [message] = done.items;
		expect(message?.text).toMatch(/ by step · shop-eu/);
		// Figures of an analysis need not add up.
		expect(message?.text).not.toMatch(/^Total/m);
	});

	it('is a message and a picture if the reply is a table', async () => {
		answer(TABLE);
		const told = await stage.play({ parameters: run({ output: 'message', messageFor: 'plain' }) });
		expect(told.items[0]?.text).toBe(
			'Sales by Touches · shop-eu\n\nLargest: 1: 40\n\nTouches  Sales\n1           40\n2           17',
		);
		answer(TABLE);
		const shown = await stage.play({ parameters: run({ output: 'chart' }) });
		expect(shown.output()[0]?.binary?.data?.mimeType).toBe('image/png');
	});

	it('explains what to do if the reply is no table', async () => {
		answer({ tree: { children: [{ name: 'x' }] } });
		const done = await stage.play({ parameters: run({ output: 'chart' }) });
		expect(done.error?.message).toMatch(/^The result of this analysis is not a table, /);
		expect(done.error?.description).toMatch(/^Set Output to Raw or Rows, .*: \d+\. /);
	});
});
