import { dayBefore } from '../../../harness/siteDays';
import type { Databases } from './databases';
import { DATASET } from './otherTables';
import type { FetchedDays, TableStage } from './tableStage';

const DAYS = 12;

/** Tests the ready-made workflows for other databases than Postgres. */
export function testOtherTables(
	stageOf: () => TableStage,
	databasesOf: () => Databases,
	site: string,
): void {
	it.each(['MySQL', 'BigQuery', 'Snowflake'] as const)(
		'the table in %s equals a fresh export after sales have changed, and has no row that is gone',
		async (name) => {
			const stage = stageOf();
			const { workflow, prepare, run, kept } = databasesOf()[name];
			const settings = { site, dataset: DATASET, lookBackDays: DAYS, daysPerJob: 5 };
			// Two databases share a stand-in.
			await run('DROP TABLE IF EXISTS channel_figures');
			const id = await stage.install(workflow, settings, prepare);
			let days: FetchedDays | undefined;
			const expectFresh = async (more: Record<string, string> = {}) => {
				days = { ...(await stage.runToSuccess(id, site)), ...(days && { from: days.from }) };
				expect(await kept()).toEqual({ ...(await stage.exported(site, days)), ...more });
			};
			await expectFresh();
			const ghostDay = dayBefore(2, site);
			const ghost = (report: string) =>
				`INSERT INTO channel_figures (row_key, site, report, date, is_final, fetched_at, media_key, visit, scartvalid, realscartvalid, realscartvalidamount)
				VALUES ('gone ${report}', '${site}', '${report}', '${ghostDay}', FALSE, '2026-01-01T00:00:00.000Z', 'GONE', 1, 1, 1, 1)`;
			await run(`${ghost('channels')}; ${ghost('others')}`);
			stage.sandbox.control.changeSales({ site, days: DAYS - 1, cancelled: 0.2, late: 0.3 });
			await expectFresh({ [`others ${site} ${ghostDay} GONE`]: '1 1 1 1' });
		},
	);
}
