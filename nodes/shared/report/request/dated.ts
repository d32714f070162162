import type { Connection } from '../../../../platform/http/connection/connection';
import { isRecord, listOf } from '../../../../platform/base/json/json';
import { isPeriodName, todayIn } from '../../../../platform/base/dates/namedPeriods';
import {
	checkWholeUnits,
	needsWholeUnits,
} from '../../../../platform/reports/warehouseTable/checkTable';
import { daysOfRanges } from '../../../../platform/reports/transform/provenanceColumns';
import type {
	ResolvedPeriod,
	PeriodChoice,
} from '../../../../platform/reports/request/periodRequest';
import {
	dependsOnToday,
	resolvePeriod,
	withResolvedPeriod,
} from '../../../../platform/reports/request/periodRequest';
import { mayBeLaterDay } from '../../../../platform/base/dates/isoDate';
import type { ReportInput } from './read';

/** A request with resolved days, unless the platform resolves them and returns them. */
export type Dated<Request extends ReportInput> = Request & { readonly days: ResolvedPeriod };

/**
 * Creates a function that resolves the days of requests. Today depends on the time zone of the
 * site: the one that the platform reports, else that of its data center, else that of the workflow.
 * The platform is asked only once, and only for days relative to today.
 *
 * @param asOf the moment whose day is today for all requests, in Unix milliseconds
 * @param sentAt when the requests are or were submitted, if not as they are resolved
 * @throws InvalidInput
 */
export function datesIn(platform: Connection, asOf: number, sentAt?: number) {
	let zones: Promise<ReadonlyMap<string, string>> | undefined;
	const zoneOf = async ({ site, zone = 'utc' }: ReportInput) => {
		const { zoneOfSite, zonesOfSites } = await import('../../../../platform/lists/siteZones');
		zones ??= zonesOfSites(platform);
		return await zoneOfSite(platform, site, zone, zones);
	};
	return async <Request extends ReportInput>(sent: Request): Promise<Dated<Request>> => {
		// The platform would resolve a named period as of a later day.
		const request = mayBeLaterDay(asOf, sentAt ?? Date.now()) ? withNamedDays(sent) : sent;
		const { body, plan: { table } = {} } = request;
		if (request.periodRequest === undefined) {
			const days = daysOfRanges(body.reports[0].dateRanges);
			if (table) checkWholeUnits(table, days);
			return { ...request, days: request.needsDays ? { days } : {} };
		}
		const needsDays = request.needsDays ?? (table && needsWholeUnits(table));
		const periodRequest = { ...request.periodRequest, needsDays };
		const today = dependsOnToday(periodRequest) ? todayIn(await zoneOf(request), asOf) : '';
		const days = resolvePeriod(periodRequest, today);
		if (table) checkWholeUnits(table, days.days);
		return { ...request, body: withResolvedPeriod(body, periodRequest, days), days };
	};
}

/**
 * Replaces a period that the platform would resolve, such as one in JSON, by one that is resolved
 * here.
 */
export function withNamedDays<Request extends ReportInput>(request: Request): Request {
	const period = request.periodRequest?.period ?? periodIn(request);
	const preset = period && 'preset' in period ? period.preset : '';
	const name = preset === 'TODAY' ? 'today' : preset;
	return isPeriodName(name)
		? { ...request, needsDays: true, periodRequest: { ...request.periodRequest, period: { name } } }
		: { ...request, needsDays: true };
}

function periodIn({ body }: ReportInput): PeriodChoice | undefined {
	const [range, ...others] = listOf(body.reports[0].dateRanges);
	const { range: preset, ...more } = isRecord(range) ? range : {};
	const isPlain = others.length === 0 && Object.keys(more).length === 0;
	return isPlain && typeof preset === 'string' ? { preset } : undefined;
}
