import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INodeParameters } from 'n8n-workflow';

import { type Engine, newestLine, type Run, startEngine } from '../../harness/engine';
import { type Imports, startImports } from '../../harness/imports';
import { type LargeReports, startLargeReports } from '../../harness/largeReports';
import { locator, reportParameters, workflowOf } from '../../harness/workflows';

// A common limit of n8n workers; Node.js 24 would use four times as much for short-lived objects
// alone.
const HEAP = '--max-old-space-size=256 --max-semi-space-size=16';
const MOST_GROWTH = 128e6;
const LARGE = { report: '1000', file: 500e6 };
const LIMIT_MS = 600_000;
/** The rows of a report with 2,000 elements, without the totals (GLOBAL). */
const ROWS = 1_979;
/** The memory per row of the set that finds duplicate names. */
const MOST_PER_ROW = 54;
/** The column names, and the form around the two files. */
const AROUND = 12;
const WORKFLOW = 'large';
const FILE = 'n8n-nodes-base.readWriteFile';
const IMPORT: INodeParameters = {
	resource: 'import',
	operation: 'importFile',
	importKind: 'searchengine',
	importSite: 'shop-eu',
	period: 'dates',
	from: '2026-01-05',
	to: '2026-01-07',
	options: { largestFile: 1_000 },
};

describe.each(newestLine())('memory does not grow with a file, on %s', (line) => {
	let engine: Engine;
	let reports: LargeReports;
	let imports: Imports;
	let store: string;

	beforeAll(async () => {
		[reports, imports] = await Promise.all([startLargeReports(), startImports()]);
		const standIns = path.join(__dirname, 'import/largeFile.js');
		store = await mkdtemp(path.join(tmpdir(), 'store-'));
		const environment = { NODE_OPTIONS: HEAP, N8N_BINARY_DATA_STORAGE_PATH: store };
		engine = await startEngine({ line, standIns, environment });
	});
	afterAll(async () => {
		await engine.stop();
		await reports.close();
		imports.close();
		await rm(store, { recursive: true, force: true });
	});

	const runReport = async (site: string, output: string) => {
		const parameters = reportParameters({ site: locator(site), output });
		const credentials = { marketingAnalyticsApi: { baseUrl: reports.url, apiToken: 'a-token' } };
		const workflow = { ...workflowOf({ It: { parameters } }), id: WORKFLOW };
		return await engine.run({ workflow, credentials });
	};

	/** The files of an execution, with n8n's metadata. */
	const filesOf = async ({ request: { executionId } }: Run) => {
		const folder = path.join(store, 'workflows', WORKFLOW, 'executions', executionId);
		const names = await readdir(folder, { recursive: true }).catch(() => []);
		return names.filter((name) => path.dirname(name) !== '.');
	};

	const runImport = async (bytes: number, isWrong = false) => {
		const steps = { File: { type: FILE, parameters: { bytes, isWrong } } };
		return await engine.run({
			workflow: workflowOf({ ...steps, It: { parameters: IMPORT } }),
			credentials: {
				marketingAnalyticsImportApi: { baseUrl: imports.url, connectorToken: 'a-token' },
			},
		});
	};

	it.each(['csv', 'json'])(
		'when a report becomes a file, and n8n deletes the buffered data: %s',
		async (output) => {
			const small = await runReport('1', output);
			expect(await filesOf(small)).toHaveLength(2);
			let large = small;
			const growth = await engine.growthIn(async () => {
				large = await runReport(LARGE.report, output);
			});
			expect(large.error).toBeUndefined();
			expect(large.items('It')[0]?.json.rows).toBe(reports.repetitions(LARGE.report) * ROWS);
			expect(growth).toBeLessThan(MOST_GROWTH);
			expect((await filesOf(large)).length).toBeGreaterThan(4);
			await engine.removeFiles(WORKFLOW, large);
			expect(await filesOf(large)).toEqual([]);
		},
		LIMIT_MS,
	);

	it('when a file is checked completely: nothing is sent if its last line is invalid', async () => {
		const { error } = await runImport(4e6, true);
		expect(error?.message).toContain(' so nothing was sent. Line ');
		expect(imports.arrivals).toEqual([]);
	});

	it(
		'when a file is imported in one request of a known length',
		async () => {
			let run: Run | undefined;
			const growth = await engine.growthIn(async () => {
				run = await runImport(LARGE.file);
			});
			expect(run?.error).toBeUndefined();
			const rows = Number(run?.items('It')[0]?.json.rows);
			expect(rows).toBeGreaterThan(LARGE.file / 200);
			expect(imports.arrivals).toHaveLength(1);
			const [{ announced, bytes, lines } = { announced: 0, bytes: 0, lines: 0 }] = imports.arrivals;
			expect(announced).toBe(bytes);
			expect(lines).toBe(rows + AROUND);
			expect(growth).toBeLessThan(MOST_GROWTH + MOST_PER_ROW * rows);
		},
		LIMIT_MS,
	);
});
