import type { Cause } from '../../../platform/client/faults';
import { Fault } from '../../../platform/client/faults';
import type { IdState } from '../../../platform/polling/ids';
import { openIds, watchIds } from '../../../platform/polling/ids';
import { keyOf } from '../../../platform/polling/seenKeys';

/** Polls once; what a run says is its state, or what goes wrong. */
async function poll(before: IdState | undefined, runs: Record<string, string | Error>) {
	const looks: string[] = [];
	const round = await watchIds(before, Object.keys(runs), async (id) => {
		looks.push(id);
		const said = runs[id] ?? '';
		if (said instanceof Error) throw said;
		return await Promise.resolve({ jobrun_status: said });
	});
	return { ...round, looks };
}

const fault = (kind: Cause) => new Fault(kind, {});

test('two runs are looked at in each poll, in turn', async () => {
	const runs = { a: 'RUNNING', b: 'RUNNING', c: 'RUNNING', d: 'RUNNING', e: 'RUNNING' };
	let before: IdState | undefined;
	const looks: string[][] = [];
	for (let at = 0; at < 4; at++) {
		const round = await poll(before, runs);
		looks.push(round.looks);
		before = round.state;
		expect(round).toMatchObject({ state: { known: [], turn: at + 1 }, told: [], isSettled: false });
		expect([round.news, round.trouble]).toEqual([undefined, undefined]);
	}
	expect(looks.map((ids) => ids.join(''))).toEqual(['ab', 'cd', 'ea', 'bc']);
});

test('a run that has ended is news, once', async () => {
	const round = await poll(undefined, { a: 'DONE', b: 'RUNNING' });
	expect(round).toEqual({
		...{ state: { known: [keyOf('a')], turn: 1 }, told: [], looks: ['a', 'b'], isSettled: true },
		news: [{ run: { jobrun_status: 'DONE' }, phase: 'done', job: undefined }],
		trouble: undefined,
	});
	const next = await poll(round.state, { a: 'DONE', b: 'RUNNING' });
	expect(next).toMatchObject({ looks: ['b'], isSettled: false, state: { known: [keyOf('a')] } });
	expect(next.news).toBeUndefined();
});

test('nothing is asked where all have ended', async () => {
	const { looks, isSettled } = await poll({ known: [keyOf('a')], turn: 1 }, { a: 'DONE' });
	expect([looks, isSettled]).toEqual([[], false]);
});

test('a run that is gone is told once, and the next is looked at', async () => {
	const gone = fault('notFound');
	const round = await poll(undefined, { a: gone, b: 'FAILED' });
	expect(round).toMatchObject({
		...{ told: [gone], looks: ['a', 'b'], isSettled: true, news: [{ phase: 'failed' }] },
		state: { known: [keyOf('a'), keyOf('b')] },
	});
	expect(round.trouble).toBeUndefined();
});

test('what is wrong with the platform ends the poll, and the run is looked at again', async () => {
	const away = fault('platformDown');
	const round = await poll(undefined, { a: away, b: 'DONE' });
	expect(round).toEqual({
		...{ state: { known: [], turn: 1 }, told: [], trouble: away, looks: ['a'], isSettled: false },
		news: undefined,
	});
	const refused = fault('tokenRefused');
	expect(await poll(undefined, { a: refused, b: 'DONE' })).toMatchObject({
		...{ state: { known: [] }, told: [refused], looks: ['a'] },
	});
	const broken = new Fault('reported', { status: 500 });
	expect(await poll(undefined, { a: broken, b: 'DONE' })).toMatchObject({
		...{ state: { known: [] }, told: [], trouble: broken, looks: ['a'] },
	});
});

test('those are open that have not ended', () => {
	expect(openIds(undefined, ['a', 'b'])).toEqual(['a', 'b']);
	expect(openIds({ known: [keyOf('a')], turn: 0 }, ['a', 'b'])).toEqual(['b']);
});
