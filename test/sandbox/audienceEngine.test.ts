import { Asking, refusalOf } from './asking';
import { Caller, matching } from './caller';

const caller = Caller.forEachTest();
const ask = Asking.of(caller);

const KEY = 'bought_bags_30d';
const countIn = (rows: Record<string, string>[]) =>
	rows.reduce((sum, row) => sum + Number(row.count), 0);

describe('criteria of the audience engine', () => {
	it('are found page by page, and by their attributes', async () => {
		const first = await ask.rows('ebmdb/search');
		const rest = await ask.rows('ebmdb/search', { start: 100 });
		expect([first.length, rest.length]).toEqual([100, 26]);
		const one = await ask.row('ebmdb/search', { 'ebmdb-key': KEY });
		expect(one).toMatchObject({
			ebmdb_id: matching(/^\d+$/),
			ebmdb_name: 'Bought bags, last 30 days',
			ebmdb_criticity: 'WATCH',
		});
		expect(await ask.rows('ebmdb/search', { 'ebmdb-name': 'Bought bags' })).toHaveLength(3);
		const exact = { 'ebmdb-name': 'Bought bags', 'ebmdb-name-exact': 1 };
		expect(await ask.rows('ebmdb/search', exact)).toEqual([]);
		const numbers = await ask.rows('ebmdb/search', { 'ebmdb-type': 'number', limit: 1000 });
		expect(numbers).toHaveLength(72);
		expect(await ask.row('ebmdb/search', { 'ebmdb-id': one.ebmdb_id ?? '' })).toEqual(one);
	});

	it('are created, found, changed and counted', async () => {
		const made = await ask.posted('ebmdb/create', {
			'ebmdb-name': 'VIP évènement',
			'ebmdb-key': 'vip',
			'ebmdb-type': 'number',
			'ebmdb-criticity': 'CRITICAL',
			'ebmdb-threshold': 3,
			'ebmdb-listtype': 'white',
		});
		const id = made.ebmdb_id ?? '';
		const exists = await ask.get('ebmdb/exists', { 'ebmdb-name': 'VIP évènement' });
		expect(exists.data.data).toEqual({ exists: true, ebmdb_id: id });
		const change = { 'ebmdb-id': id, 'ebmdb-name': 'VIP', 'ebmdb-threshold': '5' };
		const changed = await ask.posted('ebmdb/update', change);
		expect(changed).toEqual({
			ebmdb_id: id,
			ebmdb_name: 'VIP',
			ebmdb_key: 'vip',
			ebmdb_type: 'number',
			ebmdb_criticity: 'CRITICAL',
			ebmdb_threshold: '5',
			ebmdb_listtype: 'white',
		});
		expect(await ask.row('ebmdb/search', { 'ebmdb-id': id })).toEqual(changed);
		const gone = await ask.get('ebmdb/exists', { 'ebmdb-name': 'VIP évènement' });
		expect(gone.data.data).toEqual({ exists: false });
		const canada = Asking.of(caller, 'shop-ca');
		const elsewhere = await canada.get('ebmdb/exists', { 'ebmdb-name': 'VIP' });
		expect(elsewhere.data.data).toEqual({ exists: false });
		const counted = await ask.rows('ebmdb/count_by_criteria', { criteria: 'vip' });
		expect(countIn(counted)).toBeGreaterThan(0);
	});

	it.each([
		['create', { 'ebmdb-name': 'Bought bags, last 30 days' }, 409, 'NAME_EXISTS'],
		['create', { 'ebmdb-name': 'New', 'ebmdb-key': KEY }, 409, 'NAME_EXISTS'],
		['create', {}, 400, 'MEMBER_MISSING'],
		['create', { 'ebmdb-name': 'New', 'ebmdb-criticity': 'LOW' }, 400, 'PARAMETER_INVALID'],
		['create', { 'ebmdb-name': 'New', 'ebmdb-threshold': 'low' }, 400, 'PARAMETER_INVALID'],
		['create', { 'ebmdb-name': 'New', 'ebmdb-colour': 'red' }, 400, 'MEMBER_UNKNOWN'],
		['update', { 'ebmdb-id': 3 }, 404, 'EBMDB_UNKNOWN'],
		['update', { 'ebmdb-name': 'New' }, 400, 'MEMBER_MISSING'],
		['reach_by_criteria', { criteria: KEY, period: '8d' }, 400, 'PARAMETER_INVALID'],
		['reach_by_rootpublisher', { 'rootpublisher-name': 'Nobody' }, 404, 'PUBLISHER_UNKNOWN'],
		['export_users', { ergmacro: '(a', maxlimit: 5 }, 400, 'REQUEST_INVALID'],
		['export_users', { ergmacro: 'a', maxlimit: 0 }, 400, 'PARAMETER_INVALID'],
		['export_users', { ergmacro: 'a', 'csv-separator': ';' }, 400, 'PARAMETER_INVALID'],
		['export_users', { ergmacro: 'a', 'cold-columns': 'visits,e' }, 400, 'PARAMETER_INVALID'],
	])('%s refuses %j', async (name, body, status, code) => {
		expect(refusalOf(await ask.post(`ebmdb/${name}`, body))).toEqual([status, code]);
	});

	it.each([
		['count_by_criteria', { criteria: 'nothing' }, 400, 'CRITERION_UNKNOWN'],
		['count_by_criteria', { criteria: KEY, uniq: 'all' }, 400, 'PARAMETER_INVALID'],
		['count_by_criteria', { criteria: KEY, 'with-subvalues': 'Y' }, 400, 'PARAMETER_INVALID'],
		['count_by_ebmdbreq', { 'ebmdbreq-id': 1 }, 404, 'EBMDBREQ_UNKNOWN'],
		['count_by_request', { ergmacro: 'a) AND (b' }, 400, 'REQUEST_INVALID'],
		['count_by_value', { 'ebmdb-id': 1, value: 'x' }, 404, 'EBMDB_UNKNOWN'],
		['volume_history', { 'ebmdb-id': 1 }, 404, 'EBMDB_UNKNOWN'],
		['status', { 'jobrun-id': 1 }, 404, 'JOB_UNKNOWN'],
		['download_file', { 'jobrun-id': 1 }, 404, 'JOB_UNKNOWN'],
	])('%s refuses %j', async (name, parameters, status, code) => {
		expect(refusalOf(await ask.get(`ebmdb/${name}`, parameters))).toEqual([status, code]);
	});
});

