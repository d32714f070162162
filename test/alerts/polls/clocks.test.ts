import { DateTime } from 'luxon';

import { isSoak } from '../../../harness/soak';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { live, TODAY } from './living';

/** Most happens at night, so that an hour more or less is seen. */
const NIGHTLY = [110, 90, 80, 60, 50, 40, 40, 50, 60, 60, 60, 60, 60, 60, 60, 60];
const visits = (day: string, hour: number) =>
	(NIGHTLY[hour] ?? 60) + ((Number(day.slice(8)) * 7 + hour) % 5);

const EVERY = ['baseline', 'mean', 'median', 'before'] as const;

/** From a day before the clocks are changed, which is a Sunday, to the Sunday after it, and one later. */
function around(zone: string, day: string, expected: AlertRule['expected'], weeksLater = 0) {
	const at = (days: number) =>
		DateTime.fromISO(day)
			.plus({ days: days + 7 * weeksLater })
			.toISODate() ?? '';
	const rule: AlertRule = { ...TODAY, weeks: 3, expected };
	return live({ rule, zone, from: at(-1), to: at(weeksLater > 0 ? 1 : 3), visits }).lines;
}

const IN_PARIS = [
	['set back in Paris', 'Europe/Paris', '2026-10-25'],
	['put forward in Paris', 'Europe/Paris', '2026-03-29'],
] as const;
const IN_ALL = [
	...IN_PARIS,
	['set back in New York', 'America/New_York', '2026-11-01'],
	['put forward in New York', 'America/New_York', '2026-03-08'],
	['never changed in São Paulo', 'America/Sao_Paulo', '2026-10-25'],
] as const;

describe.each(EVERY)('Today So Far compared with %s', (by) => {
	const expected = { by, percent: 15, ignoreRandomVariation: false };
	it.each(isSoak || by === 'baseline' ? IN_ALL : IN_PARIS)(
		'reports no alert when clocks are %s, nor weeks later',
		(_, zone, day) => {
			expect(around(zone, day, expected)).toEqual([]);
			expect(around(zone, day, expected, 1)).toEqual([]);
		},
	);
});

it('still evaluates the day of a clock change and the day after it', () => {
	const expected = { by: 'before', percent: 15, ignoreRandomVariation: false } as const;
	const rule: AlertRule = { ...TODAY, weeks: 3, expected, sides: ['lower'] };
	for (const day of ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']) {
		const less = (one: string, hour: number) => visits(one, hour) * (one === day ? 0.5 : 1);
		const from = DateTime.fromISO(day).minus({ days: 1 }).toISODate() ?? '';
		const { lines } = live({ rule, from, to: `${day} 24`, visits: less });
		expect(lines).toEqual([expect.stringMatching(`began lower ${day} 0`)]);
	}
});
