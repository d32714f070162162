import fc from '../../support/fastCheck';

import { Fault } from '../../../platform/http/errors/fault';
import { toWarehouseTable } from '../../../platform/reports/warehouseTable/warehouseTable';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { Cell } from '../../../platform/reports/table/tableCell';
import type { TableColumn } from '../../../platform/reports/table/reportTable';
import {
	after,
	answered,
	CHANNEL,
	DATE,
	figure,
	stepTo,
	tableOf,
	VISITS,
} from '../transform/tables';

const TABLE = { report: 'channels', scale: 'D', lookBack: 3 } as const;
// In Paris it is 2026-11-22, in Montreal still the day before.
const NOW = Date.parse('2026-11-21T23:30:00Z');
const ORIGIN = { site: 'shop-eu', zone: 'Europe/Paris', requestedMs: NOW, fetchedMs: NOW };

async function kept(
	columns: readonly TableColumn[],
	lines: ReadonlyArray<readonly Cell[]>,
	table: Partial<Parameters<typeof toWarehouseTable>[0]> = {},
	origin: Partial<typeof ORIGIN> = {},
) {
	const remarks = new ReportNotes();
	const alike = () => remarks.add('alike');
	const step = toWarehouseTable({ ...TABLE, ...table }, { ...ORIGIN, ...origin }, alike);
	return { ...(await after(tableOf(columns, lines), step)), said: remarks.sentences() };
}

const fail = () => {
	throw new Error('No rows are alike');
};

test('rows begin with key, site, report and day, and their columns have field codes', async () => {
	const { names, lines } = await kept(
		[CHANNEL, DATE, VISITS],
		[
			['SOCIAL', '2026-11-18', 5],
			['SOCIAL', '2026-11-19', null],
			['SOCIAL', '2026-11-20', 0],
		],
	);
	expect(names).toEqual([
		...['row_key', 'site', 'report', 'date', 'is_final', 'fetched_at'],
		...['media_key', 'channel', 'visit'],
	]);
	const fetched = '2026-11-21T23:30:00.000Z';
	const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
	expect(lines).toEqual([
		[key, 'shop-eu', 'channels', '2026-11-18', true, fetched, 'SOCIAL', 'Social', 5],
		[key, 'shop-eu', 'channels', '2026-11-19', true, fetched, 'SOCIAL', 'Social', null],
		[key, 'shop-eu', 'channels', '2026-11-20', false, fetched, 'SOCIAL', 'Social', 0],
	]);
});

test('columns of the same name are numbered, and segments are part of the name of a metric', async () => {
	const desktop = { segment: [stepTo('device', 'Smart TV', '4')] };
	const columns = [
		{ ...CHANNEL, field: 'date' },
		DATE,
		VISITS,
		figure('Visits (TV)', 'visit', desktop),
		figure('Again', 'visit'),
	];
	const { names } = await kept(columns, [['a', '2026-11-18', 1, 2, 3]]);
	expect(names.slice(6)).toEqual(['date_2', 'visit', 'visit_device_4', 'visit_2']);
});

test('the day is that of the site', async () => {
	const lines = [['SOCIAL', '2026-11-19', 5]];
	const columns = [CHANNEL, DATE, VISITS];
	const [paris] = (await kept(columns, lines)).rows;
	const [montreal] = (await kept(columns, lines, {}, { zone: 'America/Montreal' })).rows;
	expect([paris?.is_final, montreal?.is_final]).toEqual([true, false]);
});

test('a figure that was calculated while it could still change is not final when it is fetched', async () => {
	const lines = [['SOCIAL', '2026-11-19', 5]];
	const requestedMs = NOW - 86_400_000;
	const [row] = (await kept([CHANNEL, DATE, VISITS], lines, {}, { requestedMs })).rows;
	expect(row?.is_final).toBe(false);
});

