import { Fault } from '../../../platform/http/errors/fault';
import { pollRuns } from '../../../platform/polling/runs';
import { Jobs } from './jobs';

const AWAY = new Fault('platformDown', { status: 503 });

let jobs: Jobs;
beforeEach(() => {
	jobs = new Jobs();
});

describe('polling one job', () => {
	it('emits the runs that end from the second poll on, oldest first, each once', async () => {
		const first = await jobs.pollOne(undefined);
		expect(first).toMatchObject({ errors: [], isSettled: false, asked: ['a'] });
		expect(first.ids).toBeUndefined();
		jobs.add('a', 'a3 DONE', 'a2 FAILED');
		const second = await jobs.pollOne(first.state);
		expect([second.ids, second.asked]).toEqual([[':a2', ':a3'], ['a']]);
		expect(second.news?.map(({ phase }) => phase)).toEqual(['failed', 'done']);
		expect((await jobs.pollOne(second.state)).ids).toBeUndefined();
	});

	it('emits a run only when it has ended', async () => {
		jobs.add('a', 'a2 RUNNING');
		const { state } = await jobs.pollOne(undefined);
		expect((await jobs.pollOne(state)).ids).toBeUndefined();
		jobs.runs.a = ['a2 DONE', 'a1 DONE'];
		expect((await jobs.pollOne(state)).ids).toEqual([':a2']);
	});

	it('identifies runs by an ID of any name, or by their content', async () => {
		const rows = [{ run_id: 1 }, { uuid: 2 }, { id: 3 }, { state: 'x' }, { id: 3 }];
		const answers = rows.map((row) => ({ status: 'DONE', ...row, state: 'DONE' }));
		const source = { mostJobs: 1, pageRuns: 10, endsAt: Infinity };
		const listRuns = (_job: string | undefined, start: number) =>
			Promise.resolve({ rows: start > 0 ? [] : answers });
		const before = { known: ['k'], jobs: [], unread: [], running: [], turn: 0 };
		const result = await pollRuns(before, { ...source, listRuns });
		expect(result.news).toHaveLength(4);
		expect((await pollRuns(result.state, { ...source, listRuns })).news).toBeUndefined();
	});

	it('reads back to a known run, and no further', async () => {
		jobs.runs.a = ['a4 DONE', 'a3 DONE', 'a2 DONE', 'a1 DONE', 'a0 DONE'];
		const first = await jobs.pollOne(undefined);
		expect(first.asked).toEqual(['a']);
		jobs.add('a', 'a8 DONE', 'a7 DONE', 'a6 DONE', 'a5 DONE');
		const second = await jobs.pollOne(first.state);
		expect(second).toMatchObject({ asked: ['a', 'a+3'], errors: [], isSettled: false });
		expect(second.ids).toEqual([':a5', ':a6', ':a7', ':a8']);
	});

	it('reads back to an ended run at the first poll', async () => {
		jobs.runs.a = ['a5 RUNNING', 'a4 RUNNING', 'a3 RUNNING', 'a2 DONE', 'a1 DONE'];
		const { state, asked } = await jobs.pollOne(undefined);
		expect(asked).toEqual(['a', 'a+3']);
		jobs.runs.a = jobs.runs.a.map((run) => run.replace('RUNNING', 'DONE'));
		expect((await jobs.pollOne(state)).ids).toEqual([':a3', ':a4', ':a5']);
	});

	it('reports once that there were more runs than it reads', async () => {
		const { state } = await jobs.pollOne(undefined);
		jobs.add('a', ...Array.from({ length: 30 }, (_, index) => `n${index} DONE`));
		const result = await jobs.pollOne(state);
		expect([result.asked.length, result.ids?.length, result.isSettled]).toEqual([10, 30, true]);
		expect(result.errors).toEqual([
			'The job has more runs since the last poll than the trigger can read, so only the latest 30 start the workflow',
		]);
		expect((await jobs.pollOne(result.state)).errors).toEqual([]);
	});

	it.each([
		['may be more', 3, 1],
		['are no more', 2, 0],
	])(
		'stops if the platform ignores the offset, and reports if there %s',
		async (_, runs, errors) => {
			jobs.knowsStart = false;
			const { state } = await jobs.pollOne(undefined);
			jobs.runs.a = Array.from({ length: runs }, (_run, index) => `n${index} DONE`);
			const result = await jobs.pollOne(state);
			const { asked, ids, errors: told } = result;
			expect([asked.length, ids?.length, told.length]).toEqual([2, runs, errors]);
		},
	);

	it('keeps its state while the platform is unavailable', async () => {
		const { state } = await jobs.pollOne(undefined);
		jobs.errors.a = AWAY;
		expect(await jobs.pollOne(state)).toMatchObject({ state, errors: [], trouble: AWAY });
		expect((await jobs.pollOne(undefined)).state).toBeUndefined();
	});
});

