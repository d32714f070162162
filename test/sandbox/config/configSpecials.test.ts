import { asObjects } from '../asking';
import {
	type Given,
	OPERATIONS,
	STANDARD,
	call,
	found,
	get,
	made,
	post,
	reference,
	refused,
	uncalled,
} from './configCaller';

describe('an audience in the sandbox', () => {
	const id = { 'cluster-id': 2 };

	it('has labels added and removed, which its lookup shows', async () => {
		const labelled = async () => (await found('cluster/search', id))[0]?.label_id;
		await post('cluster/set_label', { ...id, 'label-id': 3 });
		await post('cluster/set_label', { ...id, 'label-id': 5 });
		await post('cluster/set_label', { ...id, 'label-id': 3 });
		expect(await labelled()).toBe('3,5');
		expect(await found('cluster/lookup', id)).toContainEqual({
			lookup_object: 'label',
			lookup_id: '3',
			lookup_name: 'Seasonal',
		});
		await call('DELETE', 'cluster/del_label', { ...id, 'label-id': 3 });
		expect(await labelled()).toBe('5');
		const gone = call('DELETE', 'cluster/del_label', { ...id, 'label-id': 3 });
		await refused(gone, 404, 'LABEL_NOT_SET');
		await refused(post('cluster/set_label', { ...id, 'label-id': 99 }), 404, 'ID_UNKNOWN');
	});

	it('has a next version', async () => {
		await post('cluster/upgrade_version', id);
		expect(await made('cluster/upgrade_version', id)).toMatchObject({ cluster_version: '3' });
		await refused(post('cluster/upgrade_version', { 'cluster-id': 99 }), 404, 'ID_UNKNOWN');
	});

	it('keeps the order of its segments', async () => {
		const sort = (ids: string) =>
			post('cluster/update_clustervalue_sort', { ...id, 'clustervalue-id': ids });
		expect(asObjects(await sort('23,21,22'))).toMatchObject([{ clustervalue_id: '23,21,22' }]);
		await refused(sort('23,21'), 400, 'PARAMETER_INVALID', '23,21,22');
		await refused(sort('23,21,31'), 404, 'ID_UNKNOWN', '31');
	});
});

describe('a translation of a consent category', () => {
	const group = 'collectorconfigpmcategorylang';
	const german = { 'collectorconfigpmcategory-id': 2, 'lang-key': 'de' };
	const missing = async (given?: Given) =>
		(await found(`${group}/get_available_lang`, given)).map((language) => language.lang_key);

	it('is created once per language, and changed', async () => {
		expect((await get(`${group}/exists`, german)).data.data).toEqual({ exists: false });
		const created = await made(`${group}/create`, { ...german, [`${group}-hdr`]: 'Messung' });
		expect(created).toMatchObject({ collectorconfigpmcategory_id: '2', lang_key: 'de' });
		expect((await get(`${group}/exists`, german)).data.data).toMatchObject({ exists: true });
		await refused(post(`${group}/create`, german), 409, 'ALREADY_EXISTS');
		const id = created[`${group}_id`] ?? '';
		const change = { [`${group}-id`]: id, [`${group}-desc`]: 'Besuche' };
		expect(await made(`${group}/update`, change)).toMatchObject({
			[`${group}_hdr`]: 'Messung',
			[`${group}_desc`]: 'Besuche',
		});
		expect(await found(`${group}/get_for_lang`, { 'lang-key': 'de' })).toHaveLength(1);
	});

	it('is missing in some languages', async () => {
		const languages = await found(`${group}/get_all_lang`);
		expect(languages[1]).toEqual({ lang_id: '2', lang_key: 'fr', lang_name: 'Français' });
		const only = { 'collectorconfigpmcategory-id': 2 };
		expect(await missing(only)).toHaveLength(languages.length - 2);
		await post(`${group}/create`, german);
		expect(await missing(only)).not.toContain('de');
		expect(await missing()).toContain('de');
	});

	it('is refused in an unknown language or for an unknown category', async () => {
		const klingon = { ...german, 'lang-key': 'tlh' };
		await refused(post(`${group}/create`, klingon), 400, 'PARAMETER_INVALID', 'en, fr');
		await refused(get(`${group}/get_for_lang`, { 'lang-key': 'x' }), 400, 'PARAMETER_INVALID');
		const nowhere = { ...german, 'collectorconfigpmcategory-id': 77 };
		await refused(post(`${group}/create`, nowhere), 404, 'ID_UNKNOWN');
		await refused(get(`${group}/exists`, nowhere), 404, 'ID_UNKNOWN');
	});
});

