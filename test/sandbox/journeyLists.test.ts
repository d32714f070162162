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

// Copied from docs/platform.md, Customer-journey report requests.
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
const EXCLUSIVE_ITEMS = 'mediaexclusivity_get_available_item_by_dimension';
const PATH_ITEMS = 'mediapath_get_available_item_by_dimension';
const VELOCITY_ITEMS = 'velocity_get_available_item_by_dimension';

const ONE = { goal: 'order', dimension: 'media' };

/** Each kind with its required fields. */
const KINDS: [kind: string, fields: Record<string, string>][] = [
	['assist-simple', { ...ONE, 'view-id': '0' }],
	['bias-simple', { ...ONE, bias: 'bias:brand', 'model-id': 'lastchannel' }],
	['deviceexclusivity-simple', { goal: 'order' }],
	['deviceexclusivity-advanced', { goal: 'order', 'mdevicetype-id': '1' }],
	['devicepath-simple', { goal: 'order', 'mdevicetype-id': '1' }],
	['duration-simple', { journey: '1', slot: 'day' }],
	['mediaexclusivity-simple', ONE],
	['mediapath-advanced', ONE],
	['qualifyengage-simple', { 'profilesequence-id': '1', 'view-id': '0', dimension: 'media' }],
	['touch-simple', { goal: 'order' }],
	['velocity-advanced', { 'item-id': '1', journey: '1', scale: '24h', dimension: 'media' }],
];
/** The lists whose names differ from the field that uses them. */
const LISTS: Record<string, string> = {
	'mdevicetype-id': 'mdevicetype',
	'model-id': 'models',
	'profilesequence-id': 'profilesequence',
	'view-id': 'views',
};

async function idsOf(name: string, parameters: Record<string, string> = {}): Promise<string[]> {
	const rows = await ask.rows(`cj/${name}`, parameters);
	expect(rows.every((row) => row.name !== '')).toBe(true);
	return rows.map((row) => row.id ?? '');
}

async function accepts(item: object): Promise<void> {
	const reply = await caller.batch('POST', 'query.json', { reports: [item] });
	expect([item, reply.data.error]).toEqual([item, false]);
}

describe('the listed values of a request field', () => {
	it.each(Object.entries(EXPECTED))('%s', async (name, ids) => {
		expect(await idsOf(name)).toEqual(ids);
		const narrowed = { goal: 'order', dimension: 'media', journey: '1', 'view-id': '0' };
		expect(await idsOf(name, narrowed)).toEqual(ids);
	});

	it.each(KINDS)('are all accepted by cj#%s', async (kind, fields) => {
		const [family] = kind.split('-');
		for (const field of Object.keys(fields).filter((name) => name !== 'item-id')) {
			for (const id of await idsOf(`${family}_get_available_${LISTS[field] ?? field}`))
				await accepts({ kind: `cj#${kind}`, ...fields, [field]: id });
		}
	});

	it.each<[string, string[], string, object, Record<string, string>]>([
		[EXCLUSIVE_ITEMS, SET_B, 'mediaexclusivity-advanced', { goal: 'profile_14' }, {}],
		[PATH_ITEMS, SET_C, 'mediapath-simple', { goal: 'profile_14' }, {}],
		[VELOCITY_ITEMS, SET_B, 'velocity-advanced', { scale: '24h' }, { journey: '1' }],
	])(
		'are the items of %s, of a goal with profiles',
		async (name, dimensions, kind, more, journey) => {
			for (const dimension of dimensions) {
				const ids = await idsOf(name, { dimension, ...journey });
				expect(await idsOf(name, { dimension })).toEqual(ids);
				expect(ids.length).toBeGreaterThan(1);
				const item = { dimension, ...more, ...journey, 'item-id': ids.at(-1) };
				await accepts({ kind: `cj#${kind}`, ...item });
			}
		},
	);

	it.each([
		['assist_get_available_goal', { goal: 'sale' }, 'FIELD_INVALID'],
		['assist_get_available_goal', { dimension: 'colour' }, 'FIELD_INVALID'],
		['assist_get_available_goal', { 'view-id': '9' }, 'FIELD_INVALID'],
		['assist_get_available_goal', { colour: 'red' }, 'PARAMETER_UNKNOWN'],
		[PATH_ITEMS, {}, 'PARAMETER_MISSING'],
		[EXCLUSIVE_ITEMS, { dimension: 'mediaplan' }, 'FIELD_INVALID'],
		[VELOCITY_ITEMS, { dimension: 'media', journey: '9' }, 'FIELD_INVALID'],
		[UPLIFTS[0] ?? '', { 'date-from': '10/01/2026' }, 'PARAMETER_MISSING'],
		[UPLIFTS[1] ?? '', { ...PERIOD, 'date-to': '10/31/2028' }, 'PARAMETER_INVALID'],
		[UPLIFTS[2] ?? '', { ...PERIOD, 'date-to': '31/10/2026' }, 'PARAMETER_INVALID'],
		[UPLIFTS[3] ?? '', { ...PERIOD, goal: 'sale' }, 'FIELD_INVALID'],
	])('%s refuses %j', async (name, parameters, code) => {
		expect(refusalOf(await ask.get(`cj/${name}`, parameters))).toEqual([400, code]);
	});
});

describe('post-impression uplift', () => {
	it.each(UPLIFTS)('adds to clicks in %s', async (name) => {
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

	it('requires no parameters', async () => {
		for (const name of UPLIFTS) {
			expect((await ask.rows(`cj/${name}`, {})).length).toBeGreaterThan(2);
		}
	});

	it('counts the same sales as the reports', async () => {
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
