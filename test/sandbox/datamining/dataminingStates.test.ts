import { Caller } from '../caller';
import { Datamining, type Row } from './dataminingCaller';

const mining = Datamining.of(Caller.forEachTest());

const DAY = '11/12/2026';
const AT = Date.parse('2026-11-12T10:00:00+01:00') / 1000;

async function added(group: 'order' | 'estimate', status: 'PENDING' | 'VALID' | 'INVALID') {
	const reference = `LATE-${status}`;
	const record = { site: 'shop-eu', group, reference, at: AT, amount: 120, status };
	mining.caller.sandbox.control.addRecord(record);
	return reference;
}

const move = (group: string, name: string, reference: string, amount?: number | string) =>
	mining.post(group, name, {
		[`${group}-ref`]: reference,
		...(amount === undefined ? {} : { [`${group}-newamount`]: amount }),
	});
const order = async (reference: string): Promise<Row> =>
	mining.one('order', 'orderid-id', reference);

describe.each(['order', 'estimate'] as const)('a change of a %s', (group) => {
	it.each([
		['PENDING', 'valid', undefined, 200, 'VALID'],
		['PENDING', 'valid', 80.5, 200, 'VALID'],
		['PENDING', 'cancel', undefined, 200, 'INVALID'],
		['VALID', 'cancel', undefined, 200, 'INVALID'],
		['INVALID', 'valid', undefined, 200, 'VALID'],
		['INVALID', 'valid', 80, 409, 'INVALID'],
		['INVALID', 'cancel', undefined, 409, 'INVALID'],
		['VALID', 'valid', undefined, 409, 'VALID'],
		['PENDING', 'valid', 120.01, 400, 'PENDING'],
		['PENDING', 'valid', '80,5', 400, 'PENDING'],
	] as const)('by %s, %s, amount %s: %i and %s', async (from, name, amount, status, to) => {
		const reference = await added(group, from);
		const reply = await move(group, name, reference, amount);
		expect(reply.status).toBe(status);
		if (status !== 200) expect(reply.data.error_msg).toMatch(/\.$/);
		const rows = await mining.search(group, DAY);
		expect(rows.find((row) => row[`${group}_ref`] === reference)?.[`${group}_status`]).toBe(to);
	});

	it('that was partly validated can neither be cancelled nor validated again', async () => {
		const reference = await added(group, 'PENDING');
		await move(group, 'valid', reference, '80');
		expect((await move(group, 'cancel', reference)).data.error_code).toBe('VALIDATED_IN_PART');
		const invalid = { site: 'shop-eu', group, reference, status: 'INVALID' } as const;
		mining.caller.sandbox.control.setStatus(invalid);
		expect((await move(group, 'valid', reference)).data.error_code).toBe('VALIDATED_IN_PART');
	});
});

describe('a sale in the sandbox', () => {
	it('changes its amount only if it is valid', async () => {
		const reference = await added('order', 'PENDING');
		expect((await move('order', 'update_amount', reference, 99)).data.error_code).toBe('NOT_VALID');
		await move('order', 'valid', reference);
		expect((await move('order', 'update_amount', reference, '99.5')).status).toBe(200);
		expect(await order(reference)).toMatchObject({
			order_amount: '99.50',
			realscartvalidamount: '99.50',
		});
	});

	it('of the initial history changes, and later searches show it', async () => {
		const orders = await mining.search('order', DAY);
		const pending = orders.find((row) => row.order_status === 'PENDING');
		const reference = String(pending?.order_ref);
		await move('order', 'valid', reference);
		expect((await order(reference)).order_status).toBe('VALID');
		expect(await mining.search('order', DAY)).toHaveLength(orders.length);
	});

	it('changes after the requested delay', async () => {
		const reference = await added('order', 'PENDING');
		await mining.post('order', 'valid', { 'order-ref': reference, 'ea-apiasync': 1 });
		expect((await order(reference)).order_status).toBe('PENDING');
		await new Promise((resolve) => setTimeout(resolve, 1_100));
		expect((await order(reference)).order_status).toBe('VALID');
	});

	it.each([
		['an unknown reference', 'valid', { 'order-ref': 'NOPE' }, 404],
		['no reference', 'valid', {}, 400],
		['an unknown member', 'valid', { 'order-ref': 'X', colour: 1 }, 400],
		['an amount to cancel', 'cancel', { 'order-ref': 'X', 'order-newamount': 1 }, 400],
		['no amount to update', 'update_amount', { 'order-ref': 'X' }, 400],
	])('refuses %s', async (_what, name, body, status) => {
		expect((await mining.post('order', name, body)).status).toBe(status);
	});
});

