import { InvalidInput } from '../base/invalidInput';
import type { Choice } from '../http/choices';
import { READY_RATES } from '../reports/transform/readyRates';
import { costRatesOf, isCost } from './costRates';
import { findChoice, suggestChoices } from './suggestions';
import type { TargetFigure } from './target';

/** The label of the field in messages. */
const FIGURE = 'Metric or Rate';

/** A metric or rate that a target can have. */
export interface FigureChoice extends Choice {
	readonly figure: TargetFigure;
}

/** All metrics of a site, and the rates that can be calculated from them. */
export function figureChoices(metrics: readonly Choice[]): FigureChoice[] {
	const fields = new Set(metrics.map(({ value }) => value));
	const ready = Object.entries(READY_RATES)
		.filter(([, { numerator, denominator }]) => fields.has(numerator) && fields.has(denominator))
		.map(([code, rate]): readonly [string, TargetFigure] => [code, { ...rate, isCost: false }]);
	const rates = [...ready, ...costRatesOf(metrics)].map(([value, figure]) => ({
		value,
		label: figure.name,
		figure,
	}));
	const own = metrics.map((one) => ({ ...one, figure: figureOfMetric(one) }));
	return [...own, ...rates.sort((one, other) => one.label.localeCompare(other.label))];
}

/**
 * Finds a metric or rate by its code or label.
 *
 * @throws InvalidInput with suggestions of similar names
 */
export function findFigure(typed: string, choices: readonly FigureChoice[]): TargetFigure {
	checkFigure(typed);
	const found = findChoice(typed, choices);
	if (found) return found.figure;
	// A token may be allowed to run reports but not to list their metrics.
	if (choices.length === 0) return figureOfMetric({ value: typed.trim(), label: typed.trim() });
	const nearest = suggestChoices(typed, choices);
	throw new InvalidInput(
		FIGURE,
		`The site has no metric or rate "${typed}"`,
		nearest.length > 0
			? `Choose a metric or rate from the list. The closest names are: ${nearest.join(', ')}`
			: 'Choose a metric or rate from the list',
	);
}

/** Rejects an empty metric or rate. @throws InvalidInput */
export function checkFigure(typed: string): void {
	if (typed.trim() !== '') return;
	throw new InvalidInput(
		FIGURE,
		`${FIGURE} is empty`,
		'Choose a metric or rate from the list, or type its name',
	);
}

function figureOfMetric(metric: Choice): TargetFigure {
	const { value, label } = metric;
	return { name: label, numerator: value, as: 'number', isCost: isCost(metric) };
}
