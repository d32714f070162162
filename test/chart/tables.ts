import type { Cell } from '../../platform/reports/table/tableCell';
import type { TableColumn } from '../../platform/reports/table/reportTable';
import { CHANNEL, compared, DATE, figure, tableOf, VISITS } from '../reports/transform/tables';

export { DATE, VISITS };
export const RATE = figure('Rate (%)', 'rate', { affinity: 'pct' });
export const named = (values: ReadonlyArray<Cell>, ...more: TableColumn[]) =>
	tableOf(
		[CHANNEL, VISITS, ...more],
		values.map((value, index) => [`Row ${index}`, value, ...more.map(() => value)]),
	);
export const COMPARED = [CHANNEL, ...compared('Sales', 'scartvalid')];
export const LOSSES = tableOf(COMPARED, [
	['Paid search', 140, 100, 40, 40],
	['Emailing', 70, 100, -30, -30],
	['Social', 10, 0, 10, null],
	['Display', 4, 4, 0, 0],
]);

export const namesOf = ({ series }: { series: ReadonlyArray<{ name: string }> }) =>
	series.map(({ name }) => name);
