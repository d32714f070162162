import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestLine } from '../../../harness/engine';
import { startSlowImports } from '../../../harness/slowImports';
import { workflowOf } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';

// Some 15 MB, more than the buffers hold while nothing is read.
const ROWS = 70_000;
const LONG = 'a'.repeat(200);
const FILE = `engine,visits\n${Array.from({ length: ROWS }, (_, at) => `${LONG} ${at},4\n`).join('')}`;

describe.each(newestLine())('a file that changes while it is sent, on %s', (line) => {
	const stage = withStage(line);
	const folder = mkdtempSync(join(tmpdir(), 'changed-'));
	const note = join(folder, 'note');
	afterAll(() => rmSync(folder, { recursive: true }));

	it('is not imported, even with the same length and number of rows', async () => {
		const platform = await startSlowImports(() => {
			const file = openSync(readFileSync(note, 'utf8'), 'r+');
			writeSync(file, '7', FILE.length - '4\n'.length);
			closeSync(file);
		});
		const parameters = {
			...{ resource: 'import', operation: 'importFile', importKind: 'searchengine' },
			...{ importSite: 'shop-eu', period: 'dates', from: '2026-01-05', to: '2026-01-05' },
		};
		const file = {
			type: 'n8n-nodes-base.readWriteFile',
			parameters: { content: FILE, note },
		};
		const { error } = await stage.engine.run({
			workflow: workflowOf({ File: file, Import: { parameters } }),
			credentials: {
				marketingAnalyticsImportApi: { baseUrl: platform.url, connectorToken: 'a-token' },
			},
		});
		await platform.close();
		expect(error).toMatchObject({
			name: 'NodeOperationError',
			message:
				'The file changed after it was checked, or could no longer be read, so nothing was imported [item 0]',
			description: 'Import the file again when no other program is writing to it',
			itemIndex: 0,
		});
		expect(platform.arrivals).toEqual([false]);
	});
});
