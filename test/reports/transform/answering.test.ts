import type { HeaderRange } from '../../../platform/reports/response/dateRanges';
import { buildTransform } from '../../../platform/reports/transform/buildTransform';
import { PASS_THROUGH } from '../../../platform/reports/transform/planCodec';
import { CHANNEL, DATE, VISITS, after, tableOf } from './tables';

const WEEK = { from: '2026-11-02', to: '2026-11-08' };
const BEFORE = { from: '2026-10-26', to: '2026-11-01' };

function range(days: HeaderRange['days'], zone = 'Europe/Paris'): HeaderRange {
	return { label: 'it', dates: [], days, zone };
}

/** What is found of a report of these ranges at a moment. */
async function foundOf(ranges: readonly HeaderRange[], at: string, compares = false) {
	const plan = { ...PASS_THROUGH, compares };
	const { steps, found } = buildTransform(
		{ plan, keepsTotals: false, site: 'shop-eu' },
		Date.parse(at),
	);
	await after(tableOf([CHANNEL, VISITS], []), ...steps(ranges));
	return found();
}

const GOES_ON =
	'The last day had not ended when the report was requested, so its figures may be incomplete.';

test.each([
	['while the last day goes on', '2026-11-08T22:59:00Z', [GOES_ON]],
	['once it is over for the site', '2026-11-08T23:00:00Z', []],
	['before it has begun for the site', '2026-11-07T22:59:00Z', []],
])('the note that the last day is incomplete is correct %s', async (_, at, sentences) => {
	expect((await foundOf([range(WEEK)], at)).sentences).toEqual(sentences);
});

test('a comparison reports that the platform sent one period only', async () => {
	const at = '2026-11-20T12:00:00Z';
	expect(await foundOf([range(WEEK)], at, true)).toEqual({
		days: { days: WEEK, before: undefined },
		totals: [],
		sentences: ['The platform returned only one period, so there is nothing to compare with.'],
	});
	const both = await foundOf([range(WEEK), range(BEFORE)], at, true);
	expect(both).toMatchObject({
		days: { days: WEEK, before: BEFORE },
		sentences: ["The compared period had one more public holiday: Nov 1, 2026 (All Saints' Day)."],
	});
	expect(await foundOf([range(WEEK)], at)).toMatchObject({ days: { days: WEEK }, sentences: [] });
	// Of two that are not compared, the first does not stand for both.
	expect((await foundOf([range(WEEK), range(BEFORE)], at)).days).toEqual({});
});

const NOW = Date.parse('2026-11-20T12:00:00Z');
const LINES = [
	['SOCIAL', 3],
	['SOCIAL', 4],
];

const PLAIN = tableOf([CHANNEL, VISITS], LINES);
const DATED = tableOf(
	[CHANNEL, DATE, VISITS],
	LINES.map(([channel = '', visits = 0]) => [channel, '2026-11-05', visits]),
);

/** What becomes of two rows that are alike. */
async function answeredWith(more: Partial<Parameters<typeof buildTransform>[0]>, table = PLAIN) {
	const { steps, found } = buildTransform({ keepsTotals: false, site: 'shop-eu', ...more }, NOW);
	return { ...(await after(table, ...steps([range(WEEK)]))), found: found() };
}

test('rows stay as they are sent without a plan', async () => {
	const { names, lines, found } = await answeredWith({});
	expect([names, lines, found.totals]).toEqual([['Channel', 'Visits'], LINES, []]);
});

test('totals are job facts, or a row', async () => {
	const facts = await answeredWith({ plan: { ...PASS_THROUGH, totals: 'facts' } });
	expect([facts.lines, facts.found.totals]).toEqual([LINES, [{ Channel: 'Total', Visits: 7 }]]);
	const row = await answeredWith({ plan: { ...PASS_THROUGH, totals: 'row' } });
	expect([row.lines.length, row.found.totals]).toEqual([3, []]);
});

test('rows have columns for site and days if requested', async () => {
	const { names, rows } = await answeredWith({ provenance: { site: 'shop-eu' } });
	expect(names).toEqual(['Site', 'First Day', 'Last Day', 'Channel', 'Visits']);
	expect(rows[0]).toMatchObject({ Site: 'shop-eu', 'First Day': WEEK.from, 'Last Day': WEEK.to });
});

test('rows for a database have the time of their request, and equal ones are reported', async () => {
	const table = { report: 'channels', scale: 'D', lookBack: 3 } as const;
	const plan = { ...PASS_THROUGH, table };
	const asked = await answeredWith(
		{ plan, requestedMs: Date.parse('2026-11-06T12:00:00Z') },
		DATED,
	);
	expect(asked.names).toEqual(expect.arrayContaining(['row_key', 'site', 'media_key', 'visit']));
	expect(asked.found.sentences).toEqual([
		'Several rows have the same values in all dimensions. Each has its own row key. To distinguish the rows, add a dimension.',
	]);
	expect(asked.rows[0]).toMatchObject({ site: 'shop-eu', fetched_at: '2026-11-20T12:00:00.000Z' });
	// At the time of the request, the figures of that day could still change.
	const later = await answeredWith({ plan }, DATED);
	expect([asked, later].map(({ rows: [row] }) => row?.is_final)).toEqual([false, true]);
});

test('a result without date ranges has no days and no note on an incomplete day', async () => {
	expect(await foundOf([], '2026-11-08T12:00:00Z')).toEqual({
		...{ days: { days: undefined }, totals: [], sentences: [] },
	});
	const unsaid = { ...range(undefined), zone: 'Europe/Paris' };
	expect((await foundOf([unsaid], '2026-11-08T12:00:00Z')).sentences).toEqual([]);
});

test('days without a time zone are those of UTC', async () => {
	const { zone: _, ...nowhere } = range(WEEK);
	expect((await foundOf([nowhere], '2026-11-08T23:59:00Z')).sentences).toEqual([GOES_ON]);
	expect((await foundOf([nowhere], '2026-11-09T00:00:00Z')).sentences).toEqual([]);
});
