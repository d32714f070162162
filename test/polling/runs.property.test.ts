import { textOf } from '../../platform/base/json/json';
import { histories } from './histories';
import { runs } from '../support/random';
import { live } from './liveRuns';
import { someHistory } from './runHistory';

const RUNS = runs(3, 60);

const inAllHistories = histories(someHistory, live, RUNS);

it('tells every run that ended once it knew what was there, and each exactly once', async () => {
	await inAllHistories(({ firsts, polls, baseline, all }) => {
		expect(firsts.flatMap(({ items }) => items)).toEqual([]);
		const given = polls.flatMap(({ items }) => items).map((item) => textOf(item.jobrun_id) ?? '');
		const expected = [...all.keys()].filter((run) => !baseline.has(run));
		expect(given.sort()).toEqual(expected.sort());
	});
});

const PHASES = new Map(Object.entries({ COMPLETED: 'done', FAILED: 'failed', EXPIRED: 'expired' }));

it('says how each run ended', async () => {
	await inAllHistories(({ polls, all }) => {
		for (const { jobrun_id: run, phase } of polls.flatMap(({ items }) => items)) {
			expect(phase).toBe(PHASES.get(all.get(textOf(run) ?? '') ?? ''));
		}
	});
});

it('costs one request in each poll for one job and for files', async () => {
	await inAllHistories(({ polls }, { watches }) => {
		if (watches === 'all') return;
		for (const { sent } of polls) expect(sent.length).toBe(1);
	});
});

it('costs two requests for all jobs, unless one is running or something went wrong', async () => {
	await inAllHistories(({ polls }, { watches }) => {
		if (watches !== 'all') return;
		for (const { sent } of polls.filter((poll) => poll.isAtRest)) expect(sent.length).toBe(2);
	});
});
