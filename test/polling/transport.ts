import axios from 'axios';
import type { IHttpRequestOptions } from 'n8n-workflow';
import type { Sandbox } from '../../sandbox';
import type { Fault } from '../../sandbox/http/faults';

/** One request of a poll, and what it met. */
export interface Sent {
	method: string;
	path: string;
	/** The query, as it stands in the address. */
	search: string;
	/** Its kind, or the status that it answers. */
	fault: string | undefined;
	reply: string;
}

/** A request that does not reach the end of its way is a network error, as in n8n. */
export class Transport {
	readonly sent: Sent[] = [];

	/** @param faults what the first request meets, what the second meets, and so on */
	constructor(
		private readonly sandbox: Sandbox,
		private readonly faults: readonly (Fault | undefined)[],
	) {}

	/** Sends as n8n does: any status is a full response. */
	async send(options: IHttpRequestOptions) {
		const { method = 'GET', url, headers, body, timeout } = options;
		const fault = this.faults[this.sent.length];
		const { pathname: path, search } = new URL(url);
		const one: Sent = { method, path, search, fault: nameOf(fault), reply: '' };
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
