import {
	A_NUMBER,
	A_TEXT,
	Caller,
	SITE,
	channelItem,
	days,
	matching,
	named,
	splitBy,
} from './caller';

const caller = Caller.forFile();

const META = {
	tm: A_NUMBER,
	elapsed: A_NUMBER,
	pid: A_NUMBER,
	reqid: A_TEXT,
	host: A_TEXT,
};

describe('the replies of the specification', () => {
	it('query answers the job run identifier in rows beside data', async () => {
		const { status, data } = await caller.batch('POST', 'query.json', { reports: [channelItem()] });
		expect(status).toBe(200);
		expect(data).toEqual({
			error: false,
			data: { fields: [{ name: 'jobrun_id' }] },
			rows: [[matching(/^\d{18,20}$/)]],
			meta: META,
		});
		const id = data.rows[0]?.[0];
		expect(String(Number(id))).not.toBe(id);
	});

	it.each(['GET', 'POST'])('status and download answer to %s', async (method) => {
		const id = await caller.submit();
		const status = await caller.batch(method, `status.json?jobrun-id=${id}`);
		expect(status.data).toEqual({ error: false, jobrun_status: 'COMPLETED', meta: META });
		const download = await caller.batch(method, `download.json?jobrun-id=${id}`);
		expect(Object.keys(download.data)).toEqual(['error', 'data', 'meta']);
		expect(download.data.data.reports).toHaveLength(1);
	});

	it('download has every member of a report, and types amounts by affinity only', async () => {
		const report = await caller.report(channelItem());
		expect(report).toMatchObject({
			path: 'mcMEDIAINCOMING[?].*',
			kind: 'rt#insummary',
			rowCount: 11,
			totalRowCount: 11,
		});
		expect(report.columnHeader).toEqual({
			dimensions: [{ field: 'media_key', name: 'media_key' }],
			metrics: [
				{ affinity: 'int', field: 'hit', name: 'hit' },
				{ affinity: 'int', field: 'visit', name: 'visit' },
				{ affinity: 'int', field: 'scartvalid', name: 'scartvalid' },
				{ affinity: 'float', field: 'scartvalidamount', name: 'scartvalidamount' },
			],
			dateRanges: [
				{
					range: 'LAST_7_DAYS',
					from: Date.parse('2026-11-13T00:00:00+01:00') / 1000,
					to: Date.parse('2026-11-20T00:00:00+01:00') / 1000,
					tzone: 'Europe/Paris',
					values: [{ epoch: Date.parse('2026-11-13T00:00:00+01:00') / 1000 }],
				},
			],
			segments: [],
		});
		const count = [{ values: [A_NUMBER] }];
		expect(report.data[1]).toEqual({
			dimensions: ['NATURAL'],
			metrics: [count, count, count, [{ values: [matching(/^\d+\.\d\d$/)] }]],
		});
	});

	it('has one entry per date range and one value per period', async () => {
		const report = await caller.report(
			channelItem({
				dateRanges: [{ range: 'LAST_7_DAYS' }, { range: 'YESTERDAY' }],
				metrics: named('visit'),
				...splitBy('D'),
			}),
		);
		const counts = report.data[0]?.metrics[0]?.map(({ values }) => values.length);
		expect(counts).toEqual([7, 1]);
		expect(report.columnHeader.dateRanges.map(({ values }) => values.length)).toEqual([7, 1]);
	});

	it('starts weeks on Monday and months on the first, after the start of the range', async () => {
		const starts = async (dateScale: string) => {
			const dateRanges = days('2026-03-25', '2026-04-08');
			const report = await caller.report(channelItem({ dateRanges, ...splitBy(dateScale) }));
			return report.columnHeader.dateRanges[0]?.values.map(({ epoch }) =>
				new Date(epoch * 1000).toISOString(),
			);
		};
		expect(await starts('W')).toEqual([
			'2026-03-24T23:00:00.000Z',
			'2026-03-29T22:00:00.000Z',
			'2026-04-05T22:00:00.000Z',
		]);
		expect(await starts('M')).toEqual(['2026-03-24T23:00:00.000Z', '2026-03-31T22:00:00.000Z']);
	});

	it('reads the same days from Unix seconds as from dates', async () => {
		const from = Date.parse('2026-03-28T00:00:00+01:00') / 1000;
		const to = Date.parse('2026-03-30T00:00:00+02:00') / 1000;
		const bySeconds = await caller.report(channelItem({ dateRanges: [{ from, to }] }));
		const dateRanges = days('2026-03-28', '2026-03-29');
		expect(bySeconds).toEqual(await caller.report(channelItem({ dateRanges })));
	});

	it('answers segments with texts, the attribution rules under "view"', async () => {
		const report = await caller.report(
			channelItem({
				metrics: named('visit'),
				segments: [
					{ name: 'Device', type: 'device', operator: 'IN', value: ['1'] },
					{ name: 'View', type: 'attributionrule', operator: 'IN', value: [0, 2] },
				],
			}),
		);
		expect(report.columnHeader.segments).toEqual([
			{ name: 'Device', type: 'device' },
			{ name: 'View', type: 'attributionrule' },
		]);
		const text = [matching(/^\d+$/)];
		expect(report.data[0]?.metrics[0]?.[0]).toEqual({
			values: [A_NUMBER],
			segments: {
				device: [{ id: '1', name: 'Desktop', values: text }],
				view: [
					{ id: '0', name: 'Last channel (default)', values: text },
					{ id: '2', name: 'Last paid channel', values: text },
				],
			},
		});
	});

	it('answers at once with async false, an echo with dryRun, a table with flat output', async () => {
		const body = { reports: [channelItem()] };
		const atOnce = await caller.batch('POST', 'query.json', { ...body, async: false });
		expect(atOnce.data.data.reports[0]?.rowCount).toBe(11);
		const echo = await caller.batch('POST', 'query.json', { ...body, dryRun: true });
		expect(echo.data.data.request.reports[0]?.metrics[3]).toEqual({
			name: 'scartvalidamount',
			field: 'scartvalidamount',
			affinity: 'float',
		});
		const output = { type: 'flat' };
		const flat = await caller.batch('POST', 'query.json', { ...body, output, async: false });
		expect(flat.data.data.fields[0]).toEqual({ name: 'media_key' });
		expect(flat.data.data.rows).toHaveLength(10);
	});
});

