import { questionSteps } from '../../platform/questions/filters/rowFilters';
import type { Question } from '../../platform/questions/questionFields';
import type { RowFilter } from '../../platform/reports/transform/rowFilter';
import { buildQuestionRequest } from '../../platform/questions/buildQuestionRequest';
import { dedupeChoices } from '../../platform/http/choices';
import { matchValues } from '../../platform/lookup/matchValues';
import type { Row } from '../../platform/reports/table/tableCell';
import type { Table, TableColumn } from '../../platform/reports/table/reportTable';

const filter = (text: string, more: Partial<RowFilter> = {}): RowFilter => ({
	...{ field: 'ope_name', label: 'Campaign', isNot: false, setting: 'Only' },
	values: { text, each: text.split(' or '), match: 'name' },
	...more,
});
const contains = (text: string, match: 'contains' | 'begins') =>
	filter(text, { values: { text, each: [text], match } });
const CAMPAIGNS = ['Brand - exact', 'Brand - broad', 'Summer Sale', 'Sale, last days', 'été'];

describe('the values that a filter means', () => {
	it.each<[string, RowFilter, string[]]>([
		['the whole name', filter('Summer Sale'), ['Summer Sale']],
		['a name with a comma', filter('sale, last days'), ['Sale, last days']],
		['a typing error', filter('Sumer Sale'), ['Summer Sale']],
		['the only one that holds the words', filter('summer'), ['Summer Sale']],
		[
			'each of several, once',
			filter('summer or broad or summer'),
			['Summer Sale', 'Brand - broad'],
		],
		['all that hold them', contains('brand', 'contains'), ['Brand - exact', 'Brand - broad']],
		['all that begin with them', contains('sale', 'begins'), ['Sale, last days']],
		['without accents', contains('ete', 'contains'), ['été']],
	])('are found by %s', (_, asked, names) => {
		expect(matchValues(asked, CAMPAIGNS).map(({ value }) => value)).toEqual(names);
	});

	it.each([
		['begins', 'fr_', ['fr_promo']],
		['begins', 'de_', ['de-promo']],
		['contains', '_de', ['video_de']],
		['contains', '-EU-', ['x-EU-y']],
		['contains', '/blog/', ['/blog/a']],
		['begins', '/fr/', ['/fr/home']],
		['contains', 'black friday', ['Black Friday 1', 'black_friday_2']],
		['contains', 'black-friday', ['Black Friday 1', 'black_friday_2']],
		['contains', '50%', ['50% off']],
		['contains', 'A/B', ['A/B test']],
		['contains', '🔥', ['🔥 Sale']],
	] as const)('are told apart by the marks of words: %s %s', (match, text, names) => {
		const all = [
			...['fr_promo', 'french', 'free', 'de-promo', 'demo', 'video_de', 'x-EU-y', 'museum'],
			...['/blog/a', '/weblog', '/fr/home', '/french', 'Black Friday 1', 'black_friday_2'],
			...['50% off', '500', 'A/B test', 'b', '🔥 Sale', 'Sale'],
		];
		const values = { text, each: text.split('/').filter(Boolean), match };
		const asked = filter('', { values: text === 'A/B' ? values : { ...values, each: [text] } });
		expect(matchValues(asked, all).map(({ value }) => value)).toEqual(names);
	});

	it.each<[string, RowFilter, RegExp]>([
		[
			'several that hold the words',
			filter('brand'),
			/^Only: Campaign "brand" may be "Brand - exact" or "Brand - broad"$/,
		],
		['none', filter('winter'), /^Only: the requested period has no Campaign called "winter"$/],
		['none that begins so', contains('exact', 'begins'), /no Campaign called "exact"$/],
		['no letter at all', contains('!', 'contains'), /no Campaign called "!"$/],
	])('are refused where there are %s', (_, asked, message) => {
		expect(() => matchValues(asked, CAMPAIGNS)).toThrow(message);
	});

	it.each([
		['promo_2025', 'promo_2026'],
		['BF_2026_FR', 'BF_2026_FI'],
		['campaign12', 'campaign13'],
		['campaign 1', 'campaign 12'],
		['Sale A', 'Sale B'],
		['winterA', 'winterB'],
		['branden', 'brandes'],
		['Hôtels Nicea', 'Hôtels Nice'],
		['Kinder_promos', 'Kinder_promot'],
		['https://x.example/a', 'https://x.example/b'],
		['1234567890', '1234567891'],
	])('are not those of another number or code: %s is not %s', (asked, name) => {
		expect(() => matchValues(filter(asked), [name, 'Summer Sale'])).toThrow(
			`the requested period has no Campaign called "${asked}"`,
		);
	});

	it('are counted where they are too many to name', () => {
		const many = Array.from({ length: 12 }, (_, at) => `Brand ${at}`);
		expect(() => matchValues(filter('brand'), many)).toThrow(/"Brand 7" or 4 more$/);
	});
});

const column = (name: string, role: TableColumn['role'], field: string): TableColumn => ({
	...{ name, role, field },
	affinity: '',
});
const CHANNEL = { value: 'media_key', label: 'Channel' };
const source = { kind: 'rt#insummary', path: '', label: '', dimensions: [CHANNEL], metrics: [] };
const question = (more: Partial<Question>): Question => ({
	...{ source, metrics: [{ value: 'scartvalid', label: 'Sales' }], rates: [] },
	...{ days: { from: '2026-11-09', to: '2026-11-15' }, dimensions: [CHANNEL] },
	...{ devices: [], rules: [], filters: [] },
	...more,
});

