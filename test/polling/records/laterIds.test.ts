import type { JsonRecord } from '../../../platform/base/json/json';
import { keysOf } from '../../../platform/polling/records/recordKeys';
import { seenRecords, withPresentKeys } from '../../../platform/polling/records/seenRecords';
import { poll, searching, USUAL } from './polledRecords';
import { hurry } from '../../support/hurry';

beforeEach(() => hurry(20));

/** The news of each search after the first, in references to their records. */
async function newsOf(...searches: JsonRecord[][]) {
	let known: readonly string[] | undefined;
	const news = [];
	for (const found of searches) {
		const before = searching(USUAL, { known });
		const result = await poll(before, { found, tracksStates: true });
		({ known } = result.state ?? {});
		news.push((result.news ?? []).map(({ record, stateBefore }) => [record, stateBefore]));
	}
	return news.slice(1);
}

const VALID = { order_status: 'VALID' };
const EARLY = { order_ref: 'a', ...VALID };
const WITH_ID = { order_id: '7', ...EARLY };

it.each<[string, JsonRecord, JsonRecord]>([
	['a reference', EARLY, WITH_ID],
	['a dash as its ID', { ...EARLY, order_id: '-' }, WITH_ID],
	['a plain reference', { ref: 'a', status: 'VALID' }, { ref: 'a', id: '7', status: 'VALID' }],
	['blanks around its reference', { ...EARLY, order_ref: ' a ' }, EARLY],
	['an ID of its row', { ...EARLY, order_ref: '', id: '3' }, { ...EARLY, id: '3' }],
])('a record that first has %s is the same record with an ID', async (_, early, late) => {
	expect(await newsOf([early], [late], [late])).toEqual([[], []]);
	expect(await newsOf([early, early], [late, late])).toEqual([[]]);
});

it.each<[string, JsonRecord, JsonRecord]>([
	['has its reference only', WITH_ID, EARLY],
	['has a dash as its ID', WITH_ID, { ...EARLY, order_id: '-' }],
	['has a plain reference only', { ref: 'a', id: '7', ...VALID }, { ref: 'a', ...VALID }],
	['has the ID of its row only', { id: '3', ...EARLY }, { id: '3', ...VALID }],
])('a record with an ID that later %s is the same record', async (_, early, late) => {
	expect(await newsOf([early], [late], [late], [early], [late])).toEqual([[], [], [], []]);
	expect(await newsOf([early, early], [late, late])).toEqual([[]]);
});

it('a record that loses its ID and changes its status is news once', async () => {
	const changed = { ...EARLY, order_status: 'INVALID' };
	expect(await newsOf([WITH_ID], [changed], [changed])).toEqual([[[changed, 'VALID']], []]);
});

it('records that share a reference and lose their IDs are no news, and one more is', async () => {
	const both = [WITH_ID, { ...WITH_ID, order_id: '8' }];
	expect(await newsOf(both, [EARLY, EARLY])).toEqual([[]]);
	expect(await newsOf(both, [EARLY, EARLY, EARLY])).toEqual([[[EARLY, null]]]);
	expect(await newsOf(both, [...both, EARLY])).toEqual([[[EARLY, null]]]);
});

it('a record that gets an ID and another status is news once, with the status before', async () => {
	const changed = { ...WITH_ID, order_status: 'INVALID' };
	expect(await newsOf([EARLY], [changed], [changed])).toEqual([[[changed, 'VALID']], []]);
});

it.each<[string, JsonRecord[][]]>([
	['that has the same reference, while the other is still found', [[EARLY], [EARLY, WITH_ID]]],
	[
		'that has the same reference, after the other got its ID',
		[[EARLY], [WITH_ID], [{ ...WITH_ID, order_id: '8' }]],
	],
	[
		'that has the same reference, at the same time',
		[[EARLY], [WITH_ID, { ...WITH_ID, order_id: '8' }]],
	],
	['whose reference is the ID of the other', [[{ ...VALID, order_id: 'a' }], [WITH_ID]]],
	['that has another ID only', [[WITH_ID], [{ order_id: '8', ...VALID }]]],
	['that has another reference only', [[WITH_ID], [{ order_ref: 'b', ...VALID }]]],
	['whose reference is the ID of the other', [[WITH_ID], [{ order_ref: '7', ...VALID }]]],
	['whose ID is the reference of the other', [[EARLY], [{ ...VALID, order_id: 'a' }]]],
])('another record is new %s', async (_, searches) => {
	const last = (await newsOf(...searches)).at(-1);
	expect(last).toEqual([[searches.at(-1)?.at(-1), null]]);
});

/** Counts how often it is asked for a key. */
class CountingKeys extends Map<string, string> {
	lookups = 0;
	override has(key: string): boolean {
		this.lookups++;
		return super.has(key);
	}
}

it('records that share a reference are each looked up a few times only', () => {
	const kind = { group: 'order', ignoredColumns: [] };
	const early = Array.from({ length: 300 }, () => EARLY);
	const late = early.map((one, at) => ({ ...one, order_id: `A${at}` }));
	const seen = new CountingKeys(keysOf(early, kind).map((key) => [key, 'VALID']));
	const keys = keysOf(late, kind);
	const renamed = withPresentKeys(seen, late, keys, kind);
	expect(keys.every((key) => renamed.has(key))).toBe(true);
	expect(seen.lookups).toBeLessThan(4 * early.length);
});

it('records that share a reference and lose their IDs are each looked up a few times only', () => {
	const kind = { group: 'order', ignoredColumns: [] };
	const early = Array.from({ length: 300 }, (_, at) => ({ ...EARLY, order_id: `A${at}` }));
	const late = early.map(() => EARLY);
	const states = early.map(() => 'VALID');
	const seen = new CountingKeys(seenRecords(early, keysOf(early, kind), states, kind));
	const keys = keysOf(late, kind);
	const renamed = withPresentKeys(seen, late, keys, kind);
	expect(keys.every((key) => renamed.has(key))).toBe(true);
	expect(seen.lookups).toBeLessThan(4 * early.length);
});
