import { Asking, refusalOf } from './asking';
import { Caller, channelItem, days, matching, named, totalsOf } from './caller';

const caller = Caller.forFile();
const ask = Asking.of(caller);

type Choices = Record<string, readonly string[]>;

const PERIOD = { 'date-from': '10/01/2026', 'date-to': '10/31/2026' };
const UPLIFTS = [
	'assist_meta_postimpression_uplift_presence',
	'mediapath_meta_postimpression_uplift_toppath',
	'assist_tiktok_postimpression_uplift_presence',
	'mediapath_tiktok_postimpression_uplift_toppath',
];

const GOALS = [
	'order',
	'estimate',
	'scart',
	'profile_11',
	'profile_12',
	'profile_13',
	'profile_14',
];
const SET_B = ['media', 'publisher', 'submedia', 'ope'];
const SET_A = [...SET_B, 'insegmentitem', 'insegmentitemcategory'];
const SET_C = [...SET_A, 'mediaplan'];
const DEVICES = ['1', '2', '3', '4', '5', '6'];
const KPIS = ['conversion', 'amount', 'share'];

// Written from docs/platform.md, Customer-journey report requests.
const EXPECTED: Choices = {
	assist_get_available_dimension: SET_A,
	assist_get_available_goal: GOALS,
	assist_get_available_views: ['0', '1', '2', '3'],
	bias_get_available_bias: [
		'bias:brand',
		'bias:session',
		'bias:view',
		'bias:lastpaidchannel',
		'bias:firstchannel',
	],
	bias_get_available_dimension: SET_A,
	bias_get_available_goal: GOALS,
	bias_get_available_models: [
		'firstchannel',
		'firstpaidchannel',
		'lastchannel',
		'lastchannel-visit',
		'lastpaidchannel',
		'lastpaidchannel-visit',
		'lastpaidchannel-wobs',
		'lastpaidchannel-womailing',
	],
	deviceexclusivity_get_available_goal: GOALS,
	deviceexclusivity_get_available_mdevicetype: DEVICES,
	devicepath_get_available_goal: GOALS,
	devicepath_get_available_kpi: KPIS,
	devicepath_get_available_mdevicetype: DEVICES,
	duration_get_available_journey: ['1', '2', '3'],
	duration_get_available_slot: ['hour', 'day', 'week', 'month'],
	mediaexclusivity_get_available_dimension: SET_B,
	mediaexclusivity_get_available_goal: GOALS,
	mediapath_get_available_dimension: SET_C,
	mediapath_get_available_goal: GOALS,
	mediapath_get_available_kpi: KPIS,
	qualifyengage_get_available_dimension: SET_B,
	qualifyengage_get_available_profilesequence: ['1', '2'],
	qualifyengage_get_available_views: ['0', '1', '2', '3'],
	touch_get_available_goal: GOALS,
	velocity_get_available_dimension: SET_B,
	velocity_get_available_journey: ['1', '2', '3'],
	velocity_get_available_kpi: KPIS,
	velocity_get_available_scale: ['12h', '24hlinear', '24h', '3d', '15d', '30d'],
};
const ITEMS: Choices = {
	mediaexclusivity_get_available_item_by_dimension: SET_B,
	mediapath_get_available_item_by_dimension: SET_C,
	velocity_get_available_item_by_dimension: SET_B,
};

/** Each kind with the lists its fields take their values from. */
const KINDS: [kind: string, more: object, lists: Record<string, string>][] = [
	[
		'assist-simple',
		{ goal: 'order', 'view-id': '0', dimension: 'media' },
		lists('assist', 'v d g'),
	],
	[
		'bias-simple',
		{ goal: 'order', bias: 'bias:brand', 'model-id': 'lastchannel', dimension: 'media' },
		lists('bias', 'b m d g'),
	],
	['deviceexclusivity-simple', { goal: 'order' }, lists('deviceexclusivity', 'g')],
	[
		'deviceexclusivity-advanced',
		{ goal: 'order', 'mdevicetype-id': '1' },
		lists('deviceexclusivity', 't g'),
	],
	['devicepath-simple', { goal: 'order', 'mdevicetype-id': '1' }, lists('devicepath', 't g')],
	['duration-simple', { journey: '1', slot: 'day' }, lists('duration', 'j s')],
	[
		'mediaexclusivity-simple',
		{ goal: 'order', dimension: 'media' },
		lists('mediaexclusivity', 'd g'),
	],
	['mediapath-advanced', { goal: 'order', dimension: 'media' }, lists('mediapath', 'd g')],
	[
		'qualifyengage-simple',
		{ 'profilesequence-id': '1', 'view-id': '0', dimension: 'media' },
		lists('qualifyengage', 'p v d'),
	],
	['touch-simple', { goal: 'order' }, lists('touch', 'g')],
	[
		'velocity-advanced',
		{ 'item-id': '1', journey: '1', scale: '24h', dimension: 'media' },
		lists('velocity', 'j c d'),
	],
];

function lists(family: string, letters: string): Record<string, string> {
	const known: Record<string, [field: string, list: string]> = {
		b: ['bias', 'bias'],
		c: ['scale', 'scale'],
		d: ['dimension', 'dimension'],
		g: ['goal', 'goal'],
		j: ['journey', 'journey'],
		m: ['model-id', 'models'],
		p: ['profilesequence-id', 'profilesequence'],
		s: ['slot', 'slot'],
		t: ['mdevicetype-id', 'mdevicetype'],
		v: ['view-id', 'views'],
	};
	return Object.fromEntries(
		letters.split(' ').map((letter) => {
			const [field = '', name = ''] = known[letter] ?? [];
			return [field, `${family}_get_available_${name}`];
		}),
	);
}

