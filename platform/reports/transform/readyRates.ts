/** A rate: one metric divided by another. */
export interface Rate {
	/** The label without its unit. */
	readonly name: string;
	/** Fields of the platform. */
	readonly numerator: string;
	readonly denominator: string;
	readonly as: 'percent' | 'number';
}

/** Predefined rates (docs/platform.md, Batch report request, has the fields). */
export const READY_RATES = {
	averageBasket: rate('Average Basket', 'scartvalidamount', 'scartvalid'),
	averageLead: rate('Average Lead Value', 'estimatevalidamount', 'estimatevalid'),
	bounceRate: rate('Bounce Rate', 'visitone', 'visit', 'percent'),
	cartRate: rate('Cart Rate', 'scart', 'visit', 'percent'),
	conversionRate: rate('Conversion Rate', 'scartvalid', 'visit', 'percent'),
	leadRate: rate('Lead Rate', 'estimatevalid', 'visit', 'percent'),
	pagesPerVisit: rate('Pages per Visit', 'hit', 'visit'),
	revenuePerVisit: rate('Revenue per Visit', 'scartvalidamount', 'visit'),
	secondsPerVisit: rate('Seconds per Visit', 'duration', 'visit'),
	validatedBasket: rate('Validated Average Basket', 'realscartvalidamount', 'realscartvalid'),
	validatedConversion: rate('Validated Conversion Rate', 'realscartvalid', 'visit', 'percent'),
	validationRate: rate('Validation Rate', 'realscartvalid', 'scartvalid', 'percent'),
} as const satisfies Record<string, Rate>;

/** The name of a predefined rate. */
export type ReadyRate = keyof typeof READY_RATES;

function rate(
	name: string,
	numerator: string,
	denominator: string,
	as: Rate['as'] = 'number',
): Rate {
	return { name, numerator, denominator, as };
}
