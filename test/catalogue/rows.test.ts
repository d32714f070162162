import { fetchReplyItems, wordIn } from '../../nodes/MarketingAnalytics/endpoint/replies';
import { simplifyRecord } from '../../nodes/shared/run/simplifyRecord';
import { columnTypeOf } from '../../platform/catalogue/columnTypes';
import { inTurn, platformAt } from '../http/door/platformAt';
import { formOf } from '../forms/formOf';

describe('the type of a column', () => {
	test.each([
		['order_amount', 'number'],
		['orderproduct_sellprice_3', 'number'],
		['a_orderproduct_sz', 'number'],
		['order_amount #2', 'number'],
		['order_amount #12', 'number'],
		['orderproduct_sellprice_12', 'number'],
		['date_epoch', 'number'],
		['channel_lvl0_mtascore', 'number'],
		['visitlag', 'number'],
		['collectorconfigpmcategory_sort', 'number'],
		['order_date', 'moment'],
		['channel_lvl2_date', 'moment'],
		['rebuyer_prevtm', 'moment'],
		['jobrun_start', 'moment'],
		['user_lastseen', 'moment'],
		['job_active', 'flag'],
		['creative_servable', 'flag'],
		['deny_isip', 'flag'],
		['orderid_id', 'identifier'],
		['id', 'identifier'],
		['creativetype_id', 'identifier'],
		['ebmdb_criticity', 'bookkeeping'],
	])('%s: a %s', (column, type) => {
		expect(columnTypeOf(column)).toBe(type);
	});

	test.each([
		...['order_ref', 'order_status', 'order_currency', 'date_dmy', 'date_hms'],
		...['visitlag_hms', 'contextflag_value', 'channel_lvl0_clickid', 'cgiparam_7', 'cluster_12'],
		...['account', 'browser_version', 'discount', 'billing_month', 'email'],
		...['ip', 'media_key', 'flag'],
	])('%s: unknown from its name', (column) => {
		expect(columnTypeOf(column)).toBeUndefined();
	});
});

describe('a simplified record', () => {
	const simplified = (record: Record<string, unknown>, zone = 'Europe/Paris') =>
		simplifyRecord(record, zone);

	test('has numbers, moments with their offset, flags, and identifiers as texts', () => {
		const record = {
			order_id: '701928374650918273',
			order_ref: '000123',
			order_amount: '64.90',
			order_date: 1_795_000_000,
			website_id: 12,
			job_active: 'Y',
			cluster_archive: 'N',
			order_status: 'VALID',
			rebuyer_prevtm_epoch: '1795000000',
			ebmdb_criticity: 'WATCH',
		};
		expect(simplified(record)).toEqual({
			order_id: '701928374650918273',
			order_ref: '000123',
			order_amount: 64.9,
			order_date: '2026-11-18T12:06:40+01:00',
			website_id: '12',
			job_active: true,
			cluster_archive: false,
			order_status: 'VALID',
			rebuyer_prevtm_epoch: 1_795_000_000,
		});
	});

	test('has moments in the given time zone', () => {
		const inZone = (zone: string) => simplified({ order_date: '1795000000' }, zone).order_date;
		expect(inZone('America/Montreal')).toBe('2026-11-18T06:06:40-05:00');
		expect(inZone('utc')).toBe('2026-11-18T11:06:40Z');
	});

	test.each([
		['order_amount', '1,234.50'],
		['order_amount', '007'],
		['order_amount', '1234567890123456'],
		['order_amount', 12.5],
		['order_date', '2026-11-18'],
		['order_date', '86400'],
		['order_date', 0],
		['job_active', 'maybe'],
		['order_id', 1.5],
		['order_id', null],
	])('leaves %s unchanged if it is %p', (column, value) => {
		expect(simplified({ [column]: value })).toEqual({ [column]: value });
	});

	test.each(['-', ''])(
		'has null for a number or moment that is "%s", and texts otherwise',
		(nothing) => {
			const record = { order_amount: nothing, order_date: nothing, extparam: nothing };
			expect(simplified(record)).toEqual({
				order_amount: null,
				order_date: null,
				extparam: nothing,
			});
		},
	);

	test.each<[string, string | undefined, Record<string, unknown>, Record<string, unknown>]>([
		[
			'the word of its own resource',
			'cluster',
			{ cluster_id: '12', cluster_name: 'Buyers', cluster_archive: 'N' },
			{ id: '12', name: 'Buyers', archive: false },
		],
		[
			'no word of another',
			'ope',
			{ ope_name: 'Spring', publisher_name: 'News', opecategory: 'A', ope: 'B' },
			{ name: 'Spring', publisher_name: 'News', opecategory: 'A', ope: 'B' },
		],
		[
			'no word where two columns would have one name',
			'creative',
			{ creative_id: '1', id: '2', creative_name: 'Top' },
			{ creative_id: '1', id: '2', name: 'Top' },
		],
		['no word before a number', 'cgiparam', { cgiparam_7: 'x' }, { cgiparam_7: 'x' }],
		['no word where there is none', undefined, { order_id: '1' }, { order_id: '1' }],
	])('loses %s', (_, word, record, shown) => {
		expect(simplifyRecord(record, 'utc', word)).toEqual(shown);
	});
});

test.each([
	['/ea/{site}/db/cluster/search.json', {}, 'cluster'],
	['/ea/{site}/db/actionlabel{level}/search.json', { level: '2' }, 'actionlabel2'],
	['/ea/{site}/report/order/get.json', {}, undefined],
	['/er/{list}/search.json', { list: 'db' }, undefined],
])('the operation %s is about %j: %s', (path, pathValues, word) => {
	expect(wordIn({ path, pathValues })).toBe(word);
});

const call = {
	method: 'GET',
	path: '/x.json',
	what: 'the result of the search for sales',
} as const;

async function read(reply: unknown) {
	const hints: string[] = [];
	const addExecutionHints = (...all: ReadonlyArray<{ readonly message: string }>) =>
		void hints.push(...all.map(({ message }) => message));
	const { platform } = await platformAt(inTurn(reply));
	const request = {
		call,
		reader: 'records',
		simplify: true,
		zone: 'Europe/Paris',
		field: 'data',
		dropPersonalData: false,
		ifNoRows: 'nothing',
	} as const;
	const items = await fetchReplyItems({ ...formOf({}), addExecutionHints }, platform, request, 0);
	return { items: items.map(({ json }) => json), hints };
}

test('records are found in a reply of any shape, without a hint', async () => {
	const found = await read({ data: { orders: [{ ref: 'A' }] } });
	expect(found).toEqual({ items: [{ ref: 'A' }], hints: [] });
	expect(await read({ error: false })).toEqual({ items: [], hints: [] });
});

test('a reply of another shape is one item, with a hint', async () => {
	expect(await read({ data: { orders: [], estimates: [] } })).toEqual({
		items: [{ orders: [], estimates: [] }],
		hints: [
			'The platform sent the result of the search for sales in an unknown structure, so the reply is returned unchanged.',
		],
	});
});
