import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf } from '../../../base/json/json';
import type { HeaderColumn } from './headerColumns';
import { isCalled } from './headerColumns';
import { areCells, byColumns, alignToColumns, isPlaced, readDimensions } from './readDimensions';
import { readRowMoment } from './moments';
import { isMomentName, nameOfPart, partOf } from './memberNames';
import { unreadable } from '../../table/unreadable';

/** The parts of a row, in the order of the header. */
export interface ElementParts {
	readonly values: readonly unknown[];
	/** Per metric a list with one entry per date range, or the bare entry. */
	readonly metrics: readonly unknown[];
	/** Other members of the row, by name. */
	readonly more?: JsonRecord | undefined;
	/** The moment that the row itself names. */
	readonly moment?: unknown;
}

/** The columns of a header. */
interface ElementColumns {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
	readonly ranges: readonly unknown[];
	/** The columns of a row that is a list; undefined where the dimensions come first. */
	readonly order?: readonly HeaderColumn[] | undefined;
}

/** A row that its report holds under a key, such as a channel's name. */
export class KeyedElement {
	constructor(
		readonly key: string,
		readonly content: unknown,
	) {}
}

/**
 * Reads the dimensions and metrics of a row, wherever they lie.
 *
 * @throws Fault `unexpectedReply`, which quotes what cannot be read
 */
export function readElement(element: unknown, header: ElementColumns): ElementParts {
	if (element instanceof KeyedElement) return readKeyed(element, header);
	if (Array.isArray(element)) return readList(element, header);
	if (!isRecord(element)) throw unreadable('row', element);
	const { dimensions, metrics } = element;
	if (Array.isArray(dimensions) && Array.isArray(metrics)) {
		const values = listOf(dimensions);
		const entries = listOf(metrics);
		return {
			values: areCells(values) ? values : readDimensions(values, header.dimensions),
			metrics: isDirect(entries) ? entries : readMetrics(entries, header),
		};
	}
	return readMembers(element, header);
}

/**
 * Whether each metric is a list with one entry that refers to no other metric, the most frequent
 * form.
 */
function isDirect(metrics: readonly unknown[]): boolean {
	for (const metric of metrics) {
		if (!Array.isArray(metric) || metric.length !== 1) return false;
		const [entry] = listOf(metric);
		if (!isRecord(entry)) continue;
		if (!Array.isArray(entry.values) || entry.name !== undefined || entry.field !== undefined) {
			return false;
		}
	}
	return true;
}

/** Reads metrics from a list, from an object by name, or from a single value. @throws Fault */
function readMetrics(metrics: unknown, header: ElementColumns): readonly unknown[] {
	const { metrics: columns } = header;
	if (metrics === undefined || metrics === null) return [];
	if (isRecord(metrics) && !isPlaced(metrics)) {
		const byName = byColumns(metrics, columns);
		if (byName && columns.length > 0) return byName;
		if (columns.length > 1) throw unreadable('figures', metrics);
		return [metrics];
	}
	const isOne = !isRecord(metrics) && !Array.isArray(metrics);
	if (isOne && columns.length > 1) throw unreadable('figures', metrics);
	const list = isRecord(metrics) ? Object.values(metrics) : [metrics].flat();
	const named = alignToColumns(list, columns);
	if (named) return named;
	return byRange(list, header) ?? list.map((metric) => momentsTogether(metric, header));
}

/** Wraps a list of bare figures in one date range, so that it is read as one value per moment. */
function momentsTogether(metric: unknown, { ranges }: ElementColumns): unknown {
	const isSeries = Array.isArray(metric) && metric.length > 1 && areCells(listOf(metric));
	return isSeries && ranges.length === 1 ? [metric] : metric;
}

/** Turns lists by date range, each with a value per metric, into lists by metric. */
function byRange(
	list: readonly unknown[],
	{ metrics, ranges }: ElementColumns,
): unknown[] | undefined {
	const many = metrics.length;
	if (many < 2 || list.length === many || list.length > Math.max(1, ranges.length))
		return undefined;
	const values = list.map((entry) =>
		isRecord(entry) ? listOf(partOf(entry, 'figure')) : listOf(entry),
	);
	if (!values.every(({ length }) => length === many)) return undefined;
	return metrics.map((_, metric) => values.map((ofRange) => ofRange[metric]));
}