describe('a replay in the sandbox', () => {
	const sale = { ref: 'STORE-1', amount: '49.90', 'ereplay-time': AT };

	it('adds a sale that search, get and valid find', async () => {
		const more = {
			email: 'lea@mail.example',
			uid: 'C1',
			payment: 'cash',
			currency: 'CAD',
			type: 'store',
			'ereplay-mdevicetype': 'Tablet',
			'ereplay-ip': '192.0.2.7',
			profile: 'vip',
			prdr0: 'SAC',
			prda0: '29.90',
			prdr1: 'CEI',
			prda1: '10.00',
			prdq1: 2,
			prdn1: 'Belt',
			margin: '12.00',
			eope: '5001',
		};
		expect((await mining.get('order', 'replay', { ...sale, ...more })).data.error).toBe(false);
		const rows = await mining.search('order', DAY);
		expect(rows.find((row) => row.order_ref === 'STORE-1')?.order_date).toBe(AT);
		expect(await order('STORE-1')).toMatchObject({
			order_amount: '49.90',
			order_status: 'PENDING',
			order_currency: 'CAD',
			email: 'lea@mail.example',
			userid: 'C1',
			orderpayment_key: 'cash',
			mdevicetype_name: 'Tablet',
			ip: '192.0.2.7',
			profile_name: 'vip',
			orderproduct_name_2: 'Belt',
			a_orderproduct_sz: 2,
			scartvalidmargin: '12.00',
			viewchannel_lvl_p0: 'ADVERTISING',
			ordertype_key: 'store',
		});
		expect((await move('order', 'valid', 'STORE-1', 20)).status).toBe(200);
		const again = await mining.get('order', 'replay', sale);
		expect([again.status, again.data.error_code]).toEqual([409, 'RECORD_EXISTS']);
	});

	it('adds an estimate, and a sale that resulted from it', async () => {
		await mining.get('estimate', 'replay', { ...sale, ref: 'QUOTE-1', status: 'VALID' });
		const found = await mining.one('estimate', 'estimateid-id', 'QUOTE-1');
		expect(found.estimate_status).toBe('VALID');
		await mining.get('order', 'replay', { ...sale, estimateref: 'QUOTE-1' });
		expect((await order('STORE-1')).estimate_ref).toBe('QUOTE-1');
	});

	it.each([
		['a time in the future', { 'ereplay-time': AT + 30 * 86_400 }],
		['milliseconds', { 'ereplay-time': AT * 1000 }],
		['a decimal comma', { amount: '49,90' }],
		['an unknown status', { status: 'DONE' }],
		['an unknown device', { 'ereplay-mdevicetype': 'Fridge' }],
		['an unknown profile', { profile: 'king' }],
		['an unknown campaign', { eope: '1' }],
		['a product without a reference', { prda0: '1' }],
		['an unknown parameter', { colour: 'red' }],
	])('refuses %s', async (_what, more) => {
		expect((await mining.get('order', 'replay', { ...sale, ...more })).status).toBe(400);
	});
});

test('records may arrive late in any group, and are not in an earlier search', async () => {
	const { control } = mining.caller.sandbox;
	const early = await mining.submit('actionlog', DAY);
	const late = { site: 'shop-eu', group: 'actionlog', reference: 'GOAL-1', at: AT } as const;
	control.addRecord(late);
	expect(() => control.addRecord(late)).toThrow('already');
	const { data } = await mining.get('actionlog', 'download', { 'jobrun-id': early });
	const rows = await mining.search('actionlog', DAY);
	expect(rows).toHaveLength(data.data.rows.length + 1);
	expect(rows.map((row) => row.actionlog_ref)).toContain('GOAL-1');
	const reference = await added('order', 'PENDING');
	control.setStatus({ site: 'shop-eu', group: 'order', reference, status: 'INVALID' });
	expect((await order(reference)).order_status).toBe('INVALID');
});
