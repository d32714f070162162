import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { JOBS, launch, startExport } from './launch';
import { clock, DAY, followsCalmly, jobs, MINUTE, MORNING, passes, records } from './scene';
import { sentencesOf, Watch, weekly } from './scene';

const autoReport = locator(JOBS.autoReport);

const DAMAGED = [
	'The stored state of the trigger was damaged and has been discarded',
	expect.stringContaining('The trigger starts over'),
];

const shapes: Array<[string, unknown]> = [
	['a text', 'of another shape'],
	['lists of something else', { pending: [null, 7, {}], known: [null, 7, {}], since: 7 }],
	['a search that is none', { since: '2026-11-17', search: { id: 7 }, known: {} }],
];

describe.each(lines())('the stored state of a trigger, on %s', (line) => {
	const stage = withStage(line, () => {
		clock.now = MORNING;
		return { ...followsCalmly, remembers: true };
	});
	const watches = new Map<string, Watch>();
	let parameters: Record<string, INodeParameters>;

	beforeAll(async () => {
		stage.sandbox.control.nextJobs({ seconds: 1_000_000 });
		parameters = {
			report: weekly(),
			runs: jobs('autoReport', { autoReport }),
			IDs: jobs('audienceExport', { jobRunIds: await startExport(stage) }),
			records: records('sale'),
		};
		for (const [name, set] of Object.entries(parameters)) {
			const watch = new Watch(stage, set);
			await watch.poll();
			watches.set(name, watch);
		}
	});

	const remembered = (name: string) =>
		JSON.parse(JSON.stringify(watches.get(name)?.staticData['node:Trigger'])) as {
			watch: { incidents: object };
		};

	it.each(shapes)('counts as empty if it is %s, which is reported', async (_, state) => {
		// Of a search, the days can still be read.
		const isReadable = (name: string) => name === 'records' && state === shapes[2]?.[1];
		const polls = Object.entries(parameters).flatMap(([name, set]) =>
			[{ watch: state }, { watch: { ...remembered(name).watch, state } }].map(
				async (left, place) => {
					const isReported = place === 0 || !isReadable(name);
					const staticData = JSON.parse(JSON.stringify({ 'node:Trigger': left })) as IDataObject;
					const watch = new Watch(stage, set, {}, staticData);
					const poll = await watch.poll();
					const sentences = isReported ? [DAMAGED] : [];
					expect([name, poll.output?.flat() ?? [], sentencesOf(poll)]).toEqual([
						name,
						[],
						sentences,
					]);
					const incidents: unknown = isReported
						? expect.anything()
						: remembered(name).watch.incidents;
					const expected = { watch: { ...remembered(name).watch, incidents } };
					expect(poll.staticData['node:Trigger']).toEqual(expected);
				},
			),
		);
		await Promise.all(polls);
	});

	it('is not reported when another source is watched', async () => {
		const watch = new Watch(stage, weekly({ submitEvery: 'day' }));
		await watch.poll();
		watch.parameters = jobs('autoReport', { autoReport });
		expect(sentencesOf(await watch.poll(passes(MINUTE)))).toEqual([]);
		await launch.autoReport(stage);
		expect((await watch.poll(passes(MINUTE))).items).toHaveLength(1);
		watch.parameters = weekly({ submitEvery: 'day' });
		expect((await watch.poll(passes(MINUTE))).output).toBeNull();
		expect((await watch.poll(passes(DAY))).output).toEqual([[]]);
	});
});
