import type { ArgumentKind } from '../../platform/questions/arguments/argumentText';
import {
	argumentCount,
	argumentText,
	unreadMember,
} from '../../platform/questions/arguments/argumentText';

describe('an argument of a tool becomes a text', () => {
	it.each<[ArgumentKind, unknown, string]>([
		...[null, undefined, false, '', ' ', 'null', 'undefined', 'None', 'N/A', '-', '*', '""'].map(
			(empty): [ArgumentKind, unknown, string] => ['list', empty, ''],
		),
		...[[], {}, '[]', '{}', ' {} ', [null], ['']].map((empty): [ArgumentKind, unknown, string] => [
			'filter',
			empty,
			'',
		]),
		['list', ['sales', 'revenue'], 'sales, revenue'],
		['list', '["sales", "revenue"]', 'sales, revenue'],
		['list', [{ name: 'sessions' }, { name: 'date' }], 'sessions, date'],
		['list', 'sales', 'sales'],
		['list', '  sales ', 'sales'],
		['list', ' null ', ''],
		['list', ['sales', null, ' revenue ', ''], 'sales, revenue'],
		['list', [{}, 'sales'], 'sales'],
		['filter', ['channel', '=', 'SEA'], 'channel is SEA'],
		['filter', ['channel', 'not in', ['SEA', 'SEO']], 'channel is not SEA or SEO'],
		['filter', ['channel', 'is', 'SEA', 'SEO'], 'channel; is; SEA; SEO'],
		['filter', ['channel', 'means', 'SEA'], 'channel; means; SEA'],
		['filter', [5, 'is', 'SEA'], '5; is; SEA'],
		[
			'filter',
			{ campaign: { contains: 'brand', not: 'old' } },
			'campaign contains brand; campaign is not old',
		],
		['filter', { campaign: { operator: 'contains', value: 'brand' } }, 'campaign contains brand'],
		['filter', { channel: ['!direct', '! email'] }, 'channel is not direct or email'],
		['filter', { campaign: 'Tom "T" and Jerry' }, 'campaign is "Tom  T  and Jerry"'],
		['filter', { logic: 'and', filters: [{ channel: 'SEA' }] }, 'channel is SEA'],
		['filter', { or: [{ channel: 'SEA' }] }, 'channel is SEA'],
		[
			'filter',
			{ not: { field: 'campaign', op: 'contains', value: 'a' } },
			'campaign does not contain a',
		],
		['list', 'sales\\nrevenue', 'sales\nrevenue'],
		['list', { metric: 'sales', agg: 'sum', alias: 's' }, 'sales'],
		['list', { name: 'revenue', aggregation: 'count' }, 'count(revenue)'],
		['list', 2026, '2026'],
		['list', '[draft] sales', '[draft] sales'],
		['list', '{not JSON}', '{not JSON}'],
		['period', { from: '2026-11-16', to: '2026-11-22' }, '2026-11-16 to 2026-11-22'],
		['period', '{"from":"2026-11-16","to":"2026-11-22"}', '2026-11-16 to 2026-11-22'],
		['period', [{ startDate: '7daysAgo', endDate: 'yesterday' }], '7daysAgo to yesterday'],
		['period', { start_date: 'October 1', end_date: 'October 3' }, 'October 1 to October 3'],
		['period', ['2026-11-16', '2026-11-22'], '2026-11-16 to 2026-11-22'],
		['period', { from: '2026-11-16' }, 'since 2026-11-16'],
		['period', { last: 7, unit: 'days' }, 'last 7 days'],
		['period', { type: 'relative', value: 2, unit: 'weeks' }, 'last 2 weeks'],
		['period', { year: 2026, month: 10 }, '2026-10'],
		['period', { month: 'October', year: 2025 }, 'October 2025'],
		['period', { period: 'last week' }, 'last week'],
		['period', 2025, '2025'],
		['filter', { channel: 'paid search' }, 'channel is paid search'],
		[
			'filter',
			{ channel: ['SEA', 'SEO'], device: 'mobile' },
			'channel is SEA or SEO; device is mobile',
		],
		['filter', [{ dimension: 'channel', operator: 'is', value: 'SEA' }], 'channel is SEA'],
		['filter', { field: 'campaign', op: 'contains', value: 'brand' }, 'campaign contains brand'],
		[
			'filter',
			{ field: 'channel', operator: 'NOT_IN', values: ['a', 'b'] },
			'channel is not a or b',
		],
		['filter', { campaign: 'shoes, men' }, 'campaign is "shoes, men"'],
		['filter', { channel: null }, ''],
		['filter', { channel: { not: 'direct' } }, 'channel is not direct'],
		['filter', { not: { channel: 'direct' } }, 'channel is not direct'],
		['filter', { exclude: { channel: 'direct' } }, 'channel is not direct'],
		['filter', { channel: { $in: ['SEA', 'SEO'] } }, 'channel is SEA or SEO'],
		[
			'filter',
			{ and: [{ channel: 'SEA' }, { device: 'mobile' }] },
			'channel is SEA; device is mobile',
		],
		['filter', { or: [{ channel: 'SEA' }, { channel: 'SEO' }] }, 'channel is SEA or SEO'],
		[
			'filter',
			{ filters: [{ field: 'channel', operator: 'equals', value: 'SEA' }] },
			'channel is SEA',
		],
		[
			'filter',
			{
				operator: 'OR',
				filters: [
					{ field: 'device', value: 'mobile' },
					{ field: 'device', value: 'tablet' },
				],
			},
			'device is mobile or tablet',
		],
		[
			'filter',
			{
				filter: {
					fieldName: 'channel',
					inListFilter: { values: ['SEA', 'SEO'], caseSensitive: false },
				},
			},
			'channel is SEA or SEO',
		],
		[
			'filter',
			{ notExpression: { filter: { fieldName: 'channel', stringFilter: { value: 'direct' } } } },
			'channel is not direct',
		],
		['filter', "{'channel': 'paid search', 'device': None}", 'channel is paid search'],
		['filter', '{channel: "SEA", device: mobile}', 'channel is SEA; device is mobile'],
		['list', "('sales', 'revenue')", 'sales, revenue'],
		['list', "['sales', 'revenue',]", 'sales, revenue'],
		['list', { metrics: ['sales', 'revenue'] }, 'sales, revenue'],
		['period', "('2026-11-16', '2026-11-22')", '2026-11-16 to 2026-11-22'],
		['period', '{from: 2026-11-16, to: 2026-11-22}', '2026-11-16 to 2026-11-22'],
		[
			'period',
			{ time_range: { since: '2026-11-16', until: '2026-11-22' } },
			'2026-11-16 to 2026-11-22',
		],
		['period', { gte: '2026-11-16', lte: '2026-11-22' }, '2026-11-16 to 2026-11-22'],
		[
			'period',
			{ preset: 'last week', from: '2026-11-16', to: '2026-11-22' },
			'2026-11-16 to 2026-11-22 (last week)',
		],
	])('from a %s: %j', (kind, given, text) => {
		expect(argumentText(given, kind)).toBe(text);
	});

	it.each<[ArgumentKind, unknown]>([
		['list', true],
		['list', [['sales']]],
		['list', { metric: 'sales', aggregation: 'avg' }],
		['period', { from: '2026-11-16', to: '2026-11-22', offset: 1 }],
		['period', { last: 7 }],
		['filter', { dimension: 'channel', value: 'SEA', exclude: true }],
		['filter', { field: 'sales', operator: '>', value: 10 }],
		['filter', { channel: { gt: 'a' } }],
		['filter', { channel: { operator: 'is', values: 'SEA', extra: 1 } }],
		['filter', { channel: ['!direct', 'email'] }],
		['filter', { channel: { not: '!direct' } }],
		['filter', { logic: 'maybe', filters: [{ channel: 'SEA' }] }],
		['filter', { or: [{ campaign: { not: 'a' } }, { campaign: { not: 'b' } }] }],
		['filter', { channel: ['SEA', {}] }],
		['filter', { or: [{ channel: 'SEA' }, { device: 'mobile' }] }],
		['filter', { logic: 'or', channel: 'SEA', filters: [{ device: 'mobile' }] }],
		['filter', { not: { channel: 'SEA', device: 'mobile' } }],
		['filter', { not: { field: 'campaign', operator: 'begins with', value: 'a' } }],
		['filter', { fieldName: 'campaign', stringFilter: { matchType: 'FULL_REGEXP', value: 'a.*' } }],
		['filter', { fieldName: 'channel', stringFilter: { value: 'SEA', caseSensitive: true } }],
		['period', { from: '2026-11-16', to: '2026-11-22', timezone: 'Europe/Paris' }],
	])('or is rejected if a part of it would be lost: a %s %j', (kind, given) => {
		expect(argumentText(given, kind)).toBeUndefined();
	});
});

