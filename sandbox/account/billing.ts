import { DateTime } from 'luxon';
import { dayNumber } from '../clock';
import type { Call } from '../request/endpoint';
import { badRequest } from '../http/refusal';
import { type Reply, list } from '../http/reply';
import { leavesOf } from '../shop/leaves';
import { visitsOf } from '../shop/traffic';
import type { Site } from '../shop/sites';

const CENTS_PER_THOUSAND_VISITS = 42;

/** One line per site: the visits of a month, and their cost. */
export function billingOf({ account, query, clock }: Call): Reply {
	const owner = account.sites[0];
	const today = clock.today(owner?.timeZone ?? 'utc');
	const thisMonth = DateTime.fromMillis(today * 86_400_000, { zone: 'utc' }).startOf('month');
	const month = requestedMonth(query.get('mmyyyy'), thisMonth);
	return list(
		['billing_month', 'website_id', 'website_name', 'billing_visits', 'billing_amount', 'currency'],
		account.sites.map((site) => {
			const visits = visitsIn(site, month, today);
			const amount = ((visits / 1000) * CENTS_PER_THOUSAND_VISITS) / 100;
			const { id, name, currency } = site;
			return [month.toFormat('MMyyyy'), String(id), name, visits, amount.toFixed(2), currency];
		}),
	);
}

function requestedMonth(text: string | undefined, thisMonth: DateTime): DateTime {
	if (text === undefined) return thisMonth;
	const month = DateTime.fromFormat(text, 'MMyyyy', { zone: 'utc' });
	if (month.isValid && month <= thisMonth) return month;
	throw badRequest(
		'PARAMETER_INVALID',
		'"mmyyyy" must be a month like 032026 (month, year) that is not in the future.',
	);
}

function visitsIn(site: Site, month: DateTime, today: number): number {
	const first = dayNumber(month.toISODate() ?? '');
	const last = Math.min(today - 1, first + (month.daysInMonth ?? 0) - 1);
	let visits = 0;
	for (let day = first; day <= last; day += 1) {
		for (const leaf of leavesOf(site)) visits += visitsOf(leaf, day);
	}
	return visits;
}
