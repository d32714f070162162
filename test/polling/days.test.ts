import fc from '../support/fastCheck';
import { readDay } from '../../platform/base/dates/readDay';
import {
	daysCaughtUp,
	daysToSearch,
	nextAfter,
	nextDays,
	type SearchProgress,
} from '../../platform/polling/records/searchedDays';
import { DAY, HOUR } from './times';

const at = (iso: string) => Date.parse(`${iso}Z`);
const slice = (from: string, to: string) => ({
	from: readDay('from', from),
	to: readDay('to', to),
});
const usual = slice('2026-11-17', '2026-11-20');
const since = '2026-01-01';

it.each([
	['2026-11-20T09:59', 0, '2026-11-19', '2026-11-20'],
	['2026-11-20T10:00', 0, '2026-11-19', '2026-11-21'],
	['2026-11-20T11:59', 0, '2026-11-19', '2026-11-21'],
	['2026-11-20T12:00', 0, '2026-11-20', '2026-11-21'],
	['2026-11-20T09:00', 2, '2026-11-17', '2026-11-20'],
	['2026-11-20T11:00', 28, '2026-10-22', '2026-11-21'],
])('the searched range covers all time zones: %s, %i days', (now, days, from, to) => {
	expect(daysToSearch(at(now), days)).toEqual(slice(from, to));
});

it.each<[string, SearchProgress, string, string]>([
	['the usual days', { since, next: '2026-11-17' }, '2026-11-17', '2026-11-20'],
	['the usual days at first', { since }, '2026-11-17', '2026-11-20'],
	['none from before the start', { since: '2026-11-19' }, '2026-11-19', '2026-11-20'],
	[
		'none before the start',
		{ since: '2026-11-18', next: '2026-11-02' },
		'2026-11-18',
		'2026-11-20',
	],
	['the usual, set back', { since, next: '2026-12-24' }, '2026-11-17', '2026-11-20'],
	['a day more', { since, next: '2026-11-16' }, '2026-11-16', '2026-11-20'],
	['31 days', { since, next: '2026-10-21' }, '2026-10-21', '2026-11-20'],
	['no more days', { since, next: '2026-10-20' }, '2026-10-20', '2026-11-19'],
	['the first of many', { since, next: '2026-03-01' }, '2026-03-01', '2026-03-31'],
	['what is new only', { since: '2026-03-05', next: '2026-03-01' }, '2026-03-05', '2026-04-04'],
	['fewer days', { since, next: '2026-11-01', mostDays: 7 }, '2026-11-01', '2026-11-07'],
	['all of the usual', { since, next: '2026-11-17', mostDays: 1 }, '2026-11-17', '2026-11-20'],
])('the next search covers %s', (_, progress, from, to) => {
	expect(nextDays(progress, usual)).toEqual(slice(from, to));
});

it('the next search starts after the last one, but no later than the look-back', () => {
	const startedAt = at('2026-11-20T09:00');
	const after = (from: string, to: string) => nextAfter({ startedAt, days: { from, to } }, 2);
	expect(after('2026-11-17', '2026-11-20')).toBe('2026-11-17');
	expect(after('2026-10-20', '2026-11-17')).toBe('2026-11-17');
	expect(after('2026-10-20', '2026-11-16')).toBe('2026-11-17');
	expect(after('2026-10-20', '2026-11-15')).toBe('2026-11-16');
	expect(after('2026-02-01', '2026-02-28')).toBe('2026-03-01');
});

it('searches that catch up are recognized', () => {
	const startedAt = at('2026-11-20T09:00');
	const count = (from: string, to: string) => daysCaughtUp({ startedAt, days: { from, to } }, 2);
	expect(count('2026-11-17', '2026-11-20')).toBeUndefined();
	expect(count('2026-11-18', '2026-11-20')).toBeUndefined();
	expect(count('2026-11-16', '2026-11-20')).toBe(5);
	expect(count('2026-11-16', '2026-11-16')).toBe(1);
});

it('searches reach today after any outage, cover every day, and always advance', () => {
	const holds = (lookBack: number, awayMs: number, mostDays: number | undefined) => {
		const last = at('2026-11-20T09:00');
		let now = last + awayMs;
		let next = nextAfter({ startedAt: last, days: daysOf(daysToSearch(last, lookBack)) }, lookBack);
		let covered = daysToSearch(last, lookBack).from.iso;
		for (let search = 0; ; search += 1) {
			expect(search).toBeLessThanOrEqual(1.1 * (awayMs / DAY) + 4);
			const days = daysOf(
				nextDays({ since: '2020-01-01', next, mostDays }, daysToSearch(now, lookBack)),
			);
			expect(days.from <= covered).toBe(true);
			expect((Date.parse(days.to) - Date.parse(days.from)) / DAY).toBeLessThan(31);
			if (days.to === daysToSearch(now, lookBack).to.iso) break;
			next = nextAfter({ startedAt: now, days }, lookBack);
			expect(next > days.from).toBe(true);
			covered = next;
			now += HOUR;
		}
	};
	const someDays = fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined });
	const away = fc.integer({ min: 0, max: 100 * DAY });
	fc.assert(fc.property(fc.integer({ min: 0, max: 28 }), away, someDays, holds), {
		numRuns: 40,
	});
});

function daysOf({ from, to }: ReturnType<typeof daysToSearch>) {
	return { from: from.iso, to: to.iso };
}
