import type { NearReason } from './headerWords';

/** The reasons for which a similar column is not the target itself, in the words of the nodes. */
export const nearReasonsInEnglish: Readonly<Record<NearReason, string>> = {
	people:
		'Users of a longer period are not daily unique visitors: choose this column only if each line covers one day',
	average: 'An average is not a sum',
	clicks: 'Clicks are not visits',
	conversions: 'This column may count things other than sales or leads',
	revenue: 'This column may contain more or less than the revenue of sales',
	otherCount: 'This column counts something else',
	mixedSources: 'This column contains sources of several kinds',
	address: 'This column may contain postal addresses',
};
