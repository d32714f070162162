import { isSoak } from '../../../harness/soak';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { live, RULE as EITHER, TODAY } from './living';

const shop =
	(closed: Readonly<Record<number, number>>, drop: (day: string) => number = () => 1) =>
	(day: string) =>
		(closed[weekdayOf(day)] ?? 1_000) * drop(day);

const within = (from: string, to: string, factor: number) => (day: string) =>
	day >= from && day <= to ? factor : 1;

const RULE: AlertRule = { ...EITHER, sides: ['lower'] };
const FROM = isSoak ? '2026-01-02' : '2026-02-23';
const LIFE = { rule: RULE, from: FROM, to: isSoak ? '2026-04-20' : '2026-04-08' };
/** Long enough for an alert to be repeated. */
const LONG_LIFE = { ...LIFE, to: isSoak ? '2026-12-31' : '2026-05-31' };
const DROP = within('2026-03-04', '2026-03-24', 0.5);
const DROP_REPORTED = ['began lower 2026-03-04', 'over lower 2026-03-25'];

type Closed = readonly [string, Readonly<Record<number, number>>];
const CLOSED: readonly Closed[] = [
	['two days apart', { 1: 0, 4: 0 }],
	['Sundays, with one or two figures', { 0: 2, 6: 1 }],
];
const ALSO_CLOSED: readonly Closed[] = [
	['Sundays', { 0: 0 }],
	['two days a week', { 0: 0, 6: 0 }],
];

describe('an alert of a shop that is closed on some weekdays', () => {
	it.each(isSoak ? [...CLOSED, ...ALSO_CLOSED] : CLOSED)(
		'is reported once when a drop begins and once when it is over: %s',
		(_, closed) => {
			expect(live({ ...LIFE, visits: shop(closed, DROP) }).lines).toEqual(DROP_REPORTED);
		},
	);

	it.each(['mean', 'median'] as const)(
		'is reported once at either end when compared with the %s',
		(by) => {
			const rule = { ...RULE, expected: { by, percent: 15, ignoreRandomVariation: false } };
			const short = within('2026-03-04', '2026-03-10', 0.5);
			const { lines } = live({ ...LIFE, rule, visits: shop({ 0: 0 }, short) });
			expect(lines.slice(0, 2)).toEqual(['began lower 2026-03-04', 'over lower 2026-03-11']);
		},
	);

	it('neither ends nor begins in a closed fortnight', () => {
		const drop = (day: string) => DROP(day) * within('2026-03-10', '2026-03-23', 0)(day);
		const { lines } = live({ ...LIFE, visits: shop({ 0: 0 }, drop) });
		expect(lines).toEqual(DROP_REPORTED);
	});

	it('is not reported each Sunday by Today So Far', () => {
		const week = within('2026-03-04', '2026-03-10', 0.5);
		const visits = (day: string, hour: number) =>
			hour < 6 ? 0 : (shop({ 0: 0 }, week)(day) / 16) * (hour < 22 ? 1 : 0);
		const rule = { ...RULE, span: TODAY.span };
		const { lines } = live({ rule, from: '2026-03-03', to: '2026-03-13', visits });
		expect(lines).toEqual([
			expect.stringMatching('began lower 2026-03-04'),
			expect.stringMatching('over lower 2026-03-11'),
		]);
	});
});

describe('an alert about a figure that has become too small to evaluate', () => {
	it('ends once, with the reason', () => {
		const visits = shop({}, (day) => (day < '2026-02-25' ? 1 : 0.001));
		const { lines, sentences } = live({ ...LONG_LIFE, visits });
		expect(lines).toEqual(['began lower 2026-02-25', expect.stringMatching('over lower')]);
		expect(sentences[1]).toMatch(
			/^Visits on shop: there has been too little data for four weeks, so this alert ends \(Apr [^()]+, 2026\)\. The value had been lower since Feb 25, 2026\.$/,
		);
	});

	it('ends once, even if the figures have stopped for good', () => {
		const visits = shop({}, (day) => (day < '2026-02-25' ? 1 : 0));
		const { lines, sentences } = live({ ...LONG_LIFE, visits });
		expect(lines).toEqual(['began noData 2026-02-25', expect.stringMatching('over noData')]);
		expect(sentences[1]).toMatch(
			/ there has been too little data for four weeks.* There had been no figures since Feb 25, 2026\.$/,
		);
	});
});
