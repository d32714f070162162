import { Caller, channelItem, days, named, SITE, totalsOf } from './caller';

const caller = Caller.forFile();

const ONE = { goal: 'order', dimension: 'media' };

/** Kinds with the fields whose values are listed. */
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

async function rowsOf(name: string, params: object = {}): Promise<Record<string, string>[]> {
	const path = `/ea/${SITE}/db/cj/${name}.json`;
	const query = { params: { ...params, 'output-as-kv': 1 } };
	type Rows = { data: { rows: Record<string, string>[] } };
	return (await caller.call<Rows>('GET', path, undefined, query)).data.data.rows;
}

it.each(KINDS)('all listed values of fields are accepted by cj#%s', async (kind, fields) => {
	const [family] = kind.split('-');
	for (const field of Object.keys(fields).filter((name) => name !== 'item-id')) {
		for (const { id } of await rowsOf(`${family}_get_available_${LISTS[field] ?? field}`)) {
			const item = { kind: `cj#${kind}`, ...fields, [field]: id };
			const reply = await caller.batch('POST', 'query.json', { reports: [item] });
			expect([item, reply.data.error]).toEqual([item, false]);
		}
	}
});

it.each(['meta', 'tiktok'])(
	'the uplift of %s adds to clicks, and is not too large',
	async (name) => {
		const lists = [
			`assist_${name}_postimpression_uplift_presence`,
			`mediapath_${name}_postimpression_uplift_toppath`,
		];
		for (const row of (await Promise.all(lists.map((list) => rowsOf(list)))).flat()) {
			expect(Number(row.conversion_postimpression)).toBeGreaterThanOrEqual(Number(row.conversion));
			expect(Number(row.uplift)).toBeLessThan(40);
		}
	},
);

it('the uplift counts the same sales as the reports', async () => {
	const report = await caller.report(
		channelItem({
			path: 'mcMEDIAINCOMING[?].mcMEDIASC.mcOPE',
			dateRanges: days('2026-10-01', '2026-10-31'),
			dimensions: named('publisher_name', 'ope_name'),
			metrics: named('scartvalid'),
		}),
	);
	const period = { 'date-from': '10/01/2026', 'date-to': '10/31/2026' };
	const rows = await rowsOf('assist_meta_postimpression_uplift_presence', period);
	const counted = rows.map((row) => totalsOf(report, 'Meta', row.ope_name ?? ''));
	expect(counted).toEqual(
		rows.map((row, index) => (counted[index]?.length ? [Number(row.conversion)] : [])),
	);
});
