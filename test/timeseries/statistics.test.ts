import { median } from '../../platform/timeseries/statistics';
import fc from '../support/fastCheck';

const number = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double({ noNaN: true }));

it('the median is that of the sorted numbers, of few and of many, also if some are equal', () => {
	fc.assert(
		fc.property(fc.array(number, { maxLength: 700, size: 'max' }), (values) => {
			const sorted = [...values].sort((one, other) => one - other);
			const half = sorted.length >> 1;
			const [low = NaN, high = NaN] = [sorted[half - 1], sorted[half]];
			const expected = sorted.length % 2 === 1 ? high : (low + high) / 2;
			expect((median(values) ?? NaN) + 0).toBe(expected + 0);
		}),
	);
});
