import { textOf } from '../../../platform/base/json/json';
import { histories } from '../histories';
import { runs } from '../../support/random';
import { live } from './liveRuns';
import { someHistory } from './runHistory';

const RUNS = runs(3, 60);

const inAllHistories = histories(someHistory, live, RUNS);

it('every run that ends after the baseline is emitted exactly once', async () => {
	await inAllHistories(({ firsts, polls, baseline, all }) => {
		expect(firsts.flatMap(({ items }) => items)).toEqual([]);
		const given = polls.flatMap(({ items }) => items).map((item) => textOf(item.jobrun_id) ?? '');
		const expected = [...all.keys()].filter((run) => !baseline.has(run));
		expect(given.sort()).toEqual(expected.sort());
	});
});

const PHASES = new Map(Object.entries({ COMPLETED: 'done', FAILED: 'failed', EXPIRED: 'expired' }));

it('each emitted run has its final state', async () => {
	await inAllHistories(({ polls, all }) => {
		for (const { jobrun_id: run, phase } of polls.flatMap(({ items }) => items)) {
			expect(phase).toBe(PHASES.get(all.get(textOf(run) ?? '') ?? ''));
		}
	});
});

it('a poll of one job or of files costs one request', async () => {
	await inAllHistories(({ polls }, { watches }) => {
		if (watches === 'all') return;
		for (const { sent } of polls) expect(sent.length).toBe(1);
	});
});

it('a poll of all jobs costs two requests, unless one is running or after a failure', async () => {
	await inAllHistories(({ polls }, { watches }) => {
		if (watches !== 'all') return;
		for (const { sent } of polls.filter((poll) => poll.isAtRest)) expect(sent.length).toBe(2);
	});
});
