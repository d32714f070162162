import { daysToRequest } from '../../../platform/alerts/rule/alertWindow';
import type { Connection } from '../../../platform/http/connection/connection';
import type { ReportRequest } from '../../../platform/reports/types';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import type { AlertForm } from './read';

/** The report that is due at a time, and its last day. */
export async function dueReport(
	{ rules, bodyFor, zone }: AlertForm,
	platform: Connection,
	site: string,
	at: number,
): Promise<{ readonly request: ReportRequest; readonly lastDay: string }> {
	const days = daysToRequest(rules[0], at, await zoneOfSite(platform, site, zone));
	return { request: { site, body: bodyFor(days) }, lastDay: days.to };
}
