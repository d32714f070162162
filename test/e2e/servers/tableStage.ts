import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ICredentialDataDecryptedObject, INode, INodeParameters } from 'n8n-workflow';
import { fillSettings, readWorkflow } from '../../../demo/workflows';
import { type Execution, type N8nServer, OWNER, type StoredCredential } from '../../../harness/n8n';
import { startPostgres } from '../../../harness/n8n/services/postgres';
import type { Service } from '../../../harness/n8n/services/service';
import { systemProgram } from '../../../harness/n8n/services/systemProgram';
import { logFile } from '../../../harness/n8n/start';
import { columns, locator } from '../../../harness/workflows';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { dayBefore } from '../../../harness/siteDays';
import { downloadRaw } from '../../engine/report/raw';

const run = promisify(execFile);

/** The metrics of the ready-made workflows. */
export const FIELDS = ['visit', 'scartvalid', 'realscartvalid', 'realscartvalidamount'];

/** The trigger of the workflow that maintains a table. */
export const DAILY = 'Every Day at 6:30';

/** The figures of channels and days, as texts. */
export type Figures = Record<string, string>;

/** The reports that share a table: the ready-made one, and one of campaigns. */
export const REPORTS = {
	channels: { path: '', dimension: 'media_key' },
	campaigns: { path: 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE', dimension: 'ope_name' },
} as const;

type Report = keyof typeof REPORTS;

/** Changes to the ready-made workflow. */
interface Change {
	site: string;
	report?: Report;
	lookBackDays: number;
	daysPerJob?: number;
	/** The first day, instead of the first open one; if empty, only the look-back decides. */
	since?: string;
	dataTable?: string;
	/** Replaces channel_figures. */
	table?: string;
	/** The dataset of BigQuery. */
	dataset?: string;
}

/** The days that a run has fetched. */
export interface FetchedDays {
	readonly from: string;
	readonly to: string;
}

/** A sandbox, and a PostgreSQL whose tables the ready-made workflows on a server maintain. */
export class TableStage {
	private constructor(
		readonly n8n: N8nServer,
		readonly sandbox: Sandbox,
		readonly postgres: Service,
		readonly psql: string,
		private readonly credentials: StoredCredential[],
	) {}

	static async on(n8n: N8nServer): Promise<TableStage> {
		const program = await systemProgram('postgres');
		const postgres = await startPostgres(program, logFile('postgres'));
		const sandbox = await startSandbox({ jobSeconds: 0 });
		const { url, token } = sandbox;
		const address = { host: '127.0.0.1', port: postgres.port, database: 'postgres' };
		const login = { user: 'postgres', password: 'not asked for', ssl: 'disable' };
		const credentials = [
			await n8n.createCredential('marketingAnalyticsApi', { baseUrl: url, apiToken: token }),
			await n8n.createCredential('postgres', { ...address, ...login }),
		];
		const psql = join(dirname(await realpath(program)), 'psql');
		const stage = new TableStage(n8n, sandbox, postgres, psql, credentials);
		// Lets the search for secrets verify that it can read the database.
		await stage.ask(`CREATE TABLE owner AS SELECT '${OWNER.email}'::text AS email`);
		return stage;
	}

	/** Adds a credential for the workflows that are stored afterwards. */
	async addCredential(type: string, data: ICredentialDataDecryptedObject): Promise<void> {
		this.credentials.push(await this.n8n.createCredential(type, data));
	}

	/** Stores a ready-made workflow, and returns its ID. */
	async install(
		name: string,
		change: Change,
		prepare: (node: INode) => void = () => {},
	): Promise<string> {
		const { table = 'channel_figures', dataset = '', ...settings } = change;
		const { site, report, dataTable, lookBackDays, ...options } = settings;
		const text = JSON.stringify(await readWorkflow(name))
			.replaceAll('channel_figures', table)
			.replace('media_key text', 'media_key text, ope_name text');
		const workflow = JSON.parse(text) as Awaited<ReturnType<typeof readWorkflow>>;
		for (const { parameters } of workflow.nodes) {
			if ('dataTableId' in parameters) parameters.dataTableId = locator(dataTable ?? '', 'id');
		}
		fillSettings(workflow, {
			...{ site, dataset, lookBackDays },
			...(report === undefined ? {} : { report }),
		});
		workflow.nodes.forEach(prepare);
		const hasSettings = workflow.nodes.some((node) => node.name === 'Settings');
		const named = report === undefined ? {} : { reportName: report };
		const submit = workflow.nodes.find((node) => node.name === 'Submit');
		const usual = submit?.parameters.options as INodeParameters;
		Object.assign(submit?.parameters ?? {}, {
			...(hasSettings ? {} : { site: locator(site) }),
			...dimensionsOf(report),
			options: {
				...usual,
				...options,
				...levelOf(report),
				...(hasSettings ? {} : { lookBackDays, ...named }),
			},
		});
		return (await this.n8n.createWorkflow(workflow, [...this.credentials])).id;
	}

	async run(id: string, trigger: string): Promise<Execution> {
		return await this.n8n.runToEnd(id, trigger, { timeoutMs: 240_000 });
	}

	/**
	 * Runs a workflow that must succeed.
	 *
	 * @returns the days that it has fetched, up to yesterday: that of its start, or that of its end
	 *   if midnight has passed in between
	 */
	async runToSuccess(id: string, site: string, trigger = DAILY): Promise<FetchedDays> {
		const atStart = dayBefore(1, site);
		const execution = await this.run(id, trigger);
		expect([execution.error, execution.status]).toEqual([undefined, 'success']);
		const parts = execution.items('Submit').map(({ json }) => json);
		const [from = ''] = parts.map((part) => String(part.from)).sort();
		const to =
			parts
				.map((part) => String(part.to))
				.sort()
				.at(-1) ?? '';
		expect([atStart, dayBefore(1, site)]).toContain(to);
		return { from, to };
	}

	/** The result of a query, as JSON. */
	async ask(query: string): Promise<unknown> {
		const address = ['-h', '127.0.0.1', '-p', String(this.postgres.port), '-U', 'postgres'];
		const { stdout } = await run(this.psql, [...address, '-X', '-A', '-t', '-q', '-c', query], {
			maxBuffer: 64 * 1024 * 1024,
		});
		return stdout.trim() === '' ? undefined : JSON.parse(stdout);
	}

	/**
	 * The figures in a table by report, site, day, and channel or campaign; duplicate keys are
	 * visible.
	 */
	async kept(table = 'channel_figures'): Promise<Figures> {
		const figures = FIELDS.map((field) => `${field}::numeric::float8`).join(", ' ', ");
		const key = "concat(report, ' ', site, ' ', date, ' ', media_key, ope_name)";
		const query = `SELECT json_agg(json_build_array(${key}, concat(${figures})) ORDER BY row_key) FROM ${table}`;
		return byKey((await this.ask(query)) as Array<[string, string]>);
	}

	/** The figures of a fresh export, by a client other than the pack. */
	async exported(
		site: string,
		{ from, to }: FetchedDays,
		report: Report = 'channels',
	): Promise<Figures> {
		const { path, dimension } = REPORTS[report];
		const asked = (fields: readonly string[]) => fields.map((field) => ({ field, name: field }));
		const body = {
			kind: 'rt#insummary',
			...(path ? { path } : {}),
			dateRanges: [{ dateFrom: from, dateTo: to, dateFormat: 'YYYY-MM-DD' }],
			dateScale: 'D',
			dateRangeSplitPerScale: true,
			dimensions: asked([dimension]),
			metrics: asked(FIELDS),
		};
		const { data, columnHeader } = await downloadRaw(this.sandbox, { reports: [body] }, site);
		const { tzone, values } = columnHeader.dateRanges[0] ?? { tzone: 'UTC', values: [] };
		// A Swedish date has the ISO format.
		const day = new Intl.DateTimeFormat('sv-SE', { timeZone: tzone });
		const rows = data
			.filter(({ dimensions }) => dimension !== 'media_key' || dimensions[0] !== 'GLOBAL')
			.flatMap(({ dimensions, metrics }) =>
				values.map(({ epoch }, moment): [string, string] => [
					`${report} ${site} ${day.format(epoch * 1_000)} ${dimensions[0]}`,
					metrics.map((ranges) => Number(ranges[0]?.values[moment])).join(' '),
				]),
			);
		return byKey(rows);
	}

	async close(): Promise<void> {
		await this.postgres.discard();
		await this.sandbox.close();
	}
}

function dimensionsOf(report: Report | undefined): INodeParameters {
	if (report === undefined) return {};
	const { dimension } = REPORTS[report];
	return { dimensions: columns({ [dimension]: dimension }) };
}

function levelOf(report: Report | undefined): INodeParameters {
	return report === undefined ? {} : { path: locator(REPORTS[report].path) };
}

/** Figures by their keys. */
export function byKey(rows: ReadonlyArray<[string, string]>): Figures {
	const figures: Figures = {};
	for (const [key, value] of rows) figures[key] = key in figures ? 'twice' : value;
	return figures;
}
