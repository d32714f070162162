import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { live, RULE } from '../polls/living';

const START = '2026-03-02';
/** From the days before an event to those after it. */
const lifeOf = (days: number) => ({ from: addDays(START, -2), to: addDays(START, days + 7) });
const EITHER = RULE;
const LOWER: AlertRule = { ...RULE, sides: ['lower'] };
const HIGHER: AlertRule = { ...RULE, sides: ['higher'] };

/** A shop with uneven days; some of them in a row have a multiple. */
const shop =
	(...events: ReadonlyArray<readonly [after: number, days: number, factor: number]>) =>
	(day: string) => {
		const noise = (Number(day.slice(8)) * 37 + Number(day.slice(5, 7)) * 5) % 11;
		const plain = 900 + 30 * weekdayOf(day) + 8 * noise;
		const factor = events
			.filter(([after, days]) => day >= addDays(START, after) && day < addDays(START, after + days))
			.reduce((product, [, , times]) => product * times, 1);
		return Math.round(plain * factor);
	};

describe('the end of an event', () => {
	it.each([
		['a week at 1.6 times as much', 7, 1.6],
		['four weeks at 1.5 times as much', 28, 1.5],
	])('of %s is no drop', (_, days, factor) => {
		const visits = shop([0, days, factor]);
		expect(live({ ...lifeOf(days), rule: LOWER, visits }).lines).toEqual([]);
		const { lines } = live({ ...lifeOf(days), rule: EITHER, visits });
		expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
			'began higher',
			'over higher',
		]);
	});

	it.each([['a week at 0.6 times as much', 7, 0.6]])('of %s is no rise', (_, days, factor) => {
		const visits = shop([0, days, factor]);
		expect(live({ ...lifeOf(days), rule: HIGHER, visits }).lines).toEqual([]);
		const { lines } = live({ ...lifeOf(days), rule: EITHER, visits });
		expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
			'began lower',
			'over lower',
		]);
	});

	it('that fades over days is no drop', () => {
		const visits = shop([0, 10, 1.8], [10, 2, 1.5], [12, 2, 1.25]);
		expect(live({ ...lifeOf(14), rule: LOWER, visits }).lines).toEqual([]);
	});

	it('hides no drop below the level before the event', () => {
		const visits = shop([0, 10, 1.6], [10, 3, 0.4]);
		const { lines, sentences } = live({ ...lifeOf(14), rule: EITHER, visits });
		expect(lines).toContain(`began lower ${addDays(START, 10)}`);
		const ofDay = sentences.filter((sentence) => sentence.includes('(Mar 12, 2026)'));
		expect(ofDay).toHaveLength(2);
		expect(ofDay.join(' ')).toContain('no longer higher');
		expect(ofDay.join(' ')).not.toContain('as expected again');
	});

	it('allows a second event of the same kind weeks later without a drop between or after them', () => {
		const visits = shop([0, 7, 1.6], [28, 7, 1.7]);
		expect(live({ ...lifeOf(36), rule: LOWER, visits }).lines).toEqual([]);
	});
});

describe('an alert that ends because its figure stays at a level', () => {
	it.each([
		['half as much', 0.5, 'lower'],
		['twice as much', 2, 'higher'],
	])('calls %s the new level', (_, factor, kind) => {
		const { lines, sentences } = live({
			...lifeOf(25),
			rule: EITHER,
			visits: shop([0, 200, factor]),
		});
		expect(lines).toEqual([`began ${kind} ${START}`, expect.stringMatching(`^over ${kind} `)]);
		expect(sentences[1]).toMatch(
			new RegExp(
				`this is the new level: [\\d,]+, previously [\\d,]+ .* has been ${kind} since Mar 2, 2026`,
			),
		);
	});

	it.each(['mean', 'median', 'before'] as const)('says so compared with the %s as well', (by) => {
		const rule: AlertRule = {
			...LOWER,
			expected: { by, percent: 30, ignoreRandomVariation: false },
		};
		const { lines, sentences } = live({ ...lifeOf(50), rule, visits: shop([0, 200, 0.5]) });
		expect(lines[0]).toBe(`began lower ${START}`);
		expect(sentences[1]).toContain('this is the new level');
	});

	it('calls a figure that came back as expected again', () => {
		const { sentences } = live({ ...lifeOf(12), rule: EITHER, visits: shop([0, 12, 0.5]) });
		expect(sentences[1]).toContain('as expected again');
	});
});
