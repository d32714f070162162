import type { INodeParameters } from 'n8n-workflow';
import type { Fault, JobSettings } from '../../../../sandbox';
import { newestLine } from '../../../../harness/engine';
import { sideBySideByName } from '../../../support/sideBySide';
import { HURRY } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { NODE } from '../../../support/scene';
import { dates } from '../periods';

interface Scene {
	jobs?: JobSettings[];
	faults?: Fault[];
	parameters?: INodeParameters;
	items?: number;
	onError?: 'continueErrorOutput';
}

/** The ID of a new sandbox's first job. */
const FIRST_JOB = '701928374650918273';
/** In minutes. */
const SHORT = 0.2;
const status = (times: number): { match: string; times: number } => ({
	match: 'status.json',
	times,
});

/** Each has its own sandbox. */
const scenes = {
	completed: {},
	done: { jobs: [{ state: 'DONE' }] },
	failed: { jobs: [{ outcome: 'failed', detail: 'The campaign was deleted.' }] },
	expired: { jobs: [{ outcome: 'expired' }] },
	paused: { jobs: [{ outcome: 'unknown' }], parameters: { options: { waitLimit: SHORT } } },
	hanging: { jobs: [{ outcome: 'hang' }], parameters: { options: { waitLimit: SHORT } } },
	silent: {
		faults: [{ kind: 'hang', ...status(99) }],
		parameters: { options: { waitLimit: SHORT } },
	},
	halfSilent: {
		items: 2,
		jobs: [{}, { seconds: 3 / HURRY }],
		faults: [{ kind: 'hang', match: `status.json?jobrun-id=${FIRST_JOB}`, times: 99 }],
		parameters: { options: { waitLimit: SHORT } },
		onError: 'continueErrorOutput',
	},
	away: {
		faults: [
			{ kind: 'status', status: 503, ...status(2) },
			{ kind: 'drop', ...status(1) },
			{ kind: 'html', ...status(1) },
			{ kind: 'cut', ...status(1) },
			{ kind: 'empty', ...status(1) },
			{ kind: 'status', status: 502, ...status(1) },
		],
	},
	passing: {
		items: 3,
		faults: [
			{ kind: 'error200', match: 'query.json', error_msg: 'Quota exceeded, retry in 1 second' },
			{ kind: 'error200', ...status(2), error_msg: 'Server busy' },
			{ kind: 'error200', ...status(1), error_msg: 'Something unexpected' },
			{ kind: 'status', status: 500, ...status(2) },
			{ kind: 'error200', match: 'download.json', error_msg: 'Report run is not ready' },
			{ kind: 'error200', match: 'download.json', error_msg: 'Oops', times: 2 },
			{ kind: 'reply', match: 'download.json', body: { error: false, jobrun_status: 'RUNNING' } },
		],
	},
	refusing: {
		faults: [{ kind: 'error200', ...status(99), error_msg: 'No rate for 1 second' }],
		parameters: { options: { waitLimit: SHORT } },
	},
	failedInError: {
		faults: [
			{
				kind: 'reply',
				...status(1),
				body: { error: true, error_msg: 'No disk left.', jobrun_status: 'FAILED' },
			},
		],
	},
	unknownJob: { faults: [{ kind: 'error200', ...status(99), error_msg: 'Unknown job' }] },
	unauthorised: { faults: [{ kind: 'status', status: 401, ...status(99) }] },
	forgotten: { faults: [{ kind: 'status', status: 404, ...status(99) }] },
	otherDays: {
		parameters: { ...dates(['2026-07-01', '2026-07-07']), output: 'message' },
		jobs: [
			{
				result: {
					error: false,
					data: {
						reports: [
							{
								data: [{ dimensions: ['SOCIAL'], metrics: [[{ values: ['7'] }]] }],
								columnHeader: { dateRanges: [{ from: '2026-06-01', to: '2026-06-07' }] },
							},
						],
					},
				},
			},
		],
	},
	noResult: { faults: [{ kind: 'reply', match: 'download.json', body: { error: false } }] },
} satisfies Record<string, Scene>;

