import { fetchAlone, N8N_2, sharedN8n } from '../../harness/n8n';
import { ENGINES } from './importFiles';
import { formOf, post } from './importPosts';
import type { HostedPage } from './importStage';
import { ImportStage, PAGE, SECRET } from './importStage';
import { DAYS } from './importVisit';

const PASSPHRASE = { passphrase: SECRET.password };

let stage: ImportStage;
beforeAll(async () => {
	stage = await ImportStage.on(sharedN8n(N8N_2));
});
afterAll(async () => await stage?.stop());

describe('a passphrase', () => {
	it('that is wrong sends nothing, and the right one works then', async () => {
		const hosted = await stage.host({ protection: 'passphrase' });
		const visit = await stage.visit(hosted.url);
		const sizes: number[] = [];
		visit.page.on('request', (request) => {
			if (request.method() === 'POST') sizes.push(request.postDataBuffer()?.length ?? 0);
		});
		await visit.choose('engines.csv', `${ENGINES}${'Bing,1\n'.repeat(2_000)}`);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		await visit.start('open barley');
		expect(await visit.problem()).toBe(
			'The passphrase is not right. Enter it as you got it. Nothing was sent.',
		);
		await visit.picture('wrong-passphrase');
		expect(sizes).toEqual([expect.any(Number)]);
		expect(sizes[0]).toBeLessThan(3_000);
		await hosted.isUntouched();
		await visit.start(SECRET.password);
		expect(await visit.outcome()).toContain('The platform has taken the file.');
		expect(hosted.imports()).toHaveLength(1);
		await hosted.execution();
		await visit.close();
	});
});

describe('basic auth', () => {
	const httpCredentials = { username: SECRET.user, password: SECRET.password };

	it('shows the page to those who sign in, and takes their files', async () => {
		const hosted = await stage.host({ protection: 'basicAuth' });
		const refused = await fetchAlone(hosted.url);
		expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
			401,
			'Basic realm="Import", charset="UTF-8"',
		]);
		expect(await refused.text()).toBe('User name and password are needed.');
		const visit = await stage.visit(hosted.url, { httpCredentials });
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		await visit.start();
		expect(await visit.outcome()).toContain('The platform has taken the file.');
		const { text } = await hosted.execution();
		expect(text).not.toContain(SECRET.password);
		await visit.close();
	});

	it('takes no ticket but its own, and none that is old', async () => {
		const hosted = await stage.host({ protection: 'basicAuth' });
		const authorization = `Basic ${btoa(`${SECRET.user}:${SECRET.password}`)}`;
		const page = await (await fetchAlone(hosted.url, { headers: { authorization } })).text();
		const [, ticket = '', until = '', signature = ''] =
			/"ticket":"((\d+)\.([0-9a-f]+))"/.exec(page) ?? [];
		const tickets = [
			'',
			until,
			`${until}.`,
			`${until}.${signature.replace(/./g, '0')}`,
			`${Number(until) + 1}.${signature}`,
			`${Date.now() - 1}.${signature}`,
		];
		for (const forged of tickets) {
			const { status, message } = await post(hosted.url, formOf({ ticket: forged }, ENGINES));
			expect([forged, status, message]).toEqual([forged, 403, 'You are no longer signed in.']);
			// Else the next one would have to wait, sooner or later.
			expect(await post(hosted.url, formOf({ ticket, step: 'enter' }))).toMatchObject({ ok: true });
		}
		await hosted.isUntouched();
		expect(await post(hosted.url, formOf({ ticket }, ENGINES))).toMatchObject({ status: 200 });
	});
});

describe('what is posted without the page', () => {
	let hosted: HostedPage;
	beforeAll(async () => {
		hosted = await stage.host({
			protection: 'passphrase',
			kinds: ['searchengine'],
			options: { largestFile: 1 },
		});
	});

	const file = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(ENGINES)]);
	const noCsv = (what: string) => `The file is ${what}, not a CSV file.`;
	const cases: Array<[string, FormData, number, string]> = [
		['no passphrase', formOf({}, ENGINES), 403, 'The passphrase is not right.'],
		[
			'no form',
			formOf({ ...PASSPHRASE, step: '' }, ENGINES),
			400,
			'This is not what the page sends.',
		],
		[
			'no name',
			formOf({ ...PASSPHRASE, submission: 'x' }, ENGINES),
			400,
			'This is not what the page sends.',
		],
		[
			'no name but as many letters',
			formOf({ ...PASSPHRASE, submission: '/'.repeat(36) }, ENGINES),
			400,
			'This is not what the page sends.',
		],
		[
			'a name and more',
			formOf({ ...PASSPHRASE, submission: `${crypto.randomUUID()}\n` }, ENGINES),
			400,
			'This is not what the page sends.',
		],
		[
			'an endless passphrase',
			formOf({ passphrase: SECRET.password.repeat(10_000) }, ENGINES),
			403,
			'The passphrase is not right.',
		],
		['no file', formOf(PASSPHRASE), 400, 'No file has arrived.'],
		[
			'another kind',
			formOf({ ...PASSPHRASE, kind: 'website' }, ENGINES),
			422,
			'This kind of figures is not taken here.',
		],
		[
			'no kind',
			formOf({ ...PASSPHRASE, kind: 'constructor' }, ENGINES),
			422,
			'This kind of figures is not taken here.',
		],
		[
			'another site',
			formOf({ ...PASSPHRASE, site: 'shop-us' }, ENGINES),
			422,
			'This site is not taken here.',
		],
		[
			'a path as site',
			formOf({ ...PASSPHRASE, site: '../shop-eu' }, ENGINES),
			422,
			'This site is not taken here.',
		],
		[
			'days in disorder',
			formOf({ ...PASSPHRASE, from: '2026-02-01' }, ENGINES),
			422,
			'The last day (Jan 7, 2026) is before the first (Feb 1, 2026).',
		],
		[
			'a large file',
			formOf(PASSPHRASE, Buffer.alloc(1_000_001, 'a')),
			400,
			'The file is too large: up to 1 MB are taken.',
		],
		[
			'a workbook',
			formOf(PASSPHRASE, file('504b0304')),
			422,
			noCsv('an Excel workbook or another packed file'),
		],
		['a PDF', formOf(PASSPHRASE, file('255044462d312e37')), 422, noCsv('a PDF')],
		['binary data', formOf(PASSPHRASE, file('41000000')), 422, noCsv('binary data')],
		['nothing', formOf(PASSPHRASE, ''), 422, 'The file is empty.'],
		[
			'a bad line',
			formOf(PASSPHRASE, `${ENGINES}Bing,-1\n`),
			422,
			'1 of 3 lines cannot be imported, so nothing was.',
		],
	];

	it.each(cases)('%s is refused', async (_, form, status, message) => {
		expect(await post(hosted.url, form)).toMatchObject({ ok: false, status, message });
		expect(hosted.imports()).toEqual([]);
	});
});

it('what the platform refuses is told without its token', async () => {
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
