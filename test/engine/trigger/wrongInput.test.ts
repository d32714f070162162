import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { followsClock, MINUTE, passes, sentencesOf, Watch, weekly } from './scene';
import { wrong } from './wrong';

describe.each(lines())('what the form of the trigger cannot hold, on %s', (line) => {
	const stage = withStage(line, followsClock);

	it.each(wrong)(
		'is told before anything is sent: %s',
		async (_, set, message, advice, parameter) => {
			const watch = new Watch(stage, set);
			const poll = await watch.poll();
			expect([poll.error?.message, poll.error?.description]).toEqual([message, advice]);
			expect(poll.error).toMatchObject({ name: 'NodeOperationError', context: { parameter } });
			expect([poll.output, poll.told]).toEqual([null, []]);
			expect(poll.staticData['node:Trigger'] ?? {}).toEqual({});
			const test = await stage.poll(set, { mode: 'manual', activation: 'manual' });
			expect(sentencesOf(test)).toEqual([[message, advice]]);
			expect(stage.requests()).toEqual([]);
		},
	);

	it('is forgiven: what was remembered before is still there', async () => {
		const right = weekly({ submitEvery: 'day' });
		const watch = new Watch(stage, right);
		const { staticData } = await watch.poll();
		watch.parameters = { ...right, submitAt: 'noon' };
		expect(sentencesOf(await watch.poll(passes(MINUTE)))).toHaveLength(1);
		expect(watch.staticData).toEqual(staticData);
	});
});
