import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fetchAlone, until } from '../../../harness/n8n';
import type { Patience } from '../../../harness/n8n/until';
import { DAYS } from './importVisit';

/** n8n's answer to a post to a page. */
export interface Posted {
	readonly status: number;
	readonly ok: boolean;
	readonly message: string;
	readonly advice?: string;
	readonly rows?: number;
}

/** The fields that the page sends for a file of search engines, with changes. */
export function fieldsOf(fields: Record<string, string> = {}): Record<string, string> {
	return {
		step: 'import',
		submission: crypto.randomUUID(),
		kind: 'searchengine',
		site: 'shop-eu',
		...DAYS,
		header: 'yes',
		...fields,
	};
}

/** The fields as a form, with a file. */
export function formOf(fields: Record<string, string>, file?: string | Buffer): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fieldsOf(fields))) form.append(name, value);
	if (file !== undefined) form.append('file', new Blob([file]), 'engines.csv');
	return form;
}

/** n8n's answer to a body that no page sends. */
export interface RawReply {
	readonly status: number;
	readonly text: string;
}

/** Posts a body with headers that a browser would not allow; several types are several headers. */
export async function postRaw(
	url: string,
	body: string | Buffer,
	types: string[],
): Promise<RawReply> {
	return await new Promise((resolve, reject) => {
		const type = types.length > 0 ? { 'content-type': types } : {};
		const sending = request(url, { method: 'POST', headers: type });
		sending.once('error', reject);
		sending.once('response', (response) => {
			const { statusCode: status = 0 } = response;
			text(response).then((said) => resolve({ status, text: said }), reject);
		});
		sending.end(body);
	});
}

/** Waits for a page, which n8n takes a moment to register after an activation. */
export async function pageReady(url: string, patience?: Patience): Promise<void> {
	const isThere = async () => {
		const { status } = await fetchAlone(url);
		return status === 404 ? undefined : status;
	};
	await until(`a page at ${url}`, isThere, patience);
	// n8n registers methods one by one, and lists those that exist.
	const takesFiles = async () => {
		const options = { method: 'OPTIONS', headers: { origin: url } };
		const { headers } = await fetchAlone(url, options);
		const methods = headers.get('access-control-allow-methods') ?? '';
		return methods.includes('POST') ? methods : undefined;
	};
	await until(`a page at ${url} that takes files`, takesFiles, patience);
}

/** Posts a form like any program. */
export async function post(url: string, form: FormData): Promise<Posted> {
	const response = await fetchAlone(url, { method: 'POST', body: form });
	const reply: unknown = await response.json();
	if (isReply(reply)) return { ...reply, status: response.status };
	throw new Error(`The page answered ${response.status} ${JSON.stringify(reply)}`);
}

function isReply(reply: unknown): reply is Omit<Posted, 'status'> {
	return typeof reply === 'object' && reply !== null && 'message' in reply;
}
