import type { JsonRecord } from '../../client/values/json';
import { isRecord, listOf, textOf } from '../../client/values/json';
import { ReportColumns } from '../columns';
import type { HeaderColumn } from '../header';
import type { Step, Table, TableColumn } from '../table';
import type { BatchBody } from '../types';
import { addChanges } from './changes';
import { addRates } from './rates';
import { Remarks } from './remarks';
import { hideFields } from './rows';
import type { Answer } from './steps';

/**
 * The columns that the answer to a request will have, as far as they can be told before: those of
 * segments, and what figures are of, only the platform knows.
 */
export async function predictColumns(
	{ reports: [report] }: BatchBody,
	{ compares, naming, rates, hidden }: Answer,
): Promise<TableColumn[]> {
	const style = { compares, naming };
	const header = {
		dimensions: listOf(report.dimensions).map(columnOf),
		metrics: listOf(report.metrics).map(columnOf),
		ranges: [],
	};
	const columns = new ReportColumns(header, style);
	if (report.dateRangeSplitPerScale === true) columns.extra('date', 'date');
	const remarks = new Remarks();
	const steps: Step[] = [
		hideFields(hidden),
		addRates(rates, naming, remarks),
		...(compares ? [addChanges(naming, remarks)] : []),
	];
	let table: Table = { columns: [...columns.known.values()], batches: noRows };
	for (const step of steps) table = await step(table);
	return table.columns.filter(({ isHidden }) => isHidden !== true);
}

function columnOf(column: unknown): HeaderColumn {
	const { field, name }: JsonRecord = isRecord(column) ? column : {};
	return { field: textOf(field) ?? '', label: textOf(name) ?? '', affinity: '' };
}

async function* noRows(): AsyncGenerator<never> {}

/** Asks for the fields of rates, too; those that nobody asked for are not to be seen. */
export function withFieldsOf(
	rates: Answer['rates'],
	body: BatchBody,
): { readonly body: BatchBody; readonly hidden: readonly string[] } {
	const [report] = body.reports;
	// A request without metrics gets all of them.
	if (!Array.isArray(report.metrics)) return { body, hidden: [] };
	const metrics = listOf(report.metrics);
	const known = metrics.map((metric) => columnOf(metric).field);
	const needed = rates.flatMap(({ numerator, denominator }) => [numerator, denominator]);
	const hidden = [...new Set(needed)].filter((field) => !known.includes(field));
	const added = hidden.map((field) => ({ name: field, field }));
	return { body: { ...body, reports: [{ ...report, metrics: [...metrics, ...added] }] }, hidden };
}
