import { addDays, weekdayOf } from '../../platform/base/dates/dayArithmetic';
import type { Days } from '../../platform/base/dates/namedPeriods';
import type { TargetDays } from '../../platform/targets/progress';
import { targetProgress } from '../../platform/targets/progress';
import type { Direction, TargetFigure } from '../../platform/targets/target';
import { targetFacts } from '../../platform/targets/messages/targetFacts';
import { targetWording } from '../../platform/targets/messages/targetWording';

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));
const daysUpTo = (end: string, count: number, valueOf: (day: string) => number) =>
	new Map(
		Array.from({ length: count }, (_, index) => addDays(end, index - count)).map(
			(day) => [day, valueOf(day)] as const,
		),
	);
const shop = (day: string) => (isWeekend(day) ? 20 : 100);

const SALES: TargetFigure = { name: 'Sales', numerator: 'scartvalid', as: 'number', isCost: false };
const RATE: TargetFigure = { ...SALES, name: 'Rate', denominator: 'visit', as: 'percent' };

interface Case {
	readonly days: Days;
	readonly end: string;
	readonly amount: number;
	readonly bound?: Direction;
	readonly figure?: TargetFigure;
	readonly known?: TargetDays;
}

function told({ days, end, amount, bound = 'atLeast', figure = SALES, known }: Case) {
	const target = { site: 'shop', figure, name: undefined, days, amount, bound };
	const of = known ?? { numerator: daysUpTo(end, 500, shop) };
	const progress = targetProgress(target, of, end);
	return targetFacts({ target, progress }, targetWording({ language: 'en' }));
}

const FEBRUARY = { from: '2026-02-01', to: '2026-02-28' };
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

describe('the progress of a target', () => {
	it('expects less of the weekends ahead', () => {
		// A Friday to a Thursday, and a weekend and a Monday that are left.
		const days = { from: '2026-11-06', to: '2026-11-16' };
		const facts = told({ days, end: '2026-11-14', amount: 680 });
		expect(facts).toMatchObject({ soFar: 640, daysElapsed: 8, daysLeft: 3, forecast: 780 });
		expect(facts.expectedByNow).toBeCloseTo((680 * 640) / 780, 1);
		expect(facts).toMatchObject({
			forecastMinusTarget: 100,
			neededPerDay: 13.33,
			expectedPerDay: 46.67,
		});
		expect(facts.pacePercent).toBeCloseTo(100 * (780 / 680 - 1), 1);
	});

	it.each<[string, Days, string, number, number]>([
		['28 days', FEBRUARY, '2026-02-20', 19, 9],
		['31 days', OCTOBER, '2026-10-11', 10, 21],
		['the last day', OCTOBER, '2026-10-31', 30, 1],
		['a day after it', OCTOBER, '2026-11-01', 31, 0],
		['a year', { from: '2026-01-01', to: '2026-12-31' }, '2026-11-23', 326, 39],
		['one day', { from: '2026-10-05', to: '2026-10-05' }, '2026-10-05', 0, 1],
	])('counts the elapsed and remaining days of %s', (_, days, end, daysElapsed, daysLeft) => {
		const facts = told({ days, end, amount: 1_000 });
		expect(facts).toMatchObject({ daysElapsed, daysLeft });
		expect(JSON.stringify(facts)).not.toMatch(/NaN|Infinity|undefined/);
	});

	it('is empty on the first day, and before the figures of yesterday have arrived', () => {
		for (const end of ['2026-10-01', '2026-09-30']) {
			const facts = told({ days: OCTOBER, end, amount: 5_000 });
			expect(facts).toMatchObject({ soFar: 0, expectedByNow: 0, pacePercent: null });
			expect(facts).toMatchObject({ daysElapsed: 0, daysLeft: 31, forecast: 22 * 100 + 9 * 20 });
			expect(facts.text).toBe(
				'Sales on shop, October 2026: no complete day yet, and the target is 5,000; about 2,380 by the end (2,380 to 2,380), 161 a day needed, 76.8 a day expected.',
			);
		}
	});

	const atMost = (amount: number) => ({ bound: 'atMost', amount }) as const;

	it.each<[string, Partial<Case>, string, RegExp]>([
		['reached', { amount: 700 }, 'reached', /760 of 700 after 10 days, reached; about/],
		['ahead', { amount: 2_000 }, 'ahead', /% ahead of pace; .* a day needed, .* expected/],
		['behind', { amount: 9_000 }, 'behind', /% behind pace; .* a day needed, .* expected/],
		['on track', { amount: 2_380 }, 'onTrack', /on pace; about 2,380/],
		['missed', { end: '2026-11-01', amount: 9_000 }, 'missed', /of 9,000, missed by 6,620\./],
		['over', atMost(700), 'over', /of at most 700 after 10 days, over by 60; /],
		['to be over', atMost(2_000), 'over', /above pace; .* a day left, .* expected/],
		['kept', { ...atMost(9_000), end: '2026-11-02' }, 'reached', /, within the limit\.$/],
		['below', atMost(9_000), 'ahead', /% below pace; /],
		['exceeded', { ...atMost(9), end: '2026-11-02' }, 'over', /over by 2,371\./],
	])('can be %s', (_, more, status, text) => {
		const facts = told({ days: OCTOBER, end: '2026-10-11', amount: 1, ...more });
		expect(facts).toMatchObject({ status });
		expect(facts.text).toMatch(text);
	});

	it('says in words that there is too little data', () => {
		const few = { numerator: daysUpTo('2026-10-11', 9, shop) };
		expect(told({ days: OCTOBER, end: '2026-10-11', amount: 9_000, known: few })).toMatchObject({
			...{ status: 'unknown', forecast: null, pacePercent: null, soFar: 660 },
			text: 'Sales on shop, October 2026: 660 of 9,000 after 10 days, figures for 1 day are missing; not enough data for a forecast.',
		});
		const none = { numerator: new Map<string, number>() };
		for (const end of ['2026-10-11', '2026-11-11']) {
			expect(told({ days: OCTOBER, end, amount: 9_000, known: none })).toMatchObject({
				...{ status: 'unknown', soFar: null },
				text: 'Sales on shop, October 2026: there are no figures, and the target is 9,000.',
			});
		}
	});
});

