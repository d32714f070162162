import { emptyDays, figuresIn, watchFigures } from '../../platform/reports/emptyDays';

const NOW = Date.parse('2026-11-20T22:30:00Z');
const WEEK = { days: { from: '2026-11-13', to: '2026-11-19' }, zone: 'Europe/Paris' };
const SOME = [{ Channel: 'SOCIAL', Visits: 5 }];
const NONE = [
	{ Channel: 'SOCIAL', Visits: 0 },
	{ Channel: 'MAILING', Visits: null },
];

describe('of days without figures', () => {
	test.each([
		['whose days are over', [WEEK], SOME],
		['that goes until today', [{ ...WEEK, days: { from: '2026-11-14', to: '2026-11-20' } }], SOME],
		['that does not say its days', [{ days: undefined }], SOME],
		['of two periods, one of them empty', [WEEK, WEEK], NONE],
	])('nothing is told for a report %s', (_, ranges, rows) => {
		expect(emptyDays(ranges, figuresIn(rows), NOW)).toEqual([]);
	});

	test('those to come are told, by the time zone of the site', () => {
		const until = (to: string, zone: string) =>
			emptyDays([{ days: { from: '2026-11-14', to }, zone }], figuresIn(SOME), NOW);
		expect(until('2026-11-22', 'Europe/Paris')).toEqual([
			'The period ends on 2026-11-22. Days after today (2026-11-20) are still to come, and add nothing to the figures.',
		]);
		expect(until('2026-11-21', 'Europe/Paris')).toHaveLength(1);
		// It is half past seven on the 21st there.
		expect(until('2026-11-21', 'Asia/Tokyo')).toEqual([]);
	});

	test('a period that is still to come is told as such', () => {
		const days = { from: '2026-12-24', to: '2026-12-26' };
		expect(emptyDays([{ ...WEEK, days }], figuresIn(NONE), NOW)).toEqual([
			'The period from 2026-12-24 to 2026-12-26 is still to come, so its figures are 0.',
		]);
	});

	test('a report of zeros asks since when there are data', () => {
		expect(emptyDays([WEEK], figuresIn(NONE), NOW)).toEqual([
			'All figures from 2026-11-13 to 2026-11-19 are 0. Check in the platform since when the site has data.',
		]);
		expect(emptyDays([WEEK], figuresIn([]), NOW)[0]).toMatch(
			/^There are no figures from 2026-11-13 to /,
		);
		const oneDay = { days: { from: '2020-01-01', to: '2020-01-01' } };
		expect(emptyDays([oneDay], figuresIn(NONE), NOW)[0]).toMatch(
			/^All figures of 2020-01-01 are 0\. /,
		);
	});

	test('a report by day tells where the figures begin', () => {
		const rows = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map((date, index) => ({
			Channel: 'SOCIAL',
			date,
			Visits: index === 2 ? 7 : 0,
		}));
		expect(emptyDays([WEEK], figuresIn(rows), NOW)).toEqual([
			'All figures before 2026-11-15 are 0. Check in the platform since when the site has data.',
		]);
		expect(emptyDays([WEEK], figuresIn(rows.slice(2)), NOW)).toEqual([]);
	});

	test('rows that go by are remembered, however often they are read', async () => {
		const { step, seen } = watchFigures();
		const table = await step({
			columns: [],
			batches: async function* () {
				yield await Promise.resolve(NONE);
				yield SOME;
			},
		});
		for (let times = 0; times < 2; times++) {
			for await (const rows of table.batches()) expect(rows.length).toBeGreaterThan(0);
			expect(seen()).toEqual(figuresIn([...NONE, ...SOME]));
		}
	});
});
