import type { INode } from 'n8n-workflow';
import type { MariaDb } from '../../../harness/n8n/services/mariadb';
import { DATASET, SqlStandIn, startFigures } from './otherTables';
import { byKey, DAILY, FIELDS, type TableStage } from './tableStage';
import { dayBefore } from '../../../harness/siteDays';

const DAYS = 12;

/** Tests the ready-made workflows for other databases than Postgres: MySQL is a real one. */
export function testOtherTables(stageOf: () => TableStage, site: string): void {
	let mariaDb: MariaDb;
	let standIn: SqlStandIn;
	beforeAll(async () => {
		const stage = stageOf();
		mariaDb = await startFigures();
		standIn = await SqlStandIn.open(stage.psql, stage.postgres.port);
		const address = { host: '127.0.0.1', port: mariaDb.port, database: 'figures', user: 'root' };
		await stage.addCredential('mySql', { ...address, password: '', ssl: false });
	});
	afterAll(async () => {
		standIn?.close();
		await mariaDb?.discard();
	});

	interface Database {
		readonly workflow: string;
		readonly prepare?: (node: INode) => void;
		/** Runs a statement on the table. */
		readonly run: (sql: string) => Promise<unknown>;
		/** The figures by report, site, day and channel, as one JSON text. */
		readonly rows: () => Promise<string>;
	}

	const key = "concat(report, ' ', site, ' ', date, ' ', media_key)";
	const figures = (type: string) =>
		`concat(${FIELDS.map((field) => `CAST(${field} AS ${type})`).join(", ' ', ")})`;
	const databases: Record<string, () => Database> = {
		MySQL: () => ({
			workflow: 'daily-figures-to-mysql',
			run: async (sql) => await mariaDb.query(`USE figures; ${sql}`),
			rows: async () =>
				await mariaDb.query(
					`SET SESSION group_concat_max_len = 10000000; SELECT JSON_ARRAYAGG(JSON_ARRAY(${key}, ${figures('DOUBLE')})) FROM figures.channel_figures`,
				),
		}),
		BigQuery: () => ofStandIn('daily-figures-to-bigquery'),
		Snowflake: () => ofStandIn('daily-figures-to-snowflake'),
	};
	const ofStandIn = (workflow: string): Database => ({
		workflow,
		prepare: (node) => standIn.replace(node),
		run: async (sql) => await standIn.rows(`${sql}; SELECT 0`),
		rows: async () =>
			JSON.stringify(
				await standIn.rows(
					`SELECT json_agg(json_build_array(${key}, ${figures('float8')})) FROM channel_figures`,
				),
			),
	});

	it.each(Object.entries(databases))(
		'the table in %s equals a fresh export after sales have changed, and has no row that is gone',
		async (_, database) => {
			const stage = stageOf();
			const { workflow, prepare, run, rows } = database();
			const settings = { site, dataset: DATASET, lookBackDays: DAYS, daysPerJob: 5 };
			const kept = async () => byKey(JSON.parse(await rows()) as Array<[string, string]>);
			// Two databases share a stand-in.
			await run('DROP TABLE IF EXISTS channel_figures');
			const id = await stage.install(workflow, settings, prepare);
			const expectFresh = async (more: Record<string, string> = {}) => {
				const { error, status } = await stage.run(id, DAILY);
				expect([error, status]).toEqual([undefined, 'success']);
				const days = [dayBefore(DAYS, site), dayBefore(1, site)] as const;
				expect(await kept()).toEqual({ ...(await stage.exported(site, ...days)), ...more });
			};
			await expectFresh();
			const ghost = (report: string) =>
				`INSERT INTO channel_figures (row_key, site, report, date, is_final, fetched_at, media_key, visit, scartvalid, realscartvalid, realscartvalidamount)
				VALUES ('gone ${report}', '${site}', '${report}', '${dayBefore(2, site)}', FALSE, '2026-01-01T00:00:00.000Z', 'GONE', 1, 1, 1, 1)`;
			await run(`${ghost('channels')}; ${ghost('others')}`);
			stage.sandbox.control.changeSales({ site, days: DAYS, cancelled: 0.2, late: 0.3 });
			await expectFresh({ [`others ${site} ${dayBefore(2, site)} GONE`]: '1 1 1 1' });
		},
	);
}
