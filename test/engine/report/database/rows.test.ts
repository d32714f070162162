import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../../harness/engine';
import { columns, locator } from '../../../../harness/workflows';
import { withStage } from '../../../support/withStage';
import { dates, lastDays, moved } from '../periods';

const KEY: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
const forDatabase = (more: INodeParameters = {}): INodeParameters => ({
	options: { forDatabase: true, ...more },
});
const keysOf = (rows: readonly IDataObject[]) => rows.map(({ row_key: key }) => String(key));
const without = (rows: readonly IDataObject[]) =>
	rows.map(({ fetched_at: _, ...row }): IDataObject => row);

describe.each(newestLine())('reports for a database, on %s', (line) => {
	const stage = withStage(line, { today: undefined });
	const rowsOf = async (parameters: INodeParameters) => {
		const run = await stage.report(parameters);
		return run.items;
	};

	it('have a row per day with its key, and columns by field', async () => {
		const rows = await rowsOf({ ...dates(lastDays(2)), ...forDatabase({ lookBackDays: 2 }) });
		expect(stage.submitted()).toMatchObject([
			{ reports: [{ dateScale: 'D', dateRangeSplitPerScale: true }] },
		]);
		expect(rows).toHaveLength(20);
		expect(Object.keys(rows[0] ?? {})).toEqual([
			'row_key',
			'site',
			'report',
			'date',
			'is_final',
			'fetched_at',
			'media_key',
			'channel',
			'visit',
		]);
		expect(rows.slice(0, 2)).toEqual(
			lastDays(2).map((date, index) => ({
				row_key: KEY,
				site: 'shop-eu',
				report: 'rt#insummary D media_key',
				date,
				is_final: index === 0,
				media_key: 'NATURAL',
				channel: 'Direct access',
				visit: expect.any(Number) as unknown,
				fetched_at: expect.stringMatching(/Z$/) as unknown,
			})),
		);
		expect(new Set(keysOf(rows)).size).toBe(20);
	});

	it('have the same keys with other labels and another order', async () => {
		const set = { ...dates(lastDays(2)), ...forDatabase() };
		const [plain, other] = [
			await rowsOf(set),
			await rowsOf({
				...set,
				dimensions: columns({ media_key: 'Kanal' }),
				metrics: columns({ scartvalid: 'Verkäufe', visit: 'Besuche' }),
				order: { by: { column: locator('visit') } },
				options: { forDatabase: true, channelNames: true },
			}),
		];
		expect(keysOf(other).sort()).toEqual(keysOf(plain).sort());
		expect(other.map((row) => row.media_key)).toContain('Paid search');
	});

	it('cover the metrics of the named report, whatever the request', async () => {
		const named = (reportName: string) => ({
			...dates(lastDays(1)),
			...forDatabase({ reportName }),
		});
		const rows = await rowsOf(named(' channels '));
		expect(rows.map((row) => row.report)).toEqual(rows.map(() => 'channels'));
		const more = { metrics: columns({ scartvalid: 'Sales' }) };
		expect(keysOf(await rowsOf({ ...named('channels'), ...more }))).toEqual(keysOf(rows));
		const others = keysOf(await rowsOf(named('phones')));
		expect(others.filter((key) => keysOf(rows).includes(key))).toEqual([]);
	});

	it.each(['csv', 'json'])('are the same in a %s file', async (output) => {
		const set = { ...dates(lastDays(2)), ...forDatabase() };
		const rows = await rowsOf(set);
		const run = await stage.report({ ...set, output });
		const text = (await stage.engine.binary(run.output()[0])).toString();
		if (output === 'json') {
			expect(without(JSON.parse(text) as IDataObject[])).toEqual(without(rows));
		}
		const [head, first] = text.split('\n');
		if (output === 'csv') {
			expect(head).toBe(Object.keys(rows[0] ?? {}).join(','));
			const { row_key: key, date, visit } = rows[0] ?? {};
			const end = `NATURAL,Direct access,${visit}`;
			expect(first).toMatch(new RegExp(`^${key},shop-eu,[^,]+,${date},false,.*Z,${end}$`));
		}
	});

	it.each<[string, INodeParameters, INodeParameters, string, string]>([
		['the look-back', {}, { lookBackDays: 20 }, moved(lastDays(20)[0], 0), lastDays(1)[1]],
		['today, too', {}, { includeToday: true }, lastDays(30)[0], moved(lastDays(1)[1], 1)],
	])('are requested %s', async (_, set, options, dateFrom, dateTo) => {
		await rowsOf({ period: 'window', ...set, ...forDatabase(options) });
		expect(stage.submitted()).toMatchObject([
			{ reports: [{ dateRanges: [{ dateFrom, dateTo }] }] },
		]);
	});

	it('never cover half a week', async () => {
		const week = { ...dates(['2026-11-03', '2026-11-09']), ...forDatabase({ splitBy: 'W' }) };
		const run = await stage.report(week);
		expect(run.error?.message).toMatch(/begins on 2026-11-03, in the middle of a week/);
		expect(stage.submitted()).toEqual([]);
	});

	// Clocks change on 2026-03-29 and 2025-10-26 in Paris, on 2026-03-08 and 2025-11-02 in Montreal.
	it.each([
		['shop-eu', '2026-03-28', '2026-03-30'],
		['shop-ca', '2025-11-01', '2025-11-03'],
	])('of %s have each hour and day once, from %s to %s', async (site, from, to) => {
		const set = { site: locator(site), ...dates([from, to]) };
		const days = await rowsOf({ ...set, ...forDatabase() });
		const hours = await rowsOf({ ...set, ...forDatabase({ splitBy: 'H' }) });
		expect(days).toHaveLength(30);
		expect(hours).toHaveLength(10 * (3 * 24 + (from.startsWith('2026') ? -1 : 1)));
		const keys = keysOf([...days, ...hours]);
		expect(new Set(keys).size).toBe(keys.length);
		const again = await rowsOf({ ...set, ...forDatabase({ splitBy: 'H' }) });
		expect(without(again)).toEqual(without(hours));
	});
});
