import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type {
	TransformContext,
	FoundFacts,
} from '../../../../platform/reports/transform/buildTransform';
import { needsOwnTotals } from '../../../../platform/reports/transform/transformSteps';
import { daysAsFacts, daysInWords } from '../../../../platform/reports/transform/planCodec';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import type { Days } from '../../../../platform/base/dates/namedPeriods';
import type { Layout } from '../../../../platform/reports/response/layout';

/** How the rows of a report are wanted. */
interface OutputRequest {
	readonly layout: Layout;
	readonly answer?: TransformPlan | undefined;
	/** Whether rows say what they are about. */
	readonly siteAndDays: boolean;
	/** Whether rows name their site, as one of several. */
	readonly namesSite?: boolean | undefined;
	/** When the report was submitted, in Unix milliseconds; now where nobody knows. */
	readonly askedMs?: number | undefined;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
}

/** How rows are read for what is wanted of them. */
export function layoutFor({ layout, answer }: Pick<OutputRequest, 'layout' | 'answer'>): Layout {
	return answer && needsOwnTotals(answer) ? { ...layout, totals: true } : layout;
}

/** What is done with the rows of a job's report. */
export function answeringOf(request: OutputRequest, job: JobRun): TransformContext {
	const { answer, layout, siteAndDays, namesSite, askedMs, days } = request;
	const { site } = job;
	// Rows for a database have a column of sites already.
	const omitsDays = !siteAndDays;
	const isNamed = siteAndDays || (namesSite === true && answer?.table === undefined);
	const provenance = isNamed ? { site, days, omitsDays } : undefined;
	return { answer, keepsTotals: layout.totals, provenance, site, askedMs };
}

/** What is known of a report beside its rows. */
export function foundFacts({ days, totals, only }: FoundFacts) {
	const [first, ...others] = totals;
	const known = { ...daysAsFacts(days), ...(only === undefined ? {} : { only }) };
	if (first === undefined) return known;
	return { ...known, totals: others.length > 0 ? [...totals] : first };
}

/** What the user is to know of a report, in one note. */
export function foundNotes({ days: { days, before }, sentences }: FoundFacts, saysDays: boolean) {
	const compared = before ? `, compared with ${daysInWords(before)}` : '';
	const period = days && saysDays ? [`The figures are of ${daysInWords(days)}${compared}.`] : [];
	const all = [...period, ...sentences];
	return all.length > 0 ? [all.join(' ')] : [];
}
