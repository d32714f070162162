import type { Json, JsonObject } from '../http/json';
import { describedRange } from '../request/ranges';
import { addMeasures, isNothing, type Measures, noMeasures } from '../shop/measures';
import { type Group, measure } from './measure';
import { METRIC_FACTS } from './metricFacts';
import { questionOf, totalQuestionOf } from './question';
import type { ReportRequest } from './request';
import { type CellsOf, dataRow } from './row';
import { keyOf, type Lens, SEGMENT_CODES, through } from './segments';

const TOTAL = 'GLOBAL';
const NAMES_TOTALS = ['media_key', 'name'];

/** One report object of the download response (docs/platform.md, Batch job responses). */
export function buildReport(request: ReportRequest, totalRows?: number): JsonObject {
	const data = dataRows(request);
	const head = reportHead(request, data.length, totalRows);
	return { ...head, data, columnHeader: columnHeader(request) };
}

export function reportHead(
	{ kind, selection }: ReportRequest,
	rowCount: number,
	totalRowCount = rowCount,
): JsonObject {
	return { path: selection.path, kind: kind.name, rowCount, totalRowCount };
}

export function columnHeader(request: ReportRequest): JsonObject {
	return {
		dimensions: request.dimensions.map(({ name, dimension }) => ({ field: dimension.field, name })),
		metrics: request.metrics.map(({ name, field, segmentBy }) => ({
			affinity: METRIC_FACTS[field].affinity,
			field,
			name,
			...(segmentBy ? { segment: segmentBy } : {}),
		})),
		dateRanges: request.ranges.map((range) => describedRange(range, request.site)),
		segments: request.segments.map(({ name, type }) => ({ name, type })),
	};
}

function dataRows(request: ReportRequest): Json[] {
	const question = questionOf(request);
	const lenses = new Map(lensesOf(request).map((lens) => [keyOf(lens), lens]));
	const measured = new Map([...lenses].map(([key, lens]) => [key, measure(question, lens)]));
	const main = measured.get(keyOf(request.lens)) ?? new Map<string, Group>();
	const nothing = question.ranges.map((range) => range.periods.map(noMeasures));
	const keys = new Set([...measured.values()].flatMap((groups) => [...groups.keys()]));

	const rows: Json[] = [];
	for (const key of keys) {
		const groups = [...measured.values()].map((all) => all.get(key));
		const group = main.get(key) ?? groups.find((one) => one !== undefined);
		if (!group || groups.every((one) => !one || one.cells.flat().every(isNothing))) continue;
		const cellsOf: CellsOf = (lens) => measured.get(keyOf(lens))?.get(key)?.cells ?? nothing;
		rows.push(dataRow(request, group.dimensions, cellsOf));
	}
	const ofTotal = totalQuestionOf(request);
	const totals = new Map(
		[...lenses].map(([key, lens]) => {
			const groups = ofTotal ? measure(ofTotal, lens) : measured.get(key);
			return [key, total([...(groups?.values() ?? [])], nothing)];
		}),
	);
	const totalRow = dataRow(
		request,
		request.dimensions.map(() => TOTAL),
		(lens) => totals.get(keyOf(lens)) ?? nothing,
	);
	if (request.dimensions.length === 0) return [totalRow];
	// Observed practice: a total row named GLOBAL is among the rows of these two dimensions only.
	const hasTotal = request.dimensions.some(({ dimension }) =>
		NAMES_TOTALS.includes(dimension.field),
	);
	return hasTotal ? [totalRow, ...rows] : rows;
}

function lensesOf(request: ReportRequest): Lens[] {
	const outer = [
		request.lens,
		...request.segments.flatMap(({ type, codes }) =>
			codes.map(({ id }) => through(request.lens, type, id)),
		),
	];
	const types = new Set(request.metrics.flatMap(({ segmentBy }) => segmentBy ?? []));
	const inner = [...types].flatMap((type) =>
		outer.flatMap((lens) => SEGMENT_CODES[type].map(({ id }) => through(lens, type, id))),
	);
	return [...outer, ...inner];
}

function total(groups: readonly Group[], nothing: readonly Measures[][]): Measures[][] {
	const sum = nothing.map((cells) => cells.map(noMeasures));
	for (const group of groups) {
		group.cells.forEach((cells, range) =>
			cells.forEach((cell, period) => {
				const into = sum[range]?.[period];
				if (into) addMeasures(into, cell);
			}),
		);
	}
	return sum;
}
