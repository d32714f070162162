import type { Days } from '../../base/dates/namedPeriods';
import type { Shortfall } from '../../reports/response/shortfall';
import { ColumnNames } from '../../reports/table/columnNames';
import { MIXED_MONEY } from '../../reports/table/metricKinds';
import { isMoneyColumn } from '../../reports/table/siteCurrency';
import type { Table, TableColumn } from '../../reports/table/reportTable';
import type { Row } from '../../reports/table/tableCell';
import { inBatches } from '../../base/async/eventLoop';
import { calculated } from '../../reports/transform/mapRows';
import type { SitePart } from './sitePart';

/** A table with a row for each site, and the name of its first column. */
interface SiteTable {
	readonly table: Table;
	readonly siteColumn: string;
}

/**
 * One row for each site, with the sums of its report.
 *
 * @param name the label of the column of sites
 */
export function siteTable(parts: readonly SitePart[], name: string): SiteTable {
	return tableOf(parts, name, [], ({ totals }) => (totals === undefined ? [] : [totals]));
}

/** One row for each site and day; undefined if the report is not split by day. */
export function siteDayTable(parts: readonly SitePart[], name: string): SiteTable | undefined {
	if (parts.every(({ days }) => days.length === 0)) return undefined;
	return tableOf(parts, name, ['date'], ({ days }) => days);
}

/** The rows of all sites with their names; undefined if they were not kept. */
export function siteRowTable(parts: readonly SitePart[], name: string): SiteTable | undefined {
	if (parts.every(({ rows }) => rows === undefined)) return undefined;
	return tableOf(parts, name, ['dimension', 'segment'], ({ rows = [] }) => rows);
}

function tableOf(
	parts: readonly SitePart[],
	name: string,
	roles: ReadonlyArray<TableColumn['role']>,
	rowsOf: (part: SitePart) => readonly Row[],
): SiteTable {
	const hasSeveralCurrencies = haveSeveralCurrencies(parts);
	const kept = columnsOf(parts)
		.filter(({ role }) => role === 'metric' || roles.includes(role))
		.map((column) => (hasSeveralCurrencies ? withoutSum(column) : column));
	const names = new ColumnNames(kept.map((column) => column.name));
	const siteColumn = names.claim(name);
	const columns: TableColumn[] = [
		{ name: siteColumn, field: '', role: 'dimension', affinity: '' },
		...kept,
	];
	const nameOf = ({ site, currency }: SitePart) =>
		hasSeveralCurrencies && currency !== undefined ? `${site} (${currency})` : site;
	const rows = parts.flatMap((part) =>
		rowsOf(part).map((row) => calculated(columns, { ...row, [siteColumn]: nameOf(part) })),
	);
	return {
		siteColumn,
		table: {
			columns,
			batches: () => inBatches(rows),
		},
	};
}

/** Whether the reports have amounts in several currencies. */
export function haveSeveralCurrencies(parts: readonly SitePart[]): boolean {
	return new Set(parts.filter(hasAmounts).map(({ currency }) => currency)).size > 1;
}

/** Whether a report has amounts of money. */
export function hasAmounts({ columns }: Pick<SitePart, 'columns'>): boolean {
	return columns.some((column) => column.role === 'metric' && isMoneyColumn(column));
}

/** Amounts in several currencies have no sum. */
function withoutSum(column: TableColumn): TableColumn {
	return isMoneyColumn(column) ? { ...column, affinity: MIXED_MONEY } : column;
}

/** The columns of all parts; a site may lack some that others have. */
function columnsOf(parts: readonly SitePart[]): readonly TableColumn[] {
	const byName = new Map<string, TableColumn>();
	for (const { columns } of parts) {
		for (const column of columns) if (!byName.has(column.name)) byName.set(column.name, column);
	}
	return [...byName.values()];
}

/** The days that all sites have; sites of other time zones may differ. */
export function sharedPeriod(parts: ReadonlyArray<Pick<SitePart, 'period'>>): SitePart['period'] {
	const [first, ...others] = parts.map(({ period }) => period);
	const isShared = (name: 'days' | 'before') =>
		others.every((one) => isSame(one[name], first?.[name]));
	return {
		...(isShared('days') ? { days: first?.days } : {}),
		...(isShared('days') && isShared('before') ? { before: first?.before } : {}),
	};
}

function isSame(one: Days | undefined, other: Days | undefined): boolean {
	return one?.from === other?.from && one?.to === other?.to;
}

/** What is missing of all reports together; undefined when all are complete. */
export function sharedShortfall(parts: readonly SitePart[]): Shortfall | undefined {
	if (parts.every(({ shortfall }) => shortfall === undefined)) return undefined;
	const rows = parts.reduce(
		(sum, { shortfall, overall }) => sum + (shortfall?.rows ?? overall.count),
		0,
	);
	const all = parts.map(({ shortfall, overall }) =>
		shortfall === undefined ? overall.count : shortfall.totalRows,
	);
	const isKnown = all.every((one) => one !== undefined);
	return { rows, ...(isKnown ? { totalRows: all.reduce((sum, one) => sum + one, 0) } : {}) };
}
