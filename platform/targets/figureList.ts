import { InvalidInput } from '../base/invalidInput';
import type { Choice } from '../http/choices';
import { READY_RATES } from '../reports/transform/addRates';
import { costRatesOf, isCost } from './costRates';
import { findChoice, suggestChoices } from './suggestions';
import type { TargetFigure } from './target';

/** What a metric or rate is called in messages. */
export const FIGURE = 'Metric or Rate';

/** A metric or a rate that a target can be for. */
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

/** Finds what was typed or chosen. @throws InvalidInput naming those that are called nearly so */
export function findFigure(typed: string, choices: readonly FigureChoice[]): TargetFigure {
	checkFigure(typed);
	const found = findChoice(typed, choices);
	if (found) return found.figure;
	// A token may be allowed to run reports and not to list their metrics.
	if (choices.length === 0) return figureOfMetric({ value: typed.trim(), label: typed.trim() });
	throw new InvalidInput(
		FIGURE,
		`The site has no metric or rate "${typed}"`,
		`Those called most like it: ${suggestChoices(typed, choices).join(', ')}`,
	);
}

/** @throws InvalidInput where nothing was typed or chosen */
export function checkFigure(typed: string): void {
	if (typed.trim() !== '') return;
	throw new InvalidInput(FIGURE, `${FIGURE} is empty`, 'Choose from the list, or type its name');
}

function figureOfMetric(metric: Choice): TargetFigure {
	const { value, label } = metric;
	return { name: label, numerator: value, as: 'number', isCost: isCost(metric) };
}
