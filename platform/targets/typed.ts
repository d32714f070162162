import type { Days } from '../client/values/periods';
import type { FigureChoice } from './figureList';
import { findFigure } from './figureList';
import { readTargetName } from './names';
import { begun, readTargetPeriod } from './period';
import type { Bound, Target } from './target';
import { boundOf } from './target';

/** A target as it was entered, in words or codes. */
export interface TypedTarget {
	readonly figure: string;
	readonly name: string;
	readonly amount: number;
	/** Undefined where it depends on what is counted. */
	readonly bound: Bound | undefined;
	/** In words, or two days. */
	readonly period: string | Days;
}

/** What the platform says of a site. */
export interface KnownSite {
	readonly site: string;
	readonly dimension: string;
	readonly choices: readonly FigureChoice[];
	/** YYYY-MM-DD. */
	readonly today: string;
}

/** The target that was meant. @throws InvalidInput */
export function resolveTarget(
	{ figure: typed, name, amount, bound, period }: TypedTarget,
	{ site, dimension, choices, today }: KnownSite,
): Target {
	const figure = findFigure(typed, choices);
	return {
		...{ site, figure, amount },
		name: readTargetName(name, dimension),
		days: typeof period === 'string' ? readTargetPeriod(period, today) : begun(period, today),
		bound: boundOf(figure, bound),
	};
}
