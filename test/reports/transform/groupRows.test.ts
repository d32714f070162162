import { groupRows } from '../../../platform/reports/transform/groupRows';
import type { Row } from '../../../platform/reports/table/tableCell';
import type { TableColumn } from '../../../platform/reports/table/reportTable';

const column = (name: string, role: TableColumn['role'], field = name): TableColumn => ({
	...{ name, role, field },
	affinity: '',
});
const columns = [
	column('Channel', 'dimension'),
	column('Campaign', 'dimension'),
	column('Sales', 'metric', 'scartvalid'),
	column('Unique Visitors', 'metric', 'dvisitor'),
];

async function grouped(...rows: Row[]): Promise<Row[]> {
	const table = {
		columns,
		batches: async function* () {
			yield rows;
		},
	};
	const { batches } = await groupRows(({ name }) => name === 'Campaign')(table);
	const all: Row[] = [];
	for await (const batch of batches()) all.push(...batch);
	return all;
}

test('rows that differ only in a removed column are added up, and metrics without a sum are left empty', async () => {
	const rows = [
		{ Channel: 'SEO', Campaign: 'a', Sales: 2, 'Unique Visitors': 5 },
		{ Channel: 'SEO', Campaign: 'b', Sales: 0.1, 'Unique Visitors': 6 },
		{ Channel: 'Display', Campaign: 'a', Sales: null, 'Unique Visitors': 7 },
	];
	expect(await grouped(...rows)).toEqual([
		{ Channel: 'SEO', Sales: 2.1, 'Unique Visitors': null },
		{ Channel: 'Display', Sales: null, 'Unique Visitors': 7 },
	]);
});
