import type { INodeParameters } from 'n8n-workflow';

import type { Fault } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { CALLER_IP, JOBS, launch, startExport, startQuery } from './launch';
import { clock, followsCalmly, HOUR, jobs, MINUTE, MORNING, passes, records } from './scene';
import { sentencesOf, tracesOf, Watch, weekly } from './scene';

const autoReport = locator(JOBS.autoReport);
const everywhere = { kind: 'status', times: 1_000 } as const;

describe.each(newestLine())('a platform with errors, on %s', (line) => {
	const stage = withStage(line, () => {
		clock.now = MORNING;
		return followsCalmly;
	});
	beforeEach(() => void passes(5 * MINUTE));

	/** A source to watch, and its change after the first poll. */
	type Event = [
		what: string,
		parameters: () => Promise<INodeParameters> | INodeParameters,
		happen: () => unknown,
	];
	const events: Event[] = [
		['a report', () => weekly({ submitEvery: 'poll' }), () => {}],
		['a job', () => jobs('autoReport', { autoReport }), () => launch.autoReport(stage)],
		['any job', () => jobs('autoReport'), () => launch.autoReport(stage)],
		['a run', runOfExport, () => passes(MINUTE)],
		['a query', query, () => passes(MINUTE)],
		['a record', () => records('sale'), lateSale],
	];

	/** A submission and a search; test/polling/incidents.test.ts tests what all have in common. */
	const unlike = events.filter(([what]) => ['a report', 'a record'].includes(what));

	async function runOfExport() {
		stage.sandbox.control.nextJobs({ seconds: 30 });
		return jobs('audienceExport', { jobRunIds: await startExport(stage) });
	}

	async function query() {
		stage.sandbox.control.nextJobs({ seconds: 30 });
		return jobs('dataWarehouse', { jobRunIds: await startQuery(stage), ip: CALLER_IP });
	}

	function lateSale() {
		const reference = `sale-at-${clock.now}`;
		const at = clock.now / 1_000 - 3_600;
		stage.sandbox.control.addRecord({ site: 'shop-eu', group: 'order', reference, at });
	}

	async function started(parameters: Event[1]): Promise<Watch> {
		const watch = new Watch(stage, await parameters());
		const first = await watch.poll();
		expect([first.items, sentencesOf(first)]).toEqual([[], []]);
		return watch;
	}

	function breaks(status: number): void {
		// A platform that repeats the request.
		const error_msg = `Bad token ${stage.sandbox.token}`;
		stage.sandbox.control.fault({ ...everywhere, status, body: { error: true, error_msg } });
	}

	it.each(events.map((event, at) => [[429, 503][at % 2] ?? 503, ...event] as const))(
		'that answers %i does not affect the delivery of %s',
		async (status, _, parameters, happen) => {
			const watch = await started(parameters);
			await happen();
			breaks(status);
			await watch.pollInVain(passes(MINUTE));
			stage.sandbox.control.clearFaults();
			const after = [await watch.poll(passes(MINUTE)), await watch.poll(passes(MINUTE))];
			expect(after.flatMap(sentencesOf)).toEqual([]);
			expect(after.flatMap(({ items }) => items).length).toBeGreaterThan(0);
		},
	);

	it.each(unlike)(
		'is reported once after 30 minutes, and then once a day: %s',
		async (_, parameters) => {
			const watch = await started(parameters);
			breaks(503);
			const start = clock.now;
			const told: unknown[] = [];
			for (const minute of [0, 29, 30, 31, 60, 24 * 60, 25 * 60]) {
				const poll = await watch.poll(start + minute * MINUTE);
				expect([poll.output, poll.error]).toEqual([null, undefined]);
				expect(tracesOf(poll)).not.toContain(stage.sandbox.token);
				told.push(...poll.reported.map(({ message }) => [minute, message]));
			}
			const message: unknown = expect.stringMatching(
				/^The platform could not process .+ \(HTTP 503\): Bad token \S+$/,
			);
			expect(told).toEqual([
				[30, message],
				[25 * 60, message],
			]);
		},
	);

	it('is reported 30 minutes after the errors have begun again', async () => {
		const watch = await started(() => jobs('autoReport', { autoReport }));
		const start = clock.now;
		const tellsAt = async (minute: number) =>
			(await watch.poll(start + minute * MINUTE)).reported.length > 0;
		breaks(429);
		expect([await tellsAt(1), await tellsAt(30)]).toEqual([false, false]);
		stage.sandbox.control.clearFaults();
		expect(await tellsAt(31)).toBe(false);
		breaks(503);
		expect([await tellsAt(32), await tellsAt(61), await tellsAt(62)]).toEqual([false, false, true]);
	});

	it.each(events)(
		'that rejects the token is reported at once: %s',
		async (_, parameters, happen) => {
			const refused = {
				message: 'The platform does not accept the token',
				description: expect.stringMatching(
					/^Copy the token from the platform into the credential/,
				) as unknown,
				httpCode: '401',
				name: 'NodeApiError',
			};
			breaks(401);
			const set = await settings(parameters);
			const first = await new Watch(stage, set).poll();
			expect(first.error).toMatchObject(refused);
			expect(first.staticData['node:Trigger']).toEqual({});
			expect(tracesOf(first)).not.toContain(stage.sandbox.token);

			stage.sandbox.control.clearFaults();
			const watch = new Watch(stage, set);
			const { staticData } = await watch.poll();
			await happen();
			breaks(401);
			const poll = await watch.poll(passes(MINUTE));
			expect(poll.error).toMatchObject(refused);
			expect([poll.output, poll.reported]).toEqual([null, []]);
			expect(poll.staticData).toEqual(staticData);
			expect(tracesOf(poll)).not.toContain(stage.sandbox.token);
		},
	);

	it.each(unlike)(
		'that rejects the token is reported once in 30 polls: %s',
		async (_, parameters) => {
			const watch = await started(parameters);
			stage.clear();
			breaks(401);
			const moments = Array.from({ length: 30 }, () => passes(MINUTE));
			const { staticData } = watch;
			const set = watch.parameters;
			const polls = await stage.polls(set, moments, { staticData, activation: 'init' });
			expect(polls.map(({ error, output }) => [error, output])).toEqual(
				polls.map(() => [undefined, null]),
			);
			expect(polls.flatMap(({ reported }) => reported.map(({ message }) => message))).toEqual([
				'The platform does not accept the token',
			]);
			expect(stage.requests().length).toBeLessThanOrEqual(10);

			watch.staticData = polls.at(-1)?.staticData ?? {};
			stage.sandbox.control.clearFaults();
			expect(sentencesOf(await watch.poll(passes(HOUR)))).toEqual([]);
		},
	);

	it('does not matter for an invalid form, which is reported once in 30 polls', async () => {
		const watch = await started(() => records('sale'));
		const moments = Array.from({ length: 30 }, () => passes(MINUTE));
		const { staticData } = watch;
		const wrong = records('sale', { options: { lookBack: 99 } });
		const polls = await stage.polls(wrong, moments, { staticData, activation: 'init' });
		expect(polls.flatMap(sentencesOf)).toHaveLength(1);
		expect(polls.at(-1)?.staticData).toMatchObject({
			'node:Trigger': { watch: { state: watchOf(staticData).state } },
		});
	});

	const watchOf = (staticData: object) =>
		(staticData as { 'node:Trigger': { watch: { state: object } } })['node:Trigger'].watch;

	/** Read while the platform is healthy. */
	async function settings(parameters: Event[1]): Promise<INodeParameters> {
		stage.sandbox.control.clearFaults();
		const set = await parameters();
		breaks(401);
		return set;
	}

	it.each<[string, Fault]>([
		['is cut off', { kind: 'cut' }],
		['is empty', { kind: 'empty' }],
		['is a web page', { kind: 'html' }],
		['never comes', { kind: 'dropBefore' }],
	])('whose answer %s costs no run', async (_, fault) => {
		const watch = await started(() => jobs('autoReport', { autoReport }));
		await launch.autoReport(stage);
		stage.sandbox.control.fault(fault);
		await watch.pollInVain(passes(MINUTE));
		expect((await watch.poll(passes(HOUR))).items).toHaveLength(1);
	});
});
