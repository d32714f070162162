import { Settings } from 'luxon';
import { calendarDay, daysBetween } from '../../platform/base/dates/dayArithmetic';
import { readDay } from '../../platform/base/dates/readDay';
import { requireKind } from '../../platform/imports/rules/importKinds';
import { previewImport } from '../../platform/imports/preview';
import { itemSource } from '../../platform/imports/source';
import { totalImport } from '../../platform/imports/countImport';
import { sourceOf } from '../../harness/fileContent';
import { planOf } from './plans';

const FILE = 'engine;visits;revenue\nBing;10;1,00\nÉcosia;4;10,5\nBing;5;0,05\n';

const THREE_DAYS = planOf('searchengine', '2026-02-27', '2026-03-01');

it.each([
	['2026-03-29', '2026-03-29', ['2026-03-29']],
	['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
	['2026-03-28', '2026-03-30', ['2026-03-28', '2026-03-29', '2026-03-30']],
	['2026-12-31', '2027-01-01', ['2026-12-31', '2027-01-01']],
	['2026-03-02', '2026-03-01', []],
])('the days from %s to %s are known by their dates', (from, to, dates) => {
	expect(daysBetween(readDay('', from), readDay('', to))).toEqual(dates);
});

const { defaultZone } = Settings;
afterEach(() => {
	Settings.defaultZone = defaultZone;
});

// In Chile the 6th of September 2026 has no midnight.
it.each(['utc', 'Asia/Tokyo', 'America/New_York', 'America/Santiago'])(
	'the days of an import are the same where n8n is in %s',
	(zone) => {
		Settings.defaultZone = zone;
		expect(daysBetween(readDay('', '2026-09-05'), readDay('', '2026-09-07'))).toEqual([
			...['2026-09-05', '2026-09-06', '2026-09-07'],
		]);
	},
);

it.each(['2026-01-05', '2024-02-29', '1900-01-01', '9999-12-31'])(
	'%s is accepted as a date',
	(text) => {
		expect(calendarDay(text)).toEqual(readDay('', text));
	},
);

it.each([
	...['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-5', '12026-01-05', '+012026-01-05'],
	...['2026-01-05T00:00', ' 2026-01-05', '05/01/2026', 'today', '1700000000'],
])('%j is refused as a date', (text) => {
	expect(calendarDay(text)).toBeUndefined();
});

const day = (date: string, searchengine_name: string, visit: number, scartvalidamount: number) => ({
	...{ date, searchengine_name, visit, scartvalidamount },
});

it('the first rows of an import are those that arrive, once lines that share their names are merged', async () => {
	const source = await sourceOf('engine;visits\nBing;10\nEcosia;4\nBing;5\nQwant;1\n');
	const firstRows = async (sharedNames: 'stop' | 'add' | 'last') =>
		(await totalImport(source, { ...THREE_DAYS, sharedNames }, 3)).firstRows.map(String);
	expect(await firstRows('stop')).toEqual(['Bing,10', 'Ecosia,4', 'Bing,5']);
	expect(await firstRows('add')).toEqual(['Bing,15', 'Ecosia,4', 'Qwant,1']);
	expect(await firstRows('last')).toEqual(['Bing,5', 'Ecosia,4', 'Qwant,1']);
});

describe('a preview', () => {
	it('shows the figures of each day: later lines replace earlier ones, remainders go to the first day', async () => {
		const source = await sourceOf(FILE);
		const { days, total, checked } = await previewImport(source, THREE_DAYS, undefined);
		expect(days).toEqual([
			...[day('2026-02-27', 'Bing', 3, 0.03), day('2026-02-27', 'Ecosia', 2, 3.5)],
			...[day('2026-02-28', 'Bing', 1, 0.01), day('2026-02-28', 'Ecosia', 1, 3.5)],
			...[day('2026-03-01', 'Bing', 1, 0.01), day('2026-03-01', 'Ecosia', 1, 3.5)],
		]);
		expect(total).toBe(6);
		expect(checked).toMatchObject({ rows: 3, repeated: 1 });
		expect(checked.columns.map(({ index }) => index)).toEqual([0, 1, 2]);
	});

	it.each([0, 1, 3, 6, 7])('has at most %i records, and gives the total number', async (most) => {
		const { days, total } = await previewImport(await sourceOf(FILE), THREE_DAYS, most);
		expect([days.length, total]).toEqual([Math.min(most, 6), 6]);
	});

	it('distinguishes rows by all of their names', async () => {
		const file = 'channel;publisher;campaign;visits\nMAILING;a;b c;1\nMAILING;a b;c;2\n';
		const plan = { ...THREE_DAYS, kind: requireKind('opedata') };
		const { total } = await previewImport(await sourceOf(file), plan, undefined);
		expect(total).toBe(6);
	});

	it('yields to the event loop after every two hundred records', async () => {
		let turns = 0;
		const giveWay = async () => {
			turns += 1;
		};
		const records = Array.from({ length: 15 }, (_, at) => ({ engine: `E ${at}`, visits: 1 }));
		const source = await itemSource(records, giveWay);
		const before = turns;
		await previewImport(source, planOf('searchengine', '2026-01-01', '2026-02-09'), undefined);
		// Of 600 records, and after the one part in which the items are read.
		expect(turns - before).toBe(3 + 1);
	});
});

describe('totals', () => {
	it('are given for all rows, for the first day and for each other day', async () => {
		const source = await sourceOf(FILE);
		const { dates, metrics, firstRows, checked } = await totalImport(source, THREE_DAYS, 2);
		expect(dates).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
		expect(
			metrics.map(({ column, firstDay, otherDays }) => [column.target.name, firstDay, otherDays]),
		).toEqual([
			['visit', 5, 2],
			['scartvalidamount', 3.53, 3.51],
		]);
		expect(firstRows).toEqual([
			['Bing', '10', '1.00'],
			['Ecosia', '4', '10.5'],
		]);
		expect(checked).toMatchObject({ rows: 3, repeated: 1 });
	});

	it.each([0, 1, 3, 9])('can be computed for %i rows', async (samples) => {
		const { firstRows } = await totalImport(await sourceOf(FILE), THREE_DAYS, samples);
		expect(firstRows).toHaveLength(Math.min(samples, 3));
	});
});
