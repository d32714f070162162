import { phaseOfRun } from '../../platform/polling/runState';
import { identityOf, readBack } from '../../platform/polling/runPages';

it.each([
	[{ jobrun_id: 7, id: 'x' }, '7'],
	[{ run_id: 'a', id: 'x' }, 'a'],
	[{ uuid: 'u', id: 'x' }, 'u'],
	[{ jobrun_id: '', id: 'x' }, 'x'],
	[{ state: 'DONE' }, '{"state":"DONE"}'],
])('the run %j is known as %s', (run, identity) => {
	expect(identityOf(run)).toBe(identity);
});

it.each([
	[{ jobrun_status: 'COMPLETED' }, 'done'],
	[{ status: 'failed' }, 'failed'],
	[{ state: 'EXPIRED' }, 'expired'],
	[{ jobrun_status: '', status: 'DONE', state: 'FAILED' }, 'done'],
	[{}, 'running'],
])('reads the state of %j as %s', (run, phase) => {
	expect(phaseOfRun(run)).toBe(phase);
});

const run = (id: number) => ({ id });

/** Reads back a list of runs, the newest first, in pages of two; those from 0 down are known. */
async function read(...ids: number[]) {
	const starts: number[] = [];
	const page = async (start: number) => {
		starts.push(start);
		return ids.slice(start, start + 2).map(run);
	};
	const { runs, isCut } = await readBack({ read: page, size: 2 }, ({ id }) => Number(id) <= 0);
	return { ids: runs.map(({ id }) => id), isCut, starts };
}

it('runs are read back to one that is known, or to the end', async () => {
	expect(await read(3, 2, 1, 0, -1)).toEqual({ ids: [3, 2, 1, 0], isCut: false, starts: [0, 2] });
	expect(await read(0, -1)).toEqual({ ids: [0, -1], isCut: false, starts: [0] });
	expect(await read(3, 2)).toEqual({ ids: [3, 2], isCut: false, starts: [0, 2] });
	expect(await read()).toEqual({ ids: [], isCut: false, starts: [0] });
});

it('of very many runs ten pages are read', async () => {
	const ids = Array.from({ length: 40 }, (_, at) => 40 - at);
	const { starts, isCut } = await read(...ids);
	expect([starts.length, isCut]).toEqual([10, true]);
});
