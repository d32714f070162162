import type { WholeKind } from './part';

/** A factor that has a name in every language. */
export type NamedFactor =
	'averageBasket' | 'averageLead' | 'conversionRate' | 'leadRate' | 'leads' | 'sales' | 'visits';

/** The measures of the platform by which a figure is explained. */
export interface Measures {
	/** Fields that build on each other: visit, scartvalid, scartvalidamount. */
	readonly fields: readonly string[];
	readonly kind: WholeKind;
	/** What each of them divided by the one before is called; undefined where it has no name. */
	readonly factors: ReadonlyArray<NamedFactor | undefined>;
}

// docs/platform.md, Generic file import, says what the fields mean.
const NAMES: Readonly<Record<string, NamedFactor>> = {
	visit: 'visits',
	scartvalid: 'sales',
	estimatevalid: 'leads',
};
const CHAINS: Readonly<Record<string, Pick<Measures, 'factors' | 'fields'>>> = {
	scartvalid: { fields: ['visit', 'scartvalid'], factors: ['visits', 'conversionRate'] },
	scartvalidamount: {
		fields: ['visit', 'scartvalid', 'scartvalidamount'],
		factors: ['visits', 'conversionRate', 'averageBasket'],
	},
	estimatevalid: { fields: ['visit', 'estimatevalid'], factors: ['visits', 'leadRate'] },
	estimatevalidamount: {
		fields: ['visit', 'estimatevalid', 'estimatevalidamount'],
		factors: ['visits', 'leadRate', 'averageLead'],
	},
};

/** The measures of a metric, or of a rate if there is a denominator. */
export function measuresOf(numerator: string, denominator?: string): Measures {
	if (denominator !== undefined) {
		return {
			fields: [denominator, numerator],
			kind: 'rate',
			factors: [NAMES[denominator], undefined],
		};
	}
	const chain = CHAINS[numerator] ?? { fields: [numerator], factors: [NAMES[numerator]] };
	return { ...chain, kind: 'sum' };
}
