import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf } from '../../../base/json/json';
import { exactNumberOf } from '../../table/exactNumbers';
import type { HeaderColumn } from './headerColumns';
import { readColumns } from './headerColumns';
import { KeyedElement } from './element';
import { isMomentName, nameOfPart, partOf } from './memberNames';

interface Columns {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
}

/** Names columns that the header does not name after the first row; named ones are kept. */
export function inferColumns<T extends Columns>(header: T, element: unknown): T {
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