describe.each(newestLine())('how a report ends, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	const played = sideBySideByName(scenes, async (scene: Scene) => {
		const { jobs, faults, parameters, items = 1, onError } = scene;
		const own = await stage.beside();
		for (const job of jobs ?? []) own.sandbox.control.nextJobs(job);
		own.sandbox.control.fault(faults ?? []);
		const input = Array.from({ length: items }, () => ({}));
		const run = await own.report(parameters ?? {}, { input, ...(onError ? { onError } : {}) });
		return { run, own };
	});

	async function ended(name: keyof typeof scenes) {
		const { run, own } = await played(name);
		const count = (endpoint: string) => own.requests(endpoint).length;
		const id = String(own.requests('status.json')[0]?.query['jobrun-id']);
		return { run, id, count };
	}

	it.each(['completed', 'done'] as const)('is ready when it is %s', async (name) => {
		const { run, count } = await ended(name);
		expect(run.error).toBeUndefined();
		expect(run.output()).toHaveLength(10);
		expect([count('query.json'), count('status.json'), count('download.json')]).toEqual([1, 1, 1]);
	});

	it('fails with the upstream message', async () => {
		const { run, id, count } = await ended('failed');
		expect(run.error?.message).toBe(
			`The platform could not finish job ${id} (state FAILED): The campaign was deleted.`,
		);
		expect(run.error).toMatchObject({ itemIndex: 0, node: NODE });
		expect(run.error?.description).toContain('submit it again');
		expect(count('download.json')).toBe(0);
	});

	it('is reported if it covers other days than the report', async () => {
		const { run } = await ended('otherDays');
		expect(run.error?.message).toBe(
			'The platform sent a result for 2026-06-01 to 2026-06-07, but 2026-07-01 to 2026-07-07 was requested, so it belongs to a different request',
		);
	});

	it('is no longer kept when it has expired', async () => {
		const { run, id } = await ended('expired');
		expect(run.error?.message).toBe(
			`The result of job ${id} is no longer available (state EXPIRED)`,
		);
	});

	it.each([
		['paused', 'PAUSED'],
		['hanging', 'RUNNING'],
	] as const)('is awaited up to the limit while it is %s', async (name, state) => {
		const { run, id, count } = await ended(name);
		expect(run.error?.message).toBe(`Job ${id} is not finished after 12 seconds (state ${state})`);
		// The job is named once, and the setting only exists in Run.
		expect(run.error?.description).toBe(
			'The job continues on the platform. Raise Wait Limit (Minutes) for jobs that take this long. Fetch the result later with Report > Collect and this job ID',
		);
		expect(count('status.json')).toBeGreaterThanOrEqual(3);
	});

	it('is abandoned at the limit if the platform no longer answers', async () => {
		const { run, id } = await ended('silent');
		expect(run.error?.message).toContain(`Job ${id} is not finished after 12 seconds`);
		expect(run.error?.message).toContain('did not answer');
	});

	it('does not delay other reports while the platform does not answer about one', async () => {
		const { run } = await ended('halfSilent');
		expect(run.output()).toHaveLength(10);
		expect(run.output(1)).toMatchObject([
			{ json: { error: expect.stringContaining(FIRST_JOB) as unknown } },
		]);
	});

	it('survives a temporary outage of the platform', async () => {
		const { run, count } = await ended('away');
		expect(run.error).toBeUndefined();
		expect(run.output()).toHaveLength(10);
		expect([count('query.json'), count('status.json')]).toEqual([1, 8]);
	});

	it('survives temporary refusals of the submission, of checks and of the download', async () => {
		const { run, count } = await ended('passing');
		expect(run.error).toBeUndefined();
		expect(run.output()).toHaveLength(30);
		// Three were accepted; the one refused temporarily was sent once more.
		expect(count('query.json')).toBe(4);
	});

	it('is awaited up to the limit while checks are refused for a reason that is not final', async () => {
		const { run, id } = await ended('refusing');
		expect(run.error?.message).toContain(
			`Job ${id} is not finished after 12 seconds (state unknown: `,
		);
		expect(run.error?.description).toContain('Report > Collect and this job ID');
	});

	it('fails if the platform states that of the job, even with an error', async () => {
		const { run, id } = await ended('failedInError');
		expect(run.error?.message).toBe(
			`The platform could not finish job ${id} (state FAILED): No disk left.`,
		);
	});

	it('ends at once if the platform refuses a check for good, and names the job', async () => {
		const { run, count } = await ended('unknownJob');
		expect(run.error?.message).toContain('reported an error for the report: Unknown job');
		expect(run.error?.description).toContain('Report > Collect');
		expect(count('status.json')).toBe(1);
	});

	it('ends at once if the token is rejected, and names the job', async () => {
		const { run, id, count } = await ended('unauthorised');
		expect(run.error?.message).toBe('The platform does not accept the token');
		expect(run.error?.httpCode).toBe('401');
		expect(run.error?.description).toContain(
			`Fetch the result later with Report > Collect and job ID ${id}`,
		);
		expect(count('status.json')).toBe(1);
	});

	it('ends at once if the platform no longer has the job', async () => {
		const { run, id, count } = await ended('forgotten');
		expect(run.error?.message).toContain('the report: The sandbox was told to answer 404');
		expect(run.error?.description).toContain(id);
		expect(count('status.json')).toBe(1);
	});

	it('names the job if its result is no report', async () => {
		const { run, id } = await ended('noResult');
		expect(run.error?.message).toContain('contains no report');
		expect(run.error?.description).toContain(id);
	});
});
