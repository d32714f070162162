import type { AxiosResponse } from 'axios';
import { gunzipSync } from 'node:zlib';

/** A reply of the sandbox in the form in which examples read it. */
export interface Reply {
	status: number;
	body: unknown;
	/** The rows of a table, a report or a page of the provider, as objects. */
	rows: unknown[];
	/** The content as text. */
	text: string;
	/** The headers. */
	http: Record<string, unknown>;
}

/** Reads a reply whose content came as bytes. */
export function replyOf({ status, data, headers }: AxiosResponse<unknown>): Reply {
	const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
	const isPacked = headers['content-type'] === 'application/gzip';
	const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
	return withBody({ status, text, http: { ...headers } }, parsed(text));
}

/** The same reply with only this part of its body. */
export function withBody(reply: Pick<Reply, 'status' | 'text' | 'http'>, body: unknown): Reply {
	return { ...reply, body, rows: rowsOf(body) };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function rowsOf(body: unknown): unknown[] {
	const dimensions = listAt(body, 'columnHeader.dimensions');
	if (dimensions.length > 0) return listAt(body, 'data').map((row) => reportRow(body, row));
	const names = listAt(body, 'data.fields').map((field) => String(at(field, 'name')));
	const rows = listAt(body, at(body, 'data.rows') === undefined ? 'rows' : 'data.rows');
	if (names.length === 0) return [...rows, ...listAt(body, 'DataFeed.Rows')];
	return rows.map((row) => (Array.isArray(row) ? zipped(names, row) : row));
}

/** A row of a report: its dimensions, and the values of each metric, all date ranges together. */
function reportRow(report: unknown, row: unknown): object {
	const labels = (of: string) => listAt(report, `columnHeader.${of}`).map((one) => at(one, 'name'));
	const metrics = listAt(row, 'metrics').map((entries) =>
		(Array.isArray(entries) ? entries : []).flatMap((entry) => listAt(entry, 'values')),
	);
	const values = metrics.map((all) => (all.length === 1 ? all[0] : all));
	const names = [...labels('dimensions'), ...labels('metrics')].map(String);
	return {
		...zipped(names, [...listAt(row, 'dimensions'), ...values]),
		metrics: at(row, 'metrics'),
	};
}

function zipped(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
	return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

function listAt(value: unknown, path: string): unknown[] {
	const found = at(value, path);
	return Array.isArray(found) ? found : [];
}

/** What is at a path of members and indices (negative from the end), divided by dots. */
export function at(value: unknown, path: string): unknown {
	return path.split('.').reduce((inside: unknown, step) => {
		if (typeof inside !== 'object' || inside === null) return undefined;
		const list: unknown[] = Array.isArray(inside) ? inside : [];
		if (step === 'length') return list.length;
		if (step.startsWith('-')) return list.at(Number(step));
		return new Map(Object.entries(inside)).get(step);
	}, value);
}
