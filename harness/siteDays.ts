import { siteByName } from '../sandbox/shop/sites';

const DAY_MS = 86_400_000;

/**
 * A day (YYYY-MM-DD) that many days before today on a site of the sandbox. It differs from the day
 * in UTC for one or two hours each evening, and for four or five in Canada.
 */
export function dayBefore(days: number, site = 'shop-eu'): string {
	return dayIn(siteByName(site).timeZone, days);
}

/** The same in a workflow, as the n8n servers of the demo and the tests live in UTC. */
export function dayInWorkflow(days: number): string {
	return dayIn('UTC', days);
}

/** The number of days from one to another, both included. */
export function dayCount({ from, to }: { readonly from: string; readonly to: string }): number {
	return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function dayIn(timeZone: string, daysAgo: number): string {
	// A Swedish date has the ISO format.
	const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
	const moment = Date.parse(day.format(Date.now())) - daysAgo * DAY_MS;
	return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
