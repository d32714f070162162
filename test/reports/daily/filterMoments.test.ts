import type { Row } from '../../../platform/reports/table/tableCell';
import type { Table, TableColumn } from '../../../platform/reports/table/reportTable';
import { filterMoments } from '../../../platform/reports/daily/filterMoments';

const column = (name: string, role: TableColumn['role'], field = name): TableColumn => ({
	...{ name, field, role, affinity: 'int' },
});
const COLUMNS = [
	column('Channel', 'dimension', 'media_key'),
	column('Date', 'date', ''),
	column('Visits', 'metric', 'visit'),
	column('Visitors', 'metric', 'uniquevisitor'),
];
const row = (Channel: string, Date: string, Visits: number | null): Row => ({
	...{ Channel, Date, Visits, Visitors: Visits },
});
const tableOf = (rows: readonly Row[]): Table => ({
	columns: COLUMNS,
	batches: async function* () {
		yield await Promise.resolve(rows);
	},
});
const only = (name: string, isHidden: boolean) => ({
	...{ field: 'media_key', label: 'Channel', setting: 'Only Rows Where', isNot: false, isHidden },
	...{ mayBeMissing: true, values: { text: name, each: [name], match: 'exact' as const } },
});
const ROWS = [
	row('SOCIAL', 'd1', 5),
	row('EMAIL', 'd1', 3),
	row('SOCIAL', 'd2', 4),
	row('EMAIL', 'd3', 2),
];

describe('filtered rows of a report by day', () => {
	it('are 0 on a day on which only other rows have figures, where those can be added up', async () => {
		const { rows } = await filterMoments(tableOf(ROWS), [only('EMAIL', true)]);
		expect(rows).toEqual([
			{ Date: 'd1', Visits: 3, Visitors: 3 },
			{ Date: 'd2', Visits: 0, Visitors: null },
			{ Date: 'd3', Visits: 2, Visitors: 2 },
		]);
	});

	it('are not 0 on a day of which nothing is known', async () => {
		const unknown = [...ROWS, row('SOCIAL', 'd4', null)];
		const { rows } = await filterMoments(tableOf(unknown), [only('EMAIL', true)]);
		expect(rows.map(({ Date }) => Date)).toEqual(['d1', 'd2', 'd3']);
	});

	it('keep their names where these are asked for, and get no rows of their own', async () => {
		const { rows, columns } = await filterMoments(tableOf(ROWS), [only('EMAIL', false)]);
		expect(rows).toEqual([ROWS[1], ROWS[3]]);
		expect(columns).toEqual(COLUMNS);
	});

	it('are all rows where nothing is filtered', async () => {
		expect((await filterMoments(tableOf(ROWS), [])).rows).toEqual(ROWS);
	});
});
