import {
	type Given,
	OPERATIONS,
	STANDARD,
	call,
	caller,
	found,
	get,
	made,
	post,
	refused,
	uncalled,
} from './configCaller';

it.each(OPERATIONS.filter((line) => line.endsWith('/search')))(
	'the configuration of %s has initial entries',
	async (line) => {
		expect(await found(line.replace('GET ', ''), { limit: 2 })).toHaveLength(2);
	},
);

const PLAIN = [
	...[1, 2, 3, 4, 5].map((n) => `actionlabel${n}`),
	...['action', 'location', 'productparam', 'publisher'],
];

describe('a created entry', () => {
	it.each<[string, Given, Given]>([
		...PLAIN.map((name): [string, Given, Given] => [name, {}, {}]),
		['cluster', { 'cluster-mode': 'D' }, { 'cluster-archive': 'Y' }],
		[
			'collectorconfigpmcategory',
			{ 'collectorconfigpmcategory-sort': 7 },
			{ 'collectorconfigpmcategory-mandatory': 'Y' },
		],
		['cookiecontrolfamily', {}, { 'cookiecontrolfamily-archive': 'Y' }],
		[
			'cookiecontrolrules',
			{ 'cookiecontrolrules-pattern': '^x_', 'cookiecontrolfamily-id': 2 },
			{ 'cookiecontrolrules-todropvaluettl': '30' },
		],
		['iduserparam', { 'iduserparam-dtype': 0 }, { 'iduserparam-hashalgo': 'sha256' }],
		['cgiparam', { 'cgiparam-type': 'user' }, { 'cgiparam-visible': 'N' }],
		['partner', { 'partner-desc': 'Été, "50 %"' }, { 'partner-active': 'N' }],
		[
			'partneruserparam',
			{ 'partner-id': 2, 'partneruserparam-depth': 1 },
			{ 'partneruserparam-collector': 'Y' },
		],
		['deny', { 'deny-pat': '203.0.113.9', 'deny-isip': 'Y' }, { 'deny-ergmask': 'click' }],
	])('of %s exists, is found, updated, and refused as a duplicate', async (name, more, change) => {
		const given = { [`${name}-name`]: 'Zz new', ...more };
		const created = await made(`${name}/create`, given);
		const id = created[`${name}_id`] ?? '';
		expect(created).toEqual({ [`${name}_id`]: id, [`${name}_name`]: 'Zz new' });
		expect(id).toMatch(/^\d+$/);
		await refusedTwice(name, given);

		const updated = await made(`${name}/update`, { [`${name}-id`]: id, ...change });
		expect(await found(`${name}/search`, { [`${name}-name`]: 'Zz', limit: 5 })).toEqual([updated]);
		expect(await found(`${name}/search`, { [`${name}-id`]: id })).toEqual([updated]);
		for (const [parameter, value] of Object.entries({ ...more, ...change })) {
			expect(updated[parameter.replace('-', '_')]).toBe(String(value));
		}
		expect(await found(`${name}/search`, { [`${name}-id`]: id }, 'shop-ca')).toEqual([]);
	});

	async function refusedTwice(name: string, given: Given): Promise<void> {
		// Families and rules of cookies have no `exists`, but their names are also unique.
		await refused(post(`${name}/create`, given), 409, 'ALREADY_EXISTS', 'Zz new');
		if (!OPERATIONS.includes(`GET ${name}/exists`)) return;
		const there = await get(`${name}/exists`, { [`${name}-name`]: 'Zz new' });
		expect(there.data.data).toMatchObject({ exists: true });
		const absent = await get(`${name}/exists`, { [`${name}-name`]: 'Zz' });
		expect(absent.data.data).toEqual({ exists: false });
	}

	it.each(['cookiecontrolfamily', 'cookiecontrolrules', 'deny'])(
		'of %s can be removed',
		async (name) => {
			const id = { [`${name}-id`]: 1 };
			const reply = await call('DELETE', `${name}/remove`, id);
			expect(reply.data).toMatchObject({ error: false, data: {} });
			expect(await found(`${name}/search`, id)).toEqual([]);
			await refused(call('DELETE', `${name}/remove`, id), 404, 'ID_UNKNOWN');
			await refused(post(`${name}/update`, id), 404, 'ID_UNKNOWN', `${name}/search`);
		},
	);

	it('has an empty reference after its target is removed', async () => {
		await call('DELETE', 'cookiecontrolfamily/remove', { 'cookiecontrolfamily-id': 1 });
		expect(await found('cookiecontrol/search', { 'cookiecontrolfamily-id': 1 })).toEqual([]);
		const [rule] = await found('cookiecontrolrules/search', { 'cookiecontrolrules-id': 1 });
		expect(rule).toMatchObject({ cookiecontrolfamily_id: '' });
	});

	it('lasts until the next start, which has the initial entries again', async () => {
		const before = await found('cluster/search');
		await post('cluster/create', { 'cluster-name': 'Zz' });
		await caller.restart();
		expect(await found('cluster/search')).toEqual(before);
	});
});

