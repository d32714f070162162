import { N8N_1, until, versions } from '../../harness/n8n';
import { DataTable } from './dataTable';
import { TableStage } from './tableStage';

const LOOK_BACK = 20;
const DAILY = 'Every Day at 6:30';
const zones = { 'shop-eu': 'Europe/Paris', 'shop-ca': 'America/Montreal' } as const;

// Both sites change their clocks within the 60 days before the end of November.
describe.each(versions())('a table that stays right in n8n %s', (version) => {
	const site = version === N8N_1 ? 'shop-eu' : 'shop-ca';
	let stage: TableStage;
	let daily: string;
	beforeAll(async () => {
		stage = await TableStage.start(version);
	});
	afterAll(async () => await stage?.stop());

	const dayBefore = (days: number) => {
		const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zones[site] }).format(Date.now());
		return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
	};
	const exported = async () => await stage.exported(site, dayBefore(60), dayBefore(1));
	const settings = { site, lookBackDays: LOOK_BACK, daysPerJob: 7 };

	it('is filled with 60 days, slice by slice, asleep while the platform works', async () => {
		stage.sandbox.control.nextJobs({ seconds: 40 });
		const set = { ...settings, daysPerJob: 25, since: dayBefore(60) };
		const run = await stage.run(await stage.install('backfill-a-year', set), 'Start by Hand');
		expect([run.error, run.status]).toEqual([undefined, 'success']);
		expect(run.runs('Keep the Slice')).toBe(3);
		const looks = stage.sandbox.log().filter(({ path }) => path.endsWith('status.json'));
		expect(looks).toHaveLength(4);
		const kept = await stage.kept();
		expect(Object.keys(kept)).toHaveLength(600);
		expect(kept).toEqual(await exported());
	});

	it('is wrong once sales are validated, cancelled, or come late', async () => {
		const news = { cancelled: 0.3, validated: 0.8, late: 0.2 };
		stage.sandbox.control.changeSales({ site, days: LOOK_BACK, ...news });
		expect(await stage.kept()).not.toEqual(await exported());
	});

	it('stays wrong without a look-back', async () => {
		const table = 'without_look_back';
		await stage.ask(`CREATE TABLE ${table} (LIKE channel_figures INCLUDING ALL);
			INSERT INTO ${table} SELECT * FROM channel_figures; UPDATE ${table} SET is_final = TRUE`);
		const set = { ...settings, lookBackDays: 0, table };
		const run = await stage.run(await stage.install('daily-figures-to-postgres', set), DAILY);
		expect([run.error, run.status]).toEqual([undefined, 'success']);
		expect(await stage.kept(table)).not.toEqual(await exported());
	});

	it('tells a slice that has failed, and takes the others', async () => {
		daily = await stage.install('daily-figures-to-postgres', settings);
		const before = await stage.kept();
		for (const outcome of ['done', 'failed', 'done'] as const) {
			stage.sandbox.control.nextJobs({ outcome });
		}
		const run = await stage.run(daily, DAILY);
		expect(run.status).toBe('error');
		expect(run.error?.message).toMatch(/job \d+ of [\d-]+ to [\d-]+ \(state FAILED\)/);
		const [kept, whole] = [await stage.kept(), await exported()];
		expect(kept).not.toEqual(before);
		expect(kept).not.toEqual(whole);
	});

	it('is as it was when n8n is killed in the middle', async () => {
		const before = await stage.kept();
		const { control } = stage.sandbox;
		control.clearLog();
		control.fault({ kind: 'hang', match: 'download.json', after: 1, times: 5 });
		await stage.n8n.run(daily, DAILY);
		const downloads = () =>
			stage.sandbox.log().filter(({ path }) => path.endsWith('download.json')).length;
		await until('the second slice is fetched', () => downloads() > 1 || undefined);
		await stage.restart();
		control.clearFaults();
		expect(await stage.kept()).toEqual(before);
	});

	it('equals a fresh export after the next run, row by row', async () => {
		const run = await stage.run(daily, DAILY);
		expect([run.error, run.status]).toEqual([undefined, 'success']);
		expect(await stage.kept()).toEqual(await exported());
	});

	it('changes nothing when it runs again', async () => {
		const rows = 'SELECT json_agg(t) FROM (SELECT * FROM channel_figures ORDER BY row_key) t';
		const read = async () =>
			((await stage.ask(rows)) as object[]).map((row) => ({ ...row, fetched_at: undefined }));
		const before = await read();
		expect((await stage.run(daily, DAILY)).status).toBe('success');
		expect(await read()).toEqual(before);
	});

	it('is right as a Data Table of n8n, too', async () => {
		const table = await DataTable.create(stage.n8n, 'Figures');
		const set = { ...settings, dataTable: table.id };
		const id = await stage.install('daily-figures-to-data-table', set);
		const run = async () => {
			const { error, status } = await stage.run(id, DAILY);
			expect([error, status]).toEqual([undefined, 'success']);
			const rows = await table.rows();
			return Object.fromEntries(
				rows.map((row) => [
					`${String(row.site)} ${String(row.date)} ${String(row.media_key)}`,
					[row.visit, row.scartvalid, row.realscartvalid, row.realscartvalidamount].join(' '),
				]),
			);
		};
		const days = async () => await stage.exported(site, dayBefore(LOOK_BACK), dayBefore(1));
		expect(await run()).toEqual(await days());
		stage.sandbox.control.changeSales({ site, days: LOOK_BACK, late: 0.3 });
		expect(await run()).toEqual(await days());
		expect(await table.rows()).toHaveLength(10 * LOOK_BACK);
	});

	it('loses the rows that the platform no longer sends', async () => {
		const gone = `('gone', '${site}', '${dayBefore(3)}', FALSE, '2026-01-01', 'GONE', 1, 1, 1, 1)`;
		const old = `('old', '${site}', '${dayBefore(40)}', TRUE, '2026-01-01', 'GONE', 1, 1, 1, 1)`;
		await stage.ask(`INSERT INTO channel_figures VALUES ${gone}, ${old}`);
		await stage.run(daily, DAILY);
		const keys = Object.keys(await stage.kept()).filter((key) => key.endsWith('GONE'));
		expect(keys).toEqual([`${site} ${dayBefore(40)} GONE`]);
	});
});