describe('days without figures', () => {
	const visits = daysUpTo('2026-10-11', 500, shop);
	const without = (...days: string[]): TargetDays => ({
		numerator: new Map([...visits].filter(([day]) => !days.includes(day))),
	});
	// A Saturday is 20 of 760, a Friday 100.
	const [FRIDAY, SATURDAY] = ['2026-10-09', '2026-10-10'];
	const at = { days: OCTOBER, end: '2026-10-11', amount: 2_267 };

	it.each([
		['yesterday', SATURDAY, 740],
		['a day before', FRIDAY, 660],
		['the first day', '2026-10-01', 660],
	])('count neither as 0 nor for the pace: %s', (_, day, soFar) => {
		const facts = told({ ...at, known: without(day) });
		expect(facts).toMatchObject({ soFar, daysElapsed: 10, daysWithoutFigures: 1, status: 'ahead' });
		expect(facts.pacePercent).toBeCloseTo(5, 0);
		expect(facts.forecast).toBeCloseTo(2_380, 0);
		expect(facts.neededPerDay).toBeCloseTo((2_267 - 760) / 21, 1);
		expect(facts.text).toMatch(
			/^Sales on shop, October 2026: \d+ of 2,267 after 10 days, figures for 1 day are missing, 5% ahead of pace; /,
		);
	});

	it('are counted in the text, in each language', () => {
		const text = (language: string) => {
			const target = { site: 'shop', figure: SALES, name: undefined, bound: 'atLeast' as const };
			const progress = targetProgress({ ...target, ...at }, without(FRIDAY, SATURDAY), at.end);
			return targetFacts({ target: { ...target, ...at }, progress }, targetWording({ language }))
				.text;
		};
		expect(text('en')).toContain('figures for 2 days are missing');
		expect(text('fr')).toContain('il manque les chiffres de 2 jours');
		expect(text('de')).toContain('für 2 Tage fehlen die Zahlen');
		expect(text('es')).toContain('faltan las cifras de 2 días');
	});

	it.each<[string, Partial<Case>, string, RegExp]>([
		[
			'a goal that is not reached',
			{ amount: 9_000 },
			'unknown',
			/, figures for 1 day are missing\.$/,
		],
		['a goal that is reached all the same', { amount: 2_000 }, 'reached', /reached, figures for/],
		['a budget that is kept so far', { amount: 9_000, bound: 'atMost' }, 'unknown', /missing\.$/],
		[
			'a budget that is exceeded',
			{ amount: 2_000, bound: 'atMost' },
			'over',
			/over by .*, figures/,
		],
	])('leave the result open if it depends on them: %s', (_, more, status, text) => {
		const known = { numerator: new Map(daysUpTo('2026-11-05', 500, shop)) };
		known.numerator.delete('2026-10-10');
		const facts = told({ days: OCTOBER, end: '2026-11-05', amount: 1, known, ...more });
		expect(facts).toMatchObject({
			status,
			daysWithoutFigures: 1,
			forecast: null,
			forecastMinusTarget: null,
		});
		expect(facts.text).toMatch(text);
	});

	it('of the numerator of a rate are none of its denominator', () => {
		const numerator = daysUpTo('2026-10-11', 400, () => 10);
		const denominator = new Map(daysUpTo('2026-10-11', 400, () => 500));
		for (const day of [FRIDAY, SATURDAY]) denominator.delete(day);
		const facts = told({ ...at, figure: RATE, amount: 2, known: { numerator, denominator } });
		expect(facts).toMatchObject({
			soFar: 2,
			daysWithoutFigures: 2,
			status: 'onTrack',
			pacePercent: 0,
		});
	});
});

