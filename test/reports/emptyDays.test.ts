import type { Row } from '../../platform/reports/table/tableCell';
import { emptyDays, figureNotes, auditFigures } from '../../platform/reports/response/figureAudit';
import type { TableColumn } from '../../platform/reports/table/reportTable';
import { CHANNEL, DATE, figure } from './transform/tables';

const NOW = Date.parse('2026-11-20T22:30:00Z');
const WEEK = { days: { from: '2026-11-13', to: '2026-11-19' }, zone: 'Europe/Paris' };
const COLUMNS = [CHANNEL, DATE, figure('Visits', 'visit'), figure('Sales', 'scartvalid')];

/** What auditFigures collects from rows that are read twice. */
async function figuresIn(rows: readonly Row[], columns: readonly TableColumn[] = COLUMNS) {
	const { step, seen } = auditFigures();
	const table = await step({
		columns,
		batches: async function* () {
			for (const row of rows) yield await Promise.resolve([row]);
		},
	});
	for (let times = 0; times < 2; times++) {
		const passed: Row[] = [];
		for await (const some of table.batches()) passed.push(...some);
		expect(passed).toEqual(rows);
	}
	return seen();
}

const SOME = [{ Channel: 'SOCIAL', Visits: 5 }];
const NONE = [
	{ Channel: 'SOCIAL', Visits: 0 },
	{ Channel: 'MAILING', Visits: null },
];

describe('days without figures', () => {
	test.each([
		['whose days are over', [WEEK], SOME],
		['that goes until today', [{ ...WEEK, days: { from: '2026-11-14', to: '2026-11-20' } }], SOME],
		['that does not say its days', [{ days: undefined }], SOME],
		['of two periods, one of them empty', [WEEK, WEEK], NONE],
	])('are not reported for a report %s', async (_, ranges, rows) => {
		expect(emptyDays(ranges, await figuresIn(rows), NOW)).toEqual([]);
	});

	test('are reported if they lie in the future, by the time zone of the site', async () => {
		const until = async (to: string, zone: string) =>
			emptyDays([{ days: { from: '2026-11-14', to }, zone }], await figuresIn(SOME), NOW);
		expect(await until('2026-11-22', 'Europe/Paris')).toEqual([
			'The period ends on 2026-11-22. When the report was requested, days after 2026-11-20 were still to come, so the figures do not include them.',
		]);
		expect(await until('2026-11-21', 'Europe/Paris')).toHaveLength(1);
		// In Tokyo it is half past seven on the 21st.
		expect(await until('2026-11-21', 'Asia/Tokyo')).toEqual([]);
	});

	test('a period that lies entirely in the future is reported as such', async () => {
		const days = { from: '2026-12-24', to: '2026-12-26' };
		expect(emptyDays([{ ...WEEK, days }], await figuresIn(NONE), NOW)).toEqual([
			'The period from 2026-12-24 to 2026-12-26 was still to come when the report was requested, so there are no figures for it.',
		]);
	});

	test('a report of zeros suggests checking since when data exist', async () => {
		expect(emptyDays([WEEK], await figuresIn(NONE), NOW)).toEqual([
			'All figures from 2026-11-13 to 2026-11-19 are 0. Check in the platform when the data of the site begins.',
		]);
		expect(emptyDays([WEEK], await figuresIn([]), NOW)[0]).toMatch(
			/^There are no figures from 2026-11-13 to /,
		);
		const oneDay = { days: { from: '2020-01-01', to: '2020-01-01' } };
		expect(emptyDays([oneDay], await figuresIn(NONE), NOW)[0]).toMatch(
			/^All figures for 2020-01-01 are 0\. /,
		);
	});

	test('a report by day names the day on which its figures begin', async () => {
		const rows = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map((date, index) => ({
			Channel: 'SOCIAL',
			date,
			Visits: index === 2 ? 7 : 0,
		}));
		expect(emptyDays([WEEK], await figuresIn(rows), NOW)).toEqual([
			'All figures before 2026-11-15 are 0. Check in the platform when the data of the site begins.',
		]);
		expect(emptyDays([WEEK], await figuresIn(rows.slice(2)), NOW)).toEqual([]);
	});

	test('a value that is no number does not count as a figure', async () => {
		const rows = [{ Channel: 12, date: '2026-11-13', Visits: 0 }];
		expect(emptyDays([WEEK], await figuresIn(rows), NOW)).toHaveLength(1);
		const none = [{ Channel: 'SOCIAL' }];
		expect(emptyDays([WEEK], await figuresIn(none, [CHANNEL]), NOW)[0]).toMatch(/^There are no/);
	});

	test.each(['120', ' 1e3 ', '9007199254740993', '-0.5'])(
		'the text %j counts as a figure',
		async (text) => {
			expect(emptyDays([WEEK], await figuresIn([{ Visits: text }]), NOW)).toEqual([]);
			expect(figureNotes(await figuresIn([{ Visits: text }]))).toEqual([]);
		},
	);

	test('text that is no number is reported, and never counted as 0', async () => {
		const seen = await figuresIn([
			{ Channel: 'A', Visits: 'n/a', Sales: 0 },
			{ Channel: 'B', Visits: '-', Sales: '1,5' },
		]);
		expect(emptyDays([WEEK], seen, NOW)).toEqual([]);
		expect(figureNotes(seen)).toEqual([
			'The platform sent text instead of numbers: "n/a" in Visits, "1,5" in Sales. The text is returned unchanged and is not counted.',
		]);
	});

	test('many columns of text are counted, and long texts are truncated', async () => {
		const columns = ['a', 'b', 'c', 'd', 'e'].map((name) => figure(name, name));
		const row = Object.fromEntries(columns.map(({ name }) => [name, `${name}\n${'x'.repeat(99)}`]));
		const [note = ''] = figureNotes(await figuresIn([row], columns));
		expect(note).toContain(`"a ${'x'.repeat(37)}…" in a, "b x`);
		expect(note).toContain('in c and 2 more columns.');
	});
});
