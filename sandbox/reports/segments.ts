import { arrayAt, type Json, objectWith, oneOf, stringAt } from '../http/json';
import { badRequest } from '../http/refusal';
import { type Coded, DEVICES, ESTIMATE_TYPES, ORDER_TYPES, VIEWS } from '../shop/codes';
import type { MetricField } from '../shop/measures';

/** The filters with which facts are counted. */
export interface Lens {
	deviceIds: readonly number[];
	/** The attribution rule. */
	viewId: number;
	orderTypeId?: number;
	estimateTypeId?: number;
}

export const WHOLE: Lens = { deviceIds: DEVICES.map((device) => device.id), viewId: 0 };

export function keyOf(lens: Lens): string {
	const { deviceIds, viewId, orderTypeId = '', estimateTypeId = '' } = lens;
	return `${deviceIds.join(',')}|${viewId}|${orderTypeId}|${estimateTypeId}`;
}

export type SegmentType = 'device' | 'attributionrule';
export const METRIC_SEGMENTS = ['ordertype', 'estimatetype'] as const;
export type MetricSegmentType = (typeof METRIC_SEGMENTS)[number];

export const SEGMENT_CODES: Readonly<Record<SegmentType | MetricSegmentType, readonly Coded[]>> = {
	device: DEVICES,
	attributionrule: VIEWS,
	ordertype: ORDER_TYPES,
	estimatetype: ESTIMATE_TYPES,
};

/** Restricts a lens to one code of a segment. */
export function through(lens: Lens, type: SegmentType | MetricSegmentType, id: number): Lens {
	switch (type) {
		case 'device':
			return { ...lens, deviceIds: lens.deviceIds.filter((deviceId) => deviceId === id) };
		case 'attributionrule':
			return { ...lens, viewId: id };
		case 'ordertype':
			return { ...lens, orderTypeId: id };
		case 'estimatetype':
			return { ...lens, estimateTypeId: id };
	}
}

// Observed practice: sales split by order type, leads by estimate type.
export const SEGMENTABLE: Readonly<Record<MetricSegmentType, readonly MetricField[]>> = {
	ordertype: ['scartvalid', 'scartvalidamount', 'realscartvalid', 'realscartvalidamount'],
	estimatetype: ['estimatevalid', 'estimatevalidamount'],
};

/** A second level of every metric: a list of values per device or attribution rule. */
export interface Segment {
	name: string;
	type: SegmentType;
	codes: readonly Coded[];
}

const TYPES: readonly SegmentType[] = ['device', 'attributionrule'];

/** Reads `segmentFilterClauses` (docs/platform.md, Batch report request), beside these segments. */
export function readLens(value: Json | undefined, segments: readonly Segment[]): Lens {
	let lens = WHOLE;
	const seen = new Set<SegmentType>();
	for (const clause of arrayAt(value ?? [], 'segmentFilterClauses')) {
		const item = objectWith(clause, 'A segment filter clause', ['field', 'operator', 'value']);
		const field = oneOf(item.field, 'field of a segment filter clause', TYPES);
		if (seen.has(field)) throw badRequest('FILTER_REPEATED', `There are two filters on ${field}.`);
		seen.add(field);
		if (segments.some(({ type }) => type === field)) {
			throw badRequest('FILTER_SEGMENTED', `The report is segmented by ${field} already.`);
		}
		oneOf(item.operator, 'operator', ['IN'] as const);
		const ids = readCodes(item.value, field).map((code) => code.id);
		lens = field === 'device' ? { ...lens, deviceIds: ids } : { ...lens, viewId: onlyView(ids) };
	}
	return lens;
}

// Observed practice: a filter takes one attribution rule; segments compare several.
function onlyView(ids: readonly number[]): number {
	const [id, another] = ids;
	if (id === undefined || another !== undefined) {
		throw badRequest('FILTER_INVALID', 'A filter on attributionrule takes exactly one value.');
	}
	return id;
}

// Observed practice: `segments` is not part of the request that the specification shows.
export function readSegments(value: Json | undefined): Segment[] {
	const segments = arrayAt(value ?? [], 'segments').map((one): Segment => {
		const item = objectWith(one, 'A segment', ['name', 'type', 'operator', 'value']);
		const type = oneOf(item.type, 'type of a segment', TYPES);
		if (item.operator !== undefined) oneOf(item.operator, 'operator', ['IN'] as const);
		const codes = item.value === undefined ? SEGMENT_CODES[type] : readCodes(item.value, type);
		return { name: stringAt(item.name, 'name of a segment'), type, codes };
	});
	if (new Set(segments.map(({ type }) => type)).size < segments.length) {
		throw badRequest('SEGMENT_REPEATED', 'There are two segments of the same type.');
	}
	return segments;
}

// Observed practice: the codes are integers (docs/platform.md, Batch report request) or strings of
// digits.
function readCodes(value: Json | undefined, type: SegmentType): Coded[] {
	const ids = arrayAt(value, `value of ${type}`);
	if (ids.length === 0) throw badRequest('FILTER_INVALID', `value of ${type} must not be empty.`);
	return [...new Set(ids.map(String))].map((id) => {
		const code = SEGMENT_CODES[type].find((candidate) => String(candidate.id) === id);
		if (!code) throw badRequest('CODE_UNKNOWN', `There is no ${type} ${id}.`);
		return code;
	});
}
