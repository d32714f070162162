import type { OpenAlert, Transition } from '../../../platform/alerts/alertLifecycle';
import { alertSentence } from '../../../platform/alerts/alertSentence';
import type { AlertVerdict } from '../../../platform/alerts/alertVerdict';
import type { EvaluationContext } from '../../../platform/alerts/evaluateReport';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import type { ReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { EvaluatedSeries } from '../../../platform/alerts/findings/evaluatedSeries';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { hourText } from '../../../platform/alerts/rule/alertWindow';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { daysFrom, RULE } from '../polls/living';

/** The last day, a Friday. */
export const LAST = '2026-11-20';

/** The figures of a day, by how many days before the last one it is. */
export type FiguresOn = (
	back: number,
	day: string,
	hour: number,
) => ReadonlyArray<number | null> | undefined;

/** A series, its rule, and what is known of it. */
export interface Situation {
	readonly figures: FiguresOn;
	/** How many days the report has. */
	readonly days?: number;
	readonly rule?: Partial<AlertRule>;
	readonly window?: readonly string[];
	/** The hours of the last day that are over; days are evaluated if left out. */
	readonly untilHour?: number;
	readonly alerts?: ReadonlyArray<Pick<OpenAlert, 'kind' | 'since' | 'expected'>>;
	readonly context?: EvaluationContext;
	readonly areCounts?: readonly boolean[];
	readonly zone?: string;
}

/** The findings about a series, each in a line with all its numbers, and the sentence about it. */
export function findingsOf(situation: Situation): string[] {
	const { rule = {}, alerts = [], window = [LAST], untilHour, context } = situation;
	const through =
		untilHour === undefined ? (window.at(-1) ?? LAST) : `${LAST} ${hourText(untilHour)}`;
	const known = alerts.map((one) => ({ name: '', notifiedAt: 0, ...one }));
	const whole = { ...RULE, ...rule };
	const report = reportOf(situation);
	const found = evaluateSeries(report, { days: window, untilHour, through }, whole, known, context);
	return found.flatMap((one) => {
		const open = known.find(({ kind }) => kind === one.kind);
		return [lineOf(one), sentenceOn(one, whole, open)];
	});
}

function transitionOf(verdict: AlertVerdict, isOpen: boolean): Transition | undefined {
	if (verdict === 'alert') return isOpen ? 'goesOn' : 'began';
	return isOpen && verdict === 'calm' ? 'over' : undefined;
}

function sentenceOn(evaluated: EvaluatedSeries, rule: AlertRule, open: OpenAlert | undefined) {
	const { verdict, since } = evaluated;
	const facts = { rule, site: 'shop', evaluated, since: open?.since ?? since };
	const transition = transitionOf(verdict, open !== undefined);
	return alertSentence({ ...facts, transition }).replaceAll(/[\u2009\u00a0\u202f]/g, ' ');
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function reportOf({
	figures,
	untilHour,
	days = 120,
	areCounts = [true, true],
	zone = 'utc',
}: Situation): ReportFigures {
	const all = daysFrom(addDays(LAST, 1 - days), LAST);
	const moments = all.flatMap((day, index) =>
		(untilHour === undefined ? [undefined] : HOURS).flatMap((hour) => {
			const own = figures(days - 1 - index, day, hour ?? 0);
			return own === undefined ? [] : [{ day, hour, figures: own }];
		}),
	);
	return {
		series: [{ name: '', label: '', moments }],
		...{ days: { from: all[0] ?? LAST, to: LAST }, zone, areCounts, isComplete: true },
	};
}

/** A finding with all its numbers. */
function lineOf(found: EvaluatedSeries): string {
	const { kind, verdict, since, expected, evaluation, counts, dataGap, tracking, newLevel } = found;
	const parts = [
		`${kind} ${verdict} since ${since}`,
		...(found.window.days.length > 1 ? [`${found.window.days.length} days`] : []),
		...(expected === undefined ? [] : [`of ${short(expected)}`]),
		...(evaluation ? [textOf(evaluation)] : []),
		...(counts ? [countsText(counts)] : []),
		...(tracking
			? [`${tracking.count} for ${short(tracking.expected)} from ${tracking.visits}`]
			: []),
		...(newLevel ? [`instead of ${short(newLevel.before)}`] : []),
		...(dataGap
			? [
					`${dataGap.isAbsent ? 'missing' : 'sent'} ${short(dataGap.expected)} ${short(dataGap.perDay)}`,
				]
			: []),
	];
	return parts.join('; ');
}

function textOf({
	value,
	expected,
	alternatives = [],
	volume,
	expectedVolume,
	expectedFullDay,
	tolerance,
	special,
	knownDays,
}: NonNullable<EvaluatedSeries['evaluation']>): string {
	const others = alternatives.map((one) =>
		[short(one.expected), one.comparedWith].filter(Boolean).join(' as on '),
	);
	return [
		`${short(value)} for ${[short(expected), ...others].join(' or ')}`,
		`-${short(tolerance.lower)} +${short(tolerance.higher)}`,
		`volume ${[volume, expectedVolume, expectedFullDay].map(short).join(' ')}`,
		...(special
			? [
					[special.nameIn('en'), special.comparedWith, special.hasNoPrecedent ? 'first' : '']
						.filter(Boolean)
						.join(' '),
				]
			: []),
		...(knownDays === undefined ? [] : [`knows ${knownDays}`]),
	].join(', ');
}

function countsText({ isVerySmall, windows }: NonNullable<EvaluatedSeries['counts']>): string {
	const each = windows.map(({ window, evaluation, limits }) =>
		[
			`${window.days.length}d ${evaluation.value}/${short(evaluation.expected)}`,
			`${limits.low}..${limits.high}`,
		].join(' '),
	);
	return [isVerySmall ? 'very small' : 'small', ...each].join(' ');
}

function short(number: number | null | undefined): string {
	return typeof number === 'number' ? String(Number(number.toPrecision(4))) : '-';
}
