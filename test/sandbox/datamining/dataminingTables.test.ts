import { Caller } from '../caller';
import { Datamining } from './dataminingCaller';

const mining = Datamining.of(Caller.forEachTest());

const DAY = '11/12/2026';
const PERSONAL = ['email', 'ip', 'buyerid', 'userid'];

describe('columns of records', () => {
	it('about persons require their flags', async () => {
		const plain = await mining.table('order', DAY);
		const names = plain.fields.map(({ name }) => name);
		const plainly = 'orderid_id,order_ref,order_date,order_amount,order_currency,order_status';
		expect(names.join()).toBe(plainly);
		const flags = Object.fromEntries(PERSONAL.map((name) => [`with-${name}`, 1]));
		const personal = await mining.table('order', DAY, flags);
		expect(personal.fields.map(({ name }) => name)).toEqual([...names, ...PERSONAL]);
	});

	it('with an ID have their label in the header', async () => {
		const { fields } = await mining.table('order', DAY, {
			'with-productparam': 1,
			'with-cgiparam': 1,
			'with-iduserparam': 1,
			'with-cluster': 1,
			'with-channel-level': 1,
			'max-channel-level': 2,
			'max-channel-info': 2,
		});
		const headers = Object.fromEntries(fields.map(({ name, header }) => [name, header]));
		expect(headers).toMatchObject({
			productparam_12_2: 'Product parameter : brand # 2',
			cgiparam_31: 'Custom parameter : landing test',
			iduserparam_51: 'CRM parameter : loyalty level',
			cluster_201: 'Audience : Big spenders',
			channel_lvl0_p0: 'Touchpoint 1 : Channel',
			channel_lvl1_p1: 'Touchpoint 2 : Publisher',
		});
		expect(headers).not.toHaveProperty('channel_lvl2_p0');
		expect(headers).not.toHaveProperty('channel_lvl0_p2');
	});

	it('of products add up to the amount', async () => {
		const orders = await mining.search('order', DAY, { 'with-orderproduct': 1 });
		for (const order of orders) {
			const prices = [1, 2, 3, 4].map((index) => Number(order[`orderproduct_sellprice_${index}`]));
			const known = prices.filter((price) => !Number.isNaN(price));
			expect(known.length).toBe(Number(order.a_orderproduct_sz));
			const sum = known.reduce((all, price) => all + price, 0);
			expect(sum).toBeCloseTo(Number(order.order_amount), 2);
		}
	});
});

describe('a download of records', () => {
	it('translates headers, and writes objects and dates in the requested format', async () => {
		const id = await mining.submit('order', DAY);
		const { data } = await mining.get('order', 'download', {
			'jobrun-id': id,
			'ea-lg': 'fr',
			'output-as-kv': 1,
			'ea-enable-datefmt': '%Y-%m-%d %H',
		});
		expect(data.data.fields[3]).toEqual({ name: 'order_amount', header: 'Montant' });
		expect(data.data.rows[0]).toMatchObject({ order_date: '2026-11-12 00', order_currency: 'EUR' });
		const wrong = { 'jobrun-id': id, 'ea-enable-datefmt': '%Q' };
		expect((await mining.get('order', 'download', wrong)).status).toBe(400);
	});

	it('is a CSV file on request', async () => {
		const id = await mining.submit('isenginerequest', DAY);
		const query = { 'jobrun-id': id, 'output-as-csv': 1 };
		const reply = await mining.get('isenginerequest', 'download', query);
		expect(reply.headers['content-type']).toContain('text/csv');
		expect(reply.headers['content-disposition']).toContain('isenginerequest-');
		const lines = String(reply.data).trim().split('\n');
		expect(lines[0]).toBe(
			'isenginerequest_id;isenginerequest_ref;isenginerequest_date;isenginerequest_name',
		);
		expect(lines.length).toBe(1 + (await mining.search('isenginerequest', DAY)).length);
		expect(String(reply.data)).toContain('"carte cadeau; 50 €"');
	});

	it('waits for its job, and belongs to its group', async () => {
		mining.caller.sandbox.control.nextJobs({ outcome: 'failed', detail: 'Boom.' });
		const failed = await mining.submit('order', DAY);
		const status = await mining.get('order', 'status', { 'jobrun-id': failed });
		expect(status.data).toMatchObject({ jobrun_status: 'FAILED', error_msg: 'Boom.' });
		const early = await mining.get('order', 'download', { 'jobrun-id': failed });
		expect(early.data.error_code).toBe('JOB_FAILED');
		const elsewhere = await mining.get('estimate', 'status', { 'jobrun-id': failed });
		expect(elsewhere.data.error_code).toBe('JOB_UNKNOWN');
	});

	it('has as many rows as a test orders', async () => {
		mining.caller.sandbox.control.nextJobs({ rows: 1500 });
		const orders = await mining.search('order', DAY);
		expect(new Set(orders.map((order) => order.order_ref)).size).toBe(1500);
	});
});

describe('a search of records', () => {
	const dates = { 'date-from': DAY, 'date-to': DAY };
	it.each([
		['a period that is too long', { ...dates, 'date-from': '10/12/2026' }, 'PARAMETER_INVALID'],
		['a period that ends first', { ...dates, 'date-from': '11/13/2026' }, 'PARAMETER_INVALID'],
		['another date format', { ...dates, 'date-from': '2026-11-12' }, 'PARAMETER_INVALID'],
		['a date that does not exist', { ...dates, 'date-to': '02/30/2026' }, 'PARAMETER_INVALID'],
		['no dates', {}, 'PARAMETER_MISSING'],
		['a flag nobody knows', { ...dates, 'with-colour': 1 }, 'PARAMETER_UNKNOWN'],
		['another flag value', { ...dates, 'with-email': 'yes' }, 'PARAMETER_INVALID'],
		['too many touchpoints', { ...dates, 'max-channel-level': 41 }, 'PARAMETER_INVALID'],
		['an unknown view', { ...dates, 'view-id': 8 }, 'VIEW_UNKNOWN'],
	])('refuses %s', async (_what, query, code) => {
		const reply = await mining.get('order', 'search', query);
		expect([reply.status, reply.data.error_code]).toEqual([400, code]);
	});

	it('takes 31 days', async () => {
		const rows = await mining.search('tporder', ['10/13/2026', DAY]);
		expect(rows.length).toBeGreaterThan(300);
	});
});