describe('the lists', () => {
	const list = async (path: string) => {
		const { data } = await caller.call('GET', path);
		expect(data).toMatchObject({ error: false, meta: META });
		return data.data;
	};
	const SITE_COLUMNS = ['website_id', 'website_name', 'website_domain', 'website_tzone'];
	const batch = `/ea/${SITE}/report/batch`;

	it.each([
		[`${batch}/kinds.json`, ['kind', 'label']],
		[`${batch}/dimensions.json?kind=rt%23insummary`, ['field', 'label', 'affinity']],
		[`${batch}/metrics.json?kind=rt%23website`, ['field', 'label', 'affinity']],
		[`${batch}/metrics_info.json`, ['field', 'label', 'affinity', 'description', 'segment']],
		[`${batch}/metrics_segments.json?kind=rt%23website`, ['segment', 'field', 'id', 'name']],
		[`${batch}/metrics_segments.json?metric=scartvalid`, ['segment', 'field', 'id', 'name']],
		[`${batch}/segmentations.json`, ['kind', 'path', 'label']],
		[`${batch}/segmentations.json?path=mcWEBSITE%5B%3F%5D.*`, ['kind', 'path', 'label']],
		[`${batch}/how_to_query_flat_aggregate.json`, ['description']],
		[`/ea/${SITE}/db/mdevicetype/getall.json`, ['mdevicetype_id', 'mdevicetype_name']],
		[`/ea/${SITE}/db/view/get_all_name.json`, ['view_id', 'view_name']],
		['/er/account/getallowedwebsite.json', SITE_COLUMNS],
		['/er/account/ping.json', ['ping']],
	])('%s', async (path, names) => {
		const { fields, rows } = await list(path);
		expect(fields).toEqual(names.map((name) => ({ name })));
		expect(rows[0]).toHaveLength(names.length);
		const asObjects = await list(`${path}${path.includes('?') ? '&' : '?'}output-as-kv=1&ea-lg=en`);
		expect(Object.keys(asObjects.rows[0] ?? {})).toEqual(names);
	});

	it('every listed path, dimension and metric of every kind can be asked for', async () => {
		for (const [kind = '', path = ''] of (await list(`${batch}/segmentations.json`)).rows) {
			const query = `kind=${encodeURIComponent(kind)}`;
			const at = `${query}&path=${encodeURIComponent(path)}`;
			const dimensions = (await list(`${batch}/dimensions.json?${at}`)).rows.map(first);
			const metrics = (await list(`${batch}/metrics.json?${query}`)).rows.map(first);
			const report = await caller.report({
				kind,
				path,
				dateRanges: [{ range: 'YESTERDAY' }],
				dimensions: named(...dimensions),
				metrics: named(...metrics),
			});
			expect(report.path).toBe(path);
			const rows = report.data.filter((row) => !row.dimensions.includes('GLOBAL'));
			expect(rows.length).toBeGreaterThan(0);
		}
	});

	it('authtree is an object by site id', async () => {
		const tree = await list('/er/account/authtree.json');
		expect(tree).toMatchObject({ '41': { website_name: 'shop-eu' } });
	});

	it('flat_aggregate answers a table at once, with a date column when split', async () => {
		const item = channelItem(splitBy('D'));
		const { data } = await caller.batch('POST', 'flat_aggregate.json', { reports: [item] });
		const names = data.data.fields.map(({ name }) => name).join();
		expect(names).toBe('media_key,date,hit,visit,scartvalid,scartvalidamount');
		expect(data.data.rows).toHaveLength(70);
		expect(data.data.rows[0]?.[1]).toBe('2026-11-13T00:00:00+01:00');
	});
});

function first(row: readonly string[]): string {
	return row[0] ?? '';
}