const COUNTS: ReadonlyArray<readonly [given: readonly unknown[], count: unknown]> = [
	[[null, undefined, '', 'none', 'undefined', '{}', '[]'], undefined],
	[['all', 'ALL', 'all rows', 'everything', 'no limit', '-1', -1, 'tous', 'alle', 'todas'], 0],
	[['3', ' 3 ', 3, '3.0', 'top 3', 'first 3', '3 rows', 'three', [3], '[3]', { limit: 3 }], 3],
	[['ten', 'les 10 premiers', 'diez', 'zehn Zeilen', 'the first ten', 'las 10 mejores'], 10],
	[['a few'], 'a few'],
	[['3 or 4'], '3 or 4'],
	[[2.5], 2.5],
];

test.each(COUNTS)('the numbers of rows %j are read as %j', (given, count) => {
	for (const one of given) expect([one, argumentCount(one)]).toEqual([one, count]);
});

test.each<[ArgumentKind, unknown, string | undefined]>([
	['period', { start: '2026-11-01', end: '2026-11-15', timezone: 'Europe/Paris' }, 'timezone'],
	['period', '{"preset":"last_7d","tz":"UTC"}', 'tz'],
	['list', [{ name: 'revenue', currency: 'USD' }], 'currency'],
	['period', { from: '2026-11-01', zone: 'UTC', hours: 'all' }, undefined],
	['period', { from: '2026-11-01' }, undefined],
	['list', [{ name: 'sales', a: 1 }, 'visits'], undefined],
	['list', 'sales', undefined],
])('the only member that cannot be read is named: %s %j', (kind, argument, member) => {
	expect(unreadMember(argument, kind)).toBe(member);
});