test.each([
	['W', '2026-11-09', true],
	['W', '2026-11-16', false],
	['M', '2026-10-01', true],
	['M', '2026-11-01', false],
	['H', '2026-11-19T23:00:00+01:00', true],
	['H', '2026-11-20T00:00:00+01:00', false],
] as const)('by %s, %s is final: %s', async (scale, date, isFinal) => {
	const [row] = (await kept([CHANNEL, DATE, VISITS], [['SOCIAL', date, 5]], { scale })).rows;
	expect(row?.is_final).toBe(isFinal);
});

test('a row without a day is refused', async () => {
	await expect(kept([CHANNEL, VISITS], [['SOCIAL', 5]])).rejects.toThrow(Fault);
	await expect(kept([CHANNEL, DATE, VISITS], [['SOCIAL', '#1', 5]])).rejects.toThrow('no days');
});

test('labels of channels and calculated metrics do not change the key', async () => {
	const columns = [CHANNEL, DATE, VISITS, figure('Sales', 'scartvalid')];
	const lines = [['SPONSOREDLINK', '2026-11-18', 10, 2]];
	const [plain] = (await kept(columns, lines)).rows;
	const table = await toWarehouseTable(TABLE, ORIGIN, fail)(tableOf(columns, lines));
	const rate = { name: 'Rate', numerator: 'scartvalid', denominator: 'visit' };
	const { rows } = await answered(table, {
		namesChannels: true,
		rates: [{ ...rate, as: 'percent' }],
		naming: 'codes',
	});
	expect(rows).toEqual([{ ...plain, media_key: 'Paid search', rate: 20 }]);
});

test('rows of campaigns of the same name have different keys, and are reported', async () => {
	const columns = [CHANNEL, DATE, VISITS];
	const days = ['2026-11-18', '2026-11-19'];
	const lines = ['a', 'a', 'b', 'a'].flatMap((name) => days.map((date) => [name, date, 1]));
	const { rows, said } = await kept(columns, lines);
	expect(new Set(rows.map(({ row_key: key }) => key)).size).toBe(8);
	expect(said).toEqual([expect.stringContaining('the same values in all dimensions')]);
	expect((await kept(columns, lines.slice(2, 6))).said).toEqual([]);
});

const values = fc.uniqueArray(fc.tuple(fc.string(), fc.constantFrom('', 'x', null)), {
	selector: (pair) => JSON.stringify(pair),
	minLength: 1,
	maxLength: 6,
});

test('a key depends on the values of dimensions, and on neither labels nor the order of columns', async () => {
	const second: TableColumn = { name: 'Name', field: 'ope_name', role: 'dimension', affinity: '' };
	const other = { ...CHANNEL, name: 'Kanal' };
	await fc.assert(
		fc.asyncProperty(values, fc.constantFrom('D', 'W'), async (names, scale) => {
			const date = '2026-11-16';
			const there = names.map(([a, b], index) => [a, b, date, index]);
			const back = names.map(([a, b], index) => [index + 7, date, b, a]).reverse();
			const one = await kept([CHANNEL, second, DATE, VISITS], there, { scale });
			const two = await kept([VISITS, DATE, second, other], back, { scale }, { fetchedMs: 0 });
			const keys = one.rows.map(({ row_key: key }) => key);
			expect(new Set(keys).size).toBe(names.length);
			expect(two.rows.map(({ row_key: key }) => key)).toEqual(keys.reverse());
		}),
	);
});

test.each([
	['site', {}, { site: 'shop-ca' }],
	['report', { report: 'campaigns' }, {}],
	['scale', { scale: 'W' as const }, {}],
])('a row of another %s has another key', async (_, table, origin) => {
	const read = async (...more: object[]) => {
		const { rows } = await kept([CHANNEL, DATE, VISITS], [['a', '2026-11-16', 1]], ...more);
		return rows[0]?.row_key;
	};
	expect(await read(table, origin)).not.toBe(await read());
});
