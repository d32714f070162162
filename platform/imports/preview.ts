import { daysBetween } from '../base/dates/dayArithmetic';
import type { JsonRecord } from '../base/json/json';
import type { CheckedRow } from './rows/checkFindings';
import type { MappedColumn } from './columns/foundColumns';
import type { CheckedLines, TablePlan } from './importPlan';
import { checkLines, findColumns } from './importPlan';
import { linesFound, mergeOf } from './lineFindings';
import { mergeRow } from './rows/mergeRows';
import type { CellType } from './rules/importKinds';
import type { ImportSource } from './source';
import { distributeValue } from './rows/distribute';

/** The figures that the days of the period will have after the import. */
interface Preview {
	readonly checked: CheckedLines;
	/** One record per day and row: `date`, the names, and the figures of that day. */
	readonly days: readonly JsonRecord[];
	/** How many records there are in total. */
	readonly total: number;
}

/**
 * Simulates the import (docs/platform.md, Import rules): accents are removed from names, later
 * lines replace earlier ones with the same names, and figures are spread over the days.
 *
 * @param plan without days, the rows contain their day, as in costs
 * @param most the maximum number of records; all if undefined
 * @throws InvalidInput
 */
export async function previewImport(
	source: ImportSource,
	plan: TablePlan,
	most: number | undefined,
): Promise<Preview> {
	const { checked, rows } = await firstRows(source, plan, most);
	const arriving = checked.rows - checked.repeated;
	const days: JsonRecord[] = [];
	const add = async (record: JsonRecord) => {
		days.push(record);
		if (days.length % DAYS_AT_ONCE === 0) await source.giveWay();
	};
	if (checked.dayColumn !== undefined || !plan.days) {
		for (const row of [...rows].sort((one, other) => compare(one.day, other.day))) {
			const day = row.day === undefined ? {} : { date: row.day };
			await add({ ...day, ...figures(checked.columns, row, 1, true) });
		}
		return { checked, days, total: arriving };
	}
	const dates = daysBetween(plan.days.from, plan.days.to);
	for (const [index, date] of dates.entries()) {
		for (const row of rows) {
			if (days.length === most) break;
			await add({ date, ...figures(checked.columns, row, dates.length, index === 0) });
		}
	}
	return { checked, days, total: arriving * dates.length };
}

/** Checks all lines, and keeps the first rows that have different names. */
async function firstRows(source: ImportSource, plan: TablePlan, most = Infinity) {
	const rows = new Map<string, CheckedRow>();
	const found = findColumns(source, plan);
	const metrics = found.columns
		.map(({ target }) => target)
		.filter((target) => plan.kind.metrics.includes(target));
	const how = plan.sharedNames === 'add' ? 'add' : 'last';
	const take = (row: CheckedRow) => {
		const before = rows.get(row.key);
		if (before || rows.size < most) {
			rows.set(row.key, mergeRow(before, row, { how, metrics }));
		}
	};
	const findings = await checkLines(source, plan, found, take);
	mergeOf(findings, plan, found);
	return { checked: linesFound(source, plan, found, findings), rows: [...rows.values()] };
}

function compare(one = '', other = ''): number {
	return one < other ? -1 : Number(one > other);
}

const DAYS_AT_ONCE = 200;

function figures(
	columns: readonly MappedColumn[],
	{ names, values }: CheckedRow,
	days: number,
	isFirst: boolean,
): JsonRecord {
	return Object.fromEntries(
		columns.map(({ target }, at): [string, unknown] => {
			const name = names[at];
			if (name !== undefined) return [target.name, name];
			const value = values[at - names.length] ?? '0';
			// An empty figure of costs stays empty.
			return [target.name, value === '' ? null : shareOf(value, target.type, days, isFirst)];
		}),
	);
}

function shareOf(value: string, type: CellType, days: number, isFirst: boolean): number {
	const { first, others } = distributeValue(value, type, days);
	const share = isFirst ? first : others;
	return type === 'amount' ? share / 100 : share;
}
