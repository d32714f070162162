import { collect, MOST_MEGABYTES_OF_TEXT, toText } from '../http/readBody';
import type { ErrorFacts } from '../http/errors/errorFacts';
import { Fault } from '../http/errors/fault';
import { InvalidInput } from '../base/invalidInput';
import type { OpenFile } from '../http/openFile';
import type { Connection } from '../http/connection/connection';
import { readJsonBody } from '../http/reply/parseReply';
import { requestFile } from '../http/request';
import type { Query } from '../http/url';
import type { JsonRecord } from '../base/json/json';
import { isRecord, listOf } from '../base/json/json';
import type { PageSigns } from '../http/reply/pageSigns';
import { ColumnSums, saysMore } from '../http/reply/partialList';
import { wholeReply } from '../http/reply/readRecords';
import { findTable, namesOf, rowRecord } from '../http/reply/tables/findTable';
import { queryState } from './queries';
import { resultAddress } from './session';
import { MEGABYTE } from '../base/megabyte';

/** A result file that is still arriving. The file name of the platform is not used. */
interface ResultFile extends Pick<OpenFile, 'mimeType' | 'stream'> {
	readonly extension: string;
}

/**
 * Downloads the result of a finished query as a file of any size, and does not free the query.
 *
 * @param more undocumented values, by the platform's names
 * @param read may start again, as in `requestStream`
 */
export async function fetchResult<T>(
	warehouse: Connection,
	id: string,
	more: Query,
	read: (file: ResultFile) => Promise<T>,
): Promise<T> {
	return await download(warehouse, id, more, async ({ mimeType, stream }) => {
		const extension = EXTENSIONS[mimeType] ?? PARQUET.extension;
		return await read({ mimeType, stream, extension });
	});
}

/** The rows of a result. */
interface QueryRows {
	readonly rows: readonly JsonRecord[];
	/** Set if the result has no rows; the whole result is then the only row. */
	readonly isWhole?: true;
	/** Set where the platform has more rows than it sent. */
	readonly isPart?: true;
}

/**
 * Downloads the rows of a JSON result, named by its schema.
 *
 * @param more undocumented values, by the platform's names
 * @throws InvalidInput if the result has another format
 */
export async function fetchRows(
	warehouse: Connection,
	id: string,
	more: Query,
): Promise<QueryRows> {
	return await download(warehouse, id, more, async ({ mimeType, stream }, facts, page) => {
		const bytes = Buffer.concat(await collect(stream, MOST_MEGABYTES_OF_TEXT * MEGABYTE));
		if (mimeType !== 'text/csv' && !isParquet(bytes)) {
			return readRows(readJsonBody(toText([bytes]), facts, warehouse.secrets), page);
		}
		throw new InvalidInput(
			'Output',
			`The result of query ${id} is not JSON and cannot become items`,
			'Choose the same Output as in Data Warehouse > Submit',
		);
	});
}

async function download<T>(
	warehouse: Connection,
	id: string,
	more: Query,
	read: (file: OpenFile, facts: ErrorFacts, page: PageSigns) => Promise<T>,
): Promise<T> {
	const { url } = await queryState(warehouse, id, undefined, more);
	const what = `the result of query ${id}`;
	if (url === undefined) throw new Fault('unexpectedReply', { what });
	const { address, path } = resultAddress(warehouse, url);
	const call = { method: 'GET', path, what, isLarge: true } as const;
	return await requestFile({ ...warehouse, address }, call, read);
}

// Observed practice: Parquet is declared as text.
const PARQUET = { extension: 'parquet', begin: 'PAR1' };

const EXTENSIONS: Readonly<Record<string, string>> = {
	'application/json': 'json',
	'text/csv': 'csv',
};

function isParquet(bytes: Buffer): boolean {
	return bytes.toString('latin1', 0, PARQUET.begin.length) === PARQUET.begin;
}

/**
 * Observed practice: `rows` are lists in the order of `headers.schema`, whose elements are type and
 * name, or objects. Any other shape that `findTable` supports is read as well.
 */
function readRows(reply: unknown, page: PageSigns): QueryRows {
	const table = findTable(reply);
	if (!table) return { rows: [wholeReply(reply)], isWhole: true };
	const headers = isRecord(reply) && isRecord(reply.headers) ? reply.headers : {};
	const schema = listOf(headers.schema);
	const names = namesOf(schema.length > 0 ? schema.map(nameInSchema) : table.fields);
	const rows = table.rows.map((row) => rowRecord(row, names));
	const sums = () => {
		const all = new ColumnSums();
		for (const row of rows) all.add(row);
		return all;
	};
	return saysMore({ body: reply, page }, rows.length, sums, true)
		? { rows, isPart: true }
		: { rows };
}

function nameInSchema(column: unknown): unknown {
	return Array.isArray(column) ? column[1] : column;
}
