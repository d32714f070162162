import { dayPlus, weekdayOf } from '../client/values/calendar';
import { median } from './average';
import type { Daily } from './daily';
import type { SpecialDay, SpecialDays } from './specialDays';

/** A day as it is learnt from. */
export interface Point {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** 0 being Sunday. */
	readonly weekday: number;
	/** The logarithm of its figure, so that half and twice as much are equally far; undefined where it is not known. */
	readonly height: number | undefined;
	readonly special: SpecialDay | undefined;
	/** How much of its figure the day of the month makes, which the height is without. */
	readonly ofMonth: number;
}

/** How figures are turned into heights and back. */
export interface Scale {
	readonly heightOf: (figure: number) => number;
	readonly figureOf: (height: number) => number;
}

// With half a thing more, the logarithm of a few is right on average.
const HALF = 0.5;
const GRAIN_OF_AMOUNTS = 0.02;

/** @param isCount whether the figure is a number of things */
export function scaleOf(past: Daily, isCount: boolean): Scale {
	const some = [...past.values()].filter((value) => value > 0);
	const grain = isCount ? HALF : Math.max(GRAIN_OF_AMOUNTS * (median(some) ?? 1), Number.EPSILON);
	return {
		heightOf: (figure) => Math.log(Math.max(0, figure) + grain),
		figureOf: (height) => Math.max(0, Math.exp(height) - grain),
	};
}

/** All days from the first that is known to the one before the end. */
export function pointsOf(past: Daily, end: string, special: SpecialDays, scale: Scale): Point[] {
	const [first] = [...past.keys()].sort();
	const points: Point[] = [];
	for (let day = first ?? end; day < end; day = dayPlus(day, 1)) {
		const figure = past.get(day);
		points.push({
			day,
			weekday: weekdayOf(day),
			height: figure === undefined ? undefined : scale.heightOf(figure),
			special: special(day),
			ofMonth: 0,
		});
	}
	return points;
}

/** The height of a day, if it is one to learn from. */
export function plainHeight({ height, special }: Point): number | undefined {
	return special ? undefined : height;
}
