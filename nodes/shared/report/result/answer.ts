import type { JobRun } from '../../../../platform/client/jobs/runs';
import type { Answering, FoundFacts } from '../../../../platform/reports/answer/answering';
import { needsOwnTotals } from '../../../../platform/reports/answer/steps';
import { daysAsFacts, daysInWords } from '../../../../platform/reports/answer/written';
import type { Answer } from '../../../../platform/reports/answer/steps';
import type { Days } from '../../../../platform/client/values/periods';
import type { Layout } from '../../../../platform/reports/layout';

/** How the rows of a report are wanted. */
interface Wanted {
	readonly layout: Layout;
	readonly answer?: Answer | undefined;
	/** Whether rows say what they are about. */
	readonly siteAndDays: boolean;
	/** When the report was submitted, in Unix milliseconds; now where nobody knows. */
	readonly askedMs?: number | undefined;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
}

/** How rows are read for what is wanted of them. */
export function layoutFor({ layout, answer }: Pick<Wanted, 'layout' | 'answer'>): Layout {
	return answer && needsOwnTotals(answer) ? { ...layout, totals: true } : layout;
}

/** What is done with the rows of a job's report. */
export function answeringOf(wanted: Wanted, job: JobRun): Answering {
	const { answer, layout, siteAndDays, askedMs, days } = wanted;
	const { site } = job;
	const asked = siteAndDays ? { site, days } : undefined;
	return { answer, keepsTotals: layout.totals, asked, site, askedMs };
}

/** What is known of a report beside its rows. */
export function foundFacts({ days, totals }: FoundFacts) {
	const [first, ...others] = totals;
	if (first === undefined) return daysAsFacts(days);
	return { ...daysAsFacts(days), totals: others.length > 0 ? [...totals] : first };
}

/** What the user is to know of a report, in one note. */
export function foundNotes({ days: { days, before }, sentences }: FoundFacts, saysDays: boolean) {
	const compared = before ? `, compared with ${daysInWords(before)}` : '';
	const period = days && saysDays ? [`The figures are of ${daysInWords(days)}${compared}.`] : [];
	const all = [...period, ...sentences];
	return all.length > 0 ? [all.join(' ')] : [];
}
