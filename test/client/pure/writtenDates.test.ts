import { DateTime } from 'luxon';
import { readDay, readMoment, writtenDate } from '../../../platform/client/values/dates';

const SECONDS = 1_793_629_800;
const MOMENT = '2026-11-02T14:30:00Z';
const inTokyo = DateTime.fromISO('2026-11-03T01:00:00', { zone: 'Asia/Tokyo' });

test.each<[string, unknown, string]>([
	['a text', ` ${MOMENT} `, MOMENT],
	['seconds', SECONDS, String(SECONDS)],
	['seconds with decimals', SECONDS + 0.9, String(SECONDS)],
	['a date of JavaScript', new Date(SECONDS * 1_000 + 999), String(SECONDS)],
	['a date of an expression', inTokyo, '2026-11-03T01:00:00.000+09:00'],
	['a record', { getTime: 'x' }, ''],
	['a list', [MOMENT], ''],
	['nothing', undefined, ''],
	['null', null, ''],
	['a flag', true, ''],
])('what is entered as %s is a text', (_, entered, text) => {
	expect(writtenDate(entered)).toBe(text);
});

test.each<[unknown, string | undefined, string]>([
	[SECONDS, undefined, '2026-11-02'],
	[String(SECONDS), undefined, '2026-11-02'],
	[SECONDS, 'Asia/Tokyo', '2026-11-02'],
	[SECONDS + 3_600, 'Asia/Tokyo', '2026-11-03'],
	[new Date((SECONDS + 3_600) * 1_000), 'Asia/Tokyo', '2026-11-03'],
	[179_362_980, undefined, '1975-09-07'],
	[inTokyo, 'America/New_York', '2026-11-03'],
	['2026-11-02T23:30:00-10:00', 'Asia/Tokyo', '2026-11-02'],
])('%p is, in the zone %p, the day %s', (entered, zone, day) => {
	expect(readDay('Day', entered, zone).iso).toBe(day);
});

test.each<[unknown, string]>([
	[SECONDS, String(SECONDS)],
	[new Date(SECONDS * 1_000), String(SECONDS)],
	[inTokyo, String(inTokyo.toSeconds())],
])('%p is the moment %s', (entered, seconds) => {
	expect(readMoment('Since', entered)).toBe(seconds);
});

test.each([12_345_678, 12_345_678_901, -SECONDS, {}, [SECONDS], true])(
	'%p is neither a day nor a moment',
	(entered) => {
		expect(() => readDay('Day', entered)).toThrow(/^Day is /);
		expect(() => readMoment('Day', entered)).toThrow(/^Day is /);
	},
);
