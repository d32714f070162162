import { CSV_TYPE, csvText } from '../request/files';
import type { Json } from '../http/json';
import { type Reply, plainReply } from '../http/reply';
import { chance, seedOf } from '../shop/chance';
import { leavesOf } from '../shop/leaves';
import { PAGES } from '../shop/plan';
import type { WarehouseQuery } from './query';

export type Format = 'json' | 'csv' | 'parquet';
type Row = (string | null)[];

const STEP = 900;
const MOST_ROWS = 1_000;

/** Observed practice: JSON is sent if the requested format is missing. */
export function requestedFormat(accept: string | undefined): Format {
	const requested = (accept ?? '').toLowerCase();
	if (requested.includes('application/parquet')) return 'parquet';
	return requested.includes('text/csv') ? 'csv' : 'json';
}

/** The result file of a job; `rows` is the number that a test ordered. */
export function resultFile(
	uuid: string,
	query: WarehouseQuery,
	format: Format,
	rows: number | undefined,
): Reply {
	const table = rowsOf(query, rows);
	switch (format) {
		case 'json':
			return plainReply('application/json', { json: jsonResult(uuid, query, table) });
		case 'csv': {
			const lines = table.map((row) => row.map((value) => value ?? ''));
			return plainReply(CSV_TYPE, csvText([[...query.columns], ...lines]));
		}
		case 'parquet': {
			// Nothing reads the content here; the first and the last four bytes mark the format.
			const bytes = Buffer.from(`PAR1${JSON.stringify(table)}PAR1`);
			// Observed practice: it has no content type of its own.
			return plainReply('text/plain', bytes, `${uuid}.parquet`);
		}
	}
}

function jsonResult(uuid: string, query: WarehouseQuery, rows: Row[]): Json {
	const { from, to, columns } = query;
	const schema = columns.map((name) => [TYPES[name] ?? 'STRING', name]);
	const headers = { uuid, from, to, schema };
	return { kind: 'edw#response', status: 'Done', headers, rows };
}

function rowsOf(query: WarehouseQuery, ordered: number | undefined): Row[] {
	const count = Math.min(MOST_ROWS, Math.floor((query.to - query.from) / STEP));
	return Array.from({ length: ordered ?? count }, (_, index) => {
		const at = query.from + ((index * STEP) % (query.to - query.from));
		return query.columns.map((name) => VALUES[name]?.(query, at) ?? null);
	});
}

type Value = (query: WarehouseQuery, at: number) => string | null;

const TYPES: Readonly<Record<string, string>> = { timestamp: 'UINT64', epoch: 'UINT64' };

const VALUES: Readonly<Record<string, Value>> = {
	timestamp: (_query, at) => String(at),
	epoch: (_query, at) => String(at),
	date: (_query, at) => new Date(at * 1000).toISOString().slice(0, 10),
	url: ({ site }, at) => `https://${site.domain}${pageAt(at)?.url ?? '/'}`,
	name: (_query, at) => pageAt(at)?.name ?? null,
	media_key: (query, at) => leafAt(query, at)?.channel.key ?? null,
	publisher: (query, at) => leafAt(query, at)?.publisher ?? null,
	campaign: (query, at) => leafAt(query, at)?.campaign ?? null,
	euidl: (query, at) => `eu${seedOf(`${query.site.name} ${at}`).toString(16)}`,
};

function pageAt(at: number) {
	return PAGES[Math.floor(chance(at, 1) * PAGES.length)];
}

function leafAt({ site, reader }: WarehouseQuery, at: number) {
	const leaves = leavesOf(site).filter(({ channel }) => channel.clicks || reader === 'pageview');
	return leaves[Math.floor(chance(at, 2) * leaves.length)];
}
