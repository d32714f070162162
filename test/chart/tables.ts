import type { Cell } from '../../platform/reports/cells';
import type { TableColumn } from '../../platform/reports/table';
import { CHANNEL, figure, pair, tableOf } from '../reports/answer/tables';

export const VISITS = figure('Visits', 'visit');
export const RATE = figure('Rate (%)', 'rate', { affinity: 'pct' });
export const DATE: TableColumn = { name: 'date', field: '', role: 'date', affinity: '' };
export const named = (values: ReadonlyArray<Cell>, ...more: TableColumn[]) =>
	tableOf(
		[CHANNEL, VISITS, ...more],
		values.map((value, index) => [`Row ${index}`, value, ...more.map(() => value)]),
	);
export const COMPARED = [
	CHANNEL,
	...pair('Sales', 'scartvalid'),
	figure('Sales Change', 'scartvalid_change', { part: 'change' }),
	figure('Sales Change (%)', 'scartvalid_percent', { part: 'percent', affinity: 'pct' }),
];
export const LOSSES = tableOf(COMPARED, [
	['Paid search', 140, 100, 40, 40],
	['Emailing', 70, 100, -30, -30],
	['Social', 10, 0, 10, null],
	['Display', 4, 4, 0, 0],
]);

export const namesOf = ({ series }: { series: ReadonlyArray<{ name: string }> }) =>
	series.map(({ name }) => name);
