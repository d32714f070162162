import { holidaySentence } from '../../calendar/compared';
import { todayIn } from '../../client/values/periods';
import type { Asked } from '../asked';
import { siteAndDays } from '../asked';
import type { Row } from '../cells';
import { forDatabase } from '../database/forDatabase';
import type { HeaderRange } from '../ranges';
import type { TableStep } from '../table';
import type { KnownDays } from '../wish';
import { Remarks } from './remarks';
import type { Answer, StepFindings } from './steps';
import { answerSteps } from './steps';
import { AS_SENT } from './written';

/** How the rows of one report are wanted. */
export interface Answering {
	/** What becomes of them; they stay as they are sent where nothing is said. */
	readonly answer?: Answer | undefined;
	/** Whether the platform's own totals stay. */
	readonly keepsTotals: boolean;
	/** Set where each row says what it is about. */
	readonly asked?: Asked | undefined;
	readonly site: string;
	/** When the platform was asked for it, in Unix milliseconds; now where nobody knows. */
	readonly askedMs?: number | undefined;
	/** What looks at all rows before any is cut. */
	readonly look?: StepFindings['look'];
}

/** What is known of a report once its rows were read. */
export interface FoundFacts {
	/** The days that the platform counted, as far as it says. */
	readonly days: KnownDays;
	/** The sums of all rows, a row per period, where they are not among the rows. */
	readonly totals: readonly Row[];
	/** What else there is to say. */
	readonly sentences: readonly string[];
}

/** What is done with the rows of one report, and what is found thereby. */
export function answering(
	{ answer = AS_SENT, keepsTotals, asked, site, askedMs, look }: Answering,
	now: number = Date.now(),
) {
	const remarks = new Remarks();
	let days: KnownDays = {};
	let holidays: string | undefined;
	let totals: readonly Row[] = [];
	const foundTotals = (rows: readonly Row[]) => {
		if (answer.totals === 'facts') totals = rows;
	};
	return {
		steps: (ranges: readonly HeaderRange[]): TableStep[] => {
			days = daysIn(ranges, answer);
			if (answer.compares && ranges.length < 2) remarks.add('onePeriod');
			if (goesOn(ranges[0], now)) remarks.add('goesOn');
			const { zone = 'utc' } = ranges[0] ?? {};
			if (days.days && days.before) holidays = holidaySentence(zone, days.days, days.before);
			const origin = { site, zone, askedMs: askedMs ?? now, fetchedMs: now };
			const steps = [
				...(answer.table ? [forDatabase(answer.table, origin, () => remarks.add('alike'))] : []),
				...answerSteps(answer, keepsTotals, { remarks, foundTotals, look }),
			];
			return asked ? [...steps, siteAndDays(asked, ranges)] : steps;
		},
		found: (): FoundFacts => ({
			...{ days, totals },
			sentences: [...remarks.sentences(), holidays ?? []].flat(),
		}),
	};
}

/** Of several periods that are not compared, none stands for all. */
function daysIn([first, second]: readonly HeaderRange[], { compares }: Answer): KnownDays {
	if (compares) return { days: first?.days, before: second?.days };
	return second === undefined ? { days: first?.days } : {};
}

function goesOn(range: HeaderRange | undefined, now: number): boolean {
	if (range?.days === undefined) return false;
	return range.days.to === todayIn(range.zone ?? 'utc', now);
}
