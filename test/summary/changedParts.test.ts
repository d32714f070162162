import { ChangedParts } from '../../platform/summary/changedParts';
import { shapeOf } from '../../platform/summary/shape';
import type { TableColumn } from '../../platform/reports/table/reportTable';

const metric = (name: string, field: string, more: Partial<TableColumn> = {}): TableColumn => ({
	...{ name, field, role: 'metric', affinity: 'int' },
	...more,
});
const compared = (name: string, field: string): TableColumn[] => [
	metric(name, field, { part: 'value' }),
	metric(`${name} Before`, field, { part: 'before', baseColumn: name }),
	metric(`${name} Change`, field, { part: 'change' }),
];
const CHANNEL: TableColumn = {
	...{ name: 'Channel', field: 'media_key', role: 'dimension', affinity: 'text' },
};

function partsOf(columns: readonly TableColumn[]) {
	return ChangedParts.of(columns, shapeOf(columns).figures[0]);
}

describe('the rows of a comparison as causes of its change', () => {
	it('name the row that has moved, with its visits apart from its conversion rate', () => {
		const parts = partsOf([
			CHANNEL,
			...compared('Sales', 'scartvalid'),
			...compared('Visits', 'visit'),
		]);
		for (const [channel, sales, before, visits, visitsBefore] of [
			['Paid search', 130, 220, 1_770, 3_000],
			['Emailing', 95, 100, 980, 1_000],
			['Direct access', 145, 150, 3_900, 4_000],
		]) {
			parts?.see({
				...{ Channel: channel ?? '', Sales: sales ?? 0, 'Sales Before': before ?? 0 },
				...{ Visits: visits ?? 0, 'Visits Before': visitsBefore ?? 0 },
			});
		}
		const explained = parts?.explain(370);
		expect(explained?.causes).toMatchObject([{ part: { name: 'Paid search' }, amount: -90 }]);
		expect(explained?.measures.fields).toEqual(['visit', 'scartvalid']);
		expect(parts?.explain(500)).toBeUndefined();
	});

	it.each([[null], [100]])(
		'name no row if the earlier figure of another is %j and of this unknown',
		(before) => {
			const parts = partsOf([CHANNEL, ...compared('Visits', 'visit')]);
			parts?.see({ Channel: 'Paid search', Visits: 5_000, 'Visits Before': null });
			parts?.see({ Channel: 'Emailing', Visits: 100, 'Visits Before': before });
			expect(parts?.explain(5_100)).toBeUndefined();
		},
	);

	it('are kept as the largest ones and a rest, however many rows there are', () => {
		const parts = partsOf([CHANNEL, ...compared('Visits', 'visit')]);
		const rows = 10_000;
		for (let at = 0; at < rows; at++) {
			const before = at === 7_777 ? 50_000 : 10;
			const now = at === 7_777 ? 20_000 : 10;
			parts?.see({ Channel: `c${at}`, Visits: now, 'Visits Before': before });
		}
		const explained = parts?.explain(20_000 + 10 * (rows - 1));
		expect(explained?.causes.map(({ part, amount }) => [part.name, amount])).toEqual([
			['c7777', -30_000],
		]);
	});

	it('keep a row that has fallen to nothing among many that are left', () => {
		const parts = partsOf([CHANNEL, ...compared('Visits', 'visit')]);
		for (let at = 0; at < 2_000; at++) {
			const isGone = at === 777;
			const before = isGone ? 50_000 : 10;
			parts?.see({ Channel: `c${at}`, Visits: isGone ? 0 : 10, 'Visits Before': before });
		}
		const explained = parts?.explain(10 * 1_999);
		expect(explained?.causes.map(({ part }) => part.name)).toEqual(['c777']);
	});

	it('are none by day, of segments of a metric, of unique visitors, or without a comparison', () => {
		const date: TableColumn = { name: 'Date', field: '', role: 'date', affinity: 'text' };
		expect(partsOf([CHANNEL, date, ...compared('Visits', 'visit')])).toBeUndefined();
		expect(partsOf([CHANNEL, metric('Visits', 'visit')])).toBeUndefined();
		expect(partsOf([...compared('Visits', 'visit')])).toBeUndefined();
		expect(partsOf([CHANNEL, ...compared('Visitors', 'dvisitor')])).toBeUndefined();
		const segment = [{ segment: 'device', name: 'device', item: 'Phone', id: '2' }];
		const ofPhones = compared('Visits', 'visit').map((one) => ({ ...one, segment }));
		expect(partsOf([CHANNEL, ...ofPhones])).toBeUndefined();
	});

	it('explain a rate by the shares and the rates of its rows', () => {
		const parts = partsOf([
			CHANNEL,
			metric('Conversion Rate (%)', 'conversion_rate', {
				...{ part: 'value', affinity: 'pct' },
				rate: { numerator: 'Sales', denominator: 'Visits', as: 'percent' },
			}),
			...compared('Sales', 'scartvalid'),
			...compared('Visits', 'visit'),
		]);
		const row = (channel: string, now: [number, number], before: [number, number]) => ({
			...{ Channel: channel, Sales: now[1], 'Sales Before': before[1] },
			...{ Visits: now[0], 'Visits Before': before[0] },
		});
		parts?.see(row('Paid search', [3_000, 40], [3_000, 240]));
		parts?.see(row('Emailing', [2_000, 100], [2_000, 102]));
		parts?.see(row('Direct access', [4_000, 150], [4_000, 149]));
		expect(parts?.explain(3.2)?.causes).toMatchObject([{ part: { name: 'Paid search' } }]);
	});
});
