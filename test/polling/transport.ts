import axios from 'axios';
import type { IHttpRequestOptions } from 'n8n-workflow';
import type { Sandbox } from '../../sandbox';
import type { Fault } from '../../sandbox/http/faults';

/** A request of a poll, and the fault that it met. */
export interface Sent {
	method: string;
	path: string;
	/** The query string. */
	search: string;
	body: unknown;
	/** Its fault, or the status of the reply. */
	fault: string | undefined;
	reply: string;
}

/** Sends requests to the platform. A request that does not arrive is a network error, as in n8n. */
export class Transport {
	readonly sent: Sent[] = [];

	/** @param faults the faults of the requests, in order */
	constructor(
		private readonly sandbox: Sandbox,
		private readonly faults: readonly (Fault | undefined)[],
	) {}

	/** Sends as n8n does: any status returns a full response. */
	async send(options: IHttpRequestOptions) {
		const { method = 'GET', url, headers, body, timeout } = options;
		const fault = this.faults[this.sent.length];
		const { pathname: path, search } = new URL(url);
		const one: Sent = { method, path, search, body, fault: nameOf(fault), reply: '' };
		this.sent.push(one);
		if (fault) this.sandbox.control.fault(fault);
		const response = await axios.request<string>({
			method,
			url,
			data: body,
			responseType: 'text',
			headers: { ...textsIn(headers), Authorization: `Bearer ${this.sandbox.token}` },
			...(timeout === undefined ? {} : { timeout }),
			transformResponse: (text: string) => text,
			validateStatus: () => true,
			maxRedirects: 0,
		});
		one.reply = response.data;
		return { statusCode: response.status, headers: response.headers, body: response.data };
	}
}

function textsIn(headers: IHttpRequestOptions['headers'] = {}): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function nameOf(fault: Fault | undefined): string | undefined {
	return fault?.kind === 'status' ? String(fault.status) : fault?.kind;
}
