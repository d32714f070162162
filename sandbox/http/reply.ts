import { randomUUID } from 'node:crypto';
import { type Clock, unixSeconds } from '../clock';
import type { JsonObject, Json } from './json';
import type { Refusal } from './refusal';

/** An answer as it is sent over HTTP. */
export interface Answer {
	status: number;
	headers: Record<string, string>;
	body: string | Buffer | Iterable<string> | { json: Json };
}

/** A list with columns and rows. */
export interface Table {
	readonly fields: readonly string[];
	readonly rows: readonly (readonly Json[])[];
}

/** The reply of an endpoint: wrapped like all replies, or sent unchanged. */
export type Reply =
	| { type: 'members'; members: JsonObject }
	| ({ type: 'list' } & Table)
	| ({ type: 'answer' } & Answer);

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A reply with these members next to `error` and `meta`. */
export function members(value: JsonObject): Reply {
	return { type: 'members', members: value };
}

/** Observed practice: lists come as `data.fields` with names and `data.rows` with values. */
export function list(fields: Table['fields'], rows: Table['rows']): Reply {
	return { type: 'list', fields, rows };
}

/** A reply that is no list and has no `error` and `meta`. */
export function plainReply(contentType: string, body: Answer['body'], fileName?: string): Reply {
	const headers: Record<string, string> = { 'content-type': contentType };
	if (fileName !== undefined) {
		headers['content-disposition'] = `attachment; filename="${fileName}"`;
	}
	return { type: 'answer', status: 200, headers, body };
}

/**
 * Creates the `meta` object of a reply (docs/platform.md, Batch job responses) when the work is
 * done.
 */
export type Meta = () => JsonObject;

/** Must be called when the work begins. */
export function metaOf(clock: Clock): Meta {
	const startedAt = performance.now();
	return () => ({
		tm: unixSeconds(clock),
		elapsed: Math.round((performance.now() - startedAt) * 1000) / 1000,
		pid: process.pid,
		reqid: randomUUID().replaceAll('-', ''),
		host: 'sandbox',
	});
}

export function jsonAnswer(status: number, json: Json): Answer {
	return { status, headers: { 'content-type': JSON_TYPE }, body: { json } };
}

/** Converts an endpoint's reply into an answer; `asObjects` is `output-as-kv=1`. */
export function answerFor(reply: Reply, asObjects: boolean, meta: Meta): Answer {
	if (reply.type === 'answer') return reply;
	const of = reply.type === 'members' ? reply.members : { data: listData(reply, asObjects) };
	return jsonAnswer(200, { error: false, ...of, meta: meta() });
}

export function listData(table: Table, asObjects: boolean): JsonObject {
	return {
		fields: table.fields.map((name) => ({ name })),
		rows: asObjects ? objectsOf(table) : table.rows.map((row) => [...row]),
	};
}

export function objectsOf({ fields, rows }: Table): JsonObject[] {
	return rows.map((row) => Object.fromEntries(fields.map((name, at) => [name, row[at] ?? null])));
}

/** Observed practice: `error`, `error_msg` and `error_code` at the top level. */
export function errorAnswer(
	status: number,
	error_msg: string,
	error_code: string,
	meta: Meta,
	more: JsonObject = {},
): Answer {
	return jsonAnswer(status, { error: true, error_msg, error_code, ...more, meta: meta() });
}

export function refusalAnswer({ status, message, code }: Refusal, meta: Meta): Answer {
	return errorAnswer(status, message, code, meta);
}
