import { readDays } from '../../platform/targets/readings';

interface Given {
	readonly rows: Readonly<Record<string, ReadonlyArray<number | null | string>>>;
	readonly field?: string;
	readonly dimension?: string;
}

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

async function read(given: Given, name?: string) {
	const asked = { dimensions: [], metrics: [], ranges: [] };
	const { daily, names } = await readDays(bodyOf(given), asked);
	const days = daily(given.field ?? 'visit', name);
	return { names, days: days && DAYS.map((day) => days.get(day)) };
}

it('takes the total for the whole site, and a row for a name', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6], GLOBAL: [9, 9, 9] };
	const { days, names } = await read({ rows });
	expect(days).toEqual([9, 9, 9]);
	expect(names).toEqual([
		{ value: 'SOCIAL', label: 'Social' },
		{ value: 'MAILING', label: 'Emailing' },
	]);
	expect((await read({ rows }, 'SOCIAL')).days).toEqual([1, 2, 3]);
});

it('adds rows up where there is no total, if they may be added up', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6] };
	expect((await read({ rows })).days).toEqual([5, 7, 9]);
	expect((await read({ rows, field: 'dvisitor' })).days).toBeUndefined();
	expect((await read({ rows: { any: [1, 2, 3] }, dimension: '' })).days).toEqual([1, 2, 3]);
});

it('knows nothing of days without a number, nor of those before the first figure', async () => {
	const rows = { SOCIAL: [0, '7', null] };
	expect((await read({ rows }, 'SOCIAL')).days).toEqual([undefined, 7, undefined]);
	expect((await read({ rows })).days).toEqual([undefined, 7, undefined]);
	expect((await read({ rows: { SOCIAL: [0, 0, 0] } })).days).toEqual([0, 0, 0]);
});

it('has no metric that is not in the report', async () => {
	const { daily } = await readDays(bodyOf({ rows: {} }), {
		dimensions: [],
		metrics: [],
		ranges: [],
	});
	expect(daily('hit', undefined)).toBeUndefined();
});