describe('polling all jobs', () => {
	it('reads all of them first, then the changed ones and a quiet one in rotation', async () => {
		const first = await jobs.poll(undefined);
		expect(first).toMatchObject({ asked: ['list', 'a', 'b', 'c'], errors: [], isSettled: false });
		expect(first.ids).toBeUndefined();
		let { state } = first;
		for (const quiet of ['c', 'a', 'b', 'c']) {
			const result = await jobs.poll(state);
			expect(result).toMatchObject({ asked: ['list', quiet], ids: undefined, isSettled: false });
			state = result.state;
		}
		jobs.add('b', 'b2 RUNNING');
		jobs.rows.b = 'changed';
		const changed = await jobs.poll(state);
		expect([changed.asked.slice(0, 2), changed.ids]).toEqual([['list', 'b'], undefined]);
		jobs.runs.b = ['b2 DONE', 'b1 DONE'];
		const ended = await jobs.poll(changed.state);
		expect([ended.asked.slice(0, 2), ended.ids]).toEqual([['list', 'b'], ['b:b2']]);
		expect(ended.state?.running).toEqual([]);
		expect((await jobs.poll(ended.state)).asked).toHaveLength(2);
	});

	it('checks running jobs at every poll until they have ended', async () => {
		jobs.add('b', 'b2 RUNNING');
		const first = await jobs.poll(undefined);
		expect(first.state?.running).toEqual(['b']);
		jobs.add('c', 'c2 PENDING');
		jobs.rows.c = 'changed';
		const second = await jobs.poll(first.state);
		expect([second.asked.slice(0, 3), second.state?.running]).toEqual([
			['list', 'b', 'c'],
			['b', 'c'],
		]);
		jobs.runs.b = ['b2 DONE', 'b1 DONE'];
		const third = await jobs.poll(second.state);
		expect([third.asked, third.ids]).toEqual([['list', 'b', 'c', 'a'], ['b:b2']]);
		expect(third.state?.running).toEqual(['c']);
		expect((await jobs.poll(third.state)).asked.slice(0, 2)).toEqual(['list', 'c']);
	});

	it('emits no past run of a job that was not read yet, but all of a new job', async () => {
		jobs.endsIn = -1;
		const first = await jobs.poll(undefined);
		expect([first.asked, first.state?.unread]).toEqual([['list'], ['a', 'b', 'c']]);
		jobs.endsIn = 60_000;
		jobs.add('d', 'd1 DONE');
		const second = await jobs.poll(first.state);
		expect([second.ids, second.isSettled, second.state?.unread]).toEqual([['d:d1'], true, []]);
	});

	it('continues with other jobs when one no longer exists', async () => {
		const { state } = await jobs.poll(undefined);
		jobs.rows = { a: 'changed', b: 'changed' };
		jobs.add('b', 'b2 DONE');
		jobs.errors.a = new Fault('notFound', {});
		expect(await jobs.poll(state)).toMatchObject({ ids: ['b:b2'], errors: [] });
	});

	it('keeps what it has read if the platform becomes unavailable', async () => {
		const { state } = await jobs.poll(undefined);
		jobs.rows = { a: 'changed', b: 'changed' };
		jobs.add('a', 'a2 DONE');
		jobs.add('b', 'b2 DONE');
		jobs.errors.b = AWAY;
		const result = await jobs.poll(state);
		expect(result).toMatchObject({ ids: ['a:a2'], errors: [], trouble: AWAY, isSettled: false });
		jobs.errors = {};
		expect((await jobs.poll(result.state)).ids).toEqual(['b:b2']);
		jobs.errors.list = AWAY;
		expect(await jobs.poll(result.state)).toMatchObject({ state: result.state, asked: ['list'] });
	});

	it('must store the past runs that it has read, even if the platform becomes unavailable', async () => {
		jobs.errors.b = AWAY;
		const first = await jobs.poll(undefined);
		expect([first.state?.unread, first.isSettled]).toEqual([['b', 'c'], false]);
		const second = await jobs.poll(first.state);
		expect([second.state?.unread, second.isSettled]).toEqual([['b', 'c'], false]);
		jobs.errors = { c: AWAY };
		expect((await jobs.poll(second.state)).isSettled).toBe(true);
	});

	it('reports once that there are more jobs than it polls', async () => {
		jobs.mostJobs = 3;
		const first = await jobs.poll(undefined);
		const told = 'There are 3 jobs or more, so only the first 3 are watched';
		expect([first.errors, first.isSettled]).toEqual([[told], true]);
		const second = await jobs.poll(first.state);
		expect([second.errors, second.isSettled]).toEqual([[], false]);
		jobs.mostJobs = 4;
		const fewer = await jobs.poll(second.state);
		jobs.mostJobs = 3;
		jobs.errors = { a: AWAY, b: AWAY, c: AWAY };
		const again = await jobs.poll(fewer.state);
		expect([again.errors.length, again.trouble, again.isSettled]).toEqual([1, AWAY, true]);
	});

	it('says once that the platform sent only a part of the jobs', async () => {
		jobs.isPart = true;
		const first = await jobs.poll(undefined);
		expect(first.errors).toEqual([
			'The platform says that there are more jobs than the 3 that it sent, so the others are not watched',
		]);
		expect((await jobs.poll(first.state)).errors).toEqual([]);
	});

	it('names the job that ran more often than it reads', async () => {
		const { state } = await jobs.poll(undefined);
		jobs.rows.b = 'changed';
		jobs.add('b', ...Array.from({ length: 31 }, (_, index) => `n${index} DONE`));
		const result = await jobs.poll(state);
		expect(result.errors).toEqual([expect.stringMatching(/^Job b has more runs .+ 30 start /)]);
		expect(result.isSettled).toBe(true);
	});
});

it('a run that ends behind a page of newer ones is emitted, for one job and for all', async () => {
	for (const look of ['poll', 'pollOne'] as const) {
		jobs = new Jobs();
		const first = await jobs[look](undefined);
		jobs.add('a', 'slow RUNNING');
		const begun = await jobs[look](first.state);
		jobs.add('a', 'a5 DONE', 'a4 DONE', 'a3 DONE', 'a2 DONE');
		jobs.rows.a = 'changed';
		const busy = await jobs[look](begun.state);
		expect(busy.ids).toHaveLength(4);
		jobs.runs.a = (jobs.runs.a ?? []).map((run) => run.replace('RUNNING', 'DONE'));
		const ended = await jobs[look](busy.state);
		expect(ended.ids).toEqual([look === 'poll' ? 'a:slow' : ':slow']);
		const after = await jobs[look](ended.state);
		expect([after.ids, after.asked.filter((one) => one.startsWith('a+'))]).toEqual([undefined, []]);
	}
});
