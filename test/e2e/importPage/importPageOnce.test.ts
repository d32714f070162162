import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { N8N_2 } from '../../../harness/n8n';
import { startSlowImports } from '../../../harness/slowImports';
import { jsonOf } from '../../support/stage';
import { HostedPage, PAGE } from './hostedPage';
import { ENGINES } from './importFiles';
import { formOf, post } from './importPosts';
import { ImportStage } from './importStage';

let stage: ImportStage;
beforeAll(() => {
	stage = ImportStage.on(N8N_2);
});
afterAll(async () => await stage?.stop());

/** The answer to a repeated file whose outcome is unknown. */
const PERHAPS_THERE = {
	ok: false,
	status: 422,
	message: 'The platform may have this file already, so it was not sent a second time.',
};

describe('one submission', () => {
	it('is imported once if it is sent many times concurrently', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'slow', chunkDelayMs: 200, chunks: 5 });
		const submission = crypto.randomUUID();
		const send = async () => await post(hosted.url, formOf({ submission }, ENGINES));
		const all = await Promise.all(Array.from({ length: 10 }, send));
		expect(all).toMatchObject(Array(10).fill({ ok: true, status: 200, rows: 2 }));
		await hosted.execution();
		expect(hosted.imports()).toHaveLength(1);
	});

	it('is not sent again after a truncated answer', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'cut' });
		const submission = crypto.randomUUID();
		const send = async () => await post(hosted.url, formOf({ submission }, ENGINES));
		expect(await send()).toMatchObject({
			...{ ok: false, status: 422 },
			message: 'The platform may have received the file, but did not confirm it.',
		});
		expect((await hosted.execution()).items(PAGE, 1)).toHaveLength(1);
		expect(await Promise.all([send(), send()])).toMatchObject([PERHAPS_THERE, PERHAPS_THERE]);
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
	});

	it('is not sent again by another press if its outcome is unknown', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'drop' });
		const visit = await stage.visitWithEngines(hosted.url);
		await visit.start();
		expect(await visit.problem()).toMatch(/^The platform may have received the file, /);
		await visit.start();
		await visit.page.getByText(PERHAPS_THERE.message).waitFor();
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});

	it('is reported as unconfirmed if the platform does not confirm it', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'answer', says: 'neither', as: 'text' });
		const visit = await stage.visitWithEngines(hosted.url);
		await visit.start();
		expect(await visit.problem()).toBe(
			'The file was sent, but the platform has not confirmed it. It answered: "Thank you". Ask the person who sent you the link whether the file has arrived, before you send it again.',
		);
		const execution = await hosted.execution();
		expect(execution.items(PAGE, 0)).toEqual([]);
		expect(jsonOf(execution.items(PAGE, 1))).toMatchObject([{ confirmed: false }]);
		await visit.start();
		await visit.page.getByText(PERHAPS_THERE.message).waitFor();
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});

	it('is reported as refused if a successful reply says so', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'answer', says: 'refused', as: 'text in French' });
		const visit = await stage.visitWithEngines(hosted.url);
		await visit.start();
		expect(await visit.problem()).toMatch(
			/^The file was not accepted\. The answer was: "Erreur : site inconnu"/,
		);
		await hosted.execution();
		await visit.close();
	});

	it('is sent once by a double click', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'slow', chunkDelayMs: 200, chunks: 3 });
		const visit = await stage.visitWithEngines(hosted.url);
		await visit.page.dblclick('#start');
		expect(await visit.outcome()).toContain('The platform has accepted the file.');
		await hosted.execution();
		expect(hosted.imports()).toHaveLength(1);
		await visit.close();
	});

	it('whose answer was lost is followed to its result', async () => {
		const hosted = await stage.host();
		const visit = await stage.visitWithEngines(hosted.url);
		let isLost = false;
		await visit.page.route(hosted.url, async (route) => {
			const isUpload = route.request().postData()?.includes('engines.csv') ?? false;
			if (!isUpload || isLost) return await route.continue();
			isLost = true;
			await route.fetch();
			await route.abort();
		});
		await visit.start();
		expect(await visit.outcome()).toMatch(/Rows accepted\s+2\s/);
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});
});

// More than the buffers hold while nothing is read.
const ROWS = 100_000;
const LONG = 'whose name fills a line '.repeat(6);
const FILE = Buffer.from(
	`Engine,Visits\n${Array.from({ length: ROWS }, (_, at) => `Engine ${at} ${LONG},4\n`).join('')}`,
);

/** The files that n8n stores. */
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
