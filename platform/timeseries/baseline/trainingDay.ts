import { addDays, weekdayOf } from '../../base/dates/dayArithmetic';
import { median } from '../statistics';
import type { DailySeries } from '../dailySeries';
import type { SpecialDay, SpecialDays } from '../specialDays';

/** A day as it is learnt from. */
export interface TrainingDay {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** 0 being Sunday. */
	readonly weekday: number;
	/** The logarithm of its figure, so that half and twice as much are equally far; undefined where it is not known. */
	readonly logValue: number | undefined;
	readonly special: SpecialDay | undefined;
	/** How much of its figure the day of the month makes, which the height is without. */
	readonly monthDayEffect: number;
}

/** How figures are turned into heights and back. */
export interface LogScale {
	readonly toLog: (figure: number) => number;
	readonly fromLog: (height: number) => number;
}

// With half a thing more, the logarithm of a few is right on average.
const COUNT_OFFSET = 0.5;
const AMOUNT_OFFSET_SHARE = 0.02;

/** @param isCount whether the figure is a number of things */
export function logScaleOf(past: DailySeries, isCount: boolean): LogScale {
	const some = [...past.values()].filter((value) => value > 0);
	const offset = isCount
		? COUNT_OFFSET
		: Math.max(AMOUNT_OFFSET_SHARE * (median(some) ?? 1), Number.EPSILON);
	return {
		toLog: (figure) => Math.log(Math.max(0, figure) + offset),
		fromLog: (height) => Math.max(0, Math.exp(height) - offset),
	};
}

/** All days from the first that is known to the one before the end. */
export function trainingDays(
	past: DailySeries,
	end: string,
	special: SpecialDays,
	scale: LogScale,
): TrainingDay[] {
	const [first] = [...past.keys()].sort();
	const points: TrainingDay[] = [];
	for (let day = first ?? end; day < end; day = addDays(day, 1)) {
		const figure = past.get(day);
		points.push({
			day,
			weekday: weekdayOf(day),
			logValue: figure === undefined ? undefined : scale.toLog(figure),
			special: special(day),
			monthDayEffect: 0,
		});
	}
	return points;
}

/** The height of a day, if it is one to learn from. */
export function trainingValue({ logValue, special }: TrainingDay): number | undefined {
	return special ? undefined : logValue;
}
