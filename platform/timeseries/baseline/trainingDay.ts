import { addDays, weekdayOf } from '../../base/dates/dayArithmetic';
import { median } from '../statistics';
import type { DailySeries } from '../dailySeries';
import type { SpecialDay, SpecialDays } from '../specialDays';

/** A day of the training data. */
export interface TrainingDay {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** 0 is Sunday. */
	readonly weekday: number;
	/**
	 * The logarithm of the figure, so that half and double are equally far; undefined without a
	 * figure.
	 */
	readonly logValue: number | undefined;
	readonly special: SpecialDay | undefined;
	/** The effect of the day of the month, which has been removed from the log value. */
	readonly monthDayEffect: number;
}

/** Converts figures to log values and back. */
export interface LogScale {
	readonly toLog: (figure: number) => number;
	readonly fromLog: (height: number) => number;
}

// An offset of one half makes the logarithm of small counts nearly unbiased.
const COUNT_OFFSET = 0.5;
const AMOUNT_OFFSET_SHARE = 0.02;

/** Chooses the log scale of a series. @param isCount whether the figure counts things */
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

/** All days from the first with a figure to the day before the end. */
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

/** The log value of a day; undefined for days that must not train the model. */
export function trainingValue({ logValue, special }: TrainingDay): number | undefined {
	return special ? undefined : logValue;
}
