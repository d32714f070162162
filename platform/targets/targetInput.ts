import type { Days } from '../base/dates/namedPeriods';
import type { FigureChoice } from './figureList';
import { findFigure } from './figureList';
import { readTargetName } from './targetName';
import { startedDays, readTargetPeriod } from './targetPeriod';
import type { Direction, Target } from './target';
import { directionOf } from './target';

/** A target as typed, in names or codes. */
export interface TargetInput {
	readonly figure: string;
	readonly name: string;
	readonly amount: number;
	/** Undefined for the default of the figure. */
	readonly bound: Direction | undefined;
	/** A period in words, or its first and last day. */
	readonly period: string | Days;
}

/** The site data that a target is resolved against. */
interface TargetSite {
	readonly site: string;
	readonly dimension: string;
	readonly choices: readonly FigureChoice[];
	/** YYYY-MM-DD. */
	readonly today: string;
}

/** Resolves the names of a target to the platform's codes. @throws InvalidInput */
export function resolveTarget(
	{ figure: typed, name, amount, bound, period }: TargetInput,
	{ site, dimension, choices, today }: TargetSite,
): Target {
	const figure = findFigure(typed, choices);
	return {
		site,
		figure,
		amount,
		name: readTargetName(name, dimension),
		days: typeof period === 'string' ? readTargetPeriod(period, today) : startedDays(period, today),
		bound: directionOf(figure, bound),
	};
}
