import type { Cell, Row } from '../../../platform/reports/table/tableCell';
import type { SegmentStep } from '../../../platform/reports/table/segments';
import type { TableStep, Table, TableColumn } from '../../../platform/reports/table/reportTable';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { TransformPlan } from '../../../platform/reports/transform/transformSteps';
import { transformSteps, applySteps } from '../../../platform/reports/transform/transformSteps';
import { PASS_THROUGH } from '../../../platform/reports/transform/planCodec';

export const CHANNEL: TableColumn = {
	name: 'Channel',
	field: 'media_key',
	role: 'dimension',
	affinity: '',
};

export const DATE: TableColumn = { name: 'date', field: '', role: 'date', affinity: '' };

/** A step into a segment that has no namesakes. */
export function stepTo(segment: string, name: string, id = name): SegmentStep {
	return { segment, item: name, name, id };
}

export function figure(name: string, field: string, more: Partial<TableColumn> = {}): TableColumn {
	return { name, field, role: 'metric', affinity: 'int', ...more };
}

/** A figure, and that of the period before. */
export function pair(name: string, field: string, more: Partial<TableColumn> = {}): TableColumn[] {
	const before = `${name} Before`;
	return [
		figure(name, field, { part: 'value', ...more }),
		figure(before, field, { part: 'before', baseColumn: name, ...more }),
	];
}

/** What rates are calculated from, of two periods. */
export const SOLD_TWICE: readonly TableColumn[] = [
	CHANNEL,
	...pair('Visits', 'visit'),
	...pair('Sales', 'scartvalid'),
	...pair('Revenue', 'scartvalidamount', { affinity: 'float' }),
];

/** Rows in batches of two, as they come from a download, and how often they were read. */
export function tableOf(columns: readonly TableColumn[], lines: ReadonlyArray<readonly Cell[]>) {
	const rows = lines.map((cells) =>
		Object.fromEntries(
			cells.map((cell, index): [string, Cell] => [columns[index]?.name ?? '', cell]),
		),
	);
	const table: Table & { reads: number } = {
		columns,
		reads: 0,
		batches: async function* () {
			table.reads++;
			for (let at = 0; at < rows.length; at += 2)
				yield await Promise.resolve(rows.slice(at, at + 2));
		},
	};
	return table;
}

export async function rowsOf({ batches }: Table): Promise<Row[]> {
	const all: Row[] = [];
	for await (const rows of batches()) all.push(...rows);
	return all;
}

/** The values of rows in the order of the columns, after steps. */
export async function after(table: Table, ...steps: TableStep[]) {
	const made = await applySteps(table, steps);
	const names = made.columns.map(({ name }) => name);
	const rows = await rowsOf(made);
	return { names, rows, lines: rows.map((row) => names.map((name) => row[name])) };
}

/** The result of a table after its transformations. */
export async function answered(table: Table, plan: Partial<TransformPlan>, keepsTotals = false) {
	const notes = new ReportNotes();
	let totals: readonly Row[] = [];
	const foundTotals = (rows: readonly Row[]) => {
		totals = rows;
	};
	const whole = { ...PASS_THROUGH, ...plan };
	const result = await after(table, ...transformSteps(whole, keepsTotals, { notes, foundTotals }));
	return { ...result, said: notes.sentences(), totals: () => totals[0], allTotals: () => totals };
}

export const VISITS = figure('Visits', 'visit');

/** The visits of channels. */
export const visitsOf = (...rows: ReadonlyArray<readonly [channel: Cell, visits: Cell]>) =>
	tableOf([CHANNEL, VISITS], rows);

/** A figure, that of the period before, and how they differ. */
export const compared = (name: string, field: string): TableColumn[] => [
	...pair(name, field),
	figure(`${name} Change`, `${field}_change`, { part: 'change' }),
	figure(`${name} Change (%)`, `${field}_percent`, { part: 'percent', affinity: 'pct' }),
];
