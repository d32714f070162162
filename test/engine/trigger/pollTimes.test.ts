import type { INodeParameters } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { clock, followsClock, MINUTE, passes, records, sentencesOf, Watch, weekly } from './scene';

const polled = (...item: INodeParameters[]): INodeParameters => ({ pollTimes: { item } });
const alert = {
	event: 'metricAlert',
	site: weekly().site,
	...{ expected: 'bound', bound: 10 },
};
const custom = (cronExpression: string): INodeParameters => ({ mode: 'custom', cronExpression });
const at = { hour: 6, minute: 30 };

describe.each(lines())('poll times that are too far apart, on %s', (line) => {
	const stage = withStage(line, followsClock);

	it.each<[string, INodeParameters]>([
		['Every Week', { ...weekly(), ...polled({ mode: 'everyWeek', weekday: '1', ...at }) }],
		[
			'At Every Poll',
			{ ...weekly({ submitEvery: 'poll' }), ...polled({ mode: 'everyDay', ...at }) },
		],
		['an alert', { ...alert, ...polled({ mode: 'everyDay', ...at }) }],
	])('are rejected before anything is sent: %s', async (_, set) => {
		const watch = new Watch(stage, set);
		const poll = await watch.poll();
		expect(sentencesOf(poll)).toEqual([
			[
				'With polls that are more than an hour apart, figures arrive late: one poll requests them, and only the next poll collects them',
				'Set Poll Times to Every X with 5 minutes, or to Every Hour. To set when the figures are requested, use Request the Report; for alerts, use Schedule under Options',
			],
		]);
		expect(poll.error).toMatchObject({ context: { parameter: 'Poll Times' } });
		const test = await stage.poll(set, { mode: 'manual', activation: 'manual' });
		expect(sentencesOf(test)).toEqual(sentencesOf(poll));
		expect(stage.requests()).toEqual([]);
	});

	it.each<[string, INodeParameters]>([
		["n8n's default ones", weekly()],
		['Every Minute', { ...weekly(), ...polled({ mode: 'everyMinute' }) }],
		['mornings only', { ...weekly(), ...polled(custom('*/5 6-9 * * 1-5')) }],
		[
			'events that need a single poll',
			{ ...records('sale'), ...polled({ mode: 'everyDay', ...at }) },
		],
	])('do not include %s', async (_, set) => {
		const watch = new Watch(stage, set);
		expect(sentencesOf(await watch.poll())).toEqual([]);
		expect(sentencesOf(await watch.poll(passes(MINUTE)))).toEqual([]);
		expect(clock.now).toBeGreaterThan(0);
	});
});
