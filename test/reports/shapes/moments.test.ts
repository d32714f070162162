import { headerOfRequest } from '../../../platform/reports/response/header';
import { rangesIn } from '../../../platform/reports/response/readReport';
import { reply, report } from './replies';

const ASKED = headerOfRequest({
	dateRanges: [{ dateFrom: '2026-11-02', dateTo: '2026-11-04', dateFormat: 'YYYY-MM-DD' }],
});
const [first, second, third, end] = [1_793_577_600, 1_793_664_000, 1_793_750_400, 1_793_836_800];
const DAYS = { from: '2026-11-02', to: '2026-11-04' };
const DATES = ['2026-11-02', '2026-11-03', '2026-11-04'];

const rangeOf = (range: unknown, asked = ASKED) =>
	rangesIn(reply(report({ dateRanges: [range], data: [] })), asked)[0];
const spelled = (write: (seconds: number) => unknown) => ({
	from: write(first),
	to: write(end),
	values: [first, second, third].map((moment) => ({ epoch: write(moment) })),
});
const iso = (seconds: number) => new Date(seconds * 1_000).toISOString();
const day = (seconds: number) => iso(seconds).slice(0, 10);

describe('days of a header are recognized in the form of', () => {
	test.each<[string, unknown]>([
		['seconds', spelled((moment) => moment)],
		['seconds as text', spelled(String)],
		['seconds with a fraction', spelled((moment) => `${moment}.000`)],
		['milliseconds', spelled((moment) => moment * 1_000)],
		['milliseconds as text', spelled((moment) => ` ${moment}000 `)],
		['microseconds', spelled((moment) => moment * 1_000_000)],
		['nanoseconds as text', spelled((moment) => `${moment}000000000`)],
		['ISO moments', spelled(iso)],
		['ISO moments with an offset', spelled((moment) => iso(moment).replace('.000Z', '+00:00'))],
		['ISO days', spelled(day)],
		['moments of SQL', spelled((moment) => iso(moment).replace('T', ' ').slice(0, 19))],
		['numbers such as 20261102', spelled((moment) => Number(day(moment).replace(/-/g, '')))],
		['texts such as 20261102', spelled((moment) => day(moment).replace(/-/g, ''))],
		[
			'numbers such as 2026110200',
			spelled((moment) => Number(`${day(moment).replace(/-/g, '')}00`)),
		],
		['days such as 02/11/2026', spelled((moment) => day(moment).split('-').reverse().join('/'))],
		['days such as 2.11.2026', spelled((moment) => day(moment).split('-').reverse().join('.'))],
		['days since 1970', spelled((moment) => moment / 86_400)],
		['days of a spreadsheet', spelled((moment) => moment / 86_400 + 25_569)],
		['dates in words', spelled((moment) => new Date(moment * 1_000).toUTCString())],
		['a last day that is written itself', { ...spelled(day), to: '2026-11-04' }],
		['a last moment within the last day', { ...spelled(iso), to: '2026-11-04T23:59:59Z' }],
		['moments without objects', { from: first, to: end, values: [first, second, third] }],
		['moments under dates', { start: '2026-11-02', end: '2026-11-04', dates: DATES }],
		[
			'moments under timestamp',
			{ values: [first, second, third].map((timestamp) => ({ timestamp })) },
		],
		['names of days', { values: ['Monday', 'Tuesday', 'Wednesday'] }],
		['short names of days in French', { values: ['lun.', 'mar.', 'mer.'] }],
	])('%s', (_, range) => {
		expect(rangeOf(range)).toMatchObject({ days: DAYS, dates: DATES });
	});
});

describe('days that cannot be true are ignored:', () => {
	test.each<[string, unknown]>([
		['hours since 1970', spelled((moment) => moment / 3_600)],
		['a year far away', spelled(() => '58135-01-01')],
		['no moment', spelled(() => 'soon')],
		['times alone', { values: ['09:00', '10:00', '11:00'] }],
		['no real day', spelled(() => 20_261_399)],
		['a name for each day of too many', { values: Array.from({ length: 9 }, () => 'Monday') }],
	])('%s', (_, range) => {
		const read = rangeOf(range);
		expect(read?.days).toEqual(DAYS);
		expect((read?.dates ?? []).every((date) => date === undefined)).toBe(true);
	});

	test('the days of the reply are undefined if the request has none either', () => {
		const read = rangeOf(
			spelled((moment) => moment / 3_600),
			headerOfRequest({}),
		);
		expect(read).toMatchObject({ days: undefined, label: 'range 1' });
	});

	test('days that end before they begin are ignored', () => {
		expect(rangeOf({ from: end, to: first }, headerOfRequest({}))?.days).toBeUndefined();
	});
});

test('milliseconds are converted to days in the time zone of the report', () => {
	const paris = spelled((moment) => (moment - 3_600) * 1_000);
	expect(rangeOf({ ...paris, tzone: 'Europe/Paris' })).toMatchObject({ days: DAYS, dates: DATES });
	expect(rangeOf({ ...paris, timeZone: '+01:00' })).toMatchObject({ days: DAYS, dates: DATES });
});

test('a date range may be an object, or the name of a range', () => {
	const body = (dateRanges: unknown) =>
		reply({ ...report({ data: [] }), columnHeader: { dateRanges } });
	expect(rangesIn(body(spelled((moment) => moment * 1_000)))).toMatchObject([{ days: DAYS }]);
	expect(rangesIn(body('LAST_7_DAYS'))).toMatchObject([{ label: 'LAST_7_DAYS' }]);
});
