import axios from 'axios';
import type { IHttpRequestOptions } from 'n8n-workflow';
import type { Transmit } from '../../../platform/http/connection/transport';
import { readAddress } from '../../../platform/http/connection/baseAddress';
import type { Connection } from '../../../platform/http/connection/connection';
import { hurried } from '../../support/waitingSpeed';

/** A token in the platform's format. */
export const TOKEN = 'f00d+feed/Beef==';

/** Sends requests with axios as n8n does. */
export const throughAxios =
	(token = TOKEN): Transmit =>
	async (options) =>
		await send({
			...options,
			headers: { ...options.headers, Authorization: `Bearer ${token}` },
		});

/** Sends one unsigned request as n8n does. */
export async function send(options: IHttpRequestOptions) {
	const { method = 'GET', url, body, timeout, encoding, abortSignal } = options;
	const headers = textsIn(options.headers);
	const reply = await axios.request<unknown>({
		method,
		url,
		headers,
		maxRedirects: 0,
		...(body === undefined ? {} : { data: body }),
		...(timeout === undefined ? {} : { timeout: hurried(timeout) }),
		...(abortSignal === undefined ? {} : { signal: abortSignal }),
		responseType: encoding === 'stream' ? 'stream' : 'text',
		transformResponse: (text: unknown) => text,
		...(options.ignoreHttpStatusErrors === true ? { validateStatus: () => true } : {}),
	});
	return { statusCode: reply.status, headers: { ...reply.headers }, body: reply.data };
}

function textsIn(headers: object = {}): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The platform at an address, with a short retry policy. */
export function platformAt(url: string, more: Partial<Connection> = {}): Connection {
	return {
		address: readAddress(url, false),
		transmit: throughAxios(),
		secrets: [TOKEN],
		signal: undefined,
		retryPolicy: { attempts: 3, totalMs: 60_000, idleMs: 30_000 },
		...more,
	};
}
