import type { Fault } from '../../sandbox';
import { N8N_2, type RunningN8n, until } from '../../harness/n8n';
import { ENGINES } from './importFiles';
import { formOf, post } from './importPosts';
import type { Posted } from './importPosts';
import { ImportStage, PAGE } from './importStage';
import { DAYS } from './importVisit';

let stage: ImportStage<RunningN8n>;
beforeAll(async () => {
	stage = await ImportStage.start(N8N_2);
});
afterAll(async () => await stage?.stop());

/** What is answered to a file that comes again, when nobody knows what became of it. */
const PERHAPS_THERE = {
	ok: false,
	status: 422,
	message: 'The platform may have this file already, so it was not sent a second time.',
};

describe('one submission', () => {
	it('is imported once when it comes many times at once, and after a restart', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'slow', chunkDelayMs: 200, chunks: 5 });
		const submission = crypto.randomUUID();
		const send = async () => await post(hosted.url, formOf({ submission }, ENGINES));
		const all = await Promise.all(Array.from({ length: 10 }, send));
		const taken: Partial<Posted> = { ok: true, status: 200, rows: 2 };
		expect(all).toMatchObject(Array(10).fill(taken));
		const { id } = await hosted.execution();
		await stage.n8n.stop();
		await stage.n8n.start();
		await hosted.isThere();
		const again = await until('an answer', async () => {
			const reply = await send();
			return reply.status === 404 ? undefined : reply;
		});
		expect(again).toMatchObject({
			ok: true,
			status: 200,
			message: 'This file was imported already, and not a second time.',
		});
		expect(hosted.imports()).toHaveLength(1);
		expect(await hosted.executions()).toEqual([id]);
	});

	const lost: Array<[what: string, fault: Fault]> = [
		['a connection that is dropped', { kind: 'drop' }],
		['an answer that is cut', { kind: 'cut' }],
		['an answer that ends in the middle', { kind: 'reply', body: '{"error":false,"da' }],
	];

	it.each(lost)('is not sent again after %s', async (_, fault) => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault(fault);
		const submission = crypto.randomUUID();
		const send = async () => await post(hosted.url, formOf({ submission }, ENGINES));
		expect(await send()).toMatchObject({
			ok: false,
			status: 422,
			message: 'The platform may have received the import, but its answer did not arrive.',
		});
		expect((await hosted.execution()).items(PAGE, 1)).toHaveLength(1);
		expect(await Promise.all([send(), send()])).toMatchObject([PERHAPS_THERE, PERHAPS_THERE]);
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
	});

	it('is not sent again by another press when nobody knows whether it has arrived', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'drop' });
		const visit = await stage.visit(hosted.url);
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		await visit.start();
		expect(await visit.problem()).toMatch(/^The platform may have received the import, /);
		await visit.start();
		await visit.page.getByText(PERHAPS_THERE.message).waitFor();
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});

	it('is made once by a double click', async () => {
		const hosted = await stage.host();
		hosted.sandbox.control.fault({ kind: 'slow', chunkDelayMs: 200, chunks: 3 });
		const visit = await stage.visit(hosted.url);
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		await visit.page.dblclick('#start');
		expect(await visit.outcome()).toContain('The platform has taken the file.');
		await hosted.execution();
		expect(hosted.imports()).toHaveLength(1);
		await visit.close();
	});

	it('that was answered and not heard is told as imported already', async () => {
		const hosted = await stage.host();
		const visit = await stage.visit(hosted.url);
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		let isLost = false;
		await visit.page.route(hosted.url, async (route) => {
			const isUpload = route.request().postData()?.includes('engines.csv') ?? false;
			if (!isUpload || isLost) return await route.continue();
			isLost = true;
			await route.fetch();
			await route.abort();
		});
		await visit.start();
		expect(await visit.problem()).toBe(
			'The answer of the server did not arrive. Press the button again: what has arrived already is not imported twice.',
		);
		await visit.page.keyboard.press('Enter');
		expect(await visit.outcome()).toMatch(/Rows accepted\s+2\s/);
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});
});
