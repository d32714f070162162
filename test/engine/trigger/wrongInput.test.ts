import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { followsClock, jobs, MINUTE, passes, sentencesOf, Watch, weekly } from './scene';

/**
 * From the form, and from an expression: test/forms/read.test.ts tests the other invalid forms of
 * each event.
 */
const wrong: Array<[event: string, form: INodeParameters, message: string, parameter: string]> = [
	[
		'Report Ready',
		weekly({ submitAt: '24:00' }),
		'Time of Day must be hours and minutes, but is "24:00"',
		'Time of Day',
	],
	[
		'Job Finished',
		jobs('autoReport', { site: locator('={{ "" }}', 'id') }),
		'Site is empty',
		'Site',
	],
];

describe.each(newestLine())('invalid input of the trigger, on %s', (line) => {
	const stage = withStage(line, followsClock);

	it.each(wrong)('is reported before anything is sent: %s', async (_, set, message, parameter) => {
		const watch = new Watch(stage, set);
		const poll = await watch.poll();
		expect(poll.error?.message).toBe(message);
		expect(poll.error?.description).toMatch(/\w/);
		expect(poll.error).toMatchObject({ name: 'NodeOperationError', context: { parameter } });
		expect([poll.output, poll.reported]).toEqual([null, []]);
		expect(poll.staticData['node:Trigger'] ?? {}).toEqual({});
		const test = await stage.poll(set, { mode: 'manual', activation: 'manual' });
		expect(sentencesOf(test)).toEqual(sentencesOf(poll));
		expect(stage.requests()).toEqual([]);
	});

	it('does not change the stored state', async () => {
		const right = weekly({ submitEvery: 'day' });
		const watch = new Watch(stage, right);
		const { staticData } = await watch.poll();
		watch.parameters = { ...right, submitAt: 'noon' };
		expect(sentencesOf(await watch.poll(passes(MINUTE)))).toHaveLength(1);
		expect(watch.staticData).toEqual(staticData);
	});
});