it('nothing is expected before the first day has elapsed, even without a forecast', () => {
	const known = { numerator: daysUpTo('2026-10-01', 5, shop) };
	const facts = told({ days: OCTOBER, end: '2026-10-01', amount: 1_000, known });
	expect(facts).toMatchObject({ expectedByNow: 0, pacePercent: null, forecast: null });
});

it('a budget that is spent exactly is kept', () => {
	const spent = { days: OCTOBER, end: '2026-11-01', bound: 'atMost' } as const;
	expect(told({ ...spent, amount: 2_380 })).toMatchObject({ soFar: 2_380, status: 'reached' });
	expect(told({ ...spent, amount: 2_379 }).status).toBe('over');
	expect(told({ days: OCTOBER, end: '2026-11-01', amount: 2_380 }).status).toBe('reached');
});

it('a negative figure has no pace in percent', () => {
	const known = { numerator: daysUpTo('2026-10-11', 500, () => -10) };
	const facts = told({ days: OCTOBER, end: '2026-10-11', amount: 100, known });
	expect(facts).toMatchObject({ soFar: -100, pacePercent: null });
	expect(facts.text).not.toMatch(/%/);
});

describe('the progress of a rate', () => {
	const end = '2026-10-11';
	const visits = daysUpTo(end, 400, (day) => (isWeekend(day) ? 1_000 : 500));
	const sales = daysUpTo(end, 400, (day) => (isWeekend(day) ? 10 : 20));
	const known = { numerator: sales, denominator: visits };

	it('is the ratio of two sums', () => {
		const facts = told({ days: OCTOBER, end, figure: RATE, known, amount: 2.5 });
		// 7 weekdays and 3 days of weekends are over; 15 and 6 are left.
		expect(facts.soFar).toBeCloseTo((100 * (7 * 20 + 3 * 10)) / (7 * 500 + 3 * 1_000), 2);
		expect(facts.expectedPerDay).toBeCloseTo(
			(100 * (15 * 20 + 6 * 10)) / (15 * 500 + 6 * 1_000),
			2,
		);
		expect(facts.forecast).toBeCloseTo((100 * (22 * 20 + 9 * 10)) / (22 * 500 + 9 * 1_000), 2);
		const [needed = 0] = [facts.neededPerDay ?? 0];
		expect((170 * 100 + needed * 13_500) / 20_000).toBeCloseTo(2.5, 2);
		expect(facts).toMatchObject({ status: 'ahead', expectedByNow: 2.5 });
		expect(facts.text).toMatch(
			/^Rate on shop, October 2026: 2.62% of 2.5% after 10 days, 5% ahead/,
		);
	});

	it('is neither reached nor exceeded before the end', () => {
		const high = told({ days: OCTOBER, end, figure: RATE, known, amount: 2.64, bound: 'atMost' });
		expect(high.status).toBe('over');
		const both = (value: number) => daysUpTo('2026-11-05', 400, () => value);
		const all = { numerator: both(20), denominator: both(500) };
		const past = { days: OCTOBER, end: '2026-11-05', figure: RATE, known: all };
		expect(told({ ...past, amount: 2 }).status).toBe('reached');
		const today = { days: OCTOBER, end: '2026-10-01', figure: RATE, known, amount: 2 };
		expect(told(today)).toMatchObject({ soFar: null, daysElapsed: 0, status: 'ahead' });
	});

	it('is unknown if the denominator is 0', () => {
		const nothing = { numerator: sales, denominator: daysUpTo(end, 400, () => 0) };
		const facts = told({ days: OCTOBER, end, figure: RATE, known: nothing, amount: 2 });
		expect(facts).toMatchObject({ soFar: null, forecast: null, status: 'unknown' });
		expect(JSON.stringify(facts)).not.toMatch(/NaN|Infinity/);
	});
});
