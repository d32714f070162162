import type { JsonRecord } from '../../../platform/base/json/json';
import { Fault } from '../../../platform/http/errors/fault';
import type { IdState } from '../../../platform/polling/pollIds';
import { openIds, pollIds } from '../../../platform/polling/pollIds';
import { seenKeyOf } from '../../../platform/polling/seenKeys';

type Answer = string | Error;

/** Polls runs with these states or errors, and returns which of them were checked. */
async function poll(before: IdState | undefined, answers: Record<string, Answer>) {
	const looked: string[] = [];
	const look = (id: string): Promise<JsonRecord> => {
		looked.push(id);
		const answer = answers[id] ?? new Error(`Nobody asked for ${id}`);
		return typeof answer === 'string'
			? Promise.resolve({ jobrun_id: id, status: answer })
			: Promise.reject(answer);
	};
	const result = await pollIds(before, Object.keys(answers), look);
	const ended = Object.keys(answers).filter((id) => result.state?.known.includes(seenKeyOf(id)));
	const news = result.news?.map(({ run, phase, job }) => [run.jobrun_id, phase, job]);
	return { ...result, news, ended, looked };
}

it.each([
	['three', ['a', 'b', 'c'], ['ab', 'ca', 'bc', 'ab']],
	['five', ['a', 'b', 'c', 'd', 'e'], ['ab', 'cd', 'ea', 'bc']],
])('a poll checks two of %s, in rotation', async (_, ids, turns) => {
	const answers = Object.fromEntries(ids.map((id) => [id, 'RUNNING']));
	const looked: string[] = [];
	let state: IdState | undefined;
	for (let turn = 1; turn <= turns.length; turn += 1) {
		const result = await poll(state, answers);
		expect(result).toMatchObject({ state: { known: [], turn }, errors: [], isSettled: false });
		expect([result.news, result.trouble]).toEqual([undefined, undefined]);
		looked.push(result.looked.join(''));
		state = result.state;
	}
	expect(looked).toEqual(turns);
});

it('a poll emits each ended run once, and leaves the others open', async () => {
	const answers = { a: 'COMPLETED', b: 'FAILED', c: 'EXPIRED', d: 'RUNNING' };
	const first = await poll(undefined, answers);
	expect(first.news).toEqual([
		['a', 'done', undefined],
		['b', 'failed', undefined],
	]);
	expect([first.ended, first.isSettled]).toEqual([['a', 'b'], true]);
	expect(openIds(first.state, Object.keys(answers))).toEqual(['c', 'd']);
	const second = await poll(first.state, answers);
	expect([second.looked, second.news]).toEqual([['c', 'd'], [['c', 'expired', undefined]]]);
	const third = await poll(second.state, answers);
	expect([third.looked, third.news, third.isSettled]).toEqual([['d'], undefined, false]);
});

it('nothing but the ended runs is stored', async () => {
	expect(await poll(undefined, { a: 'DONE', b: 'RUNNING' })).toEqual({
		state: { known: [seenKeyOf('a')], turn: 1 },
		news: [['a', 'done', undefined]],
		errors: [],
		trouble: undefined,
		isSettled: true,
		ended: ['a'],
		looked: ['a', 'b'],
	});
});

it('an unknown run is reported, and the next one is checked', async () => {
	const gone = new Fault('notFound', {});
	const result = await poll(undefined, { a: gone, b: 'FAILED' });
	expect(result).toMatchObject({
		errors: [gone],
		news: [['b', 'failed', undefined]],
		isSettled: true,
	});
	const both = ['a', 'b'];
	expect([result.trouble, result.ended, result.looked]).toEqual([undefined, both, both]);
});

it.each([
	['is in trouble', new Fault('platformDown', { status: 503 }), true],
	['is in trouble with one run', new Fault('refused', { status: 500 }), true],
	['refuses the token', new Fault('tokenRefused', {}), false],
])(
	'a poll stops when the platform %s, and the next one repeats the check',
	async (_, error, isTrouble) => {
		const result = await poll(undefined, { a: error, b: 'DONE' });
		expect(result).toMatchObject({
			looked: ['a'],
			isSettled: false,
			state: { known: [], turn: 1 },
		});
		expect(result.news).toBeUndefined();
		expect([result.trouble, result.errors]).toEqual(isTrouble ? [error, []] : [undefined, [error]]);
	},
);

it.each([
	['an error in a good reply', new Fault('reported', { status: 200 })],
	['an error with 500', new Fault('reported', { status: 500 })],
	['a refusal for now', new Fault('notNow', { status: 200 })],
])('a run stays watched after %s at one check, and its end is emitted', async (_, passing) => {
	const first = await poll(undefined, { a: passing, b: 'RUNNING' });
	expect([first.trouble, first.errors, first.news]).toEqual([passing, [], undefined]);
	expect([first.ended, first.looked]).toEqual([[], ['a', 'b']]);
	const second = await poll(first.state, { a: 'DONE', b: 'RUNNING' });
	expect([second.news, second.ended]).toEqual([[['a', 'done', undefined]], ['a']]);
});

it('no run is checked when all have ended', async () => {
	const before = { known: [seenKeyOf('a')], turn: 1 };
	const result = await poll(before, { a: 'DONE' });
	expect(result).toMatchObject({ looked: [], isSettled: false, state: { known: before.known } });
	expect(result.news).toBeUndefined();
});

it('runs that have not ended stay open', () => {
	expect(openIds(undefined, ['a', 'b'])).toEqual(['a', 'b']);
	expect(openIds({ known: [seenKeyOf('a')], turn: 0 }, ['a', 'b'])).toEqual(['b']);
});
