import { watch } from '../../../bench/alerts/alertDays';
import { ruleOf } from '../../../bench/alerts/alertSeries';
import { publicSeries } from '../../../bench/alerts/seriesOf';
import { specialDays } from '../../../platform/timeseries/specialDays';
import { isSoak } from '../../../harness/soak';
import { PATIENCE_MS } from '../../support/random';

jest.setTimeout(PATIENCE_MS);

// Public series, with the form in its default state.
it('alerts of taxi rides report the blizzard and no holiday, and most drops on the same day', () => {
	const daily = publicSeries('taxi-new-york');
	const { began, years, detected: reported } = watch(daily, ruleOf(15), specialDays(['US'], []));
	expect(began.lower).toEqual(['2015-01-26']);
	expect(began.higher.length / years).toBeLessThanOrEqual(4);
	expect(reported.lower).toBeGreaterThanOrEqual(0.85);
	expect(reported.higher).toBeGreaterThanOrEqual(0.75);
});

it('alerts of the views of a volatile page report few events a year', () => {
	const all = [...publicSeries('page-views-athlete')];
	const daily = new Map(isSoak ? all : all.slice(-600));
	const { began, years, detected: reported } = watch(daily, ruleOf(15), specialDays(['US'], []));
	expect(began.lower.length / years).toBeLessThanOrEqual(isSoak ? 6 : 8);
	expect(began.higher.length / years).toBeLessThanOrEqual(isSoak ? 7 : 9);
	expect(reported.lower).toBeGreaterThanOrEqual(isSoak ? 0.31 : 0.25);
	if (isSoak) expect(reported.higher).toBeGreaterThanOrEqual(0.07);
});
