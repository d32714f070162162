import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type {
	TransformContext,
	FoundFacts,
} from '../../../../platform/reports/transform/buildTransform';
import { needsOwnTotals } from '../../../../platform/reports/transform/transformSteps';
import { daysAsFacts } from '../../../../platform/reports/transform/planCodec';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import type { ReportMoney } from '../../../../platform/reports/table/siteCurrency';
import type { Days } from '../../../../platform/base/dates/namedPeriods';
import { shownDays } from '../../../../platform/base/dates/shownDays';
import type { Layout } from '../../../../platform/reports/response/layout';

/** The requested format of a report's rows. */
interface OutputRequest {
	readonly layout: Layout;
	readonly plan?: TransformPlan | undefined;
	/** Whether rows have columns for site and days. */
	readonly siteAndDays: boolean;
	/** Whether rows name their site, as one of several. */
	readonly namesSite?: boolean | undefined;
	/** The amounts of the report. */
	readonly money?: ReportMoney | undefined;
	/** When the report was submitted, in Unix milliseconds; if unknown, the current time is used. */
	readonly requestedMs?: number | undefined;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
}

/** The layout that the requested rows need. */
export function layoutFor({ layout, plan }: Pick<OutputRequest, 'layout' | 'plan'>): Layout {
	return plan && needsOwnTotals(plan) ? { ...layout, totals: true } : layout;
}

/** The transformations of the rows of a job's report. */
export function transformOf(request: OutputRequest, job: JobRun): TransformContext {
	const { plan, layout, siteAndDays, namesSite, requestedMs, days, money } = request;
	const { site } = job;
	// Rows for a database have a column of sites already.
	const omitsDays = !siteAndDays;
	const isNamed = siteAndDays || (namesSite === true && plan?.table === undefined);
	const provenance = isNamed ? { site, days, omitsDays } : undefined;
	const named = money && { ...money, isNamed: true };
	return { plan, keepsTotals: layout.totals, provenance, site, requestedMs, money: named };
}

/** Facts about a report as members of its item. */
export function foundFacts({ days, totals, only }: FoundFacts) {
	const [first, ...others] = totals;
	const known = { ...daysAsFacts(days), ...(only === undefined ? {} : { only }) };
	if (first === undefined) return known;
	return { ...known, totals: others.length > 0 ? [...totals] : first };
}

/** One note with everything the user should know about a report. */
export function foundNotes({ days: { days, before }, sentences }: FoundFacts, saysDays: boolean) {
	const compared = before ? `, compared with ${shownDays(before)}` : '';
	const period = days && saysDays ? [`The figures are for ${shownDays(days)}${compared}.`] : [];
	const all = [...period, ...sentences];
	return all.length > 0 ? [all.join(' ')] : [];
}
