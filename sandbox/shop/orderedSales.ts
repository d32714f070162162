import type { DayNumber } from '../clock';
import { type Json, objectWith, optionalNumber, stringAt } from '../http/json';
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

export function readOrderedSales(value: Json): OrderedSales {
	const names = ['cancelled', 'validated', 'late'] as const;
	const body = objectWith(value, 'The sales', ['site', 'days', ...names]);
	const days = optionalNumber(body.days, 'days');
	if (days === undefined) throw badRequest('BODY_INVALID', 'days must be a number of days.');
	const order: OrderedSales = { site: stringAt(body.site, 'site'), days };
	for (const name of names) {
		const share = optionalNumber(body[name], name);
		if (share !== undefined) order[name] = share;
	}
	return order;
}
