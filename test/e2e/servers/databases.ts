import type { INode } from 'n8n-workflow';
import type { MariaDb } from '../../../harness/n8n/services/mariadb';
import { SqlStandIn, startFigures } from './otherTables';
import { byKey, FIELDS, type Figures, type TableStage } from './tableStage';

/** A database with a ready-made workflow for its table. */
export interface Database {
	readonly workflow: string;
	/** The table, where it is not the one of the workflow. */
	readonly table?: string;
	readonly prepare?: (node: INode) => void;
	/** Runs a statement on the table. */
	readonly run: (sql: string) => Promise<unknown>;
	/** The figures by report, site, day and channel. */
	readonly kept: () => Promise<Figures>;
}

const KEY = "concat(report, ' ', site, ' ', date, ' ', media_key)";
const figures = (type: string) =>
	`concat(${FIELDS.map((field) => `CAST(${field} AS ${type})`).join(", ' ', ")})`;

/** Databases with a table each. Postgres and MySQL are real ones, the others have a stand-in. */
export class Databases {
	private constructor(
		private readonly mariaDb: MariaDb,
		private readonly standIn: SqlStandIn,
		private readonly stage: TableStage,
	) {}

	/** Starts the databases, and adds the credential of MySQL to a stage. */
	static async start(stage: TableStage): Promise<Databases> {
		const mariaDb = await startFigures();
		const standIn = await SqlStandIn.open(stage.psql, stage.postgres.port);
		const address = { host: '127.0.0.1', port: mariaDb.port, database: 'figures', user: 'root' };
		await stage.addCredential('mySql', { ...address, password: '', ssl: false });
		return new Databases(mariaDb, standIn, stage);
	}

	/** A table beside the one that other tests of Postgres use. */
	get Postgres(): Database {
		const table = 'paused_figures';
		return {
			workflow: 'daily-figures-to-postgres',
			table,
			run: async (sql) => await this.stage.ask(sql.replaceAll('channel_figures', table)),
			kept: async () => await this.stage.kept(table),
		};
	}

	get MySQL(): Database {
		const rows = `SET SESSION group_concat_max_len = 10000000; SELECT JSON_ARRAYAGG(JSON_ARRAY(${KEY}, ${figures('DOUBLE')})) FROM figures.channel_figures`;
		return {
			workflow: 'daily-figures-to-mysql',
			run: async (sql) => await this.mariaDb.query(`USE figures; ${sql}`),
			kept: async () =>
				byKey(JSON.parse(await this.mariaDb.query(rows)) as Array<[string, string]>),
		};
	}

	get BigQuery(): Database {
		return this.stoodIn('daily-figures-to-bigquery');
	}

	get Snowflake(): Database {
		return this.stoodIn('daily-figures-to-snowflake');
	}

	private stoodIn(workflow: string): Database {
		const rows = `SELECT json_agg(json_build_array(${KEY}, ${figures('float8')})) FROM channel_figures`;
		return {
			workflow,
			prepare: (node) => this.standIn.replace(node),
			run: async (sql) => await this.standIn.rows(`${sql}; SELECT 0`),
			kept: async () => byKey((await this.standIn.rows(rows)) as Array<[string, string]>),
		};
	}

	async close(): Promise<void> {
		this.standIn.close();
		await this.mariaDb.discard();
	}
}
