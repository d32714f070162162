import type { AlertRule, Side } from './rule/alertRule';
import type { EvaluatedSeries } from './judgement/evaluatedSeries';
import type { Evaluation } from './evaluation';
import { isBetweenExpected, nearestExpected } from './evaluation';
import { MIN_KNOWN_DAYS } from './expectation/youngExpectation';
import type { SmallCounts } from './smallCounts';

/** Writes a figure. */
type Write = (value: number) => string;

/** Why there is no alert, in a sentence; empty if no reason is needed. */
export function silenceReason(evaluated: EvaluatedSeries, rule: AlertRule, write: Write): string {
	const { evaluation, counts, dataGap, tracking } = evaluated;
	if (dataGap || tracking || !('percent' in rule.expected)) return '';
	if (!evaluation) return 'There are no figures of that time, so it is not judged.';
	if (evaluation.special?.hasNoPrecedent) return '';
	return (
		unknownReason(evaluation, counts, rule, write) ??
		betweenReason(evaluation, counts) ??
		differenceReason(evaluated, evaluation, rule, rule.expected.percent, write)
	);
}

/** Why there is too little data. */
function unknownReason(
	{ value, expectedVolume, ...evaluation }: Evaluation,
	counts: SmallCounts | undefined,
	{ minVolume }: AlertRule,
	write: Write,
): string | undefined {
	if (value === null || !nearestExpected({ ...evaluation, value })) {
		return (
			knownDaysText(evaluation.knownDays) ??
			'There are too few days to calculate an expected value.'
		);
	}
	if (expectedVolume !== undefined && expectedVolume >= minVolume) return undefined;
	const week = counts ? ' in a week' : '';
	return `Less than the Minimum Volume of ${write(minVolume)} is expected${week}.`;
}

/** The levels between which a figure lies. */
function betweenReason(
	evaluation: Evaluation,
	counts: SmallCounts | undefined,
): string | undefined {
	const { alternatives = [], special } = evaluation;
	if (counts || alternatives.length === 0 || !isBetweenExpected(evaluation)) return undefined;
	return special?.comparedWith === undefined
		? 'It lies between the level of today and the one before.'
		: 'It lies between the figure of that day in the past and that of an ordinary day.';
}

/** Why a difference is too small, or on the other side. */
function differenceReason(
	{ kind, counts }: EvaluatedSeries,
	evaluation: Evaluation,
	{ sides }: AlertRule,
	percent: number,
	write: Write,
): string {
	const reference = nearestExpected(evaluation) ?? 0;
	const share = ((evaluation.value ?? 0) - reference) / Math.abs(reference);
	if (Math.abs(share) < percent / 100) return `It differs by less than ${write(percent)}%.`;
	const side: Side = share < 0 ? 'lower' : 'higher';
	if (!sides.includes(side)) return `It is ${side}, and only ${kind} is watched.`;
	return counts ? chanceText(counts, side, write) : limitText(evaluation, side, write);
}

function limitText({ tolerance, knownDays }: Evaluation, side: Side, write: Write): string {
	const limit = tolerance[side];
	if (!Number.isFinite(limit)) {
		return knownDaysText(knownDays) ?? 'There are too few days to calculate how much is unusual.';
	}
	const percent = write(Math.round(limit * 100));
	return knownDays === undefined
		? `Chance and the days before allow up to ${percent}% ${side}.`
		: `As only ${knownDays} days before are known, up to ${percent}% ${side} is no alert.`;
}

function knownDaysText(knownDays: number | undefined): string | undefined {
	if (knownDays === undefined || knownDays >= MIN_KNOWN_DAYS) return undefined;
	const known = knownDays === 1 ? 'Only 1 day before is' : `Only ${knownDays} days before are`;
	return `${known} known: alerts begin with ${MIN_KNOWN_DAYS}.`;
}

/** The counts that exceed the random variation, for one day and for several together. */
function chanceText({ windows }: SmallCounts, side: Side, write: Write): string {
	const parts = windows.map(({ window, limits }) => {
		const count = window.days.length;
		const days = count === 1 ? 'on one day' : `on ${count} days together`;
		if (side === 'higher') return `${write(limits.high)} or more ${days}`;
		return limits.low === undefined ? '' : `${write(limits.low)} or fewer ${days}`;
	});
	const known = parts.filter((part) => part !== '');
	return known.length === 0 ? '' : `Beyond chance would be ${known.join(', ')}.`;
}
