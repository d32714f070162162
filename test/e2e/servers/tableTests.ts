import { N8N_1, type N8nVersion, sharedN8n } from '../../../harness/n8n';
import { DataTable } from './dataTable';
import { Databases } from './databases';
import { testOtherTables } from './otherTableTests';
import { expectNewestNotFinal, testPauses } from './pauseTests';
import { describeIn } from '../editor/describeIn';
import { DAILY, type FetchedDays, type Figures, TableStage } from './tableStage';
import { dayBefore, dayCount } from '../../../harness/siteDays';

const LOOK_BACK = 20;
const sites = ['shop-eu', 'shop-ca'];

/** Tests the table of a ready-made workflow in one version of n8n. */
export function testTable(version: N8nVersion): void {
	describeIn(version)(`a table that stays up to date in n8n ${version}`, () => {
		// Both sites have clock changes within the 60 days before the end of November.
		const site = version === N8N_1 ? 'shop-eu' : 'shop-ca';
		let stage: TableStage;
		let databases: Databases;
		let daily: string;
		beforeAll(async () => {
			stage = await TableStage.on(sharedN8n(version));
			databases = await Databases.start(stage);
		});
		afterAll(async () => {
			await databases?.close();
			await stage?.close();
		});

		// Midnight may pass during the tests: the table then ends a day later.
		let whole: FetchedDays;
		const exported = async () => await stage.exported(site, whole);
		const runDaily = async () => {
			whole = { ...whole, to: (await stage.runToSuccess(daily, site)).to };
		};
		const settings = { site, lookBackDays: LOOK_BACK, daysPerJob: 7 };

		it('the table of figures is filled with 60 days, slice by slice', async () => {
			const set = { ...settings, daysPerJob: 25, since: dayBefore(60, site) };
			const backfill = await stage.install('backfill-a-year', set);
			whole = await stage.runToSuccess(backfill, site, 'Start by Hand');
			const looks = stage.sandbox.log().filter(({ path }) => path.endsWith('status.json'));
			expect(looks).toHaveLength(3);
			const kept = await stage.kept();
			expect(whole.from).toBe(set.since);
			expect([600, 610]).toContain(Object.keys(kept).length);
			expect(kept).toEqual(await exported());
		});

		it('the table of figures is outdated once sales are validated, cancelled, or arrive late', async () => {
			const news = { cancelled: 0.3, validated: 0.8, late: 0.2 };
			stage.sandbox.control.changeSales({ site, days: LOOK_BACK - 1, ...news });
			expect(await stage.kept()).not.toEqual(await exported());
		});

		it('the table of figures stays outdated without a look-back', async () => {
			const table = 'without_look_back';
			await stage.ask(`CREATE TABLE ${table} (LIKE channel_figures INCLUDING ALL);
				INSERT INTO ${table} SELECT * FROM channel_figures; UPDATE ${table} SET is_final = TRUE`);
			const set = { ...settings, lookBackDays: 0, table };
			const { to } = await stage.runToSuccess(
				await stage.install('daily-figures-to-postgres', set),
				site,
			);
			const fresh = await stage.exported(site, { ...whole, to });
			expect(await stage.kept(table)).not.toEqual(fresh);
		});

		it('a failed slice of the table is reported, and the others are stored', async () => {
			daily = await stage.install('daily-figures-to-postgres', settings);
			const before = await stage.kept();
			for (const outcome of ['done', 'failed', 'done'] as const) {
				stage.sandbox.control.nextJobs({ outcome });
			}
			const run = await stage.run(daily, DAILY);
			expect(run.status).toBe('error');
			expect(run.error?.message).toMatch(/job \d+ of [\d-]+ to [\d-]+ \(state FAILED\)/);
			const [kept, fresh] = [await stage.kept(), await exported()];
			expect(kept).not.toEqual(before);
			expect(kept).not.toEqual(fresh);
		});

		it('the table of figures equals a fresh export after the next run, row by row', async () => {
			await runDaily();
			expect(await stage.kept()).toEqual(await exported());
		});

		it('the table of figures does not change when the workflow runs again', async () => {
			const rows = 'SELECT json_agg(t) FROM (SELECT * FROM channel_figures ORDER BY row_key) t';
			const read = async () =>
				((await stage.ask(rows)) as object[]).map((row) => ({ ...row, fetched_at: undefined }));
			const expectNoChange = async () => {
				const [before, { to }] = [await read(), whole];
				await runDaily();
				if (whole.to === to) expect(await read()).toEqual(before);
				// Midnight has passed, which adds a day.
				else await expectNoChange();
			};
			await expectNoChange();
		});

		/** Three runs with a shared table: two sites, two reports, different days. */
		const [other = ''] = sites.filter((name) => name !== site);
		const first = { site, report: 'channels', lookBackDays: LOOK_BACK } as const;
		const second = { site: other, report: 'channels', lookBackDays: 5 } as const;
		const third = { site, report: 'campaigns', lookBackDays: 3 } as const;
		type Shared = typeof first | typeof second | typeof third;

		interface SharedTable {
			run(one: Shared, set: object): Promise<FetchedDays>;
			add(rows: readonly Ghost[]): Promise<void>;
			kept(): Promise<Figures>;
		}

		/** A row of yesterday that the platform does not send. */
		const ghostOf = ({ site: of, report }: Shared) => {
			const about = { row_key: `${report} ${of}`, site: of, report, date: dayBefore(1, of) };
			const figures = { visit: 1, scartvalid: 1, realscartvalid: 1, realscartvalidamount: 1 };
			const rest = { is_final: false, fetched_at: '2026-01-01T00:00:00.000Z', media_key: 'GONE' };
			return { ...about, ...rest, ...figures };
		};
		type Ghost = ReturnType<typeof ghostOf>;

		async function expectRunsToLeaveEachOtherAlone(table: SharedTable) {
			let expected: Figures = {};
			let ghosts: Ghost[] = [];
			const expectAfter = async (one: Shared, set: object = {}) => {
				const days = await table.run(one, set);
				expect(dayCount(days)).toBe({ ...one, ...set }.lookBackDays);
				expected = { ...expected, ...(await stage.exported(one.site, days, one.report)) };
				ghosts = ghosts.filter((ghost) => ghost.row_key !== ghostOf(one).row_key);
				const gone = ghosts.map(({ row_key: key, date }) => [`${key} ${date} GONE`, '1 1 1 1']);
				expect(await table.kept()).toEqual({ ...expected, ...Object.fromEntries(gone) });
			};
			await expectAfter(first);
			await table.add((ghosts = [first, second, third].map(ghostOf)));
			await expectAfter(second);
			await expectAfter(third);
			stage.sandbox.control.changeSales({ site, days: 2, late: 0.3 });
			await expectAfter(first, { lookBackDays: 2, since: '' });
		}

		it('two sites and two reports share the table without affecting each other', async () => {
			const table = 'shared_figures';
			await expectRunsToLeaveEachOtherAlone({
				run: async (one, set) => {
					const change = { ...one, daysPerJob: 9, table, ...set };
					const id = await stage.install('daily-figures-to-postgres', change);
					return await stage.runToSuccess(id, one.site);
				},
				add: async (rows) => {
					const json = `json_populate_recordset(NULL::${table}, '${JSON.stringify(rows)}')`;
					await stage.ask(`INSERT INTO ${table} SELECT * FROM ${json}`);
				},
				kept: async () => await stage.kept(table),
			});
			const before = await stage.kept(table);
			const again = { ...second, daysPerJob: 3, since: dayBefore(5, other), table };
			const backfill = await stage.install('backfill-a-year', again);
			const days = await stage.runToSuccess(backfill, other, 'Start by Hand');
			const fresh = await stage.exported(other, days, second.report);
			expect(await stage.kept(table)).toEqual({ ...before, ...fresh });
		});

		it('a Data Table of n8n is also correct when shared', async () => {
			const table = await DataTable.create(stage.n8n, 'Figures');
			await expectRunsToLeaveEachOtherAlone({
				run: async (one, set) => {
					const change = { ...one, dataTable: table.id, ...set };
					const id = await stage.install('daily-figures-to-data-table', change);
					return await stage.runToSuccess(id, one.site);
				},
				add: async (rows) => await table.add(rows),
				kept: async () => await table.figures(),
			});
		});

		it('a Data Table of n8n has its newest day open, and all earlier ones final', async () => {
			await expectNewestNotFinal(stage, await DataTable.create(stage.n8n, 'Final Days'), site);
		});

		testOtherTables(
			() => stage,
			() => databases,
			site,
		);
		testPauses(
			() => stage,
			() => databases,
			site,
		);

		it('the table has names next to the codes of channels', async () => {
			const query = 'SELECT json_object_agg(media_key, channel) FROM channel_figures';
			expect(await stage.ask(query)).toMatchObject({ NATURAL: 'Direct access' });
		});

		it('rows that the platform no longer sends are deleted from the table', async () => {
			const columns = 'row_key, site, report, date, is_final, fetched_at, media_key';
			const [open, final] = [dayBefore(3, site), dayBefore(40, site)];
			const rowOf = (day: string, isFinal: boolean) =>
				`('gone ${day}', '${site}', 'channels', '${day}', ${isFinal}, '2026-01-01', 'GONE')`;
			await stage.ask(
				`INSERT INTO channel_figures (${columns}) VALUES ${rowOf(open, false)}, ${rowOf(final, true)}`,
			);
			await stage.run(daily, DAILY);
			const keys = Object.keys(await stage.kept()).filter((key) => key.endsWith('GONE'));
			expect(keys).toEqual([`channels ${site} ${final} GONE`]);
		});
	});
}
