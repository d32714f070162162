import type { Choice } from '../http/choices';
import type { TargetFigure } from './target';

// The specification shows no metric of costs, so a cost metric is recognised by its name in one of
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
