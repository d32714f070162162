import type { Provenance } from '../../platform/reports/transform/provenanceColumns';
import {
	daysOfRanges,
	addProvenanceColumns,
} from '../../platform/reports/transform/provenanceColumns';
import { transformInMemory, rangesIn } from '../../platform/reports/response/readReport';
import { applySteps } from '../../platform/reports/transform/transformSteps';
import { after, visitsOf } from './transform/tables';
import type { Parts } from './shapes/replies';
import { COLUMNS, element, reply, report, values } from './shapes/replies';
import { writtenOf } from './shapes/written';

// Midnight in Paris on 2026-11-02, and on 2026-11-09.
const [MONDAY, NEXT] = [1_793_574_000, 1_794_178_800];
const range = { from: MONDAY, to: NEXT, tzone: 'Europe/Paris' };
const WEEK = { 'First Day': '2026-11-02', 'Last Day': '2026-11-08' };
const SHOP = { site: 'shop-eu' };
const one = [element(['SOCIAL'], values(5))];

async function readAsked(parts: Parts, asked: Provenance = SHOP) {
	const body = reply(report(parts));
	return await transformInMemory(body, COLUMNS, (ranges) => [addProvenanceColumns(asked, ranges)]);
}

describe('the columns for the site and the days', () => {
	test('take the days from the result, in its time zone', async () => {
		const rows = await readAsked({ dateRanges: [range], data: one });
		expect(rows).toEqual([{ Site: 'shop-eu', ...WEEK, Channel: 'SOCIAL', Visits: 5 }]);
		expect(Object.keys(rows[0] ?? {}).slice(0, 3)).toEqual(['Site', 'First Day', 'Last Day']);
	});

	test('take the days from the request if the result lacks them', async () => {
		const days = { from: '2026-11-01', to: '2026-11-30' };
		const [row] = await readAsked({ data: one }, { ...SHOP, days });
		expect(row).toMatchObject({ 'First Day': '2026-11-01', 'Last Day': '2026-11-30' });
		const [without] = await readAsked({ data: one });
		expect(without).toMatchObject({ Site: 'shop-eu', 'First Day': null, 'Last Day': null });
	});

	test('contain the days of the row’s own period if there are two periods', async () => {
		const before = { from: MONDAY - 7 * 86_400, to: MONDAY, tzone: 'Europe/Paris' };
		const data = [element(['SOCIAL'], [{ values: [5] }, { values: [3] }])];
		const rows = await readAsked({ dateRanges: [range, before], data });
		expect(rows.map((row) => [row['First Day'], row['Last Day'], row.Visits])).toEqual([
			['2026-11-02', '2026-11-08', 5],
			['2026-10-26', '2026-11-01', 3],
		]);
	});

	test('do not overwrite a column of the same name', async () => {
		const dimensions = [{ field: 'website_name', name: 'Site' }];
		const data = [element(['Main'], values(5))];
		const [row] = await readAsked({ dimensions, data });
		expect(row).toMatchObject({ Site: 'Main', 'Site (2)': 'shop-eu', Visits: 5 });
	});

	test.each([
		[
			'rows',
			one,
			'Site,First Day,Last Day,Channel,Visits\nshop-eu,2026-11-02,2026-11-08,SOCIAL,5\n',
		],
		['none', [], 'Site,First Day,Last Day,Channel,Visits\n'],
	])('are also written to a file with %s', async (_, data, text) => {
		const body = reply(report({ dateRanges: [range], data }));
		const style = { format: 'csv', guardsFormulas: true, layout: COLUMNS } as const;
		const steps = [addProvenanceColumns(SHOP, rangesIn(body))];
		const file = await writtenOf([Buffer.from(JSON.stringify(body))], style, [], steps);
		expect(file.text).toBe(text);
	});

	test('are the same for a table as for a result', async () => {
		const ranges = [{ label: 'it', days: { from: '2026-11-02', to: '2026-11-08' } }];
		const { names, rows } = await after(
			visitsOf(['SOCIAL', 5]),
			addProvenanceColumns(SHOP, ranges),
		);
		expect(names).toEqual(['Site', 'First Day', 'Last Day', 'Channel', 'Visits']);
		expect(rows).toEqual([{ Site: 'shop-eu', ...WEEK, Channel: 'SOCIAL', Visits: 5 }]);
	});

	test('are a dimension and dates, so that messages and row keys keep sites apart', async () => {
		const { columns } = await applySteps(visitsOf(['SOCIAL', 5]), [addProvenanceColumns(SHOP, [])]);
		expect(columns.map(({ name, role }) => [name, role])).toEqual([
			...[
				['Site', 'dimension'],
				['First Day', 'date'],
				['Last Day', 'date'],
			],
			...[
				['Channel', 'dimension'],
				['Visits', 'metric'],
			],
		]);
	});
});

test.each([
	[
		'two dates',
		[{ dateFrom: '2026-11-02', dateTo: '2026-11-08' }],
		{ from: '2026-11-02', to: '2026-11-08' },
	],
	['a name', [{ range: 'LAST_7_DAYS' }], undefined],
	['moments', [{ from: 1_793_574_000, to: 1_794_178_800 }], undefined],
	['another way of writing', [{ dateFrom: '02/11/2026', dateTo: '08/11/2026' }], undefined],
	['two ranges', [{ dateFrom: '2026-11-02', dateTo: '2026-11-08' }, {}], undefined],
	['nothing', undefined, undefined],
])('the days of a request are read from %s', (_, dateRanges, days) => {
	expect(daysOfRanges(dateRanges)).toEqual(days);
});
