import { isSoak } from '../../../harness/soak';
import { weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { daysFrom, live, RULE } from './living';

const LIFE = { from: isSoak ? '2026-01-02' : '2026-02-25', to: '2026-05-10' };

/** Weeks that are alike, a little uneven, but for days on which figures have stopped. */
const shop =
	(...outages: ReadonlyArray<readonly [from: string, days: number]>) =>
	(day: string) => {
		const isAway = outages.some(([from, days]) => {
			const passed = daysFrom(from, day).length;
			return passed >= 1 && passed <= days;
		});
		const noise = (Number(day.slice(8)) * 37) % 11;
		return isAway ? 0 : 900 + 30 * weekdayOf(day) + 5 * noise;
	};

const OUTAGES = isSoak ? [1, 7, 12, 13, 30] : [1, 13];
const after = (days: number) => daysFrom('2026-03-04', '2026-12-31')[days] ?? '';

describe('an outage', () => {
	it.each(OUTAGES)(
		'of %i days is reported twice, and causes no alert in the months after it',
		(days) => {
			const { lines } = live({ ...LIFE, rule: RULE, visits: shop(['2026-03-04', days]) });
			expect(lines).toEqual(['began noData 2026-03-04', `over noData ${after(days)}`]);
		},
	);
	it.each(OUTAGES)('of %i days before the trigger was set up is never reported', (days) => {
		const life = { ...LIFE, from: after(days + 1), rule: RULE };
		expect(live({ ...life, visits: shop(['2026-03-04', days]) }).lines).toEqual([]);
	});
});