/** Reads a row that is a list: in the order of a header that lists all columns, else dimensions first. @throws Fault */
function readList(element: readonly unknown[], header: ElementColumns): ElementParts {
	const { dimensions, metrics } = header;
	const [first, second] = element;
	const areTwo = element.length === 2 && Array.isArray(first) && Array.isArray(second);
	if (areTwo && (dimensions.length !== 1 || first.length === 1)) {
		return { values: readDimensions(first, dimensions), metrics: readMetrics(second, header) };
	}
	const many = dimensions.length + metrics.length;
	if (many === 0 || element.length !== many) throw unreadable('row', element);
	const { order } = header;
	if (order?.length === many) {
		const cellsOf = (columns: readonly HeaderColumn[]) =>
			columns.map((column) => element[order.indexOf(column)]);
		return {
			values: readDimensions(cellsOf(dimensions), dimensions),
			metrics: readMetrics(cellsOf(metrics), header),
		};
	}
	return {
		values: readDimensions(element.slice(0, dimensions.length), dimensions),
		metrics: readMetrics(element.slice(dimensions.length), header),
	};
}

/**
 * Reads a row that is an object: with lists of dimensions and metrics, or with a member per column.
 *
 * @throws Fault
 */
function readMembers(element: JsonRecord, header: ElementColumns): ElementParts {
	const isColumn = (name: string) =>
		[...header.dimensions, ...header.metrics].some((column) => isCalled(column, name));
	const part = (of: 'dimensions' | 'metrics') => {
		const name = nameOfPart(element, of);
		return name !== undefined && isColumn(name) ? undefined : name;
	};
	const [dimensionsIn, metricsIn] = [part('dimensions'), part('metrics')];
	const used = new Set([dimensionsIn, metricsIn]);
	const flat = Object.fromEntries(Object.entries(element).filter(([name]) => !used.has(name)));
	const ownCells = dimensionsIn === undefined ? byColumns(flat, header.dimensions) : undefined;
	const ownFigures = metricsIn === undefined ? byColumns(flat, header.metrics) : undefined;
	const [figureName, cellName] = onlyNames(flat, header);
	const cells = dimensionsIn === undefined ? (ownCells ?? memberIn(flat, cellName)) : [];
	const figures = metricsIn === undefined ? (ownFigures ?? memberIn(flat, figureName)) : [];
	if (!cells || !figures || Object.keys(element).length === 0) throw unreadable('row', element);
	const isRest = (name: string) =>
		!isColumn(name) &&
		(ownFigures !== undefined || name !== figureName) &&
		(ownCells !== undefined || name !== cellName);
	const isFlat = dimensionsIn === undefined || metricsIn === undefined;
	const more = isFlat
		? Object.entries(flat).filter(([name, value]) => isRest(name) && typeof value !== 'object')
		: [];
	const moment = more.find(([name, value]) => isMoment(name, value));
	return {
		values: readDimensions(
			dimensionsIn === undefined ? cells : element[dimensionsIn],
			header.dimensions,
		),
		metrics: metricsIn === undefined ? figures : readMetrics(element[metricsIn], header),
		more: Object.fromEntries(more.filter((one) => one !== moment)),
		moment: moment?.[1],
	};
}

/** The names that the only metric and the only dimension may have in a row that names neither. */
function onlyNames(
	flat: JsonRecord,
	{ dimensions, metrics }: ElementColumns,
): Array<string | undefined> {
	const figure = metrics.length === 1 ? nameOfPart(flat, 'figure') : undefined;
	const cells = Object.fromEntries(Object.entries(flat).filter(([name]) => name !== figure));
	return [figure, dimensions.length === 1 ? nameOfPart(cells, 'cell') : undefined];
}

function memberIn(flat: JsonRecord, name: string | undefined): unknown[] | undefined {
	return name === undefined ? undefined : [flat[name]];
}

function isMoment(name: string, value: unknown): boolean {
	return isMomentName(name) && readRowMoment(value, { zone: 'utc' }) !== undefined;
}

/**
 * Reads a row under a key, which is its only dimension or its moment unless the row gives them
 * itself.
 */
function readKeyed({ key, content }: KeyedElement, header: ElementColumns): ElementParts {
	const { dimensions } = header;
	if (isRecord(content)) {
		const hasOwn =
			nameOfPart(content, 'dimensions') !== undefined ||
			(dimensions.length > 0 && byColumns(content, dimensions) !== undefined);
		if (hasOwn) return readElement(content, header);
	}
	const metricsIn = isRecord(content) ? nameOfPart(content, 'metrics') : undefined;
	const isOwn =
		metricsIn === 'values' || header.metrics.some((one) => isCalled(one, metricsIn ?? ''));
	const figures =
		isRecord(content) && metricsIn !== undefined && !isOwn ? content[metricsIn] : content;
	const metrics = readMetrics(figures, header);
	if (dimensions.length === 1) return { values: [key], metrics };
	if (dimensions.length === 0) {
		const isDate = readRowMoment(key, { zone: 'utc' }) !== undefined;
		return { values: [], metrics, ...(isDate ? { moment: key } : { more: { key } }) };
	}
	throw unreadable('row', { [key]: content });
}
