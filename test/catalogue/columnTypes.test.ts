import { columnTypeOf } from '../../platform/catalogue/columnTypes';
import { simplifyRecord } from '../../nodes/shared/run/simplifyRecord';

describe('what a column holds', () => {
	test.each([
		['order_amount', 'number'],
		['orderproduct_sellprice_3', 'number'],
		['a_orderproduct_sz', 'number'],
		['order_amount #2', 'number'],
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
		'order_ref',
		'order_status',
		'order_currency',
		'date_dmy',
		'date_hms',
		'visitlag_hms',
		'contextflag_value',
		'channel_lvl0_clickid',
		'cgiparam_7',
		'cluster_12',
		'account',
		'browser_version',
		'discount',
		'billing_month',
		'email',
		'ip',
		'media_key',
		'flag',
	])('%s: its name does not tell', (column) => {
		expect(columnTypeOf(column)).toBeUndefined();
	});
});

describe('a simplified record', () => {
	const simplified = (record: Record<string, unknown>, zone = 'Europe/Paris') =>
		simplifyRecord(record, zone);

	test('has numbers, moments with their zone, flags, and identifiers as text', () => {
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

	test('counts moments in the time zone that is given', () => {
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
	])('leaves %s as it came where it is %p', (column, value) => {
		expect(simplified({ [column]: value })).toEqual({ [column]: value });
	});

	test.each(['-', ''])(
		'has null for a number or moment that is "%s", and the text elsewhere',
		(nothing) => {
			const record = { order_amount: nothing, order_date: nothing, extparam: nothing };
			expect(simplified(record)).toEqual({
				order_amount: null,
				order_date: null,
				extparam: nothing,
			});
		},
	);
});
