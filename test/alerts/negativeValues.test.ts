import { normalNegativeValue } from '../../platform/alerts/negativeValues';
import { addDays } from '../../platform/base/dates/dayArithmetic';
import { live, RULE } from './polls/living';

const START = '2026-01-01';
/** Margins that vary around 400 by 600, of which a quarter is below zero. */
const revenue = (day: string): number => {
	const at = Math.round((Date.parse(day) - Date.parse(START)) / 86_400_000) + 1_000;
	const share = (turn: number) => (Math.sin(at * turn) * 43_758.5453) % 1;
	return Math.round(400 + 600 * (share(12.9898) + share(78.233) + share(37.719)));
};
const MONTHS = { rule: RULE, from: '2026-03-01', to: '2026-06-01', isCount: false };

describe('a figure that is below zero on some days', () => {
	it('starts at most one alert a month where such days are common', () => {
		const { lines } = live({ ...MONTHS, visits: revenue });
		const began = lines.filter((line) => line.startsWith('began lower'));
		expect(began.length).toBeLessThanOrEqual(3);
	});

	it('starts an alert if it is lower than it is once a month', () => {
		const { lines } = live({
			...MONTHS,
			visits: (day) => (day === '2026-05-12' ? -4000 : revenue(day)),
		});
		expect(lines).toContain('began lower 2026-05-12');
	});

	it('starts an alert on its first day below zero', () => {
		const { lines } = live({
			...MONTHS,
			visits: (day) => (day === '2026-05-12' ? -600 : 3000 + revenue(day)),
		});
		expect(lines).toContain('began lower 2026-05-12');
	});
});

describe('the lowest value below zero that is normal', () => {
	const days = Array.from({ length: 90 }, (_, index) => addDays(START, index));
	const daily = new Map(days.map((day, index) => [day, index % 20 === 0 ? -index - 1 : 50]));

	it('is that of one day in thirty', () => {
		expect(normalNegativeValue(daily, ['2026-04-01'], undefined)).toBe(-41);
	});

	it('does not count the days of an open alert', () => {
		expect(normalNegativeValue(daily, ['2026-04-01'], '2026-01-30')).toBe(-1);
	});

	it('is the sum of as many days as are checked', () => {
		expect(normalNegativeValue(daily, ['2026-03-31', '2026-04-01'], undefined)).toBe(-11);
	});
});
