import { sumOfAll } from '../timeseries/statistics';

/** A part of a whole, such as a channel: its figures in a period, and those that were expected. */
export interface Part {
	/** The value as the platform writes it. */
	readonly name: string;
	/** The same as people read it. */
	readonly label: string;
	/**
	 * Measures that build on each other, such as visits, sales and revenue. The last one is explained; of a rate, the
	 * first one divides it.
	 */
	readonly actual: readonly number[];
	readonly expected: readonly number[];
	/** The standard deviation of the last measure from its expected value. */
	readonly deviation: number;
	/** Whether it is what remains of many small parts, and can be no cause. */
	readonly isRest?: boolean | undefined;
}

/** What is explained: the sum of the last measures of all parts, or that sum divided by the sum of the first ones. */
export type WholeKind = 'sum' | 'rate';

/** The last measure of a part, which is explained. */
export function lastOf(measures: readonly number[]): number {
	return measures.at(-1) ?? 0;
}

/** The whole of some parts. */
export function wholeOf(
	parts: readonly Part[],
	side: 'actual' | 'expected',
	kind: WholeKind,
): number {
	const sum = sumOfAll(parts.map((part) => lastOf(part[side])));
	if (kind === 'sum') return sum;
	const divisor = sumOfAll(parts.map((part) => part[side][0] ?? 0));
	return divisor === 0 ? 0 : sum / divisor;
}

/**
 * Scales what is expected of the parts so that it adds up to what is expected of the whole, as each part and the whole
 * are forecast on their own. Undefined if there is nothing to scale.
 */
export function scaleToWhole(
	parts: readonly Part[],
	expected: number,
	kind: WholeKind,
): Part[] | undefined {
	const together = wholeOf(parts, 'expected', kind);
	if (together <= 0 || expected <= 0) return undefined;
	const factor = expected / together;
	return parts.map((part) => ({
		...part,
		expected: [...part.expected.slice(0, -1), lastOf(part.expected) * factor],
		deviation: part.deviation * factor,
	}));
}
