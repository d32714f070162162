import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import type { HeaderRange } from './dateRanges';
import { rangesOfRequest, readRanges } from './dateRanges';
import type { HeaderColumn } from './shapes/headerColumns';
import { readColumns, splitColumns } from './shapes/headerColumns';
import { partOf, isMomentName, nameOfPart } from './shapes/memberNames';
import { exactNumberOf } from '../table/tableCell';
import { KeyedElement } from './shapes/element';

export type { HeaderColumn } from './shapes/headerColumns';

/** The columns and date ranges of a result (docs/platform.md, Batch job responses, columnHeader). */
export interface ReportHeader {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
	readonly ranges: readonly HeaderRange[];
	/** The columns of a row that is a list, where the header lists them all together. */
	readonly order?: readonly HeaderColumn[] | undefined;
}

/** What is known about a result before it is read. */
export interface HeaderContext {
	/** Whether its moments are hours. */
	readonly byHour?: boolean | undefined;
	/** The columns of the request, in order. */
	readonly requested?: ReportHeader | undefined;
	/** The first row, for columns that only rows name. */
	readonly first?: unknown;
}

/**
 * Reads a `columnHeader`, which the platform may leave out. What is missing is taken from the
 * request where it is known; other columns are later named by position.
 */
export function readHeader(columnHeader: unknown, known: HeaderContext = {}): ReportHeader {
	return inferColumns(readNamed(columnHeader, known), known.first);
}

/** Whether all columns have names without reading a row. */
export function hasColumns(columnHeader: unknown, known: HeaderContext): boolean {
	const { dimensions, metrics } = readNamed(columnHeader, known);
	return dimensions.length > 0 && metrics.length > 0;
}

function readNamed(
	columnHeader: unknown,
	{ byHour = false, requested }: HeaderContext,
): ReportHeader {
	const header = isRecord(columnHeader) ? columnHeader : {};
	const [dimensions, metrics] = [partOf(header, 'dimensions'), partOf(header, 'metrics')];
	const ranges = readRanges(partOf(header, 'dateRanges'), requested?.ranges, byHour);
	const together = Array.isArray(columnHeader) ? columnHeader : partOf(header, 'header');
	if (Array.isArray(together) && dimensions === undefined && metrics === undefined) {
		return { ...splitColumns(together, requested), ranges };
	}
	return {
		dimensions: readColumns(dimensions, requested?.dimensions),
		metrics: readColumns(metrics, requested?.metrics),
		ranges,
	};
}

/** The columns and date ranges that a request leads to. */
export function headerOfRequest(item: JsonRecord): ReportHeader {
	const { dimensions, metrics, dateRanges, dateScale } = item;
	return {
		dimensions: readColumns(dimensions),
		metrics: readColumns(metrics),
		ranges: rangesOfRequest(dateRanges, dateScale === 'D'),
	};
}

interface Columns {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
}

/** Names columns that the header does not name after the first row; named ones are kept. */
function inferColumns<T extends Columns>(header: T, element: unknown): T {
	const row = element instanceof KeyedElement ? element.content : element;
	if (!isRecord(row) || (header.dimensions.length > 0 && header.metrics.length > 0)) return header;
	const [dimensionsIn, metricsIn] = [nameOfPart(row, 'dimensions'), nameOfPart(row, 'metrics')];
	const used = new Set([dimensionsIn, metricsIn]);
	const flat = Object.entries(row).filter(([name]) => !used.has(name));
	const isKeyed = element instanceof KeyedElement;
	const learnt = {
		dimensions:
			dimensionsIn === undefined
				? namesOf(flat, (name, value) => !isFigure(name, value) && !isMomentName(name))
				: namesIn(row[dimensionsIn]),
		metrics: metricsIn === undefined ? namesOf(flat, isFigure) : namesIn(row[metricsIn]),
	};
	const dimensions =
		header.dimensions.length > 0 || isKeyed ? header.dimensions : learnt.dimensions;
	const metrics = header.metrics.length > 0 ? header.metrics : learnt.metrics;
	return { ...header, dimensions, metrics };
}

function namesOf(
	members: ReadonlyArray<readonly [string, unknown]>,
	isOne: (name: string, value: unknown) => boolean,
): readonly HeaderColumn[] {
	return readColumns(members.filter(([name, value]) => isOne(name, value)).map(([name]) => name));
}

/** The columns of a part that names them: an object by name, or objects with a name and a value. */
function namesIn(part: unknown): readonly HeaderColumn[] {
	if (isRecord(part)) return readColumns(Object.keys(part));
	const list = listOf(part);
	if (list.length === 0 || !list.every(isNamed)) return [];
	return readColumns(
		list.map((one) => ({ field: partOf(one, 'field'), name: partOf(one, 'label') })),
	);
}

function isNamed(one: unknown): one is JsonRecord {
	if (!isRecord(one) || (one.value === undefined && one.values === undefined)) return false;
	return textOf(partOf(one, 'label') ?? partOf(one, 'field')) !== undefined;
}

const DIMENSION_FIELD = /(^|_)(key|name|id|code|isocode|label)$/i;
function isFigure(name: string, value: unknown): boolean {
	if (isMomentName(name) || DIMENSION_FIELD.test(name)) return false;
	return value === null || typeof value === 'object' || exactNumberOf(value) !== null;
}
