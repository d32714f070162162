import { ResidualScale } from '../../../platform/timeseries/baseline/residualScale';

const [TUESDAY, MONDAY] = [2, 1];
const SIZE = 0.1;

/** Residuals of the same size, of which there are too few for a threshold other than three times the typical one. */
function fitted(size = SIZE): ResidualScale {
	const scale = new ResidualScale();
	for (let fit = 0; fit < 2; fit++) {
		for (let day = 0; day < 7; day++) scale.add(day % 2 === 0 ? size : -size, TUESDAY);
		scale.fit();
	}
	return scale;
}

function add(scale: ResidualScale, count: number, residual: number, weekday = TUESDAY): void {
	for (let day = 0; day < count; day++) scale.add(residual, weekday);
}

const lowerOf = (scale: ResidualScale, weekday = TUESDAY) =>
	scale.toleranceOn(weekday)?.lower ?? NaN;

describe('the tolerance', () => {
	it('is unknown until residuals were predicted', () => {
		const scale = new ResidualScale();
		scale.fit();
		expect(scale.toleranceOn(TUESDAY)).toBeUndefined();
		add(scale, 7, SIZE);
		expect(scale.toleranceOn(TUESDAY)).toBeUndefined();
		scale.fit();
		expect(scale.toleranceOn(TUESDAY)).toBeUndefined();
		add(scale, 1, SIZE);
		scale.fit();
		expect(scale.toleranceOn(TUESDAY)).toBeDefined();
	});

	it('of few residuals is three times their size on both sides', () => {
		const { lower, higher } = fitted().toleranceOn(TUESDAY) ?? {};
		expect([lower, higher]).toEqual([expect.closeTo(3 * SIZE), expect.closeTo(3 * SIZE)]);
	});

	it('follows the volatility of the last days, of which five weigh half', () => {
		const scale = fitted();
		add(scale, 100, SIZE);
		add(scale, 5, -2 * SIZE);
		expect(lowerOf(scale)).toBeCloseTo(3 * 1.5 * SIZE);
	});

	it('counts an outlier as three times the expected size', () => {
		const [outlier, three, two] = [5, 3 * SIZE, 2 * SIZE].map((residual) => {
			const scale = fitted();
			add(scale, 1, residual);
			return lowerOf(scale);
		});
		expect(outlier).toBeCloseTo(three ?? NaN);
		expect(two).toBeLessThan(three ?? NaN);
	});

	it('of a calm time is at least thirty per cent of the usual one', () => {
		const scale = fitted();
		add(scale, 100, 0);
		expect(lowerOf(scale)).toBeCloseTo(0.3 * 3 * SIZE);
	});

	it('is never that of less than one per cent', () => {
		// The weekday itself varies less: it has fourteen days, and thirty count as average.
		expect(lowerOf(fitted(0))).toBeCloseTo((3 * 0.01 * 30) / 44, 5);
		expect(lowerOf(fitted(0.001))).toBeCloseTo((3 * 0.01 * (0.1 * 14 + 30)) / 44, 5);
	});
});

describe('the tolerance of a weekday', () => {
	/** Relative to that of the other days. */
	const factorOf = (count: number, residual: number) => {
		const scale = fitted();
		for (let week = 0; week < count; week++) {
			add(scale, 6, SIZE);
			add(scale, 1, residual, MONDAY);
		}
		scale.fit();
		return lowerOf(scale, MONDAY) / lowerOf(scale, TUESDAY);
	};

	it('is that of the other days until there are six', () => {
		expect(factorOf(5, 2 * SIZE)).toBeCloseTo(1);
		expect(factorOf(6, 2 * SIZE)).toBeCloseTo((2 * 6 + 30) / 36);
	});

	it('is its own the more, the more of it are known', () => {
		expect(factorOf(20, 2 * SIZE)).toBeCloseTo((2 * 20 + 30) / 50);
		expect(factorOf(20, SIZE / 2)).toBeCloseTo((0.5 * 20 + 30) / 50);
	});

	it('is between a half and three times that of the other days', () => {
		expect(factorOf(30, 9 * SIZE)).toBeCloseTo(3);
		expect(factorOf(40, 0)).toBeCloseTo(0.5);
	});
});
