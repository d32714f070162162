import { textOf } from '../../../platform/base/json/json';
import { histories } from '../histories';
import { runs } from '../../support/random';
import { live } from './liveRecords';
import { someHistory } from './recordHistory';

const RUNS = runs(1, 15);

const inAllHistories = histories(someHistory, live, RUNS);

const FIRST_STATE = 'PENDING';

it('every sale after the first poll is emitted exactly once', async () => {
	await inAllHistories(({ newSales, baseline, all }) => {
		const given = newSales.flatMap(({ items }) => items).map(referenceOf);
		const expected = [...all.keys()].filter((reference) => !baseline.has(reference));
		expect(given.sort()).toEqual(expected.sort());
	});
});

it('the last emitted state of each sale is its true state, and no state is emitted twice', async () => {
	await inAllHistories(({ changes, baseline, watched, promised }) => {
		const states = new Map(baseline);
		for (const item of changes.flatMap(({ items }) => items)) {
			const before = states.get(referenceOf(item));
			const { previousStatus, newStatus } = item;
			expect(previousStatus ?? FIRST_STATE).toBe(before ?? FIRST_STATE);
			expect(newStatus).not.toBe(before ?? FIRST_STATE);
			states.set(referenceOf(item), textOf(newStatus) ?? '');
		}
		for (const [reference, state] of [...watched, ...promised]) {
			expect([reference, states.get(reference) ?? FIRST_STATE]).toEqual([reference, state]);
		}
	});
});

it('no sale of days before the first search is emitted', async () => {
	await inAllHistories(({ firsts, newSales, changes, before }) => {
		expect(firsts.flatMap(({ items }) => items)).toEqual([]);
		const given = [...newSales, ...changes].flatMap(({ items }) => items).map(referenceOf);
		expect(given.filter((reference) => before.has(reference))).toEqual([]);
	});
});

it('each poll costs at most two requests once the baseline is known', async () => {
	await inAllHistories(({ newSales, changes }) => {
		for (const { sent } of [...newSales, ...changes]) {
			expect(sent.length).toBeLessThanOrEqual(2);
		}
	});
});

function referenceOf({ order_ref: reference }: Record<string, unknown>): string {
	return textOf(reference) ?? '';
}
