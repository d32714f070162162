import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestLine } from '../../../harness/engine';
import { startSlowImports } from '../../../harness/slowImports';
import { workflowOf } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { IMPORT } from './scene';

// Some 15 MB, more than the buffers hold while nothing is read.
const ROWS = 70_000;
const LONG = 'a'.repeat(200);
const FILE = `engine,visits\n${Array.from({ length: ROWS }, (_, at) => `${LONG} ${at},4\n`).join('')}`;

describe.each(newestLine())('a file that changes while it is sent, on %s', (line) => {
	const standIns = path.join(__dirname, 'storedFile.js');
	const stage = withStage(line, { standIns });
	const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
	const note = path.join(folder, 'note');
	afterAll(() => rmSync(folder, { recursive: true }));

	const runWith = async (change: () => void) => {
		const platform = await startSlowImports(change);
		const parameters = {
			...{ resource: 'import', operation: 'importFile', importKind: 'searchengine' },
			...{ importSite: 'shop-eu', period: 'dates', from: '2026-01-05', to: '2026-01-05' },
		};
		const file = {
			type: 'n8n-nodes-base.readWriteFile',
			parameters: { content: FILE, note },
		};
		const { error, items } = await stage.engine.run({
			workflow: workflowOf({ File: file, [IMPORT]: { parameters } }),
			credentials: {
				marketingAnalyticsImportApi: { baseUrl: platform.url, connectorToken: 'a-token' },
			},
		});
		await platform.close();
		return { error, items, arrivals: platform.arrivals };
	};

	it('is not imported, even with the same length and number of rows', async () => {
		const { error, arrivals } = await runWith(() => {
			const file = openSync(readFileSync(note, 'utf8'), 'r+');
			writeSync(file, '7', FILE.length - '4\n'.length);
			closeSync(file);
		});
		expect(error).toMatchObject({
			name: 'NodeOperationError',
			message:
				'The file changed after it was checked, or could no longer be read, so nothing was imported [item 0]',
			description: 'Import the file again when no other program is writing to it',
			itemIndex: 0,
		});
		expect(arrivals).toEqual([false]);
	}, 120_000);

	it('is imported if it stays the same', async () => {
		const { error, arrivals } = await runWith(() => {});
		expect(error).toBeUndefined();
		expect(arrivals).toEqual([true]);
	}, 120_000);
});