describe('parameters in the sandbox', () => {
	it('validate a value against their own or another pattern', async () => {
		const match = async (given: Given) =>
			(await get('iduserparam/check_pattern', { 'iduserparam-id': 2, ...given })).data.data;
		expect(await match({ value: '75001' })).toEqual({ match: true });
		expect(await match({ value: 'Paris' })).toEqual({ match: false });
		expect(await match({ value: 'Paris', 'iduserparam-pattern': '^P' })).toEqual({ match: true });
		const broken = { 'iduserparam-id': 2, value: 'x', 'iduserparam-pattern': '[' };
		await refused(get('iduserparam/check_pattern', broken), 400, 'PARAMETER_INVALID');
	});

	it('have values that exist, are found and hashed', async () => {
		const value = { 'cgiparam-id': 1, 'cgiparamvalue-value': 'SUMMER-007' };
		const there = await get('cgiparamvalue/exists', value);
		expect(there.data.data).toMatchObject({ exists: true });
		const elsewhere = await get('cgiparamvalue/exists', { ...value, 'cgiparam-id': 2 });
		expect(elsewhere.data.data).toEqual({ exists: false });
		const [entry] = await found('cgiparamvalue/search', value);
		const hash = await get('cgiparamvalue/hash', { value: 'SUMMER-007' });
		expect(hash.data.data).toEqual({ hash: entry?.cgiparamvalue_hash });
		expect(await found('cgiparamvalue/search', { 'cgiparam-id': 1 })).toHaveLength(100);
		expect(await found('cgiparamvalue/search', { start: 100 })).toHaveLength(50);
	});

	it('of a data provider receive values at its endpoint', async () => {
		const reply = await get('partner/sspparam_url', { 'partner-id': 3 });
		const url = 'https://collect.shop-eu.example/ssp/shop-eu/3?uid={USER_ID}';
		expect(reply.data.data).toEqual({ url });
		await refused(get('partner/sspparam_url', { 'partner-id': 99 }), 404, 'ID_UNKNOWN');
	});
});

describe('cookies in the sandbox', () => {
	it('are counted per family and listed with rule and company', async () => {
		const counts = await found('cookiecontrol/simple');
		const cookies = await found('cookiecontrol/advanced');
		const sum = counts.reduce((total, family) => total + Number(family.cookiecontrol_count), 0);
		expect([sum, cookies.length]).toEqual([132, 132]);
		expect(cookies[0]).toEqual({
			cookiecontrol_id: '1',
			cookiecontrol_name: 'shop_id',
			cookiecontrolfamily_name: 'Shop',
			cookiecontrolrules_name: 'Cookies of shop',
			cookiepediacompany_name: 'Shop Technologies',
		});
	});

	it('have example values as hashes only', async () => {
		const examples = await found('cookiecontrolvalueexample/search', { 'cookiecontrol-id': 1 });
		expect(examples).toHaveLength(2);
		const value = examples[0]?.cookiecontrolvalueexample_value ?? '';
		expect(value).toMatch(/^[0-9a-f]{64}$/);
		const like = {
			'cookiecontrolvalueexample-value': value.slice(-9),
			'cookiecontrolvalueexample-value-like': 'end',
		};
		expect(await found('cookiecontrolvalueexample/search', like)).toEqual([examples[0]]);
	});

	it.each(['cookiepedia', 'cookiepediacompany', 'cookiepediacompanytool'])(
		'have %s as explanations, the same for every site',
		async (name) => {
			const search = async (params: Given) => asObjects(await reference(name, params));
			const [first, second] = await search({ limit: 2 });
			expect(await search({ start: 1, limit: 1 })).toEqual([second]);
			const wanted = { [`${name}-name`]: first?.[`${name}_name`] ?? '' };
			expect(await search({ ...wanted, [`${name}-name-like`]: 'exact' })).toEqual([first]);
			const company = (await search({ 'cookiepediacompany-id': 2 }))[0];
			expect(company).toMatchObject({ cookiepediacompany_id: '2' });
		},
	);
});

it('these tests have called every special operation', () => {
	const special = OPERATIONS.filter(
		(line) => !STANDARD.includes(line) && !/ ope\/|get_creative_by/.test(line),
	);
	expect(uncalled(special)).toEqual([]);
});
