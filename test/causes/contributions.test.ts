import { contributionsOf } from '../../platform/causes/contributions';
import type { Part } from '../../platform/causes/part';
import { scaleToWhole, wholeOf } from '../../platform/causes/part';
import fc from '../support/fastCheck';

const part = (name: string, expected: readonly number[], actual: readonly number[]): Part => ({
	...{ name, label: name, actual, expected },
	deviation: 1,
});

type Factors = readonly [number, number, number];

/** The effects of visits, sales per visit and revenue per sale, by the closed formula for three factors. */
function closedFormula([a, b, c]: Factors, [x, y, z]: Factors): number[] {
	const effect = (change: number, p: number, q: number, r: number, s: number) =>
		(change * (2 * p * q + 2 * r * s + p * s + q * r)) / 6;
	return [effect(x - a, b, c, y, z), effect(y - b, a, c, x, z), effect(z - c, a, b, x, y)];
}

const measure = fc.integer({ min: 0, max: 1_000_000 });
const measures = (count: number) => fc.array(measure, { minLength: count, maxLength: count });
const parts = (count: number) =>
	fc.array(fc.tuple(measures(count), measures(count)), { minLength: 1, maxLength: 12 });

describe('contributions of parts to the difference of a whole', () => {
	it('add up to it, and so do the effects of their factors, whatever the figures are', () => {
		const counts = fc.integer({ min: 1, max: 3 });
		fc.assert(
			fc.property(counts.chain(parts), (pairs) => {
				const all = pairs.map(([expected, actual], at) => part(String(at), expected, actual));
				const found = contributionsOf(all, 'sum');
				const difference = wholeOf(all, 'actual', 'sum') - wholeOf(all, 'expected', 'sum');
				expect(sum(found.map(({ amount }) => amount))).toBeCloseTo(difference, 3);
				for (const { amount, effects } of found) expect(sum(effects)).toBeCloseTo(amount, 3);
			}),
		);
	});

	it('add up to the difference of a rate, with the effects of shares and of own rates', () => {
		fc.assert(
			fc.property(parts(2), (pairs) => {
				const all = pairs.map(([expected, actual], at) => part(String(at), expected, actual));
				const divisors = (side: 'actual' | 'expected') => sum(all.map((one) => one[side][0] ?? 0));
				fc.pre(divisors('actual') > 0 && divisors('expected') > 0);
				const found = contributionsOf(all, 'rate');
				const difference = wholeOf(all, 'actual', 'rate') - wholeOf(all, 'expected', 'rate');
				const scale = Math.max(
					1,
					Math.abs(difference),
					...found.map(({ amount }) => Math.abs(amount)),
				);
				expect(sum(found.map(({ amount }) => amount)) / scale).toBeCloseTo(difference / scale, 6);
				for (const { amount, effects } of found)
					expect(sum(effects) / scale).toBeCloseTo(amount / scale, 6);
			}),
		);
	});

	it('are those of a recomputation by the closed formula for visits, conversion and order value', () => {
		const factor = fc.double({ min: 0.01, max: 500, noNaN: true });
		const three = fc.tuple(factor, factor, factor);
		fc.assert(
			fc.property(three, three, (from, to) => {
				const measuresOf = ([a, b, c]: Factors) => [a, a * b, a * b * c];
				const [found] = contributionsOf([part('', measuresOf(from), measuresOf(to))], 'sum');
				const size = Math.max(...measuresOf(from), ...measuresOf(to));
				closedFormula(from, to).forEach((effect, at) =>
					expect((found?.effects[at] ?? NaN) / size).toBeCloseTo(effect / size, 9),
				);
			}),
		);
	});

	it('keep volume apart from the rate in a worked example', () => {
		// 100 visits at 10% become 50 visits at 6%.
		const [found] = contributionsOf([part('', [100, 10], [50, 3])], 'sum');
		expect(found?.amount).toBe(-7);
		expect(found?.effects[0]).toBeCloseTo(-4);
		expect(found?.effects[1]).toBeCloseTo(-3);
	});

	it('count a larger share of a part with a low rate as its share, not as its rate', () => {
		const good = part('good', [100, 10], [100, 10]);
		const poor = part('poor', [100, 2], [300, 6]);
		const [ofGood, ofPoor] = contributionsOf([good, poor], 'rate');
		expect(ofGood?.effects[1]).toBeCloseTo(0);
		expect(ofPoor?.effects[1]).toBeCloseTo(0);
		expect((ofGood?.amount ?? 0) + (ofPoor?.amount ?? 0)).toBeCloseTo(0.04 - 0.06);
	});

	it('add up to what was expected of the whole when the parts were forecast on their own', () => {
		const all = [part('a', [10, 4], [9, 3]), part('b', [20, 7], [19, 6])];
		const scaled = scaleToWhole(all, 22, 'sum') ?? [];
		expect(wholeOf(scaled, 'expected', 'sum')).toBeCloseTo(22);
		expect(wholeOf(scaleToWhole(all, 0.5, 'rate') ?? [], 'expected', 'rate')).toBeCloseTo(0.5);
		expect(scaleToWhole([part('a', [0], [5])], 22, 'sum')).toBeUndefined();
	});
});

function sum(values: readonly number[]): number {
	return values.reduce((all, value) => all + value, 0);
}
