import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { N8N_2, sharedN8n } from '../../harness/n8n';
import { startSlowImports } from '../../harness/slowImports';
import { jsonOf } from '../support/stage';
import { formOf, post } from './importPosts';
import { HostedPage, ImportStage, PAGE } from './importStage';

// More than what is on its way while nobody reads it.
const ROWS = 900_000;
const FILE = Buffer.from(
	`Engine,Visits\n${Array.from({ length: ROWS }, (_, at) => `Engine ${at},4\n`).join('')}`,
);

let stage: ImportStage;
beforeAll(async () => {
	stage = await ImportStage.on(sharedN8n(N8N_2));
});
afterAll(async () => await stage?.stop());

/** What n8n keeps of the file. */
function keptFiles(): string[] {
	return readdirSync(stage.n8n.home, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((file) => statSync(file).size === FILE.length);
}

it('a file that changes while it is sent is not imported, and may be sent again', async () => {
	let isQuiet = false;
	const platform = await startSlowImports(() => {
		for (const kept of isQuiet ? [] : keptFiles()) {
			const file = openSync(kept, 'r+');
			writeSync(file, '7', FILE.length - '4\n'.length);
			closeSync(file);
		}
		isQuiet = true;
	});
	const { sandbox } = await stage.prepare();
	const behind = { ...sandbox, url: platform.url };
	const hosted = await HostedPage.store(stage.n8n, behind, { path: 'changed', site: 'shop-eu' });
	await stage.n8n.activate(hosted.id);
	await hosted.isThere();
	const submission = crypto.randomUUID();
	const send = async () => await post(hosted.url, formOf({ submission }, FILE));
	const message =
		'The file changed after it was checked, or could no longer be read, so nothing was imported.';
	expect(await send()).toMatchObject({
		...{ ok: false, status: 422, message, advice: 'Send it again.' },
	});
	expect(platform.arrivals).toEqual([false]);
	const refused = jsonOf((await hosted.execution()).items(PAGE, 1));
	expect(refused).toMatchObject([{ message }]);
	expect(await send()).toMatchObject({ ok: true, status: 200, rows: ROWS });
	expect(platform.arrivals).toEqual([false, true]);
	await platform.close();
});