async function narrowed(asked: Question, columns: readonly TableColumn[], rows: Row[]) {
	const found: string[][] = [];
	let table: Table = {
		columns,
		batches: async function* () {
			yield rows;
		},
	};
	for (const step of questionSteps(asked, (_, names) => found.push([...names])))
		table = await step(table);
	const kept: Row[] = [];
	for await (const batch of table.batches()) kept.push(...batch);
	return { kept, found };
}

describe('the rows of a question with filters', () => {
	const columns = [
		column('Channel', 'dimension', 'media_key'),
		column('Campaign', 'dimension', 'ope_name'),
		column('Sales', 'metric', 'scartvalid'),
	];
	const rows = [
		{ Channel: 'GLOBAL', Campaign: 'GLOBAL', Sales: 10 },
		{ Channel: 'SEO', Campaign: 'a', Sales: 1 },
		{ Channel: 'SEO', Campaign: 'b', Sales: 2 },
		{ Channel: 'SEO', Campaign: null, Sales: 4 },
	];

	it('are all where nothing is asked for, the total with them', () => {
		expect(questionSteps(question({}), () => {})).toEqual([]);
	});

	it('are added up by the dimensions shown, after a filter by a value', async () => {
		const asked = question({ filters: [filter('a or b')] });
		const { kept, found } = await narrowed(asked, columns, rows);
		expect(kept).toEqual([{ Channel: 'SEO', Sales: 3 }]);
		expect(found).toEqual([['a', 'b']]);
	});

	it('are all others where a value is excluded', async () => {
		const asked = question({ filters: [filter('a', { isNot: true })] });
		expect((await narrowed(asked, columns, rows)).kept).toEqual([{ Channel: 'SEO', Sales: 6 }]);
	});

	it('are those of the segments that were asked for', async () => {
		const segmented = [
			column('Device', 'segment', 'device'),
			column('Sales', 'metric', 'scartvalid'),
		];
		const all = [
			{ Device: null, Sales: 9 },
			{ Device: 'Phone', Sales: 4 },
			{ Device: 'TV', Sales: 5 },
		];
		const asked = question({ dimensions: [], segmentBy: 'device' });
		expect((await narrowed(asked, segmented, all)).kept).toEqual(all.slice(1));
		const phones = { ...asked, devices: [{ value: '2', label: 'Phone' }] };
		expect((await narrowed(phones, segmented, all)).kept).toEqual([all[1]]);
	});
});

describe('the report of a question', () => {
	const conversion = {
		name: 'CR',
		numerator: 'scartvalid',
		denominator: 'visit',
		as: 'percent',
	} as const;

	it('has its first rows, those with the largest figure first', () => {
		const { plan } = buildQuestionRequest(question({}), 10);
		expect(plan).toMatchObject({ top: { rows: 10 }, order: { column: '', largestFirst: true } });
		expect(buildQuestionRequest(question({}), 0).plan.top).toBeUndefined();
	});

	it('comes whole and in its order where rows are times alone', () => {
		const { plan, body } = buildQuestionRequest(question({ dimensions: [], scale: 'D' }), 10);
		expect([plan.top, plan.order]).toEqual([undefined, undefined]);
		expect(body.reports[0]).toMatchObject({ dateScale: 'D' });
		expect(buildQuestionRequest(question({ scale: 'D' }), 10).plan.top).toEqual({ rows: 10 });
	});

	it('has the columns that rows are chosen by, each once', () => {
		const filters = [
			filter('a'),
			filter('b'),
			filter('c', { field: 'media_key', label: 'Channel' }),
		];
		const { reports } = buildQuestionRequest(question({ filters }), 10).body;
		expect(reports[0]?.dimensions).toEqual([
			{ name: 'Channel', field: 'media_key' },
			{ name: 'Campaign', field: 'ope_name' },
		]);
	});

	it('of rates alone asks for their parts, and hides them', () => {
		const { body, plan } = buildQuestionRequest(question({ metrics: [], rates: [conversion] }), 10);
		expect(plan.hidden).toEqual(['scartvalid', 'visit']);
		expect(body.reports[0]?.metrics).toEqual([
			{ name: 'scartvalid', field: 'scartvalid' },
			{ name: 'visit', field: 'visit' },
		]);
	});

	it('filters by devices, though not where they are its rows', () => {
		const devices = [{ value: '2', label: 'Phone' }];
		const clauses = (more: Partial<Question>) =>
			buildQuestionRequest(question({ devices, ...more }), 1).body.reports[0]?.segmentFilterClauses;
		expect(clauses({})).toEqual([{ field: 'device', operator: 'IN', value: [2] }]);
		expect(clauses({ segmentBy: 'device' })).toBeUndefined();
	});

	it('compares two periods where there are two', () => {
		const before = { from: '2026-11-02', to: '2026-11-08' };
		expect(buildQuestionRequest(question({ before }), 1).plan.compares).toBe(true);
		expect(buildQuestionRequest(question({}), 1).plan.compares).toBe(false);
	});
});

test('of entries with the same value the first one stays', () => {
	const entries = [
		{ value: 'a', label: 'first' },
		{ value: 'a', label: 'second' },
	];
	expect(dedupeChoices(entries)).toEqual(entries.slice(0, 1));
});
