import { median } from '../statistics';
import type { Residual, AnomalyThreshold } from './anomalyThreshold';
import { fitThreshold, halfWidth } from './anomalyThreshold';
import { TRAINING_DAYS } from './candidateThresholds';

/** The largest residual on each side that is no anomaly, as logarithms. */
export interface Tolerance {
	readonly lower: number;
	readonly higher: number;
}

interface ResidualDay {
	/** The actual minus the expected value, as a logarithm. */
	readonly residual: number;
	readonly weekday: number;
	/** The scale predicted by each volatility estimate; undefined at first. */
	readonly scales: readonly number[] | undefined;
}

interface FittedScale {
	readonly middle: number;
	/** The variation of each weekday relative to the others. */
	readonly weekdays: readonly number[];
	/** The anomaly thresholds; undefined while no day has a predicted scale. */
	readonly thresholds: Readonly<Record<keyof Tolerance, AnomalyThreshold>> | undefined;
}

/** An exponentially weighted mean of residual sizes. */
interface Volatility {
	sum: number;
	weights: number;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/**
 * The half-lives in days of the two volatility estimates, for volatile weeks and volatile seasons.
 */
const VOLATILITY_HALF_LIVES = [5, 60];
const MAX_MULTIPLE = 3;
/** A calm month does not lower the volatility below this share of the median. */
const MIN_SHARE_OF_MEDIAN = 0.3;
const MIN_SCALE = 0.01;
// A weekday's own variation gains weight with the number of its days.
const SHRINKAGE_DAYS = 30;
const MIN_DAYS_OF_WEEKDAY = 6;

/**
 * Estimates the scale of residuals: their current volatility, and the threshold beyond which they
 * are anomalies.
 */
export class ResidualScale {
	private readonly days: ResidualDay[] = [];
	private readonly volatilities: Volatility[] = VOLATILITY_HALF_LIVES.map(() => ({
		sum: 0,
		weights: 0,
	}));
	private fitted: FittedScale | undefined;

	/** Adds a residual. @param residual the actual minus the expected value, as a logarithm */
	add(residual: number, weekday: number): void {
		const scales = this.scalesOn(weekday);
		this.days.push({ residual, weekday, scales });
		this.update(residual, weekday, scales?.[0]);
	}

	/** Fits the thresholds to all added residuals; `toleranceOn` uses them from then on. */
	fit(): void {
		const days = this.days.slice(-TRAINING_DAYS);
		if (days.length === 0) return;
		const middle = Math.max(median(days.map(({ residual }) => Math.abs(residual))) ?? 0, MIN_SCALE);
		const scored = days.filter(hasScales);
		const thresholds = scored.length === 0 ? undefined : fitThreshold(scored, middle);
		this.fitted = { middle, weekdays: weekdayFactors(days, middle), thresholds };
	}

	/** The tolerance on a weekday; undefined if there is too little data. */
	toleranceOn(weekday: number): Tolerance | undefined {
		const scales = this.scalesOn(weekday);
		if (!scales || !this.fitted?.thresholds) return undefined;
		const { middle, thresholds } = this.fitted;
		return {
			lower: halfWidth(thresholds.lower, scales, middle),
			higher: halfWidth(thresholds.higher, scales, middle),
		};
	}

	private update(residual: number, weekday: number, expected: number | undefined): void {
		const size = Math.min(Math.abs(residual), MAX_MULTIPLE * (expected ?? Infinity));
		for (const [index, volatility] of this.volatilities.entries()) {
			const decay = 2 ** (-1 / (VOLATILITY_HALF_LIVES[index] ?? 1));
			volatility.sum = decay * volatility.sum + size / (this.fitted?.weekdays[weekday] ?? 1);
			volatility.weights = decay * volatility.weights + 1;
		}
	}

	private scalesOn(weekday: number): number[] | undefined {
		if (!this.fitted) return undefined;
		const { middle, weekdays } = this.fitted;
		const least = Math.max(MIN_SHARE_OF_MEDIAN * middle, MIN_SCALE);
		return this.volatilities.map(
			({ sum, weights }) => Math.max(sum / weights, least) * (weekdays[weekday] ?? 1),
		);
	}
}

function hasScales(day: ResidualDay): day is ResidualDay & Residual {
	return day.scales !== undefined;
}

function weekdayFactors(days: readonly ResidualDay[], middle: number): number[] {
	const scales = WEEKDAYS.map((): number[] => []);
	for (const { weekday, residual } of days) scales[weekday]?.push(Math.abs(residual));
	return scales.map((of) => {
		if (of.length < MIN_DAYS_OF_WEEKDAY) return 1;
		const more = (median(of) ?? middle) / middle;
		const shrunken = (more * of.length + SHRINKAGE_DAYS) / (of.length + SHRINKAGE_DAYS);
		return Math.min(3, Math.max(0.5, shrunken));
	});
}
