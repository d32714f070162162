import type { JsonRecord } from '../../platform/client/values/json';
import { Fault } from '../../platform/client/faults';
import type { IdState } from '../../platform/polling/ids';
import { openIds, watchIds } from '../../platform/polling/ids';
import { keyOf } from '../../platform/polling/seenKeys';

type Answer = string | Error;

/** A poll of runs that answer with a state or an error, and which of them were looked at. */
async function poll(before: IdState | undefined, answers: Record<string, Answer>) {
	const looked: string[] = [];
	const look = (id: string): Promise<JsonRecord> => {
		looked.push(id);
		const answer = answers[id] ?? new Error(`Nobody asked for ${id}`);
		return typeof answer === 'string'
			? Promise.resolve({ id, status: answer })
			: Promise.reject(answer);
	};
	const round = await watchIds(before, Object.keys(answers), look);
	const news = round.news?.map(({ run, phase, job }) => [run.id, phase, job]);
	const known = Object.keys(answers).filter((id) => round.state?.known.includes(keyOf(id)));
	return { ...round, news, known, looked };
}

it('looks at two at a time, in turn, and comes round', async () => {
	const answers = { a: 'RUNNING', b: 'RUNNING', c: 'RUNNING' };
	const turns: string[][] = [];
	let state: IdState | undefined;
	for (let turn = 1; turn <= 4; turn += 1) {
		const round = await poll(state, answers);
		expect(round).toMatchObject({ news: undefined, told: [], isSettled: false, state: { turn } });
		turns.push(round.looked);
		state = round.state;
	}
	expect(turns).toEqual([
		['a', 'b'],
		['c', 'a'],
		['b', 'c'],
		['a', 'b'],
	]);
});

it('tells how those ended that have, once, and leaves the others open', async () => {
	const answers = { a: 'COMPLETED', b: 'FAILED', c: 'EXPIRED', d: 'RUNNING' };
	const first = await poll(undefined, answers);
	expect(first.news).toEqual([
		['a', 'done', undefined],
		['b', 'failed', undefined],
	]);
	expect([first.known, first.isSettled]).toEqual([['a', 'b'], true]);
	expect(openIds(first.state, Object.keys(answers))).toEqual(['c', 'd']);
	const second = await poll(first.state, answers);
	expect([second.looked, second.news]).toEqual([['c', 'd'], [['c', 'expired', undefined]]]);
	const third = await poll(second.state, answers);
	expect([third.looked, third.news, third.isSettled]).toEqual([['d'], undefined, false]);
	expect(openIds(undefined, ['a'])).toEqual(['a']);
});

it('tells of one that the platform does not know, and goes on to the next', async () => {
	const gone = new Fault('notFound', {});
	const round = await poll(undefined, { a: gone, b: 'DONE' });
	expect(round).toMatchObject({ told: [gone], news: [['b', 'done', undefined]], isSettled: true });
	expect([round.trouble, round.known]).toEqual([undefined, ['a', 'b']]);
});

it.each([
	['is in trouble', new Fault('platformDown', { status: 503 }), true],
	['is in trouble with one run', new Fault('refused', { status: 500 }), true],
	['refuses the token', new Fault('tokenRefused', {}), false],
])('stops when the platform %s, and asks again', async (_, error, isTrouble) => {
	const round = await poll(undefined, { a: error, b: 'DONE' });
	expect(round).toMatchObject({ looked: ['a'], known: [], news: undefined, isSettled: false });
	expect([round.trouble, round.told]).toEqual(isTrouble ? [error, []] : [undefined, [error]]);
});

it('looks at nothing when all have ended', async () => {
	const { state } = await poll(undefined, { a: 'DONE' });
	expect(await poll(state, { a: 'DONE' })).toMatchObject({ looked: [], news: undefined });
});
