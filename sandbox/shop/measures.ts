import { namesIn } from '../http/json';

const NO_MEASURES = {
	hit: 0,
	visit: 0,
	dvisitor: 0,
	click: 0,
	duration: 0,
	visitin: 0,
	visitout: 0,
	visitone: 0,
	scart: 0,
	scartvalid: 0,
	scartvalidamount: 0,
	realscartvalid: 0,
	realscartvalidamount: 0,
	estimatevalid: 0,
	estimatevalidamount: 0,
};

/** Every metric the shop can count; amounts are in cents. */
export type MetricField = keyof typeof NO_MEASURES;
export type Measures = Record<MetricField, number>;

export const METRIC_FIELDS: readonly MetricField[] = namesIn(NO_MEASURES);

export function noMeasures(): Measures {
	return { ...NO_MEASURES };
}

export function addMeasures(into: Measures, more: Measures): void {
	for (const field of METRIC_FIELDS) into[field] += more[field];
}

export function isNothing(measures: Measures): boolean {
	return METRIC_FIELDS.every((field) => measures[field] === 0);
}
