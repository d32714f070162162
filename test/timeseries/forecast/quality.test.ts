import { bandOf, errorOf } from '../../../bench/alerts/forecasts';
import { forecastMonths } from '../../../bench/alerts/months';
import { publicSeries, sandboxSeries } from '../../../bench/alerts/seriesOf';
import { runs } from '../../support/random';

// Each third of the months that the bench measures, within the same limits; a soak takes all.
const EVERY = runs(3, 1);

describe('a forecast of a month, compared with linear extrapolation', () => {
	it.each([
		[10, 0.9],
		[20, 0.85],
	])('is better after %i days, on public series', (daysElapsed, most) => {
		const months = forecastMonths(publicSeries('page-views-athlete'), daysElapsed, EVERY);
		expect(months.length).toBeGreaterThan(60 / EVERY);
		expect(errorOf(months).ratio).toBeLessThanOrEqual(most);
		expect(bandOf(months).ratio).toBeLessThanOrEqual(1);
	});

	it.each([10, 20])(
		'is much better after %i days on series with weekly and yearly seasonality',
		async (daysElapsed) => {
			const months = (await sandboxSeries()).flatMap((daily) =>
				forecastMonths(daily, daysElapsed, EVERY),
			);
			expect(months).toHaveLength(168 / EVERY);
			expect(errorOf(months).ratio).toBeLessThanOrEqual(0.7);
			expect(bandOf(months).ratio).toBeLessThanOrEqual(1);
		},
	);
});
