import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { filePieces } from '../../harness/importFile';
import { type Execution, fetchAlone, N8N_2, type SharedN8n, sharedN8n } from '../../harness/n8n';
import { workflowOf } from '../../harness/workflows';

const BYTES = 40_000_000;
// If the check blocked n8n, there would be one or two answers.
const FEWEST = 20;

let files: Server;
let server: SharedN8n;

beforeAll(async () => {
	files = createServer((_, response) => {
		response.setHeader('Content-Type', 'text/csv');
		Readable.from(filePieces(BYTES)).pipe(response);
	});
	files.listen(0, '127.0.0.1');
	await once(files, 'listening');
	server = sharedN8n(N8N_2);
});

afterAll(() => {
	files?.closeAllConnections();
	files?.close();
});

/** The times of n8n's health checks until something has ended. */
async function watchHealth<T>(ended: Promise<T>): Promise<{ result: T; answers: number[] }> {
	const answers: number[] = [];
	let isOver = false;
	const watching = (async () => {
		while (!isOver) {
			const { status } = await fetchAlone(`${server.url}/healthz`);
			expect(status).toBe(200);
			answers.push(Date.now());
		}
	})();
	try {
		return { result: await ended, answers };
	} finally {
		isOver = true;
		await watching;
	}
}

it('n8n answers its health check while a large file is checked', async () => {
	const { port } = files.address() as AddressInfo;
	const workflow = workflowOf({
		Download: {
			type: 'n8n-nodes-base.httpRequest',
			typeVersion: 4.2,
			parameters: {
				url: `http://127.0.0.1:${port}/history.csv`,
				options: { response: { response: { responseFormat: 'file' } } },
			},
		},
		Check: {
			parameters: {
				resource: 'import',
				operation: 'check',
				importKind: 'opedata',
				inputFrom: 'file',
				period: 'dates',
				from: '2025-01-01',
				to: '2025-01-31',
			},
		},
	});
	const { id } = await server.createWorkflow(workflow);
	const { result, answers } = await watchHealth<Execution>(
		server.runToEnd(id, 'Start', { timeoutMs: 240_000 }),
	);
	expect(result.error).toBeUndefined();
	expect(result.items('Check')[0]?.json).toMatchObject({ rejected: 0 });
	const { start, end } = result.span('Check');
	const meanwhile = answers.filter((moment) => moment > start && moment < end);
	expect(meanwhile.length).toBeGreaterThan(FEWEST);
}, 300_000);
