import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import type { INode, INodeParameters } from 'n8n-workflow';
import { type MariaDb, startMariaDb } from '../../../harness/n8n/services/mariadb';
import { systemProgram } from '../../../harness/n8n/services/systemProgram';
import { OWNER } from '../../../harness/n8n';
import { logFile } from '../../../harness/n8n/start';

/** Starts a MariaDB with a database of its own. */
export async function startFigures(): Promise<MariaDb> {
	const mariaDb = await startMariaDb(await systemProgram('mariadb'), logFile('mariadb'));
	// Lets the search for secrets verify that it can read the database.
	await mariaDb.query(
		`CREATE DATABASE figures; CREATE TABLE figures.owner AS SELECT '${OWNER.email}' AS email`,
	);
	return mariaDb;
}

/** The database and user of BigQuery's and Snowflake's tables. */
export const DATASET = 'warehouse';

// What the statements of the ready-made workflows use, in the terms of PostgreSQL.
const PRELUDE = `
CREATE SCHEMA ${DATASET};
SET search_path = ${DATASET};
CREATE DOMAIN "string" AS text;
CREATE DOMAIN int64 AS bigint;
CREATE DOMAIN "number" AS numeric;
CREATE DOMAIN timestamp_tz AS timestamptz;
CREATE FUNCTION json_query_array(text) RETURNS jsonb[] LANGUAGE sql AS
  'SELECT array_agg(entry) FROM jsonb_array_elements($1::jsonb) AS entry';
CREATE FUNCTION "json_value"(jsonb, text) RETURNS text LANGUAGE sql AS 'SELECT $1 ->> substr($2, 3)';
CREATE FUNCTION "get"(jsonb, text) RETURNS text LANGUAGE sql AS 'SELECT $1 ->> $2';
CREATE FUNCTION parse_json(text) RETURNS jsonb LANGUAGE sql AS 'SELECT $1::jsonb';
CREATE FUNCTION flatten(input jsonb) RETURNS TABLE (value jsonb) LANGUAGE sql AS
  'SELECT jsonb_array_elements(input)';
CREATE FUNCTION base64_decode_string(text) RETURNS text LANGUAGE sql AS
  'SELECT convert_from(decode($1, ''base64''), ''UTF8'')';
`;

/** A statement as a node sends it, with its named parameters. */
interface Statement {
	readonly sql: string;
	readonly parameters: ReadonlyArray<{ readonly name: string; readonly value: string }>;
}

/** Stands in for BigQuery and Snowflake: runs their statements in a PostgreSQL, which knows MERGE, too. */
export class SqlStandIn {
	url = '';
	private readonly server = createServer((request, response) => {
		const answer = async () => await this.answer((await json(request)) as Statement);
		answer().then(
			(rows) => response.writeHead(200, { 'content-type': 'application/json' }).end(rows),
			(error: unknown) => response.writeHead(400).end(String(error)),
		);
	});

	private constructor(
		private readonly psql: string,
		private readonly port: number,
	) {}

	static async open(psql: string, port: number): Promise<SqlStandIn> {
		const standIn = new SqlStandIn(psql, port);
		await standIn.run(PRELUDE);
		await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
		const address = standIn.server.address();
		if (address === null || typeof address === 'string') throw new Error('There is no port');
		standIn.url = `http://127.0.0.1:${address.port}`;
		return standIn;
	}

	close(): void {
		this.server.close();
		this.server.closeAllConnections();
	}

	/** Replaces a node of BigQuery or Snowflake by a request to this stand-in, whose SQL n8n resolves alike. */
	readonly replace = (node: INode): void => {
		const { sqlQuery, query, options } = node.parameters;
		if (!STOOD_IN.has(node.type)) return;
		const { queryParameters } = (options ?? {}) as INodeParameters;
		const { namedParameters = [] } = (queryParameters ?? {}) as {
			namedParameters?: INodeParameters[];
		};
		const fields = namedParameters.map(({ name, value }) => {
			const text = String(value);
			const code = text.startsWith('={{') ? text.slice(3, -2) : JSON.stringify(text);
			return `{ name: ${JSON.stringify(name)}, value: ${code} }`;
		});
		const sql = String(sqlQuery ?? query).replace(
			/{{([\s\S]*?)}}/g,
			(_, code: string) => `\${${code}}`,
		);
		Object.assign(node, {
			type: 'n8n-nodes-base.httpRequest',
			typeVersion: 4.2,
			parameters: {
				method: 'POST',
				url: this.url,
				sendBody: true,
				specifyBody: 'json',
				jsonBody: `={{ JSON.stringify({ sql: \`${sql}\`, parameters: [${fields.join()}] }) }}`,
				options: {},
			},
		});
	};

	/** The rows of a table, as text. */
	async rows(query: string): Promise<unknown> {
		return JSON.parse(await this.run(`${PATH} ${query}`));
	}

	async run(sql: string): Promise<string> {
		const address = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres'];
		const quiet = ['-X', '-A', '-t', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'];
		const child = spawn(this.psql, [...address, ...quiet], { stdio: 'pipe' });
		child.stdin.end(sql);
		const [output, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
		if (/ERROR/.test(problems)) throw new Error(problems);
		return output.trim();
	}

	private async answer({ sql, parameters }: Statement): Promise<string> {
		const own = inPostgres(sql).replace(/@(\w+)/g, (_, name: string) => {
			const value = parameters.find((one) => one.name === name)?.value ?? '';
			return `'${value.replaceAll("'", "''")}'`;
		});
		if (!/^SELECT/.test(own)) {
			await this.run(`${PATH} ${own}`);
			return '[]';
		}
		return await this.run(`${PATH} SELECT json_agg(found) FROM (${own}) AS found`);
	}
}

const STOOD_IN = new Set(['n8n-nodes-base.googleBigQuery', 'n8n-nodes-base.snowflake']);
const PATH = `SET search_path = ${DATASET}; SET client_min_messages = error;`;

/** What PostgreSQL writes in another way. */
function inPostgres(sql: string): string {
	return sql
		.replace(/TABLE\((FLATTEN\([\s\S]*\))\)\n\) AS s/, (_, call: string) => `${call}\n) AS s`)
		.replaceAll('NUMBER(18, 4)', 'NUMERIC(18, 4)');
}
