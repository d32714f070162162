import {
	cartDetails,
	recordColumns,
	context,
	dates,
	estimateDetails,
	outboundDetails,
	previous,
	saleDetails,
	thirdPartyTouchpoints,
	touchpoints,
} from './recordColumns';
import type { RecordNoun } from './datamining';
import { merchantLimits } from './datamining';
import type { Option } from './endpointFields';

/** The columns that a search for a kind of record can add; empty for an unknown kind. */
export function addableColumns(recordType: string): readonly Option[] {
	const [, noun] =
		Object.entries<RecordNoun>(records).find(([value]) => value === recordType) ?? [];
	const lists = (noun?.adds ?? []).map((field) => (field.kind === 'choices' ? field.options : []));
	return lists.flat();
}

/** The kinds of record, by their values in forms (docs/platform.md, Datamining). */
export const records = {
	sale: {
		group: 'order',
		one: 'sale',
		many: 'sales',
		title: 'Sale',
		adds: [
			recordColumns(saleDetails, touchpoints, thirdPartyTouchpoints, dates, context, previous),
			...merchantLimits,
		],
	},
	estimate: {
		group: 'estimate',
		one: 'estimate',
		many: 'estimates',
		found: 'estimates or leads',
		title: 'Estimate (Lead)',
		adds: [recordColumns(estimateDetails, touchpoints, dates, context, previous)],
	},
	goal: {
		group: 'actionlog',
		one: 'goal',
		many: 'goals',
		title: 'Goal',
		adds: [recordColumns(touchpoints, dates, context)],
	},
	internalSearch: {
		group: 'isenginerequest',
		one: 'internal search',
		many: 'internal searches',
		title: 'Internal Search',
		adds: [recordColumns(dates, context)],
	},
	outboundClick: {
		group: 'tpopedataclick',
		one: 'outbound click',
		many: 'outbound clicks',
		title: 'Outbound Click',
		adds: [recordColumns(outboundDetails, context)],
	},
	shoppingCart: {
		group: 'scart',
		one: 'shopping cart',
		many: 'shopping carts',
		title: 'Shopping Cart',
		adds: [recordColumns(cartDetails, touchpoints, dates, context)],
	},
	thirdPartySale: {
		group: 'tporder',
		one: 'third-party sale',
		many: 'third-party sales',
		title: 'Third-Party Sale',
		adds: [recordColumns(thirdPartyTouchpoints, dates, context), ...merchantLimits],
	},
} as const satisfies Readonly<Record<string, RecordNoun>>;
