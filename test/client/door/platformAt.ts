import axios from 'axios';
import type { IHttpRequestOptions } from 'n8n-workflow';
import { readAddress } from '../../../platform/client/address';
import type { Connection } from '../../../platform/client/connection';
import type { Answer } from '../../engine/client/origin';
import { Origin } from '../../engine/client/origin';

/** A server for one test, and what the door sent to it. */
export interface Scene {
	readonly platform: Connection;
	readonly origin: Origin;
	/** The options with which n8n was asked to send. */
	readonly asked: IHttpRequestOptions[];
}

const origins: Origin[] = [];
afterEach(async () => {
	for (const origin of origins.splice(0)) await origin.stop();
});

/** A platform whose server answers so; n8n's part is played by axios alone. */
export async function platformAt(answer: Answer, more: Partial<Connection> = {}): Promise<Scene> {
	const origin = await Origin.start(answer);
	origins.push(origin);
	const asked: IHttpRequestOptions[] = [];
	const transmit = async (options: IHttpRequestOptions) => {
		asked.push(options);
		return await send(options);
	};
	const platform = {
		address: readAddress(origin.url, false),
		transmit,
		secrets: ['s3cr3t'],
		signal: undefined,
		retryPolicy: { attempts: 1, totalMs: 20_000, idleMs: 10_000 },
		...more,
	};
	return { platform, origin, asked };
}

/** Sends as n8n does: any status is a full response. */
export async function send({ method, url, headers, body, encoding, timeout }: IHttpRequestOptions) {
	const reply = await axios.request<unknown>({
		method,
		url,
		data: body,
		maxRedirects: 0,
		validateStatus: () => true,
		...(timeout === undefined ? {} : { timeout }),
		headers: Object.fromEntries(
			Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
		),
		responseType: encoding === 'stream' ? 'stream' : 'text',
		transformResponse: (text: unknown) => text,
	});
	return { statusCode: reply.status, headers: { ...reply.headers }, body: reply.data };
}

/** Answers the requests one after the other with these JSON values; the last one again and again. */
export function inTurn(...replies: readonly unknown[]): Answer {
	let count = 0;
	return (response) => {
		const reply = replies[Math.min(count, replies.length - 1)];
		count += 1;
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
	};
}
