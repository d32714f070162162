import { fetchAlone, N8N_2 } from '../../../harness/n8n';
import { PAGE, SECRET } from './hostedPage';
import { ENGINES, largeFile } from './importFiles';
import { formOf, post } from './importPosts';
import { ImportStage } from './importStage';
import { DAYS } from './importVisit';

const PASSPHRASE = { passphrase: SECRET.password };

let stage: ImportStage;
beforeAll(() => {
	stage = ImportStage.on(N8N_2);
});
afterAll(async () => await stage?.stop());

describe('the passphrase of an import page', () => {
	it('sends nothing if wrong, and the right one works afterwards', async () => {
		const hosted = await stage.host({ protection: 'passphrase' });
		const visit = await stage.visit(hosted.url);
		const sizes: number[] = [];
		visit.page.on('request', (request) => {
			if (request.method() === 'POST') sizes.push(request.postDataBuffer()?.length ?? 0);
		});
		await visit.choose('engines.csv', largeFile(0.05));
		await visit.describe({ kind: 'searchengine', ...DAYS });
		await visit.start('open barley');
		expect(await visit.problem()).toBe(
			'The passphrase is incorrect. Enter it exactly as you received it. Nothing was sent.',
		);
		await visit.picture('wrong-passphrase');
		expect(sizes).toEqual([expect.any(Number)]);
		expect(sizes[0]).toBeLessThan(3_000);
		await hosted.isUntouched();
		await visit.start(SECRET.password);
		expect(await visit.outcome()).toContain('The platform has accepted the file.');
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});
});

describe('basic authentication of an import page', () => {
	const httpCredentials = { username: SECRET.user, password: SECRET.password };

	it('shows the page to users who sign in, and accepts their files', async () => {
		const hosted = await stage.host({ protection: 'basicAuth' });
		const refused = await fetchAlone(hosted.url);
		expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
			401,
			'Basic realm="Import", charset="UTF-8"',
		]);
		expect(await refused.text()).toBe('A user name and a password are required.');
		const visit = await stage.visitWithEngines(hosted.url, { httpCredentials });
		await visit.start();
		expect(await visit.outcome()).toContain('The platform has accepted the file.');
		const { text } = await hosted.execution();
		expect(text).not.toContain(SECRET.password);
		await visit.close();
	});

	it('accepts only tickets of its own', async () => {
		const hosted = await stage.host({ protection: 'basicAuth' });
		const authorization = `Basic ${btoa(`${SECRET.user}:${SECRET.password}`)}`;
		const page = await (await fetchAlone(hosted.url, { headers: { authorization } })).text();
		const [, ticket = '', until = '', signature = ''] =
			/"ticket":"((\d+)\.([0-9a-f]+))"/.exec(page) ?? [];
		for (const forged of ['', `${Number(until) + 1}.${signature}`]) {
			const { status, message } = await post(hosted.url, formOf({ ticket: forged }, ENGINES));
			expect([forged, status, message]).toEqual([forged, 403, 'You are no longer signed in.']);
		}
		await hosted.isUntouched();
		expect(await post(hosted.url, formOf({ ticket }, ENGINES))).toMatchObject({ status: 200 });
	});
});

// The details of rejections are tested in test/importPage and test/imports.
it('a post without the page is rejected', async () => {
	const page = { protection: 'passphrase', kinds: ['searchengine'], options: { largestFile: 1 } };
	const hosted = await stage.host(page);
	const workbook = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(ENGINES)]);
	const cases: Array<[fields: Record<string, string>, file: string | Buffer | undefined, number]> =
		[
			[{ passphrase: '' }, ENGINES, 403],
			[{ passphrase: SECRET.password.repeat(10_000) }, ENGINES, 403],
			[{ submission: 'x' }, ENGINES, 400],
			[{}, undefined, 400],
			[{}, Buffer.alloc(1_000_001, 'a'), 400],
			[{ kind: 'website' }, ENGINES, 422],
			[{ site: '../shop-eu' }, ENGINES, 422],
			[{ from: '2026-02-01' }, ENGINES, 422],
			[{}, workbook, 422],
			[{}, '', 422],
			[{}, `${ENGINES}Bing,-1\n`, 422],
		];
	for (const [fields, file, refused] of cases) {
		const reply = await post(hosted.url, formOf({ ...PASSPHRASE, ...fields }, file));
		expect([fields, reply.ok, reply.status]).toEqual([fields, false, refused]);
		expect(hosted.imports()).toEqual([]);
	}
});

it('a refusal of the platform is shown without its token', async () => {
	const hosted = await stage.host();
	const { connectorToken } = hosted.sandbox;
	hosted.sandbox.control.fault({ kind: 'error200', error_msg: `No ${connectorToken} here` });
	const { message, advice, status } = await post(hosted.url, formOf({}, ENGINES));
	expect([status, message]).toEqual([422, expect.stringContaining('No ')]);
	expect(`${message} ${advice}`).not.toContain(connectorToken);
	const execution = await hosted.execution();
	expect(execution.items(PAGE, 1)).toHaveLength(1);
	expect(execution.text).not.toContain(connectorToken);
});
