import type { Days } from '../base/dates/namedPeriods';
import type { RowFilter } from '../reports/transform/rowFilter';

/** The metric of a target, or the rate of two metrics. */
export interface TargetFigure {
	/** The label of the metric or rate. */
	readonly name: string;
	/** A field of the platform. */
	readonly numerator: string;
	readonly denominator?: string | undefined;
	readonly as: 'percent' | 'number';
	/** Whether lower values are better. */
	readonly isCost: boolean;
}

/** Whether a target is a minimum (a goal) or a maximum (a budget). */
export type Direction = 'atLeast' | 'atMost';

/**
 * The direction of a target: as chosen, else a maximum for costs and a minimum for all other
 * figures.
 */
export function directionOf({ isCost }: TargetFigure, chosen: Direction | undefined): Direction {
	return chosen ?? (isCost ? 'atMost' : 'atLeast');
}

/** The dimension value that a target is about. */
export interface RowName {
	/** The platform's value. */
	readonly value: string;
	/** The label that people read. */
	readonly label: string;
}

/** A target: the figure, the amount and the period. */
export interface Target {
	readonly site: string;
	readonly figure: TargetFigure;
	/** Undefined for the whole site. */
	readonly name: RowName | undefined;
	readonly days: Days;
	readonly amount: number;
	readonly bound: Direction;
	/** Which rows its figures are of; all when there are none. */
	readonly filters?: readonly RowFilter[] | undefined;
}

/** The key that identifies a target among others. */
export function keyOfTarget({
	site,
	figure,
	name,
	days,
	filters = [],
}: Omit<Target, 'amount' | 'bound'>): string {
	const { numerator, denominator = '' } = figure;
	const rows = [name?.value ?? '', ...filters];
	return JSON.stringify([site, numerator, denominator, ...rows, days.from, days.to]);
}
