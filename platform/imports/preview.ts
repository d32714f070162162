import { daysBetween } from '../base/dates/dayArithmetic';
import type { JsonRecord } from '../base/json/json';
import type { CheckedRow } from './rows/lineCheck';
import type { MappedColumn } from './columns/importColumns';
import type { CheckedLines, ImportPlan } from './importPlan';
import { checkLines, findColumns } from './importPlan';
import type { CellType } from './rules/importKinds';
import type { ImportSource } from './source';
import { distributeValue } from './rows/distribute';

/** What the days of the period hold after an import. */
export interface Preview {
	readonly checked: CheckedLines;
	/** One record per day and row: `date`, the names, and the figures of that day. */
	readonly days: readonly JsonRecord[];
	/** How many such records there are in all. */
	readonly total: number;
}

/**
 * Says what each day would hold (docs/platform.md, Import rules): names without accents, later
 * lines in place of earlier ones with the same names, figures spread over the days.
 *
 * @param most how many records are wanted; all when undefined
 * @throws InvalidInput
 */
export async function previewImport(
	source: ImportSource,
	plan: ImportPlan,
	most: number | undefined,
): Promise<Preview> {
	const rows = new Map<string, CheckedRow>();
	const columns = findColumns(source, plan);
	const take = (row: CheckedRow) => {
		if (rows.size < (most ?? Infinity) || rows.has(row.key)) rows.set(row.key, row);
	};
	const checked = await checkLines(source, plan, columns, take);
	const dates = daysBetween(plan.days.from, plan.days.to);
	const days: JsonRecord[] = [];
	for (const [index, date] of dates.entries()) {
		for (const row of rows.values()) {
			if (days.length === most) break;
			days.push({ date, ...figures(checked.columns, row, dates.length, index === 0) });
			if (days.length % DAYS_AT_ONCE === 0) await source.giveWay();
		}
	}
	return { checked, days, total: (checked.rows - checked.repeated) * dates.length };
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
			return [target.name, shareOf(value, target.type, days, isFirst)];
		}),
	);
}

function shareOf(value: string, type: CellType, days: number, isFirst: boolean): number {
	const { first, others } = distributeValue(value, type, days);
	const share = isFirst ? first : others;
	return type === 'amount' ? share / 100 : share;
}
