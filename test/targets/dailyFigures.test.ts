import { dailyFiguresOf } from '../../platform/targets/dailyFigures';
import { readDayReport } from '../../platform/reports/daily/dayReport';
import type { RowFilter } from '../../platform/reports/transform/rowFilter';

interface Given {
	readonly rows: Readonly<Record<string, ReadonlyArray<number | null | string>>>;
	readonly field?: string;
	readonly dimension?: string;
}

const REQUESTED = { dimensions: [], metrics: [], ranges: [] };
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'];

function bodyOf({ rows, field = 'visit', dimension = 'media_key' }: Given) {
	const dimensions = dimension === '' ? [] : [{ field: dimension, name: dimension }];
	const metrics = [{ field, name: field, affinity: 'int' }];
	const dateRanges = [
		{ values: DAYS.map((day) => ({ epoch: Date.parse(day) / 1_000 })), tzone: 'UTC' },
	];
	const data = Object.entries(rows).map(([name, values]) => ({
		dimensions: dimension === '' ? [] : [name],
		metrics: [[{ values }]],
	}));
	return { data: { reports: [{ data, columnHeader: { dimensions, metrics, dateRanges } }] } };
}

async function readFigures(given: Given, filters: readonly RowFilter[] = []) {
	const options = { totals: true, requested: REQUESTED, filters };
	return dailyFiguresOf(await readDayReport(bodyOf(given), options));
}

async function read(given: Given, name?: string) {
	const { daily, names } = await readFigures(given);
	const days = daily(given.field ?? 'visit', name);
	return { names, days: days && DAYS.map((day) => days.get(day)) };
}

it('daily figures use the total for the whole site, and a row for a name', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6], GLOBAL: [9, 9, 9] };
	const { days, names } = await read({ rows });
	expect(days).toEqual([9, 9, 9]);
	expect(names).toEqual([
		{ value: 'SOCIAL', label: 'Social' },
		{ value: 'MAILING', label: 'Emailing' },
	]);
	expect((await read({ rows }, 'SOCIAL')).days).toEqual([1, 2, 3]);
});

const only = (text: string, more = {}) => ({
	...{ field: 'media_key', label: 'Channel', setting: 'Only Rows Where', isNot: false },
	...{ mayBeMissing: true, values: { text, each: [text], match: 'exact' as const } },
	...more,
});

it('daily figures of filtered rows are sums of those, and unknown where a number is', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, null, 6], GLOBAL: [5, 2, 9] };
	const of = async (filter: ReturnType<typeof only>, given: Given = { rows }) => {
		const { daily } = await readFigures(given, [filter]);
		return [...(daily(given.field ?? 'visit', undefined) ?? [])];
	};
	const [first, second, third] = DAYS;
	expect(await of(only('Emailing', { isHidden: true, isNot: true }))).toEqual([
		...[
			[first, 1],
			[second, 2],
			[third, 3],
		],
	]);
	expect(await of(only('Social'))).toEqual([
		[first, 1],
		[second, 2],
		[third, 3],
	]);
	// A day without a number stays unknown.
	expect(await of(only('Emailing', { isHidden: true }))).toEqual([
		[first, 4],
		[third, 6],
	]);
	await expect(of(only('Zeppelin'))).rejects.toThrow(
		'no row of the report meets the condition "Channel is Zeppelin"',
	);
});

it('daily figures of filtered rows have no sum of what cannot be added up', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6], SEARCH: [7, 8, 9] };
	const filters = [only('Search', { isHidden: true, isNot: true })];
	const given = { rows, field: 'uniquevisitor' };
	const { daily } = await readFigures(given, filters);
	expect([...(daily('uniquevisitor', undefined) ?? [])]).toEqual([]);
});

it('daily figures add up rows without a total if the metric is additive', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6] };
	expect((await read({ rows })).days).toEqual([5, 7, 9]);
	expect((await read({ rows, field: 'dvisitor' })).days).toBeUndefined();
	expect((await read({ rows: { any: [1, 2, 3] }, dimension: '' })).days).toEqual([1, 2, 3]);
});

it('daily figures lack days without a number, and a missing row is 0', async () => {
	const rows = { SOCIAL: [0, '7', null] };
	expect((await read({ rows }, 'SOCIAL')).days).toEqual([0, 7, undefined]);
	expect((await read({ rows })).days).toEqual([0, 7, undefined]);
	const two = { SOCIAL: [1, 2, null], MAILING: [3, null, 5] };
	expect((await read({ rows: two })).days).toEqual([4, undefined, undefined]);
	// A name without a row has 0, except on days without a figure of any name.
	expect((await read({ rows: { SOCIAL: [1, 2, null] } }, 'MAILING')).days).toEqual([
		0,
		0,
		undefined,
	]);
	expect((await read({ rows: { SOCIAL: [0, 0, 0] } })).days).toEqual([0, 0, 0]);
});

it('daily figures have no metric that the report lacks', async () => {
	const { daily } = await readFigures({ rows: {} });
	expect(daily('hit', undefined)).toBeUndefined();
});
