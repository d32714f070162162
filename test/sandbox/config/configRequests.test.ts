import { type Given, found, get, post, refused, send } from './configCaller';

const JSON_BODY = { 'content-type': 'application/json' };
const BROKEN_PATTERN = {
	'cookiecontrolrules-pattern': '(',
	'cookiecontrolrules-patternregex': 'Y',
};

describe('a search of the configuration', () => {
	const names = async (path: string, given: Given) =>
		(await found(path, given)).map((entry) => Object.values(entry)[1]);

	it('returns 100 entries by default, and further pages', async () => {
		const pages = [0, 100, 200].map((start) => found('creative/search', { start }));
		const [first = [], second = [], third = []] = await Promise.all(pages);
		expect([first.length, second.length]).toEqual([100, 100]);
		expect(third.length).toBeGreaterThan(0);
		const all = await found('creative/search', { limit: 1000 });
		expect(all.slice(0, 300)).toEqual([...first, ...second, ...third]);
		expect(await found('creative/search', { limit: 3, start: 98 })).toEqual(all.slice(98, 101));
		expect(await found('creative/search', { start: 100_000 })).toEqual([]);
	});

	it('matches the start of a name, or the whole name', async () => {
		expect(await names('contextflag/search', { 'contextflag-name': 'L' })).toEqual([
			'Low stock',
			'Logged in',
			'Loyalty card',
		]);
		const exact = { 'contextflag-name': 'Low', 'contextflag-name-exact': 1 };
		expect(await names('contextflag/search', exact)).toEqual([]);
		expect(await names('contextflag/search', { ...exact, 'contextflag-name-exact': 0 })).toEqual([
			'Low stock',
		]);
	});

	it.each([
		['start', 'cart_', 11],
		['exact', 'cart_uid', 1],
		['contain', 'art_u', 1],
		['end', '_uid', 12],
	])('matches the %s of a cookie name', async (like, name, count) => {
		const given = { 'cookiecontrol-name': name, 'cookiecontrol-name-like': like };
		expect(await found('cookiecontrol/search', given)).toHaveLength(count);
	});

	it('filters by attributes and by owner', async () => {
		expect(await names('cluster/search', { 'cluster-archive': 'Y' })).toHaveLength(1);
		expect(await names('contextflag/search', { 'contextflagcategory-id': 2 })).toEqual([
			'Out of stock',
			'Low stock',
		]);
		const archived = await found('creative/search', { 'creative-archive': 'Y', limit: 999 });
		expect(new Set(archived.map((one) => one.creative_archive))).toEqual(new Set(['Y']));
		expect(await found('dedimension/search', { 'dedimension-active': 'N' })).toEqual([]);
		expect(await found('dedimension/search', { 'dedimension-name': '' })).toHaveLength(4);
	});

	it('returns objects on request', async () => {
		const reply = await get('partner/search', { 'output-as-kv': 1, limit: 1, 'ea-lg': 'fr' });
		expect(reply.data.data.rows).toEqual([
			expect.objectContaining({ partner_id: '1', partner_name: 'CRM' }),
		]);
	});

	it.each([
		['limit', 'a word', 'PARAMETER_INVALID'],
		['limit', 0, 'PARAMETER_INVALID'],
		['start', -1, 'PARAMETER_INVALID'],
		['cluster-active', 'yes', 'PARAMETER_INVALID'],
		['cluster-mode', 'B', 'PARAMETER_INVALID'],
		['cluster-id', 'VIP', 'PARAMETER_INVALID'],
		['cluster-version', 1, 'PARAMETER_UNKNOWN'],
		['cluster-name-exact', 'yes', 'PARAMETER_INVALID'],
		['cluster-name-like', 'end', 'PARAMETER_UNKNOWN'],
	])('refuses %s = %s', async (parameter, value, code) => {
		await refused(get('cluster/search', { [parameter]: value }), 400, code, parameter);
	});

	it('refuses an unknown comparison', async () => {
		const given = { 'cookiecontrol-name': 'x', 'cookiecontrol-name-like': 'middle' };
		await refused(get('cookiecontrol/search', given), 400, 'PARAMETER_INVALID', 'contain');
	});
});

describe('an invalid body', () => {
	const create = (group: string, given: Given) =>
		post(`${group}/create`, { [`${group}-name`]: 'Zz', ...given });

	it.each<[string, string, Given, string]>([
		['number', 'iduserparam', { 'iduserparam-expiredays': 'soon' }, 'whole number'],
		['flag', 'cluster', { 'cluster-active': 1 }, 'Y, N'],
		['word', 'cgiparam', { 'cgiparam-type': 'x' }, 'none, user'],
		['address', 'deny', { 'deny-pat': 'not one' }, 'domain'],
		['domain as IP', 'deny', { 'deny-pat': 'a.example', 'deny-isip': 'Y' }, 'deny-isip'],
		['pattern', 'cookiecontrolrules', BROKEN_PATTERN, 'regular expression'],
	])('with a wrong %s is refused', async (_what, group, given, words) => {
		await refused(create(group, given), 400, 'PARAMETER_INVALID', words);
	});

	it.each<[string, Given, string]>([
		['an empty name', { 'cluster-id': 1, 'cluster-name': '' }, 'empty'],
		['a wrong id', { 'cluster-id': 'one' }, 'digits'],
	])('with %s is refused', async (_what, given, words) => {
		await refused(post('cluster/update', given), 400, 'PARAMETER_INVALID', words);
	});

	it('is refused without a name, with an unknown member, and without a provider', async () => {
		await refused(post('cluster/create', {}), 400, 'MEMBER_MISSING', 'cluster-name');
		await refused(create('cluster', { colour: 1 }), 400, 'MEMBER_UNKNOWN', 'cluster-mode');
		await refused(create('partneruserparam', { 'partner-id': 999 }), 404, 'ID_UNKNOWN', 'partner');
		const column = create('iduserparam', { iduserparam_dtype: 0 });
		await refused(column, 400, 'MEMBER_UNKNOWN', 'iduserparam-dtype');
	});

	it('is refused unless it is an object of texts and numbers', async () => {
		const create = (sent?: unknown) => send('cluster/create', sent, JSON_BODY);
		await refused(create(['x']), 400, 'BODY_INVALID');
		await refused(create({ 'cluster-name': true }), 400, 'PARAMETER_INVALID');
		await refused(create(), 400, 'BODY_MISSING');
	});
});
