import { weekdayOf } from '../base/dates/dayArithmetic';
import { mean } from '../timeseries/statistics';
import type { FigureSeries, DailyPoint } from './expectation/figureSeries';
import type { AlertVerdict } from './alertVerdict';
import type { AlertWindow } from './rule/alertWindow';
import { hourText } from './rule/alertWindow';

/** The conversions of the last hours, compared with those that their visits should have. */
export interface ConversionTracking {
	readonly verdict: AlertVerdict;
	/** The first of these hours: 2026-11-22 10:00. */
	readonly since: string;
	/** The conversions since then, and the expected ones. */
	readonly count: number;
	readonly expected: number;
	readonly visits: number;
}

/** The indexes of the conversions and of the visits among the figures. */
const [CONVERSIONS, VISITS] = [0, 1];
const LONGEST_HOURS = 24;
const LEAST_VISITS = 50;
/**
 * Less than half of the usual visits is a drop of visits, and more than twice as many may be
 * robots.
 */
const VISIT_RANGE = { min: 0.5, most: 2 };
/** Conversions of at most half of the expected ones are an alert. */
const HALF = 0.5;
/** Conversion rates differ between days by more than chance. */
const VARIATION_OF_DAYS = 0.8;
/** A probability so low that no hour of a year, which has 8,760, reaches it by chance. */
const RARE = 1e-5;
/** Tracking has recovered when enough conversions were expected and most of them have come. */
const RECOVERY = { expected: 8, share: 0.7 };

interface Hour {
	readonly time: string;
	readonly conversions: number;
	readonly visits: number;
	/** The conversions that these visits should have. */
	readonly expected: number;
	/** The expected visits of that hour. */
	readonly expectedVisits: number;
}

/**
 * Whether conversions have stopped or halved while visits are normal, which is a fault of the
 * tracking. It evaluates as many of the last hours as show it best.
 *
 * @param series with two figures per hour: conversions and visits
 */
export function evaluateTracking(series: FigureSeries, window: AlertWindow): ConversionTracking {
	const hours = lastHours(series, window);
	let [conversions, visits, expected, expectedVisits] = [0, 0, 0, 0];
	let worst: { readonly chance: number; readonly found: ConversionTracking } | undefined;
	let hasRecovered: boolean | undefined;
	for (const hour of hours) {
		conversions += hour.conversions;
		visits += hour.visits;
		expected += hour.expected;
		expectedVisits += hour.expectedVisits;
		if (hasRecovered === undefined && expected >= RECOVERY.expected) {
			hasRecovered = conversions >= RECOVERY.share * expected;
			if (hasRecovered) break;
		}
		if (!areAsExpected(visits, expectedVisits) || conversions > HALF * expected) continue;
		const chance = chanceOf(conversions, VARIATION_OF_DAYS * expected);
		if (chance >= (worst?.chance ?? RARE)) continue;
		const found = {
			verdict: 'alert',
			since: hour.time,
			count: conversions,
			expected,
			visits,
		} as const;
		worst = { chance, found };
	}
	if (worst) return worst.found;
	const verdict = hasRecovered ? 'calm' : 'unclear';
	return {
		verdict: hasRecovered === undefined ? 'unknown' : verdict,
		since: hours.at(-1)?.time ?? window.through,
		count: conversions,
		expected,
		visits,
	};
}

function areAsExpected(visits: number, expected: number): boolean {
	const least = Math.max(LEAST_VISITS, VISIT_RANGE.min * expected);
	return visits >= least && visits <= VISIT_RANGE.most * expected;
}

/**
 * The last completed hours, at most 24, newest first, each with the conversions that the days before
 * predict.
 */
function lastHours({ moments }: FigureSeries, { days, untilHour = 24 }: AlertWindow): Hour[] {
	const end = `${days.at(-1) ?? ''} ${hourText(untilHour)}`;
	const over = moments
		.flatMap((moment) => (moment.hour === undefined ? [] : { moment, time: timeOf(moment) }))
		.filter(({ time }) => time < end)
		.sort((one, other) => (one.time < other.time ? 1 : -1));
	const judged = over.slice(0, LONGEST_HOURS);
	const past = ordinaryDays(over.slice(LONGEST_HOURS).map(({ moment }) => moment));
	const whole = share(past);
	const byHour = groupedBy(past, ({ hour = 0 }) => hour);
	return judged.map(({ moment, time }) => {
		const same = byHour.get(moment.hour ?? 0) ?? [];
		const visits = figure(moment, VISITS);
		const weekday = weekdayOf(moment.day);
		const alike = same.filter(({ day }) => weekdayOf(day) === weekday);
		return {
			time,
			conversions: figure(moment, CONVERSIONS),
			visits,
			expected: visits * (blended(same, whole) ?? 0),
			expectedVisits:
				mean((alike.length > 1 ? alike : same).map((one) => figure(one, VISITS))) ?? 0,
		};
	});
}

/** Days with next to no conversions do not show the normal conversion rate. */
function ordinaryDays(past: readonly DailyPoint[]): readonly DailyPoint[] {
	const days = groupedBy(past, ({ day }) => day);
	const whole = share(past) ?? 0;
	return [...days.values()].flatMap((day) => ((share(day) ?? 0) < HALF * whole ? [] : day));
}

function groupedBy<K>(
	moments: readonly DailyPoint[],
	keyOf: (moment: DailyPoint) => K,
): Map<K, DailyPoint[]> {
	const groups = new Map<K, DailyPoint[]>();
	for (const moment of moments) {
		const key = keyOf(moment);
		const group = groups.get(key);
		if (group) group.push(moment);
		else groups.set(key, [moment]);
	}
	return groups;
}

/** Conversions per visit. */
function share(moments: readonly DailyPoint[]): number | undefined {
	const visits = sumOf(moments, VISITS);
	return visits > 0 ? sumOf(moments, CONVERSIONS) / visits : undefined;
}

/** The rate of an hour of the day is shrunk towards that of all hours by so many conversions. */
const PRIOR_CONVERSIONS = 10;

function blended(same: readonly DailyPoint[], whole: number | undefined): number | undefined {
	const [own, conversions] = [share(same), sumOf(same, CONVERSIONS)];
	if (own === undefined || whole === undefined) return whole;
	return (own * conversions + whole * PRIOR_CONVERSIONS) / (conversions + PRIOR_CONVERSIONS);
}

/** The probability of at most so many events if so many are expected (Poisson). */
function chanceOf(count: number, expected: number): number {
	let [term, sum] = [-expected, Math.exp(-expected)];
	for (let index = 1; index <= count; index++) {
		term += Math.log(expected / index);
		sum += Math.exp(term);
	}
	return sum;
}

function sumOf(moments: readonly DailyPoint[], place: number): number {
	return moments.reduce((sum, moment) => sum + figure(moment, place), 0);
}

function figure({ figures }: DailyPoint, place: number): number {
	return figures[place] ?? 0;
}

function timeOf({ day, hour = 0 }: DailyPoint): string {
	return `${day} ${hourText(hour)}`;
}
