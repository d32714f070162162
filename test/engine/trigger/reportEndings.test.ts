import type { Fault, JobSettings } from '../../../sandbox';
import { newestLine, type Poll } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { clock, followsClock, HOUR, MINUTE, moment, sentencesOf, Watch, weekly } from './scene';

const FRIDAY = moment('2026-11-13T10:00Z');
const DUE = moment('2026-11-16T05:30Z');
const query = { match: 'query.json' };
const jobsIn = ({ items }: Poll) =>
	new Set(items.map(({ json }) => JSON.stringify(json.reportJob)));

describe.each(newestLine())('a report that fails, on %s', (line) => {
	const stage = withStage(line, followsClock);

	async function started(more = {}, orders?: JobSettings): Promise<Watch> {
		if (orders) stage.sandbox.control.nextJobs(orders);
		const watch = new Watch(stage, weekly({ submitEvery: 'day', ...more }));
		await watch.poll(FRIDAY);
		await watch.poll(DUE);
		expect(stage.submitted()).toHaveLength(1);
		return watch;
	}

	const jobOf = ({ staticData }: Watch) => /"id":"(\d+)"/.exec(JSON.stringify(staticData))?.[1];

	it.each<[string, JobSettings, number, (job: string) => [string, string]]>([
		[
			'fails',
			{ outcome: 'failed', detail: 'Too many rows.' },
			MINUTE,
			(job) => [
				`The platform could not finish job ${job} (state FAILED): Too many rows.`,
				'Check the request for errors, or submit it again',
			],
		],
		[
			'never ends',
			{ outcome: 'unknown' },
			2 * HOUR,
			(job) => [
				`Job ${job} is not finished after 2 hours (state PAUSED)`,
				'The job continues on the platform. Raise Give Up After (Hours) for jobs that take this long. Fetch the result later with Report > Collect and this job ID',
			],
		],
	])('is reported once if it %s', async (_, orders, after, sentences) => {
		const watch = await started({ options: { giveUpAfter: 2 } }, orders);
		const job = jobOf(watch) ?? '';
		if (after > MINUTE) expect((await watch.poll(DUE + after - 1)).output).toBeNull();
		const ended = await watch.poll(DUE + after);
		expect(sentencesOf(ended)).toEqual([sentences(job)]);
		// The state is stored with this execution.
		expect(ended.output).toEqual([[]]);
		stage.clear();
		expect((await watch.poll(DUE + after + 1)).output).toBeNull();
		expect(stage.requests()).toEqual([]);
	});

	it('is reported if the platform no longer has the job', async () => {
		const watch = await started();
		const job = jobOf(watch);
		stage.sandbox.control.fault({ kind: 'status', status: 404, match: 'status.json' });
		const ended = await watch.poll(DUE + MINUTE);
		expect(ended.reported[0]?.message).toBe(
			`The platform found nothing for the state of report job ${job}: The sandbox was told to answer 404. (HTTP_404)`,
		);
		expect((await watch.poll(DUE + 2 * MINUTE)).output).toBeNull();
	});

	it.each<[string, Fault]>([
		['is being maintained', { kind: 'status', status: 503, ...query, times: 2 }],
		['has had too many requests', { kind: 'status', status: 429, ...query, times: 2 }],
	])('is made up for once if the platform %s at its slot', async (_, fault) => {
		const watch = new Watch(stage, weekly());
		await watch.poll(FRIDAY);
		stage.sandbox.control.fault(fault);
		for (const minute of [0, 1]) {
			await watch.pollInVain(DUE + minute * MINUTE);
		}
		expect((await watch.poll(DUE + 2 * MINUTE)).output).toEqual([[]]);
		expect((await watch.poll(DUE + 3 * MINUTE)).items.length).toBeGreaterThan(5);
		expect((await watch.poll(DUE + 4 * MINUTE)).output).toBeNull();
		expect(stage.requests('query.json').map(({ status }) => status)).toEqual([
			'status' in fault ? fault.status : 0,
			'status' in fault ? fault.status : 0,
			200,
		]);
	});

	it('is reported and not repeated if the platform refused it', async () => {
		const watch = new Watch(stage, weekly({ submitEvery: 'day' }));
		await watch.poll(FRIDAY);
		stage.sandbox.control.fault({ kind: 'status', status: 400, ...query });
		const due = await watch.poll(DUE);
		expect(due.reported.map((failure) => failure.message)).toEqual([
			'The platform refused the report request: The sandbox was told to answer 400. (HTTP_400)',
		]);
		expect(due.output).toEqual([[]]);
		expect((await watch.poll(DUE + MINUTE)).output).toBeNull();
		expect(stage.requests('query.json')).toHaveLength(1);
		await watch.poll(DUE + 24 * HOUR);
		expect(stage.requests('query.json')).toHaveLength(2);
	});

	it('is repeated once, without an error, if its answer was lost', async () => {
		const watch = new Watch(stage, weekly());
		await watch.poll(FRIDAY);
		stage.sandbox.control.fault({ kind: 'drop', ...query });
		await watch.pollInVain(DUE);
		expect((await watch.poll(DUE + MINUTE)).output).toEqual([[]]);
		expect((await watch.poll(DUE + 2 * MINUTE)).items.length).toBeGreaterThan(5);
		await watch.pollInVain(DUE + 3 * MINUTE);
		expect(stage.requests('query.json')).toHaveLength(2);
	});

	it('is reported once, in one message, if every connection is cut at a submission', async () => {
		const watch = new Watch(stage, weekly({ submitEvery: 'day' }));
		stage.sandbox.control.fault({ kind: 'drop', ...query, times: 1_000 });
		await watch.pollInVain(DUE - 2 * MINUTE);
		const polls: Poll[] = [];
		for (let minute = -1; minute < 45; minute += 1) {
			polls.push(await watch.poll(DUE + minute * MINUTE));
		}
		// Not even an empty execution.
		expect(polls.filter(({ output, error }) => output ?? error)).toEqual([]);
		expect(polls.flatMap(sentencesOf)).toEqual([
			[
				'The platform may have received the report request, but no readable answer arrived',
				'After a second attempt, the trigger waits until the report is next due. To get the report sooner, use Report > Run',
			],
		]);
		expect(polls.findIndex(({ reported }) => reported.length > 0)).toBeGreaterThanOrEqual(28);
		expect(stage.requests('query.json').length).toBeLessThanOrEqual(2);
	});

	it.each<[string, Fault]>([
		['a look', { kind: 'error200', match: 'status.json', error_msg: 'Quota exceeded' }],
		['a look', { kind: 'status', status: 500, match: 'status.json' }],
		['the download', { kind: 'error200', match: 'download.json', error_msg: 'Not ready' }],
		['the submission', { kind: 'error200', ...query, error_msg: 'Server busy' }],
	])('is fetched a poll later after a temporary refusal of %s', async (_, fault) => {
		const watch = new Watch(stage, weekly());
		await watch.poll(FRIDAY);
		stage.sandbox.control.fault(fault);
		const polls: Poll[] = [];
		for (const minute of [0, 1, 2]) polls.push(await watch.poll(DUE + minute * MINUTE));
		expect(polls.flatMap(sentencesOf)).toEqual([]);
		expect(polls[2]?.items.length).toBeGreaterThan(5);
	});

	it('is reported if the settings changed before it was delivered', async () => {
		const watch = await started();
		const job = jobOf(watch);
		watch.parameters = weekly({ period: 'YESTERDAY' });
		const changed = await watch.poll(DUE + MINUTE);
		expect(sentencesOf(changed)).toEqual([
			[
				`The trigger was changed while a report was being calculated, so this report is not delivered (job ${job})`,
				'To get the report, use Report > Collect with this job ID',
			],
		]);
		expect(changed.output).toEqual([[]]);
		expect((await watch.poll(DUE + 2 * MINUTE)).output).toBeNull();
		expect(stage.submitted()).toHaveLength(1);
	});

	it('is reported with others that were being calculated if the settings changed', async () => {
		stage.sandbox.control.nextJobs({ outcome: 'hang' });
		stage.sandbox.control.nextJobs({ outcome: 'hang' });
		const watch = new Watch(stage, weekly({ submitEvery: 'poll' }));
		for (const minute of [0, 1, 2]) await watch.poll(DUE + minute * MINUTE);
		watch.parameters = weekly({ submitEvery: 'poll', period: 'YESTERDAY' });
		const [[message, advice] = []] = sentencesOf(await watch.poll(DUE + 3 * MINUTE));
		expect(message).toMatch(/these reports are not delivered \(jobs \d+(, \d+)+\)$/);
		expect(advice).toBe('To get the reports, use Report > Collect with these job IDs');
	});

	it('does not affect other pending reports, which are delivered once', async () => {
		stage.sandbox.control.nextJobs({ outcome: 'hang' });
		stage.sandbox.control.nextJobs({ seconds: 90, times: 10 });
		const watch = new Watch(stage, weekly({ submitEvery: 'poll' }));
		const seen: string[] = [];
		for (let minute = 0; minute < 8; minute++) {
			const poll = await watch.poll(DUE + minute * MINUTE);
			expect(sentencesOf(poll)).toEqual([]);
			const jobs = jobsIn(poll);
			expect(jobs.size).toBeLessThanOrEqual(1);
			seen.push(...jobs);
		}
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen.length).toBeGreaterThan(3);
		expect(stage.submitted()).toHaveLength(8);
		expect(clock.now).toBe(DUE + 7 * MINUTE);
	});
});
