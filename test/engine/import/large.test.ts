import path from 'node:path';
import { type Engine, lines, type Run, startEngine } from '../../../harness/engine';
import { type Imports, startImports } from '../../../harness/imports';
import { workflowOf } from '../../../harness/workflows';

// What a worker of n8n is often given; Node.js 24 would have four times as much for short-lived objects alone.
const HEAP = '--max-old-space-size=256 --max-semi-space-size=16';
const BYTES = { 'n8n-1': 20e6, 'n8n-2': 500e6 };
const MOST_GROWTH = 128e6;
// What finds repeated names.
const MOST_PER_ROW = 54;
const FILE = 'File';
const IMPORT = 'Import';

// The names of the columns, and what is around the two files of the form.
const AROUND = 12;

describe.each(lines())('a large file, on %s', (line) => {
	let platform: Imports;
	let engine: Engine;

	beforeAll(async () => {
		platform = await startImports();
		const standIns = path.join(__dirname, 'largeFile.js');
		engine = await startEngine({ line, standIns, environment: { NODE_OPTIONS: HEAP } });
	});
	afterAll(async () => {
		platform.close();
		await engine.stop();
	});
	beforeEach(() => void platform.arrivals.splice(0));

	const run = async (bytes: number, isWrong: boolean) => {
		const parameters = {
			resource: 'import',
			operation: 'importFile',
			importKind: 'searchengine',
			importSite: 'shop-eu',
			from: '2026-01-05',
			to: '2026-01-07',
			options: { largestFile: 1_000 },
		};
		const file = { type: 'n8n-nodes-base.readWriteFile', parameters: { bytes, isWrong } };
		return await engine.run({
			workflow: workflowOf({ [FILE]: file, [IMPORT]: { parameters } }),
			credentials: {
				marketingAnalyticsImportApi: { baseUrl: platform.url, connectorToken: 'a-token' },
			},
		});
	};

	it('is not sent where its last line is wrong', async () => {
		const { error } = await run(4e6, true);
		expect(error?.message).toContain(' so nothing was sent. Line ');
		expect(platform.arrivals).toEqual([]);
	}, 300_000);

	it('is imported by a worker with little memory, in one request of a known length', async () => {
		let done: Run | undefined;
		const growth = await engine.growthIn(async () => (done = await run(BYTES[line], false)));
		expect(done?.error).toBeUndefined();
		const rows = Number(done?.items(IMPORT)[0]?.json.rows);
		expect(rows).toBeGreaterThan(BYTES[line] / 200);
		expect(platform.arrivals).toHaveLength(1);
		const [{ announced, bytes, lines: all } = { announced: 0, bytes: 0, lines: 0 }] =
			platform.arrivals;
		expect(announced).toBe(bytes);
		expect(all).toBe(rows + AROUND);
		expect(growth).toBeLessThan(MOST_GROWTH + MOST_PER_ROW * rows);
	}, 600_000);
});
