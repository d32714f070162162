import type { AlertRule, Side } from './rule/alertRule';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import type { Evaluation } from './evaluateDays';
import { isBetweenExpected, nearestExpected } from './evaluateDays';
import { MIN_KNOWN_DAYS } from './expectation/youngExpectation';
import { isNormalNegative, leastVolumeOf } from './alertVerdict';
import type { AlertWording } from './messages/alertWording';
import type { SilenceWords } from './messages/silenceWords';
import { silenceWords } from './messages/silenceWords';
import type { SmallCounts } from './smallCounts';

/** The words and number formats of a language. */
type ReasonWording = Pick<AlertWording, 'number' | 'percent'> & { readonly words: SilenceWords };

/** Why there is no alert, in a sentence; empty if no reason is needed. */
export function silenceReason(
	evaluated: EvaluatedSeries,
	rule: AlertRule,
	{ language, number, percent }: AlertWording,
): string {
	const wording: ReasonWording = { number, percent, words: silenceWords(language) };
	const { evaluation, counts, dataGap, tracking } = evaluated;
	if (dataGap || tracking || !('percent' in rule.expected)) return '';
	if (!evaluation) return wording.words.noFigures;
	if (evaluation.special?.hasNoPrecedent) return '';
	return (
		unknownReason(evaluation, counts, rule, wording) ??
		betweenReason(evaluation, counts, wording.words) ??
		previousLevelReason(evaluated, rule.expected.percent, wording.words) ??
		differenceReason(evaluated, evaluation, rule, rule.expected.percent, wording)
	);
}

/** Why there is too little data. */
function unknownReason(
	{ value, expectedVolume, ...evaluation }: Evaluation,
	counts: SmallCounts | undefined,
	rule: AlertRule,
	{ words, number }: ReasonWording,
): string | undefined {
	if (value === null) return words.noFigures;
	const least = leastVolumeOf(rule);
	if (expectedVolume !== undefined && expectedVolume < least) {
		if (rule.minVolume < least) return words.nextToNothing;
		return words.minVolume(number(least), (counts?.windows.length ?? 0) > 0);
	}
	const expected = nearestExpected({ ...evaluation, value });
	if (expected === 0) return words.nextToNothing;
	if (expected !== undefined && expectedVolume !== undefined) return undefined;
	return knownDaysText(evaluation.knownDays, words) ?? words.tooFewDays;
}

/** The levels between which a figure lies. */
function betweenReason(
	evaluation: Evaluation,
	counts: SmallCounts | undefined,
	words: SilenceWords,
): string | undefined {
	const { alternatives = [], special } = evaluation;
	if (counts || alternatives.length === 0 || !isBetweenExpected(evaluation)) return undefined;
	return special?.comparedWith === undefined ? words.betweenLevels : words.betweenDays;
}

/** The level before the last change, if the figure is at it. */
function previousLevelReason(
	{ evaluation, counts, verdict }: EvaluatedSeries,
	percent: number,
	words: SilenceWords,
): string | undefined {
	if (counts || !evaluation || evaluation.special || verdict !== 'calm') return undefined;
	const level = nearestExpected(evaluation) ?? 0;
	const isPrevious =
		level !== evaluation.expected && Math.abs(shareAway(evaluation, level)) < percent / 100;
	return isPrevious ? words.previousLevel : undefined;
}

/** Why a difference is too small, or on the other side. */
function differenceReason(
	{ kind, counts }: EvaluatedSeries,
	evaluation: Evaluation,
	{ sides }: AlertRule,
	percent: number,
	wording: ReasonWording,
): string {
	const { words } = wording;
	const reference = nearestExpected(evaluation) ?? 0;
	const share = shareAway(evaluation, reference);
	if (Math.abs(share) < percent / 100) return words.smallDifference(wording.percent(percent));
	const side: Side = share < 0 ? 'lower' : 'higher';
	if (!sides.includes(side)) return words.otherSide(side, kind === 'noData' ? side : kind);
	if (side === 'lower' && isNormalNegative(evaluation, percent)) return words.negative;
	return counts ? chanceText(counts, side, wording) : limitText(evaluation, side, wording);
}

/** By what share of a reference the figure is higher; negative if it is lower. */
function shareAway({ value }: Evaluation, reference: number): number {
	return ((value ?? 0) - reference) / Math.abs(reference);
}

function limitText(
	{ tolerance, knownDays }: Evaluation,
	side: Side,
	{ words, percent }: ReasonWording,
): string {
	const limit = tolerance[side];
	if (!Number.isFinite(limit)) return knownDaysText(knownDays, words) ?? words.tooFewDaysForLimit;
	const share = side === 'lower' ? Math.min(limit, 1) : limit;
	return words.limit(percent(Math.round(share * 100)), side, knownDays);
}

function knownDaysText(knownDays: number | undefined, words: SilenceWords): string | undefined {
	return knownDays === undefined || knownDays >= MIN_KNOWN_DAYS
		? undefined
		: words.knownDays(knownDays, MIN_KNOWN_DAYS);
}

/** The counts that exceed the random variation, for one day and for several together. */
function chanceText(
	{ windows }: SmallCounts,
	side: Side,
	{ words, number }: ReasonWording,
): string {
	const known = windows.flatMap(({ window, limits }) => {
		const limit = side === 'higher' ? limits.high : limits.low;
		return limit === undefined ? [] : words.count(number(limit), side, window.days.length);
	});
	return known.length === 0 ? '' : words.countsForAlert(known.join(words.or));
}
