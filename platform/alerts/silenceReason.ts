import type { AlertRule, Side } from './rule/alertRule';
import type { EvaluatedSeries } from './evaluateSeries';
import type { Evaluation } from './evaluation';
import { isBetweenExpected, nearestExpected } from './evaluation';
import type { SmallCounts } from './smallCounts';

/** Writes a figure. */
type Write = (value: number) => string;

/** Why there is no alert, in a sentence; empty where that needs no reason. */
export function silenceReason(
	{ evaluation, kind, counts, dataGap, tracking }: EvaluatedSeries,
	rule: AlertRule,
	write: Write,
): string {
	const { expected } = rule;
	if (dataGap || tracking || !('percent' in expected)) return '';
	if (!evaluation) return 'There are no figures of that time, so it is not judged.';
	if (evaluation.special?.hasNoPrecedent) return '';
	const { value, expectedVolume } = evaluation;
	const reference = nearestExpected(evaluation);
	if (value === null || !reference) return 'Too few days are known to say what is usual.';
	if (expectedVolume === undefined || expectedVolume < rule.minVolume) {
		const week = counts ? ' in a week' : '';
		return `Less than the Minimum Volume of ${write(rule.minVolume)} is expected${week}.`;
	}
	if (isBetweenExpected(evaluation) && (evaluation.alternatives ?? []).length > 0 && !counts) {
		return evaluation.special?.comparedWith === undefined
			? 'It lies between the level of today and the one before.'
			: 'It lies between what that day had before and what a day like others has.';
	}
	const share = (value - reference) / Math.abs(reference);
	if (Math.abs(share) < expected.percent / 100) {
		return `It differs by less than ${write(expected.percent)} %.`;
	}
	const side: Side = share < 0 ? 'lower' : 'higher';
	if (!rule.sides.includes(side)) return `It is ${side}, and only ${kind} is watched.`;
	return counts ? chanceText(counts, side, write) : limitText(evaluation, side, write);
}

function limitText({ tolerance }: Evaluation, side: Side, write: Write): string {
	const limit = tolerance[side];
	if (!Number.isFinite(limit)) return 'Too few days are known to say how much is unusual.';
	const percent = write(Math.round(limit * 100));
	return `Chance and the days before let it be up to ${percent} % ${side}.`;
}

/** Of few, chance says how many are no anomaly: on one day, and on more of them together. */
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
