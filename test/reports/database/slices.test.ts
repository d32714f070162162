import { InvalidInput } from '../../../platform/client/faults';
import { cutReport } from '../../../platform/reports/database/slices';

const REPORT = { kind: 'rt#insummary', metrics: [{ field: 'visit', name: 'Visits' }] };
const DAYS = { from: '2026-01-28', to: '2026-02-10' };
const partsOf = (more: object, count: number) =>
	cutReport({ reports: [{ ...REPORT, ...more }], userToken: 'x' }, { days: DAYS }, count);

test('each slice is the same report for other days', () => {
	const sent = (dateFrom: string, dateTo: string) => ({
		userToken: 'x',
		reports: [{ ...REPORT, dateRanges: [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }] }],
	});
	expect(partsOf({}, 10)).toEqual([
		{
			days: { days: { from: '2026-01-28', to: '2026-02-06' } },
			body: sent('2026-01-28', '2026-02-06'),
		},
		{
			days: { days: { from: '2026-02-07', to: '2026-02-10' } },
			body: sent('2026-02-07', '2026-02-10'),
		},
	]);
});

test.each([
	['D', ['2026-01-28', '2026-02-07']],
	['W', ['2026-01-28', '2026-02-02', '2026-02-09']],
	['M', ['2026-01-28', '2026-02-01']],
])('by %s, no unit is cut in two', (dateScale, starts) => {
	expect(partsOf({ dateScale }, 10).map(({ days }) => days.days.from)).toEqual(starts);
});

test.each([
	['compares nothing', { days: DAYS, before: DAYS }, 'Set Compare With to Nothing'],
	['needs days that are known', {}, 'Choose another period, or two dates'],
])('what is cut %s', (need, days, advice) => {
	const cut = () => cutReport({ reports: [REPORT] }, days, 10);
	expect(cut).toThrow(InvalidInput);
	expect(cut).toThrow(`A report that is cut into jobs ${need}`);
	try {
		cut();
	} catch (error) {
		expect(error).toMatchObject({ parameter: 'Days per Job', advice });
	}
	expect.assertions(3);
});
