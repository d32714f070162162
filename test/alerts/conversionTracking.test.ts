import { evaluateTracking } from '../../platform/alerts/conversionTracking';
import { runs } from '../support/random';
import { hours, lossOn, shopOfHours, TODAY, untilHour } from './hourly';
import { addDays } from '../../platform/base/dates/dayArithmetic';

describe('conversion tracking', () => {
	it.each([
		['stops', 0],
		['halves', 0.3],
	])('that %s is reported, with the hour since when', (_, left) => {
		const series = shopOfHours({ salesADay: 400, factor: lossOn(TODAY, 10, left) });
		const found = evaluateTracking(series, untilHour(16));
		expect(found.verdict).toBe('alert');
		expect(found.since >= `${TODAY} 09:00` && found.since <= `${TODAY} 11:00`).toBe(true);
		expect(found.count).toBeLessThan(found.expected / 2);
	});

	it('is not reported as lost if there are fewer visits, or many more', () => {
		const sales = { factor: lossOn(TODAY, 10, 0), salesADay: 400 };
		const of = (visits: number) =>
			evaluateTracking(shopOfHours({ ...sales, visits: lossOn(TODAY, 0, visits) }), untilHour(14))
				.verdict;
		expect([of(1), of(0.2), of(4)]).toEqual(['alert', 'unclear', 'unclear']);
	});

	it('is not reported as lost after too few visits', () => {
		const series = shopOfHours({ salesADay: 400, visitsADay: 40, factor: lossOn(TODAY, 6, 0) });
		expect(evaluateTracking(series, untilHour(18)).verdict).not.toBe('alert');
	});

	it('is evaluated past midnight', () => {
		const yesterday = addDays(TODAY, -1);
		const series = shopOfHours({ salesADay: 400, factor: lossOn(yesterday, 20, 0) });
		const found = evaluateTracking(series, untilHour(2));
		expect(found.verdict).toBe('alert');
		expect(found.since.slice(0, 10)).toBe(yesterday);
	});

	it('has recovered when enough conversions have come', () => {
		const factor = (day: string, hour: number) => (day === TODAY && hour >= 9 && hour < 13 ? 0 : 1);
		const series = shopOfHours({ salesADay: 400, factor });
		const verdicts = [13, 17].map((hour) => evaluateTracking(series, untilHour(hour)).verdict);
		expect(verdicts).toEqual(['alert', 'calm']);
	});

	it('that was lost on some earlier days keeps its conversion rate', () => {
		const lost = (day: string, hour: number) =>
			day >= addDays(TODAY, -9) && day <= addDays(TODAY, -5) ? 0 : lossOn(TODAY, 10, 0)(day, hour);
		const series = shopOfHours({ salesADay: 400, factor: lost });
		expect(evaluateTracking(series, untilHour(14))).toMatchObject({ verdict: 'alert' });
	});

	it('is not evaluated for a series without hours', () => {
		expect(evaluateTracking({ name: '', label: '', moments: [] }, untilHour(12)).verdict).toBe(
			'unknown',
		);
	});
});

const LOSSES = runs(60, 200);
const DAYS = runs(90, 365);

describe('conversion tracking of a shop with 100 sales a day', () => {
	it('is reported as lost within four open hours of a random hour', () => {
		const late = hours(LOSSES).filter(({ day, hour, seed }) => {
			const loss = { factor: lossOn(day, hour, 0), until: day };
			const series = shopOfHours({ salesADay: 100, ...loss, seed });
			return !openHoursAfter(day, hour).some(
				([on, until]) => evaluateTracking(series, untilHour(until, on)).verdict === 'alert',
			);
		});
		expect([late.length <= LOSSES / 20, late]).toEqual([true, late]);
	});

	it('is never reported as lost in a year in which nothing happens', () => {
		const series = shopOfHours({ salesADay: 100, days: DAYS + 60, seed: 7 });
		let alerts = 0;
		for (let back = DAYS; back > 0; back--) {
			const day = addDays(TODAY, -back);
			const moments = series.moments.filter((one) => one.day <= day && one.day > addDays(day, -58));
			for (const until of [2, 9, 12, 15, 18, 22]) {
				const { verdict } = evaluateTracking({ ...series, moments }, untilHour(until, day));
				if (verdict === 'alert') alerts += 1;
			}
		}
		expect(alerts).toBeLessThanOrEqual(1);
	});
});

/** The hours after a loss in which a shop sells, until the fourth is over and counted. */
function openHoursAfter(day: string, lost: number): Array<[day: string, until: number]> {
	const all: Array<[string, number]> = [];
	for (let step = 1; all.length < 4 && step < 30; step++) {
		const hour = lost + step - 1;
		const on = addDays(day, -(-Math.floor(hour / 24)));
		if (hour % 24 >= 8) all.push([on, (hour % 24) + 1]);
	}
	return all;
}
