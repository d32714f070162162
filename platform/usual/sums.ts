import type { Scale } from './points';
import type { Replay } from './replay';
import { heightOn } from './replay';
import { Variation } from './variation';

const WEEK = 7;

/**
 * How far days together are off what was expected of them with what was known before the first of them. Days
 * make up for each other, but not for a level that changes.
 *
 * @param count how many days
 */
export function variationOfSums({ points, seen }: Replay, count: number, scale: Scale): Variation {
	const variation = new Variation();
	for (let end = count; end <= points.length; end++) {
		if ((points.length - end) % WEEK === 0) variation.learn();
		const start = end - count;
		const figures = points.slice(start, end).map(({ height, weekday, special, ofMonth }) => {
			const expected = heightOn(weekday, seen[start]);
			if (height === undefined || expected === undefined || special) return undefined;
			return [scale.figureOf(height + ofMonth), scale.figureOf(expected + ofMonth)] as const;
		});
		let [sum, usual] = [0, 0];
		for (const [figure, expected] of figures.flatMap((one) => (one ? [one] : []))) {
			sum += figure;
			usual += expected;
		}
		if (figures.includes(undefined)) continue;
		variation.add(scale.heightOf(sum) - scale.heightOf(usual), 0);
	}
	variation.learn();
	return variation;
}