describe('counts of the audience engine', () => {
	it('depend on the request, and are the same for the same request', async () => {
		const criteria = `${KEY}, bought_bags_90d`;
		const rows = await ask.rows('ebmdb/count_by_criteria', { criteria });
		expect(await ask.rows('ebmdb/count_by_criteria', { criteria })).toEqual(rows);
		expect(Number(rows[0]?.count)).toBeLessThan(Number(rows[1]?.count));
		const keys = (await ask.rows('ebmdb/allowed_uniq')).map((row) => row.uniq_key ?? '');
		expect(keys).toEqual(['iu', 'iuf', 'iuflive', 'iufuniqrecent', 'iuuniqrecent']);
		const counts = await Promise.all(
			keys.map((uniq) => ask.rows('ebmdb/count_by_criteria', { criteria, uniq })),
		);
		expect(new Set(counts.map(countIn)).size).toBe(keys.length);
	});

	it('by value add up to that of the criterion', async () => {
		const [whole] = await ask.rows('ebmdb/count_by_criteria', { criteria: KEY });
		const asked = { criteria: KEY, 'with-subvalues': 1 };
		const parts = await ask.rows('ebmdb/count_by_criteria', asked);
		expect(parts.map((row) => row.value)).toEqual(['1', '2', '3', '4-5', '6+']);
		expect(countIn(parts)).toBe(Number(whole?.count));
		const spread = await ask.rows('ebmdb/distribute_by_criteria', { criteria: KEY });
		expect(spread.map((row) => row.count)).toEqual(parts.map((row) => row.count));
		const shares = spread.reduce((sum, row) => sum + Number(row.share), 0);
		expect(shares).toBeCloseTo(100, 0);
		const one = { 'ebmdb-id': whole?.ebmdb_id ?? '', value: '2' };
		expect((await ask.row('ebmdb/count_by_value', one)).count).toBe(parts[1]?.count);
		const none = { ...one, value: 'never' };
		expect((await ask.row('ebmdb/count_by_value', none)).count).toBe(0);
	});

	it('of requests depend on their criteria', async () => {
		const [whole] = await ask.rows('ebmdb/count_by_criteria', { criteria: KEY });
		const alone = await ask.row('ebmdb/count_by_request', { ergmacro: `(${KEY} = 1)` });
		expect(alone.count).toBe(whole?.count);
		const both = await ask.row('ebmdb/count_by_request', { ergmacro: `${KEY} AND cart_men_7d` });
		expect(Number(both.count)).toBeLessThan(Number(alone.count));
		const other = await ask.row('ebmdb/count_by_request', { ergmacro: 'country = "FR"' });
		expect(Number(other.count)).toBeGreaterThan(0);
		const saved = await ask.row('ebmdb/count_by_ebmdbreq', { 'ebmdbreq-id': 4102 });
		expect(saved).toMatchObject({ ebmdbreq_name: 'Warm prospects for women’s shoes' });
		expect(Number(saved.count)).toBeGreaterThan(0);
	});

	it('by day end today', async () => {
		const [one] = await ask.rows('ebmdb/search', { 'ebmdb-key': KEY });
		const id = one?.ebmdb_id ?? '';
		const usual = await ask.rows('ebmdb/volume_history', { 'ebmdb-id': id });
		expect(usual).toHaveLength(31);
		const [first, second] = usual;
		const asked = { 'date-from-epoch': first?.epoch ?? '', 'date-to-epoch': second?.epoch ?? '' };
		const two = await ask.rows('ebmdb/volume_history', { 'ebmdb-id': id, ...asked });
		expect(two).toEqual([first, second]);
		const turned = { 'date-from-epoch': 200, 'date-to-epoch': 100 };
		const reply = await ask.get('ebmdb/volume_history', { 'ebmdb-id': id, ...turned });
		expect(refusalOf(reply)).toEqual([400, 'PARAMETER_INVALID']);
	});

	it('reach more people in a longer period', async () => {
		const periods = ['24h', '48h', '7d', '15d', '30d', '60d', '90d'];
		for (const body of [{ criteria: 'viewed_bags_90d' }, { 'rootpublisher-name': 'Criteo' }]) {
			const name = 'criteria' in body ? 'reach_by_criteria' : 'reach_by_rootpublisher';
			const reached: number[] = [];
			for (const period of periods) {
				const row = await ask.posted(`ebmdb/${name}`, { ...body, period, uniq: 'iuf' });
				reached.push(Number(row.reach));
				expect(Number(row.reach)).toBeLessThanOrEqual(Number(row.total));
			}
			expect(reached).toEqual([...new Set(reached)].sort((one, other) => one - other));
		}
	});
});

