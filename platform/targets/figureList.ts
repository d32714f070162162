import { InvalidInput } from '../base/invalidInput';
import type { Choice } from '../http/choices';
import { READY_RATES } from '../reports/transform/readyRates';
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
			? `Choose a metric or rate from the list. Closest names: ${nearest.join(', ')}`
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

// The specification shows no metric of costs, so a cost metric is recognized by its name in one of
// these languages.
const COST_FIELD = /(^|_)(costs?|spend|spending|expenses?)(_|$)/i;
const COST_LABEL =
	/\b(costs?|spend|spending|expenses?|co[uû]ts?|d[ée]penses?|kosten|ausgaben|costes?|gastos?)\b/i;
const PER = /\b(per|par|pro|je|por)\b|\/|%|(^|_)(per|avg|average|rate|ratio)(_|$)|^cp[acmlosv]$/i;

/**
 * Whether a metric is an amount of costs, by its field or its label. Rates such as cost per visit
 * are not.
 */
export function isCost({ value, label }: Choice): boolean {
	const isRate = PER.test(label) || PER.test(value);
	return !isRate && (COST_FIELD.test(value) || COST_LABEL.test(label));
}

interface CostRate {
	readonly code: string;
	readonly name: string;
	/** The other metric of the rate. */
	readonly field: string;
	/** Whether costs are the numerator or the denominator of the rate. */
	readonly costsAre: 'numerator' | 'denominator';
}

const COST_RATES: readonly CostRate[] = [
	{ code: 'costPerClick', name: 'Cost per Click', field: 'click', costsAre: 'numerator' },
	{ code: 'costPerLead', name: 'Cost per Lead', field: 'estimatevalid', costsAre: 'numerator' },
	{ code: 'costPerSale', name: 'Cost per Sale', field: 'scartvalid', costsAre: 'numerator' },
	{
		code: 'returnOnAdSpend',
		name: 'Return on Ad Spend',
		field: 'scartvalidamount',
		costsAre: 'denominator',
	},
];

/** The cost rates that can be calculated from a site's metrics, by code. */
export function costRatesOf(metrics: readonly Choice[]): Array<readonly [string, TargetFigure]> {
	const cost = metrics.find(({ value }) => value === 'cost') ?? metrics.find(isCost);
	if (!cost) return [];
	const fields = new Set(metrics.map(({ value }) => value));
	return COST_RATES.filter(({ field }) => fields.has(field)).map(
		({ code, name, field, costsAre }) => {
			const isOfCosts = costsAre === 'numerator';
			const [numerator, denominator] = isOfCosts ? [cost.value, field] : [field, cost.value];
			return [code, { name, numerator, denominator, as: 'number', isCost: isOfCosts }] as const;
		},
	);
}
