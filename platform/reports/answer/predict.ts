import type { JsonRecord } from '../../client/values/json';
import { isRecord, listOf, textOf } from '../../client/values/json';
import { ReportColumns } from '../reportColumns';
import type { HeaderColumn } from '../header';
import type { TableColumn } from '../table';
import type { BatchBody } from '../types';
import { Remarks } from './remarks';
import type { Answer } from './steps';
import { answerColumns, inColumnSteps } from './steps';

/**
 * The columns that the answer to a request will have, as far as they can be told before: those of
 * segments, and what figures are of, only the platform knows.
 */
export function predictColumns(
	{ reports: [report] }: BatchBody,
	answer: Answer,
): readonly TableColumn[] {
	const header = {
		dimensions: listOf(report.dimensions).map(columnOf),
		metrics: listOf(report.metrics).map(columnOf),
		ranges: [],
	};
	const { compares, naming } = answer;
	const columns = new ReportColumns(header, { compares, naming });
	if (report.dateRangeSplitPerScale === true) columns.extra('date', 'date');
	const steps = answerColumns(answer, new Remarks());
	const predicted = inColumnSteps([...columns.known.values()], steps);
	return predicted.filter(({ isHidden }) => isHidden !== true);
}

/** Whether figures will have columns or rows of their own for segments, which only the platform knows. */
export function predictsSegments({ reports: [report] }: BatchBody): boolean {
	const hasSegment = (metric: unknown) => isRecord(metric) && metric.segment !== undefined;
	return report.segments !== undefined || listOf(report.metrics).some(hasSegment);
}

function columnOf(column: unknown): HeaderColumn {
	const { field, name }: JsonRecord = isRecord(column) ? column : {};
	return { field: textOf(field) ?? '', label: textOf(name) ?? '', affinity: '' };
}

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
