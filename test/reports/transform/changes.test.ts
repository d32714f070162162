import { addChanges } from '../../../platform/reports/transform/addChanges';
import { READY_RATES } from '../../../platform/reports/transform/readyRates';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { TableColumn } from '../../../platform/reports/table/reportTable';
import { answered, CHANNEL, pair, SOLD_TWICE, stepTo, tableOf } from './tables';

const VISITS = [CHANNEL, ...pair('Visits', 'visit')];
const COLUMNS = [...VISITS, ...pair('Revenue', 'scartvalidamount')];

const NAMES = ['Channel', 'Visits', 'Visits Before', 'Visits Change', 'Visits Change (%)'];

const compared = (
	table: Parameters<typeof answered>[0],
	more: Parameters<typeof answered>[1] = {},
) => answered(table, { compares: true, ...more });

test('each metric is followed by its value in the period before, the change, and the change in percent', async () => {
	const { names, lines } = await compared(tableOf(COLUMNS, [['SOCIAL', 90, 120, 20.3, 10.1]]));
	expect(names).toEqual([
		...NAMES,
		...['Revenue', 'Revenue Before', 'Revenue Change', 'Revenue Change (%)'],
	]);
	expect(lines).toEqual([['SOCIAL', 90, 120, -30, -25, 20.3, 10.1, 10.2, 100.99]]);
});

test.each([
	[0.3, 0.1, 0.2, 200],
	[1, 3, -2, -66.67],
	[1000, 999, 1, 0.1],
	[9_999_940, 10_000_000, -60, -0.0006],
	[5, -10, 15, 150],
	[0, 7, -7, -100],
	[0, 0, 0, null],
	[8, 0, 8, null],
	[null, 4, null, null],
	[4, null, null, null],
	['12345678901234567890', '12345678901234567889', 1, 0],
	[9_007_199_254_740_991, -2, '9007199254740993', 450359962737049600],
	['7', '4', 3, 75],
	['n/a', 4, null, null],
])('%j after %j is a change by %j, which is %j percent', async (value, before, change, percent) => {
	const { rows } = await compared(tableOf(VISITS, [['SOCIAL', value, before]]));
	expect(rows[0]).toEqual({
		Channel: 'SOCIAL',
		Visits: value,
		'Visits Before': before,
		'Visits Change': change,
		'Visits Change (%)': percent,
	});
});

test('a rate and its change have as many decimals in each row: percent two, all others four', async () => {
	const lines = [
		['SOCIAL', 9_000, 7_000, 371, 300, 9.12345, 4],
		['MAILING', 9_000, 7_000, 34.5, 26.8, 37_145, 31_000],
	];
	const { conversionRate, revenuePerVisit } = READY_RATES;
	const { rows } = await compared(tableOf(SOLD_TWICE, lines), {
		rates: [conversionRate, revenuePerVisit],
	});
	const of = (column: string) => rows.map((row) => row[column]);
	expect(of('Conversion Rate (%)')).toEqual([4.12, 0.38]);
	expect(of('Conversion Rate Change (Points)')).toEqual([-0.16, 0]);
	expect(of('Revenue per Visit')).toEqual([0.001, 4.1272]);
	expect(of('Revenue per Visit Change')).toEqual([0.0004, -0.3013]);
	expect(of('Revenue per Visit Change (%)')).toEqual([77.4, -6.8]);
});

test('a note says that there is no percentage of 0, only if a figure is 0', async () => {
	const of = async (visits: number | null, before: number) =>
		(await compared(tableOf(VISITS, [['SOCIAL', visits, before]]))).said;
	expect(await of(8, 0)).toEqual(['If the previous value is 0, the change in percent is empty.']);
	expect([await of(8, 1), await of(null, 0)]).toEqual([[], []]);
});

test('a share changes by points, and has no change in percent', async () => {
	const columns = [CHANNEL, ...pair('Bounce', 'bounce', { affinity: 'pct' })];
	const { names, lines } = await compared(tableOf(columns, [['SOCIAL', 30.5, 28]]));
	expect(names).toEqual(['Channel', 'Bounce', 'Bounce Before', 'Bounce Change (Points)']);
	expect(lines).toEqual([['SOCIAL', 30.5, 28, 2.5]]);
});

test('the change of a metric and the change of its segment are two columns', async () => {
	const segment = [stepTo('device', 'Phone')];
	const columns = [
		CHANNEL,
		...pair('Visits (Phone)', 'visit', { segment }),
		...pair('Visits', 'visit'),
	];
	const table = tableOf(columns, [
		['SOCIAL', 1, 9, 30, 10],
		['MAILING', 9, 1, 10, 30],
	]);
	const order = { column: 'visit_change', largestFirst: true };
	const { rows } = await compared(table, { order });
	expect(rows.map(({ Channel }) => Channel)).toEqual(['SOCIAL', 'MAILING']);
});

test.each<[string, TableColumn[], Parameters<typeof answered>[1], string[]]>([
	[
		'for databases of small letters',
		[CHANNEL, ...pair('visit', 'visit')],
		{ naming: 'codes' },
		['Channel', 'visit', 'visit Before', 'visit_change', 'visit_change_percent'],
	],
	[
		'numbered where a column has the name already, which keeps it',
		[...VISITS, { ...CHANNEL, name: 'Visits Change' }],
		{},
		[...NAMES.slice(0, 3), 'Visits Change (2)', 'Visits Change (%)', 'Visits Change'],
	],
	[
		'none where a figure is asked for only to calculate with',
		COLUMNS,
		{ hidden: ['visit'] },
		['Channel', 'Revenue', 'Revenue Before', 'Revenue Change', 'Revenue Change (%)'],
	],
])('the names of changes are %s', async (_, columns, more, expected) => {
	expect((await compared(tableOf(columns, []), more)).names).toEqual(expected);
});

test('changes have fields of their own', () => {
	const added = addChanges('words', new ReportNotes())(VISITS);
	expect(added.map(({ field, affinity, part }) => [field, affinity, part])).toEqual([
		['media_key', '', undefined],
		['visit', 'int', 'value'],
		['visit', 'int', 'before'],
		['visit_change', 'int', 'change'],
		['visit_percent', 'pct', 'percent'],
	]);
	const shares = pair('Bounce', 'bounce', { affinity: 'PCT' });
	const points = addChanges('words', new ReportNotes())(shares);
	expect(points.map(({ field, affinity, part }) => [field, affinity, part])).toEqual([
		['bounce', 'PCT', 'value'],
		['bounce', 'PCT', 'before'],
		['bounce_change', 'pct', 'change'],
	]);
});

test.each([
	[8, 0, 4, 2],
	[8, 2, 4, 0],
	[0, 0, 0, 0],
])('a rate that is empty has no change: %d / %d after %d / %d', (sales, visits, then, before) => {
	const share = (part: 'value' | 'before', rate: { numerator: string; denominator: string }) => ({
		...{ name: part, field: 'rate', role: 'metric' as const, affinity: 'pct', part },
		...(part === 'before' ? { baseColumn: 'value' } : {}),
		rate: { ...rate, as: 'percent' as const },
	});
	const columns = [
		share('value', { numerator: 'a', denominator: 'b' }),
		share('before', { numerator: 'c', denominator: 'd' }),
	];
	const change = addChanges('words', new ReportNotes())(columns).at(-1);
	expect(change?.from?.({ a: sales, b: visits, c: then, d: before })).toBeNull();
});
