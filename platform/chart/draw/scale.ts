import type { ScaleLinear } from 'd3-scale';
import { scaleLinear } from 'd3-scale';

import type { Series } from '../data';

/** Maps values to pixels. */
export type AxisScale = ScaleLinear<number, number>;

/** A scale that covers all values and 0, with round ticks. */
export function axisScale(
	[least, largest]: readonly [number, number],
	range: readonly [number, number],
	ticks: number,
): AxisScale {
	const from = Math.min(0, least);
	const to = Math.max(0, largest);
	// If all values are 0, any scale will do.
	const domain = from === to ? [0, 1] : [from, to];
	return scaleLinear().domain(domain).range(range).nice(ticks);
}

/** The smallest and the largest value; 0 where there are none. */
export function extentOf(series: readonly Series[]): [number, number] {
	let [least, largest] = [0, 0];
	for (const { values, band } of series) {
		for (const value of band ? [...values, ...band.low, ...band.high] : values) {
			if (value === null) continue;
			least = Math.min(least, value);
			largest = Math.max(largest, value);
		}
	}
	return [least, largest];
}
