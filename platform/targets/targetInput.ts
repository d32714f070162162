import type { Days } from '../base/dates/namedPeriods';
import type { FigureChoice } from './figureList';
import { findFigure } from './figureList';
import { readTargetName } from './targetName';
import { startedDays, readTargetPeriod } from './targetPeriod';
import type { Direction, Target } from './target';
import { directionOf } from './target';

/** A target as it was entered, in words or codes. */
export interface TargetInput {
	readonly figure: string;
	readonly name: string;
	readonly amount: number;
	/** Undefined where it depends on what is counted. */
	readonly bound: Direction | undefined;
	/** In words, or two days. */
	readonly period: string | Days;
}

/** What the platform says of a site. */
export interface TargetSite {
	readonly site: string;
	readonly dimension: string;
	readonly choices: readonly FigureChoice[];
	/** YYYY-MM-DD. */
	readonly today: string;
}

/** The target that was meant. @throws InvalidInput */
export function resolveTarget(
	{ figure: typed, name, amount, bound, period }: TargetInput,
	{ site, dimension, choices, today }: TargetSite,
): Target {
	const figure = findFigure(typed, choices);
	return {
		...{ site, figure, amount },
		name: readTargetName(name, dimension),
		days: typeof period === 'string' ? readTargetPeriod(period, today) : startedDays(period, today),
		bound: directionOf(figure, bound),
	};
}
