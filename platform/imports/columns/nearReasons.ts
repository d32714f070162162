import type { NearReason } from './headerWords';

/** The reasons for which a similar column is not the target itself, in the words of the nodes. */
export const nearReasonsInEnglish: Readonly<Record<NearReason, string>> = {
	people:
		'Users of a longer period are not daily unique visitors: choose this column only if each line is one day',
	average: 'An average is not a sum',
	clicks: 'Clicks are not visits',
	conversions: 'It may count things other than sales or leads',
	revenue: 'It may hold more or less than the revenue of sales',
	otherCount: 'It counts something else',
	mixedSources: 'It holds sources of several kinds',
	address: 'It may be a postal address',
};
