import { Jobs } from './jobs';

it('remembers some runs of each job that it does not list any more, and tells none twice', async () => {
	const jobs = new Jobs();
	let { state } = await jobs.poll(undefined);
	const told: string[] = [];
	for (let round = 0; round < 60; round += 1) {
		jobs.add('a', `a-${round} DONE`);
		jobs.rows.a = String(round);
		const polled = await jobs.poll(state);
		told.push(...(polled.ids ?? []));
		state = polled.state;
	}
	expect(told).toEqual(Array.from({ length: 60 }, (_, round) => `a:a-${round}`));
	// A page and ten more of job a, and what the others had from the start.
	expect(state?.known).toHaveLength(3 + 30 + 2);
	// A run that goes on and is then gone from the list makes it read all pages.
	jobs.add('a', 'long RUNNING');
	jobs.rows.a = 'long';
	({ state } = await jobs.poll(state));
	jobs.runs.a = jobs.runs.a?.slice(1) ?? [];
	const { ids, asked } = await jobs.poll(state);
	expect(asked.filter((one) => one.startsWith('a'))).toHaveLength(10);
	expect(ids).toBeUndefined();
});

it('does not tell what had ended before it began, when it reads back to a run that went on', async () => {
	const jobs = new Jobs();
	jobs.runs.a = ['a4 DONE', 'a3 DONE', 'a2 RUNNING', 'a1 DONE', 'a0 DONE'];
	const { state } = await jobs.pollOne(undefined);
	jobs.runs.a = ['a5 DONE', 'a4 DONE', 'a3 DONE', 'a2 DONE', 'a1 DONE', 'a0 DONE'];
	const second = await jobs.pollOne(state);
	expect([second.asked, second.ids]).toEqual([
		['a', 'a+3'],
		[':a2', ':a5'],
	]);
	jobs.runs.a = ['a1 DONE', 'a0 DONE'];
	expect((await jobs.pollOne(second.state)).ids).toBeUndefined();
});
