import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf } from '../../../base/json/json';
import { partOf, plainName, MEMBER_NAMES } from './memberNames';

/** A column as the reply describes it. */
export interface HeaderColumn {
	readonly field: string;
	/** The label that the request gave it. */
	readonly label: string;
	/** The type of the values: int, float, time, pct, text. Only int is specified. */
	readonly affinity: string;
}

/** Columns by position. Those of the request count only where the platform sends equally many. */
export function readColumns(
	columns: unknown,
	ofRequest?: readonly HeaderColumn[],
): readonly HeaderColumn[] {
	const received = listOfColumns(columns);
	if (received.length === 0) return ofRequest ?? [];
	const matching = received.length === ofRequest?.length ? ofRequest : [];
	return received.map((column, index) => readColumn(column, matching[index]));
}

/** The columns as a list; they may also be an object by field, or a text. */
function listOfColumns(columns: unknown): readonly unknown[] {
	if (typeof columns === 'string') {
		const names = columns.split(',').map((name) => name.trim());
		return names.filter((name) => name !== '');
	}
	if (!isRecord(columns)) return listOf(columns);
	if (isColumn(columns)) return [columns];
	const [only, another] = Object.values(columns);
	if (Array.isArray(only) && another === undefined) return listOf(only);
	return Object.entries(columns).map(([field, column]) => {
		if (isRecord(column)) return /^\d+$/.test(field) ? column : { field, ...column };
		return typeof column === 'string' && !/^\d+$/.test(field) ? { field, name: column } : column;
	});
}

/** Whether an object describes one column rather than a list of columns. */
function isColumn(record: JsonRecord): boolean {
	const names = Object.keys(record).map(plainName);
	const known = [...MEMBER_NAMES.field, ...MEMBER_NAMES.label].map(plainName);
	return names.some((name) => known.includes(name)) && !Object.values(record).some(isRecord);
}

function readColumn(column: unknown, ofRequest?: HeaderColumn): HeaderColumn {
	const alone = textOf(column);
	if (alone !== undefined) return named(alone, ofRequest);
	const received = isRecord(column) ? column : {};
	const [field, name] = [
		textOf(received.field) ?? fieldIn(received),
		textOf(partOf(received, 'label')),
	];
	const affinity = textOf(partOf(received, 'affinity')) ?? '';
	if (!field && !name && Object.keys(received).length === 1) return onlyMember(received, ofRequest);
	// A column may be named by its field only.
	if (!field && name && ofRequest?.field === name) return { ...ofRequest, affinity };
	return { ...fieldAndLabel(field, name, ofRequest), affinity };
}

/**
 * The field and label of a column; what is missing is taken from the request, unless that is
 * another column.
 */
function fieldAndLabel(
	field: string | undefined,
	name: string | undefined,
	ofRequest: HeaderColumn | undefined,
): Pick<HeaderColumn, 'field' | 'label'> {
	const requested = field && field !== ofRequest?.field ? undefined : ofRequest;
	return {
		field: field || (requested?.field ?? ''),
		label: name || (requested?.label ?? name ?? field ?? ''),
	};
}

/** The field of a column. A number is its position. */
function fieldIn(received: JsonRecord): string | undefined {
	const field = partOf(received, 'field');
	return typeof field === 'string' && !/^\d+$/.test(field) ? field : undefined;
}

/** A column that has only a name: the requested one with this field or label. */
function named(name: string, ofRequest: HeaderColumn | undefined): HeaderColumn {
	const isRequested = ofRequest !== undefined && isCalled(ofRequest, name);
	return isRequested ? ofRequest : { field: name, label: name, affinity: '' };
}

/** An object with one member, such as {"media_key": "Channel"}. */
function onlyMember(received: JsonRecord, ofRequest: HeaderColumn | undefined): HeaderColumn {
	const [[field, label] = ['', '']] = Object.entries(received);
	if (plainName(field) === 'affinity') {
		return {
			field: ofRequest?.field ?? '',
			label: ofRequest?.label ?? '',
			affinity: textOf(label) ?? '',
		};
	}
	return { field, label: textOf(label) || field, affinity: '' };
}

/** Whether a name is the field or the label of a column. */
export function isCalled({ field, label }: HeaderColumn, name: string): boolean {
	const plain = plainName(name);
	return plain !== '' && (plainName(field) === plain || plainName(label) === plain);
}

const METRIC = /metric|measure|fact|value|int|float|double|decimal|number|currency|pct|percent/i;
const DIMENSION = /dimension|attribute|string|text|date|bool/i;
const DIMENSION_FIELD = /(^|_)(key|name|id|code|isocode|label|url|date|day)$/i;

/** The columns of a header that lists all together, and their order in its rows. */
interface SplitColumns {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
	readonly order: readonly HeaderColumn[];
}

/**
 * Splits a header that lists all columns together into dimensions and metrics: by the request, by
 * what the header says about them, or by the platform's naming of fields.
 */
export function splitColumns(
	columns: unknown,
	ofRequest?: { dimensions: readonly HeaderColumn[]; metrics: readonly HeaderColumn[] },
): SplitColumns {
	const split = { dimensions: [] as HeaderColumn[], metrics: [] as HeaderColumn[] };
	const order: HeaderColumn[] = [];
	for (const column of listOfColumns(columns)) {
		const read = readColumn(column);
		const names = [read.field, read.label];
		const [dimension, metric] = [ofRequest?.dimensions, ofRequest?.metrics].map((of) =>
			of?.find((one) => names.some((name) => isCalled(one, name))),
		);
		const received = isRecord(column)
			? Object.values(column).flatMap((one) => textOf(one) ?? [])
			: [];
		const about = received.filter((text) => !names.includes(text)).join(' ');
		const isMetric =
			metric !== undefined ||
			(dimension === undefined &&
				!DIMENSION.test(about) &&
				(METRIC.test(about) || !DIMENSION_FIELD.test(read.field)));
		const known = metric ?? dimension;
		const whole = known ? { ...known, affinity: read.affinity || known.affinity } : read;
		split[isMetric ? 'metrics' : 'dimensions'].push(whole);
		order.push(whole);
	}
	return { ...split, order };
}
