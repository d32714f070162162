import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Connection } from '../../platform/http/connection/connection';
import { platformAt, throughAxios } from '../http/wire/throughAxios';

type Names = Readonly<Record<string, string>>;

/** What a platform lists: labels by value. A list that is left out is refused. */
export interface Lists {
	readonly metrics?: Names;
	/** By kind and path, such as "rt#inpage" or "rt#insummary mcMEDIAINCOMING.*". */
	readonly dimensions?: Readonly<Record<string, Names>>;
	readonly segmentations?: Names;
	readonly kinds?: Names;
	readonly devices?: Names;
	readonly rules?: Names;
	readonly sites?: Names;
}

/** A small real server that answers lists and nothing else. */
export interface ListServer {
	readonly platform: Connection;
	/** The requests so far, such as "dimensions rt#insummary". */
	readonly asked: string[];
	readonly close: () => Promise<void>;
}

/** Starts a server of lists, as docs/platform.md, Batch reporting has them. */
export async function startLists(lists: Lists): Promise<ListServer> {
	const asked: string[] = [];
	// A connection that is closed while a busy test is about to use it would be a failure.
	const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
		const [, name = ''] = /\/([^/]+)\.json$/.exec(pathname) ?? [];
		const where = [searchParams.get('kind'), searchParams.get('path')].filter(Boolean).join(' ');
		asked.push([PLACES[pathname.split('/').slice(-2).join('/')] ?? name, where].join(' ').trim());
		const reply = replyOf(pathname, where, lists);
		response.writeHead(reply ? 200 : 403, { 'content-type': 'application/json' });
		response.end(JSON.stringify(reply ?? { error: true, error_msg: 'Not allowed' }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const calls: Array<Promise<unknown>> = [];
	const transmit = throughAxios();
	return {
		platform: platformAt(`http://127.0.0.1:${port}`, {
			retryPolicy: { attempts: 1, totalMs: 60_000, idleMs: 30_000 },
			transmit: async (options) => {
				const call = transmit(options);
				calls.push(call);
				return await call;
			},
		}),
		asked,
		close: async () => {
			// Of two lists, the second is still on its way when the first is refused.
			await Promise.allSettled(calls);
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const PLACES: Readonly<Record<string, string>> = { 'mdevicetype/getall.json': 'devices' };

function replyOf(path: string, where: string, lists: Lists) {
	if (path.endsWith('/batch/metrics.json')) return tableOf('field', lists.metrics);
	if (path.endsWith('/batch/dimensions.json')) return tableOf('field', lists.dimensions?.[where]);
	if (path.endsWith('/batch/segmentations.json')) return tableOf('path', lists.segmentations);
	if (path.endsWith('/batch/kinds.json')) return tableOf('kind', lists.kinds);
	if (path.endsWith('/mdevicetype/getall.json')) return tableOf('mdevicetype_id', lists.devices);
	if (path.endsWith('/getallowedwebsite.json')) return tableOf('website_name', lists.sites);
	return tableOf('view_id', lists.rules, 'view_name');
}

function tableOf(value: string, names: Names | undefined, label = 'label') {
	if (names === undefined) return undefined;
	const fields = [{ name: value }, { name: label }];
	return { error: false, data: { fields, rows: Object.entries(names) } };
}
