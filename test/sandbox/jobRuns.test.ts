import { Asking, refusalOf } from './asking';
import { Caller, matching } from './caller';

const caller = Caller.forEachTest();
const ask = Asking.of(caller);

const idOf = (row: Record<string, string> | undefined) => row?.job_id ?? '';
const DIGITS = matching(/^\d+$/);

describe('planned jobs of the sandbox', () => {
	it('are found page by page, by name, by ID and by their state', async () => {
		const first = await ask.rows('adhoc/search');
		const rest = await ask.rows('adhoc/search', { start: 100, limit: 100 });
		expect([first.length, rest.length]).toEqual([100, 28]);
		expect(new Set([...first, ...rest].map((row) => row.job_id)).size).toBe(128);
		expect(first[0]).toMatchObject({ job_id: DIGITS, job_active: 'Y', job_params: matching(/{/) });
		const named = await ask.rows('adhoc/search', { 'job-name': 'Coupon usage - France' });
		expect(named).toHaveLength(4);
		const exactly = { 'job-name': named[2]?.job_name ?? '', 'job-name-exact': 1 };
		expect(await ask.row('adhoc/search', exactly)).toEqual(named[2]);
		expect(await ask.row('adhoc/search', { 'job-id': idOf(named[1]) })).toEqual(named[1]);
		const asleep = await ask.rows('adhoc/search', { 'job-active': 'N' });
		expect(asleep.every((row) => row.job_active === 'N')).toBe(true);
		expect(asleep.length).toBeGreaterThan(5);
	});

	it('of two sites are different', async () => {
		const other = await Asking.of(caller, 'shop-ca').job('adhoc');
		expect(refusalOf(await ask.get('adhoc/status', other))).toEqual([404, 'JOB_ID_UNKNOWN']);
	});

	it.each(['adhoc', 'autoreport'])(
		'of %s are renamed, stopped and given parameters',
		async (group) => {
			const [one, other] = await ask.rows(`${group}/search`, { limit: 2 });
			const id = { 'job-id': idOf(one) };
			const change = { ...id, 'job-name': 'Moved', 'job-active': 'N', 'job-params': 7 };
			const expected = { ...one, job_name: 'Moved', job_active: 'N', job_params: '7' };
			expect(await ask.posted(`${group}/update`, change)).toEqual(expected);
			expect(await ask.row(`${group}/search`, id)).toEqual(expected);
			const same = { 'job-id': idOf(other), 'job-name': 'Moved' };
			const taken = await ask.post(`${group}/update`, same);
			expect(refusalOf(taken)).toEqual([409, 'NAME_EXISTS']);
			const unknown = await ask.post(`${group}/update`, { 'job-id': '1' });
			expect(refusalOf(unknown)).toEqual([404, 'JOB_ID_UNKNOWN']);
		},
	);

	it.each(['autoreport', 'syncpartner'])('of %s exist by name', async (group) => {
		const [one] = await ask.rows(`${group}/search`, { limit: 1 });
		const yes = await ask.get(`${group}/exists`, { 'job-name': one?.job_name ?? '' });
		expect(yes.data.data).toEqual({ exists: true, job_id: one?.job_id });
		const no = await ask.get(`${group}/exists`, { 'job-name': 'Nobody' });
		expect(no.data.data).toEqual({ exists: false });
	});

	it.each([
		['adhoc/search', { 'job-active': 'yes' }],
		['adhoc/search', { limit: 0 }],
		['adhoc/search', { start: 'x' }],
		['adhoc/search', { 'job-name-exact': 2 }],
		['syncpartner/search', { family: 'friends' }],
		['empdb/status', { ftype: 'nothing' }],
		['empdb/status', { 'date-from': '2026-11-01' }],
		['empdb/status', { 'date-from': '11/10/2026', 'date-to': '11/09/2026' }],
	])('%s refuses %j', async (name, parameters) => {
		expect(refusalOf(await ask.get(name, parameters))).toEqual([400, 'PARAMETER_INVALID']);
	});

	it.each([
		['adhoc/update', { 'job-name': 'x' }, 'MEMBER_MISSING'],
		['adhoc/update', { 'job-id': '1', colour: 'red' }, 'MEMBER_UNKNOWN'],
		['adhoc/update', { 'job-id': ['1'] }, 'PARAMETER_INVALID'],
		['adhoc/update', [], 'BODY_INVALID'],
		['adhoc/launch_with_configuration', { period: 'x' }, 'MEMBER_MISSING'],
		['syncpartner/testing', { 'jobrun-id': '1', config: 'x' }, 'PARAMETER_INVALID'],
	])('%s refuses the body %j', async (name, body, code) => {
		expect(refusalOf(await ask.post(name, body))).toEqual([400, code]);
	});
});

describe('the runs of a job in the sandbox', () => {
	it('are listed newest first, on several pages', async () => {
		const daily = await ask.row('autoreport/search', { 'job-name': 'Daily sales' });
		const job = { 'job-id': idOf(daily) };
		const page = await ask.rows('autoreport/status', job);
		const rest = await ask.rows('autoreport/status', { ...job, start: 100 });
		expect([page.length, rest.length]).toEqual([100, 40]);
		const starts = [...page, ...rest].map((run) => Number(run.jobrun_start));
		expect(starts).toEqual([...starts].sort((one, other) => other - one));
		expect(new Set([...page, ...rest].map((run) => run.jobrun_status))).toEqual(
			new Set(['COMPLETED', 'FAILED']),
		);
		expect(page.every((run) => Number(run.jobrun_end) > Number(run.jobrun_start))).toBe(true);
		expect(await ask.row('autoreport/last_status', job)).toEqual(page[0]);
		expect(daily.job_lastrun).toBe(page[0]?.jobrun_start);
	});

	it('may be missing', async () => {
		const never = await ask.row('autoreport/search', { 'job-name': 'Black' });
		expect(never.job_lastrun).toBe('');
		expect(await ask.rows('autoreport/last_status', { 'job-id': idOf(never) })).toEqual([]);
	});

	it('begin with the newest, which is pending', async () => {
		caller.sandbox.control.nextJobs({ seconds: 60 });
		const job = await ask.job('autoreport');
		const before = await ask.row('autoreport/last_status', job);
		const started = await ask.started('autoreport/launch_with_configuration', { ...job, to: 'me' });
		const pending = await ask.row('autoreport/last_status', job);
		expect(pending).toMatchObject({
			jobrun_id: started['jobrun-id'],
			jobrun_status: 'PENDING',
			jobrun_end: '',
		});
		expect(Number(pending.jobrun_start)).toBeGreaterThan(Number(before.jobrun_end));
		expect(await ask.rows('autoreport/status', { ...job, limit: 2 })).toEqual([pending, before]);
	});

	it('end as a test ordered', async () => {
		const job = await ask.job('adhoc');
		caller.sandbox.control.nextJobs({ outcome: 'failed' });
		caller.sandbox.control.nextJobs({ state: 'DONE' });
		await ask.started('adhoc/test', { ...job, any: { thing: 1 } });
		expect((await ask.row('adhoc/last_status', job)).jobrun_status).toBe('FAILED');
		await ask.started('adhoc/test', job);
		expect((await ask.row('adhoc/last_status', job)).jobrun_status).toBe('DONE');
	});

	it('are started with the token of an ad hoc job, and again by their ID', async () => {
		const job = await ask.job('adhoc');
		const before = await ask.rows('adhoc/status', job);
		const { token } = await ask.row('adhoc/get_token', job);
		const other = await ask.job('adhoc', { start: 1 });
		expect(token).not.toBe((await ask.row('adhoc/get_token', other)).token);
		const configuration = { token, period: 'LAST_7_DAYS', limit: 3 };
		const first = await ask.started('adhoc/launch_with_configuration', configuration);
		const second = await ask.started('adhoc/relaunch', first);
		const after = await ask.rows('adhoc/status', job);
		expect(after.map((run) => run.jobrun_id)).toEqual([
			second['jobrun-id'],
			first['jobrun-id'],
			...before.map((run) => run.jobrun_id),
		]);
	});

	it('belong to their group and must exist', async () => {
		const run = await ask.started('adhoc/test', await ask.job('adhoc'));
		const status = await caller.batch('GET', `status.json?jobrun-id=${run['jobrun-id']}`);
		expect(refusalOf(status)).toEqual([404, 'JOB_UNKNOWN']);
		for (const name of ['adhoc/relaunch', 'empdb/relaunch', 'syncpartner/raw']) {
			expect(refusalOf(await ask.post(name, { 'jobrun-id': 12 }))).toEqual([404, 'JOB_UNKNOWN']);
		}
		const wrong = await ask.post('adhoc/launch_with_configuration', { token: 'nope' });
		expect(refusalOf(wrong)).toEqual([403, 'JOB_TOKEN_INVALID']);
	});
});
