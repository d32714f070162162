import fc from '../../support/fastCheck';

import type { JsonRecord } from '../../../platform/base/json/json';
import { keysOf } from '../../../platform/polling/records/recordKeys';
import type { RecordSource, RecordState } from '../../../platform/polling/records/recordState';
import { pollRecords } from '../../../platform/polling/records/pollRecords';
import { readRecordState } from '../../../platform/polling/state';
import { hurry } from '../../support/hurry';
import { runs } from '../../support/random';
import { MINUTE } from '../times';

const NOW = Date.parse('2026-11-20T09:00Z');
const kind = { group: 'tpopedataclick', ignoredColumns: ['seen'] };

/** Few distinct values, so that many records are equal. */
const someRecord: fc.Arbitrary<JsonRecord> = fc.record({
	tpopedataclick_id: fc.constantFrom('-', null, '1', '2'),
	page: fc.constantFrom('/a', '/b'),
	email: fc.constantFrom('ann@example.com', 'bob@example.com'),
});
const someRecords = fc.array(someRecord, { maxLength: 12 });

/** Polls until the records were read, and returns the new ones. */
async function read(before: RecordState | undefined, found: JsonRecord[], now: number) {
	const source: RecordSource = {
		...kind,
		tracksStates: false,
		lookBackDays: 2,
		firstWaitMs: 60_000,
		contract: { what: 'x', collect: 'x', status: async () => ({ state: 'Success' }) },
		start: async () => ({ id: 'job', site: 's' }),
		fetch: async () => ({ records: found }),
	};
	const started = await pollRecords(before, source, now);
	const done = before?.known ? await pollRecords(started.state, source, now) : started;
	const state = readRecordState(JSON.parse(JSON.stringify(done.state)));
	return { state, news: (done.news ?? []).map(({ record }) => record) };
}

it('each record is emitted once, as often as it occurs, in any order', async () => {
	hurry(20);
	const steps = fc.array(fc.tuple(someRecords, fc.nat()), { minLength: 1, maxLength: 6 });
	await fc.assert(
		fc.asyncProperty(someRecords, steps, async (first, more) => {
			let all = first;
			let { state, news } = await read(undefined, first, NOW);
			expect(news).toEqual([]);
			for (const [step, [added, turn]] of more.entries()) {
				const seen = String(step);
				all = [...added, ...all];
				const at = turn % Math.max(all.length, 1);
				// In another order, and with another value in the ignored column.
				const found = [...all.slice(at), ...all.slice(0, at)].map((one) => ({ ...one, seen }));
				({ state, news } = await read(state, found, NOW + (step + 1) * MINUTE));
				const keys = (records: JsonRecord[]) => keysOf(records, kind).sort();
				expect(news).toHaveLength(added.length);
				const isNew = (key: string) => !keys(all.slice(added.length)).includes(key);
				expect(keys(all).filter(isNew)).toHaveLength(added.length);
			}
			expect(new Set(state?.known).size).toBe(all.length);
			expect(JSON.stringify(state)).not.toMatch(/ann|bob/);
		}),
		{ numRuns: runs(12, 1_000) },
	);
});
