import { type Coded, DEVICES, ESTIMATE_TYPES, ORDER_TYPES, VIEWS } from '../shop/codes';
import type { MetricField } from '../shop/measures';

/** Through which glass the facts are counted. */
export interface Lens {
	deviceIds: readonly number[];
	/** The attribution rule. */
	viewId: number;
	orderTypeId?: number;
	estimateTypeId?: number;
}

export const WHOLE: Lens = { deviceIds: DEVICES.map((device) => device.id), viewId: 0 };

export type SegmentType = 'device' | 'attributionrule';
export type MetricSegmentType = 'ordertype' | 'estimatetype';

export const SEGMENT_CODES: Readonly<Record<SegmentType | MetricSegmentType, readonly Coded[]>> = {
	device: DEVICES,
	attributionrule: VIEWS,
	ordertype: ORDER_TYPES,
	estimatetype: ESTIMATE_TYPES,
};

/** Narrows a lens to one code of a segment. */
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
