import { Caller } from './caller';

const caller = Caller.forFile();

const ASSIST = { kind: 'cj#assist-simple', goal: 'order', 'view-id': '0', dimension: 'media' };
const VELOCITY = {
	kind: 'cj#velocity-advanced',
	'item-id': '1,2',
	journey: '1',
	dimension: 'media',
	scale: '24h',
};

describe('customer-journey kinds', () => {
	it.each([
		ASSIST,
		{ ...ASSIST, kind: 'cj#assist-advanced', 'view-id': '0,2', language: 'fr' },
		{
			kind: 'cj#bias-advanced',
			goal: 'profile_12',
			bias: 'bias:brand,bias:view',
			dimension: 'ope',
			'model-id': 'lastchannel-visit',
		},
		{ kind: 'cj#deviceexclusivity-simple', goal: 'scart', 'dependency-relative': '1' },
		{ kind: 'cj#deviceexclusivity-advanced', goal: 'scart', 'mdevicetype-id': '2' },
		{ kind: 'cj#devicepath-simple', goal: 'order', 'mdevicetype-id': '1' },
		{ kind: 'cj#devicepath-advanced', goal: 'order', 'mdevicetype-id': '0', 'player-unique': '2' },
		{ kind: 'cj#duration-simple', journey: '3', slot: 'week' },
		{ kind: 'cj#mediaexclusivity-simple', goal: 'order', dimension: 'publisher' },
		{ kind: 'cj#mediaexclusivity-advanced', goal: 'order', dimension: 'media', 'item-id': '1,2' },
		{ kind: 'cj#mediapath-simple', goal: 'order', dimension: 'mediaplan', 'item-id': '1' },
		{ kind: 'cj#mediapath-advanced', goal: 'order', dimension: 'media', 'player-position': 'last' },
		{
			kind: 'cj#qualifyengage-simple',
			'profilesequence-id': '1',
			'view-id': '0',
			dimension: 'media',
			'profile-type': 'session',
		},
		{ kind: 'cj#touch-simple', goal: 'estimate', filters: '[["device","IN","1"]]' },
		VELOCITY,
		{ kind: 'cj#velocity-simple', dimension: 'media', language: 'fr', 'item-id-1': '3', any: 'x' },
	])('$kind', async (item) => {
		const report = await caller.report(item);
		expect(report.kind).toBe(item.kind);
		expect(report.data).toHaveLength(report.rowCount);
		expect(report.rowCount).toBeGreaterThan(0);
		expect(report.data[0]?.metrics).toHaveLength(report.columnHeader.metrics.length);
	});

	it.each([
		['an unknown kind', { ...ASSIST, kind: 'cj#nothing' }, 'KIND_UNKNOWN'],
		['a missing field', { ...ASSIST, goal: undefined }, 'FIELD_MISSING'],
		['a field of another kind', { ...ASSIST, slot: 'day' }, 'MEMBER_UNKNOWN'],
		['an unknown goal', { ...ASSIST, goal: 'profile' }, 'FIELD_INVALID'],
		['a number instead of a text', { ...ASSIST, 'view-id': 0 }, 'BODY_INVALID'],
		['several views where one is asked', { ...ASSIST, 'view-id': '0,1' }, 'FIELD_INVALID'],
		['an unknown view', { ...ASSIST, 'view-id': '8' }, 'FIELD_INVALID'],
		['a dimension of another set', { ...VELOCITY, dimension: 'mediaplan' }, 'FIELD_INVALID'],
		['an unknown item', { ...VELOCITY, 'item-id': '1,99' }, 'ITEM_UNKNOWN'],
		['an unknown scale', { ...VELOCITY, scale: '2d' }, 'FIELD_INVALID'],
		['filters that are not triples', { ...ASSIST, filters: '[["a","b"]]' }, 'FIELD_INVALID'],
		['an unknown language', { ...ASSIST, language: 'de' }, 'FIELD_INVALID'],
	])('refuses %s', async (_what, item, code) => {
		const reply = await caller.batch('POST', 'query.json', { reports: [item] });
		expect([reply.status, reply.data.error_code]).toEqual([400, code]);
	});
});