describe('an entry that cannot be created', () => {
	it.each(['contextflag', 'contextflagcategory'])('of %s can be updated', async (name) => {
		const [first, second] = await found(`${name}/search`, { limit: 2 });
		const id = { [`${name}-id`]: first?.[`${name}_id`] ?? '' };
		const updated = await made(`${name}/update`, { ...id, [`${name}-active`]: 'N' });
		expect(updated).toEqual({ ...first, [`${name}_active`]: 'N' });
		const there = await get(`${name}/exists`, { [`${name}-name`]: first?.[`${name}_name`] ?? '' });
		expect(there.data.data).toEqual({ exists: true, [`${name}_id`]: id[`${name}-id`] });
		const taken = { ...id, [`${name}-name`]: second?.[`${name}_name`] ?? '' };
		await refused(post(`${name}/update`, taken), 409, 'ALREADY_EXISTS');
	});

	it.each([
		['dedimension', 'Season'],
		['creative', '300x250'],
		['ope', 'Cashback'],
	])('of %s exists', async (name, wanted) => {
		const there = await get(`${name}/exists`, { [`${name}-name`]: wanted });
		expect(there.data.data).toMatchObject({ exists: true });
	});
});

describe('a lookup', () => {
	it.each(['cluster', 'contextflag', 'iduserparam', 'cgiparam', 'partneruserparam'])(
		'returns where a %s is used',
		async (name) => {
			const uses = await found(`${name}/lookup`, { [`${name}-id`]: 1 });
			expect(Object.keys(uses[0] ?? {})).toEqual(['lookup_object', 'lookup_id', 'lookup_name']);
			await refused(get(`${name}/lookup`, { [`${name}-id`]: 999 }), 404, 'ID_UNKNOWN');
		},
	);

	it.each([
		['cluster', 'syncpartner'],
		['contextflag', 'autoreport'],
		['cgiparam', 'autoreport'],
	])('of a %s returns existing jobs of %s', async (name, group) => {
		const uses = await found(`${name}/lookup`, { [`${name}-id`]: 2 });
		const jobs = uses.filter(({ lookup_object }) => lookup_object === group);
		expect(jobs).not.toEqual([]);
		for (const { lookup_id = '', lookup_name } of jobs) {
			expect(await found(`${group}/search`, { 'job-id': lookup_id })).toEqual([
				expect.objectContaining({ job_name: lookup_name }),
			]);
		}
	});

	it('follows changes', async () => {
		const lookup = () => found('contextflagcategory/lookup', { 'contextflagcategory-id': 3 });
		const rain = { lookup_object: 'contextflag', lookup_id: '1', lookup_name: 'Rain' };
		expect(await lookup()).not.toContainEqual(rain);
		await post('contextflag/update', { 'contextflag-id': 1, 'contextflagcategory-id': 3 });
		expect(await lookup()).toContainEqual(rain);
		const { cgiparam_id: id = '' } = await made('cgiparam/create', { 'cgiparam-name': 'Zz' });
		expect(await found('cgiparam/lookup', { 'cgiparam-id': id })).toEqual([]);
		expect(await found('productparam/lookup', { 'productparam-id': 1 })).toEqual([]);
	});
});

it('these tests have called every standard operation', () => {
	expect(uncalled(STANDARD)).toEqual([]);
});