async function idsOf(name: string, parameters: Record<string, string> = {}): Promise<string[]> {
	const rows = await ask.rows(`cj/${name}`, parameters);
	expect(rows.every((row) => row.name !== '')).toBe(true);
	return rows.map((row) => row.id ?? '');
}

async function accepts(item: object): Promise<void> {
	const reply = await caller.batch('POST', 'query.json', { reports: [item] });
	expect([item, reply.data.error]).toEqual([item, false]);
}

describe('the values of a request field', () => {
	it.each(Object.entries(EXPECTED))('%s', async (name, ids) => {
		expect(await idsOf(name)).toEqual(ids);
		const narrowed = { goal: 'order', dimension: 'media', journey: '1', 'view-id': '0' };
		expect(await idsOf(name, narrowed)).toEqual(ids);
	});

	it.each(KINDS)('are all accepted by cj#%s', async (kind, more, fields) => {
		for (const [field, name] of Object.entries(fields)) {
			for (const id of await idsOf(name))
				await accepts({ kind: `cj#${kind}`, ...more, [field]: id });
		}
	});

	it('are the profiles of a goal and the items of a dimension as well', async () => {
		const kinds = {
			mediaexclusivity_get_available_item_by_dimension: 'mediaexclusivity-advanced',
			mediapath_get_available_item_by_dimension: 'mediapath-simple',
			velocity_get_available_item_by_dimension: 'velocity-advanced',
		};
		for (const [name, kind] of Object.entries(kinds)) {
			const velocity = kind === 'velocity-advanced' ? { journey: '1', scale: '24h' } : undefined;
			for (const dimension of ITEMS[name] ?? []) {
				const asked = { dimension, ...(velocity ? { journey: '1' } : {}) };
				const ids = await idsOf(name, asked);
				expect(await idsOf(name, { dimension })).toEqual(ids);
				expect(ids.length).toBeGreaterThan(1);
				const more = velocity ?? { goal: 'profile_14' };
				await accepts({ kind: `cj#${kind}`, dimension, ...more, 'item-id': ids.at(-1) });
			}
		}
	});

	it.each([
		['assist_get_available_goal', { goal: 'sale' }, 'FIELD_INVALID'],
		['assist_get_available_goal', { dimension: 'colour' }, 'FIELD_INVALID'],
		['assist_get_available_goal', { 'view-id': '9' }, 'FIELD_INVALID'],
		['assist_get_available_goal', { colour: 'red' }, 'PARAMETER_UNKNOWN'],
		['mediapath_get_available_item_by_dimension', {}, 'PARAMETER_MISSING'],
		[
			'mediaexclusivity_get_available_item_by_dimension',
			{ dimension: 'mediaplan' },
			'FIELD_INVALID',
		],
		[
			'velocity_get_available_item_by_dimension',
			{ dimension: 'media', journey: '9' },
			'FIELD_INVALID',
		],
		[UPLIFTS[0] ?? '', { 'date-from': '10/01/2026' }, 'PARAMETER_MISSING'],
		[UPLIFTS[1] ?? '', { ...PERIOD, 'date-to': '10/31/2028' }, 'PARAMETER_INVALID'],
		[UPLIFTS[2] ?? '', { ...PERIOD, 'date-to': '31/10/2026' }, 'PARAMETER_INVALID'],
		[UPLIFTS[3] ?? '', { ...PERIOD, goal: 'sale' }, 'FIELD_INVALID'],
	])('%s refuses %j', async (name, parameters, code) => {
		expect(refusalOf(await ask.get(`cj/${name}`, parameters))).toEqual([400, code]);
	});
});

describe('uplift', () => {
	it.each(UPLIFTS)('%s adds to what clicks explain', async (name) => {
		const rows = await ask.rows(`cj/${name}`, PERIOD);
		expect(rows.length).toBeGreaterThan(2);
		for (const row of rows) {
			const [clicked, all] = [Number(row.conversion), Number(row.conversion_postimpression)];
			expect(all).toBeGreaterThanOrEqual(clicked);
			expect(row.uplift).toEqual(matching(/^\d+\.\d$/));
			expect(Number(row.uplift)).toBeLessThan(40);
		}
		expect(rows.some((row) => Number(row.uplift) > 5)).toBe(true);
		expect(await ask.rows(`cj/${name}`, PERIOD)).toEqual(rows);
		const goals = await Promise.all(
			['order', 'estimate', 'scart', 'profile_12'].map((goal) =>
				ask.rows(`cj/${name}`, { ...PERIOD, goal, 'view-id': '1' }),
			),
		);
		expect(new Set(goals.map((one) => JSON.stringify(one))).size).toBe(4);
	});

	it('needs nothing to be asked for', async () => {
		for (const name of UPLIFTS) {
			expect((await ask.rows(`cj/${name}`, {})).length).toBeGreaterThan(2);
		}
	});

	it('counts the sales the reports count', async () => {
		const report = await caller.report(
			channelItem({
				path: 'mcMEDIAINCOMING[?].mcMEDIASC.mcOPE',
				dateRanges: days('2026-10-01', '2026-10-31'),
				dimensions: named('publisher_name', 'ope_name'),
				metrics: named('scartvalid'),
			}),
		);
		for (const row of await ask.rows(`cj/${UPLIFTS[0] ?? ''}`, PERIOD)) {
			const totals = totalsOf(report, 'Meta', row.ope_name ?? '');
			expect(totals).toEqual(totals.length === 0 ? [] : [Number(row.conversion)]);
		}
	});
});