describe('an export of users', () => {
	const order = { ergmacro: KEY, 'cold-columns': 'country,loyalty,amount', maxlimit: 250 };

	it('is a job, then rows and a file with the same users', async () => {
		const columns = await ask.rows('ebmdb/available_cold_columns');
		expect(columns.map((row) => row.coldcolumn_key)).toEqual(
			expect.arrayContaining(['country', 'loyalty', 'amount']),
		);
		const asked = { ...order, 'csv-separator': 'tab' };
		caller.sandbox.control.nextJobs({ seconds: 60 });
		const waiting = await ask.started('ebmdb/export_users', asked);
		expect((await ask.get('ebmdb/status', waiting)).data.jobrun_status).toBe('PENDING');
		for (const name of ['ebmdb/download', 'ebmdb/download_file']) {
			expect(refusalOf(await ask.get(name, waiting))).toEqual([400, 'JOB_NOT_COMPLETED']);
		}
		const run = await ask.started('ebmdb/export_users', asked);
		expect((await ask.get('ebmdb/status', run)).data.jobrun_status).toBe('COMPLETED');
		const users = await ask.rows('ebmdb/download', run);
		expect(users).toHaveLength(250);
		expect(Object.keys(users[0] ?? {})).toEqual(['user_id', 'country', 'loyalty', 'amount']);
		const file = await ask.file('ebmdb/download_file', run);
		expect([file.type, file.name]).toEqual(['text/csv; charset=utf-8', matching(/\.csv$/)]);
		const lines = file.bytes.toString().trim().split('\n');
		expect(lines[0]).toBe('user_id\tcountry\tloyalty\tamount');
		expect(lines.slice(1).map((line) => line.split('\t')[0])).toEqual(
			users.map((user) => user.user_id),
		);
	});

	it.each([
		['colon', ':'],
		['semi-colon', ';'],
		['space', ' '],
		[undefined, ';'],
	])('has the separator %s as %j', async (name, separator) => {
		const body = { ...order, ...(name === undefined ? {} : { 'csv-separator': name }) };
		const run = await ask.started('ebmdb/export_users', body);
		const text = (await ask.file('ebmdb/download_file', run)).bytes.toString();
		expect(text.split('\n')[0]).toBe(['user_id', 'country', 'loyalty', 'amount'].join(separator));
		expect(text).toContain('"Éclat ""or""; à vie"');
	});

	it('has at most the users that the request counts', async () => {
		const ergmacro = 'quote_giftcards_7d';
		const { count } = await ask.row('ebmdb/count_by_request', { ergmacro });
		const run = await ask.started('ebmdb/export_users', { ergmacro, maxlimit: 100_000 });
		expect(await ask.rows('ebmdb/download', run)).toHaveLength(Number(count));
	});

	it('may fail with a message', async () => {
		caller.sandbox.control.nextJobs({ outcome: 'failed', detail: 'Out of memory.' });
		const run = await ask.started('ebmdb/export_users', order);
		const status = await ask.get('ebmdb/status', run);
		expect(status.data).toMatchObject({ jobrun_status: 'FAILED', error_msg: 'Out of memory.' });
		expect(refusalOf(await ask.get('ebmdb/download_file', run))).toEqual([400, 'JOB_FAILED']);
	});
});
