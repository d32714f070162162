import { CHANNEL, answered, figure, tableOf } from './tables';

const PERIOD = { name: 'period', field: '', role: 'period', affinity: '' } as const;
const COLUMNS = [CHANNEL, PERIOD, figure('Visits', 'visit'), figure('Visitors', 'dvisitor')];
const LINES = [
	['SOCIAL', 'YESTERDAY', 5, 3],
	['SOCIAL', 'LAST_7_DAYS', 10, 8],
	['MAILING', 'YESTERDAY', 7, 6],
	['MAILING', 'LAST_7_DAYS', 5, 4],
];
const OWN = [
	['GLOBAL', 'YESTERDAY', 12, 7],
	['GLOBAL', 'LAST_7_DAYS', 15, 11],
];

test('periods that are not compared are never added up: each has a total of its own', async () => {
	const { lines, said } = await answered(tableOf(COLUMNS, LINES), { totals: 'row' });
	expect(lines.slice(4)).toEqual([
		['Total', 'YESTERDAY', 12, null],
		['Total', 'LAST_7_DAYS', 15, null],
	]);
	expect(said).toHaveLength(1);
	const { allTotals } = await answered(tableOf(COLUMNS, LINES), { totals: 'facts' });
	expect(allTotals().map(({ period, Visits }) => [period, Visits])).toEqual([
		['YESTERDAY', 12],
		['LAST_7_DAYS', 15],
	]);
});

test('what does not add up is that of the platform, of the same period', async () => {
	const { lines, said } = await answered(tableOf(COLUMNS, [...OWN, ...LINES]), { totals: 'row' });
	expect(lines.slice(4)).toEqual([
		['Total', 'YESTERDAY', 12, 7],
		['Total', 'LAST_7_DAYS', 15, 11],
	]);
	expect(said).toEqual([]);
});

test('and so is what stands for the rows that are left out', async () => {
	const { lines } = await answered(tableOf(COLUMNS, LINES), {
		order: { column: 'Visits', largestFirst: true },
		top: { rows: 1, others: 'Others' },
	});
	expect(lines).toEqual([
		['SOCIAL', 'LAST_7_DAYS', 10, 8],
		['Others', 'YESTERDAY', 12, null],
		['Others', 'LAST_7_DAYS', 5, null],
	]);
});
