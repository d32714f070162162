import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Engine, lines, type Run, startEngine } from '../../../harness/engine';
import { workflowOf } from '../../../harness/workflows';

// What a worker of n8n is often given.
const HEAP = '--max-old-space-size=256';
const BYTES = 40e6;
// Most of it is the set that finds repeated names.
const MOST_GROWTH = 128e6;
const FILE = 'File';
const IMPORT = 'Import';

/** A platform that takes every import, and keeps nothing but their size. */
class Platform {
	readonly arrivals: Array<{ announced: number; bytes: number; lines: number }> = [];
	private readonly server: Server = createServer((request, response) => {
		let bytes = 0;
		let lines = 0;
		request.on('data', (chunk: Buffer) => {
			bytes += chunk.length;
			for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
		});
		request.on('end', () => {
			this.arrivals.push({ announced: Number(request.headers['content-length']), bytes, lines });
			response.setHeader('Content-Type', 'application/json');
			response.end('{"error":false,"data":{}}');
		});
	});

	async start(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
	}

	stop(): void {
		this.server.close().closeAllConnections();
	}
}

const LINE_FEED = 10;
// The names of the columns, and what is around the two files of the form.
const AROUND = 12;

describe.each(lines())('a large file, on %s', (line) => {
	const platform = new Platform();
	let baseUrl: string;
	let engine: Engine;

	beforeAll(async () => {
		baseUrl = await platform.start();
		const standIns = path.join(__dirname, 'largeFile.js');
		engine = await startEngine({ line, standIns, environment: { NODE_OPTIONS: HEAP } });
	});
	afterAll(async () => {
		platform.stop();
		await engine.stop();
	});
	beforeEach(() => void platform.arrivals.splice(0));

	const run = async (bytes: number, isWrong: boolean) => {
		const parameters = {
			...{ resource: 'import', operation: 'importFile', importKind: 'searchengine' },
			...{ importSite: 'shop-eu', from: '2026-01-05', to: '2026-01-07' },
			options: { largestFile: 1_000 },
		};
		const file = { type: 'n8n-nodes-base.readWriteFile', parameters: { bytes, isWrong } };
		return await engine.run({
			workflow: workflowOf({ [FILE]: file, [IMPORT]: { parameters } }),
			credentials: { marketingAnalyticsImportApi: { baseUrl, connectorToken: 'a-token' } },
		});
	};

	it('is not sent where its last line is wrong', async () => {
		const { error } = await run(BYTES / 10, true);
		expect(error?.message).toContain(' so nothing was sent. Line ');
		expect(platform.arrivals).toEqual([]);
	}, 300_000);

	it('is imported by a worker with little memory, in one request of a known length', async () => {
		let done: Run | undefined;
		const growth = await engine.growthIn(async () => (done = await run(BYTES, false)));
		expect(done?.error).toBeUndefined();
		const rows = Number(done?.items(IMPORT)[0]?.json.rows);
		expect(rows).toBeGreaterThan(1e6);
		expect(platform.arrivals).toHaveLength(1);
		const [{ announced, bytes, lines: all } = { announced: 0, bytes: 0, lines: 0 }] =
			platform.arrivals;
		expect(announced).toBe(bytes);
		expect(all).toBe(rows + AROUND);
		expect(growth).toBeLessThan(MOST_GROWTH);
	}, 300_000);
});
