import type { DayNumber } from '../clock';
import { type Json, membersOf, optionalNumber, optionalString, stringAt } from '../http/json';
import { badRequest } from '../http/refusal';
import type { SalesNews } from './salesBook';

/** What a test lets become known of the sales of a site. */
export interface OrderedSales {
	site: string;
	/** Of how many days before today. */
	days: number;
	/** Shares from 0 to 1; 0 when left out. */
	cancelled?: number;
	validated?: number;
	late?: number;
}

/** What the order says of the days before today. */
export function newsOf(order: OrderedSales, today: DayNumber): SalesNews {
	const { days, cancelled = 0, validated = 0, late = 0 } = order;
	return { firstDay: today - days, lastDay: today - 1, cancelled, validated, late };
}

/** Reads it, as `POST /_sandbox/sales` gets it. */
export function readOrderedSales(value: Json): OrderedSales {
	const { site, days, ...shares } = membersOf<OrderedSales>(value, 'The sales', {
		site: optionalString,
		days: optionalNumber,
		cancelled: optionalNumber,
		validated: optionalNumber,
		late: optionalNumber,
	});
	if (days === undefined) throw badRequest('BODY_INVALID', 'days must be a number of days.');
	return { site: stringAt(site, 'site'), days, ...shares };
}
