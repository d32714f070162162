import { channelName } from '../base/names/channels';
import type { Choice } from '../http/choices';
import { groupBy } from '../base/groupBy';
import { numberOf } from '../reports/table/tableCell';
import type { Row } from '../reports/table/tableCell';
import type { FilteredMoments } from '../reports/daily/filterMoments';
import { isAdditive } from '../reports/table/metricKinds';
import type { TableColumn } from '../reports/table/reportTable';
import { totalRowTest } from '../reports/response/totalRows';
import type { DailySeries } from '../timeseries/dailySeries';

/** The daily figures of a report. */
export interface DailyFigures {
	/** The values of the report's dimension. */
	readonly names: readonly Choice[];
	/**
	 * The series of a metric for one value or for the whole site; undefined if the report does not
	 * have it.
	 */
	readonly daily: (field: string, name: string | undefined) => DailySeries | undefined;
}

/** Arranges the rows of a report, read with its totals. Days without a number are left out. */
export function dailyFiguresOf({ columns, rows, moments }: FilteredMoments): DailyFigures {
	const dimension = columns.find(({ role }) => role === 'dimension');
	const isTotal = totalRowTest(columns);
	const totals = rows.filter(isTotal);
	const own = rows.filter((row) => !isTotal(row));
	const nameOf = (row: Row) => (dimension ? String(row[dimension.name] ?? '') : '');
	const byName = groupBy(own, nameOf);
	const isChannel = dimension?.field === 'media_key';
	const values = dimension ? [...byName.keys()] : [];
	return {
		names: values.map((value) => ({ value, label: isChannel ? channelName(value) : value })),
		daily: (field, name) => {
			const column = columns.find((one) => one.role === 'metric' && one.field === field);
			if (!column) return undefined;
			if (name !== undefined) {
				const rowsOfName = byName.get(name) ?? [];
				const sums = sumsByDay(rowsOfName, column, columns);
				const sentDays = new Set(rowsOfName.map((row) => dayOf(row, columns)));
				// A value without a row is 0 on each day that has figures for other values.
				const days = [...(moments.get(column.name) ?? [])].map(dayIn);
				const absent = [...new Set(days)].filter((day) => !sentDays.has(day));
				return new Map([...sums, ...absent.map((day) => [day, 0] as const)]);
			}
			if (totals.length === 0 && dimension && !isAdditive(column)) return undefined;
			return sumsByDay(totals.length > 0 ? totals : own, column, columns);
		},
	};
}

function sumsByDay(
	rows: readonly Row[],
	{ name }: TableColumn,
	columns: readonly TableColumn[],
): Map<string, number> {
	const sums = new Map<string, number>();
	const unknown = new Set<string>();
	for (const row of rows) {
		const day = dayOf(row, columns);
		const value = numberOf(row[name]);
		if (value === null) unknown.add(day);
		else sums.set(day, (sums.get(day) ?? 0) + value);
	}
	unknown.forEach((day) => sums.delete(day));
	return sums;
}

function dayOf(row: Row, columns: readonly TableColumn[]): string {
	const date = columns.find(({ role }) => role === 'date')?.name ?? '';
	return dayIn(String(row[date] ?? ''));
}

function dayIn(moment: string): string {
	return moment.slice(0, 'YYYY-MM-DD'.length);
}
