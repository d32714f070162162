import { weekdayOf } from '../base/dates/dayArithmetic';
import { mean } from '../timeseries/statistics';
import type { FigureSeries, DailyPoint } from './expectation/figureSeries';
import type { AlertVerdict } from './alertVerdict';
import type { AlertWindow } from './rule/alertWindow';
import { hourText } from './rule/alertWindow';

/** What the last hours brought, against what their visits usually bring. */
export interface ConversionTracking {
	readonly verdict: AlertVerdict;
	/** Since when: 2026-11-22 10:00. */
	readonly since: string;
	/** What came since then, and what such visits usually bring. */
	readonly count: number;
	readonly expected: number;
	readonly visits: number;
}

/** The place of what visits bring among the figures, and of the visits. */
const [BROUGHT, VISITS] = [0, 1];
const LONGEST_HOURS = 24;
const LEAST_VISITS = 50;
/** Less than half as many visits are a drop of visits, and more than twice as many may be robots. */
const VISIT_RANGE = { min: 0.5, most: 2 };
/** What visits bring is half of what it should be, or less. */
const HALF = 0.5;
/** Days differ in what visits bring, by more than chance. */
const BAD_DAY = 0.8;
/** So rarely it happens by chance: of the 8,760 hours of a year, none. */
const RARE = 1e-5;
/** Tracking works again when enough should have come, and most of it has. */
const AGAIN = { expected: 8, share: 0.7 };

interface Hour {
	readonly time: string;
	readonly conversions: number;
	readonly visits: number;
	/** What such visits usually bring. */
	readonly expected: number;
	/** How many visits there usually are at that hour. */
	readonly expectedVisits: number;
}

/**
 * Whether what visits bring has stopped or halved while visits are as usual: then it is not people but the
 * tracking. It looks at the last hours, as many of them as show it best.
 *
 * @param series with two figures an hour: what visits bring, and visits
 */
export function evaluateTracking(series: FigureSeries, window: AlertWindow): ConversionTracking {
	const hours = lastHours(series, window);
	let [conversions, visits, expected, expectedVisits] = [0, 0, 0, 0];
	let worst: { readonly chance: number; readonly found: ConversionTracking } | undefined;
	let again: boolean | undefined;
	for (const hour of hours) {
		conversions += hour.conversions;
		visits += hour.visits;
		expected += hour.expected;
		expectedVisits += hour.expectedVisits;
		if (again === undefined && expected >= AGAIN.expected) {
			again = conversions >= AGAIN.share * expected;
			if (again) break;
		}
		if (!areAsExpected(visits, expectedVisits) || conversions > HALF * expected) continue;
		const chance = chanceOf(conversions, BAD_DAY * expected);
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
	const verdict = again === undefined ? 'unknown' : again ? 'calm' : 'unclear';
	return {
		verdict,
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

/** The hours that are over, the last one first, with what the days before let expect of each. */
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
			conversions: figure(moment, BROUGHT),
			visits,
			expected: visits * (blended(same, whole) ?? 0),
			expectedVisits:
				mean((alike.length > 1 ? alike : same).map((one) => figure(one, VISITS))) ?? 0,
		};
	});
}

/** Days that brought next to nothing do not say what visits usually bring. */
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

/** How much a visit brings. */
function share(moments: readonly DailyPoint[]): number | undefined {
	const visits = sumOf(moments, VISITS);
	return visits > 0 ? sumOf(moments, BROUGHT) / visits : undefined;
}

/** An hour of the day is believed to differ from the others as it has brought more. */
const DOUBT = 10;

function blended(same: readonly DailyPoint[], whole: number | undefined): number | undefined {
	const [own, conversions] = [share(same), sumOf(same, BROUGHT)];
	if (own === undefined || whole === undefined) return whole;
	return (own * conversions + whole * DOUBT) / (conversions + DOUBT);
}

/** How likely so few come where so many are expected, as they do one by one (Poisson). */
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
