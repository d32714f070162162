import type { Days } from '../base/dates/namedPeriods';

/** What is counted: a metric, or one divided by another. */
export interface TargetFigure {
	/** What it is called. */
	readonly name: string;
	/** Fields of the platform. */
	readonly numerator: string;
	readonly denominator?: string | undefined;
	readonly as: 'percent' | 'number';
	/** Whether it is better for it to be low. */
	readonly isCost: boolean;
}

/** Whether a target is to be reached, or not to be exceeded. */
export type Direction = 'atLeast' | 'atMost';

/** What a target is where nobody says: costs are not to be exceeded. */
export function directionOf({ isCost }: TargetFigure, chosen: Direction | undefined): Direction {
	return chosen ?? (isCost ? 'atMost' : 'atLeast');
}

/** A value of a dimension that a target is for. */
export interface RowName {
	/** As the platform writes it. */
	readonly value: string;
	/** As people read it. */
	readonly label: string;
}

/** What is to be reached, and when. */
export interface Target {
	readonly site: string;
	readonly figure: TargetFigure;
	/** Undefined for the whole site. */
	readonly name: RowName | undefined;
	readonly days: Days;
	readonly amount: number;
	readonly bound: Direction;
}

/** What tells two targets apart. */
export function keyOfTarget({
	site,
	figure,
	name,
	days,
}: Omit<Target, 'amount' | 'bound'>): string {
	const { numerator, denominator = '' } = figure;
	return JSON.stringify([site, numerator, denominator, name?.value ?? '', days.from, days.to]);
}
