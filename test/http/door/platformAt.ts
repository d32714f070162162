import type { IHttpRequestOptions } from 'n8n-workflow';
import type { Connection } from '../../../platform/http/connection/connection';
import type { Answer } from '../../engine/client/origin';
import { Origin } from '../../engine/client/origin';
import { platformAt as reachedAt, send } from '../wire/throughAxios';

/** A server for one test, and the requests that it received. */
export interface Scene {
	readonly platform: Connection;
	readonly origin: Origin;
	/** The options of the requests that n8n received to send. */
	readonly asked: IHttpRequestOptions[];
}

const origins: Origin[] = [];
afterEach(async () => {
	for (const origin of origins.splice(0)) await origin.stop();
});

/** A platform whose server gives this answer; axios sends the requests, as in n8n. */
export async function platformAt(answer: Answer, more: Partial<Connection> = {}): Promise<Scene> {
	const origin = await Origin.start(answer);
	origins.push(origin);
	const asked: IHttpRequestOptions[] = [];
	const transmit = async (options: IHttpRequestOptions) => {
		asked.push(options);
		return await send(options);
	};
	const retryPolicy = { attempts: 1, totalMs: 20_000, idleMs: 10_000 };
	const usual = { transmit, secrets: ['s3cr3t'], retryPolicy };
	return { platform: reachedAt(origin.url, { ...usual, ...more }), origin, asked };
}

/** Answers requests with these JSON values in sequence, then repeats the last one. */
export function inTurn(...replies: readonly unknown[]): Answer {
	let count = 0;
	return (response) => {
		const reply = replies[Math.min(count, replies.length - 1)];
		count += 1;
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
	};
}
