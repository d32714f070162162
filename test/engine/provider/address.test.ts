import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { Origin, ownAddress, sending, sendPage } from '../client/origin';
import { type Credential, testProvider, providerOf } from './scene';

const WELL = { status: 'OK', message: 'Connection successful!' };
const VERIFY = { operation: 'verifyAccess' };
const PATH = '/v3/data/getData';
const FORM =
	'In each address field of the credential, enter only the address that the provider shows, for example https://customer.api.example.com, without a user name and without anything after ? or #';
const SITE = 'Enter the ID of the site as the provider shows it, such as 614694';
const secured = globalThis.enginePool?.certificate;
const answer = sending('{"DataFeed":{"Rows":[{"m_visits":5}]}}');

/** Invalid credentials and their messages: test/provider/provider.test.ts tests the others. */
const wrongs: Array<[what: string, credential: Credential, message: string, advice: string]> = [
	[
		'another scheme',
		{ baseUrl: 'ftp://x' },
		'An address of the provider in the credential cannot be used',
		FORM,
	],
	[
		'a host that does not exist',
		{ baseUrl: 'https://nowhere.invalid' },
		'The host nowhere.invalid does not exist',
		'Check the spelling of the address in the credential',
	],
	['no site ID', { siteId: ' ' }, 'The credential has no site ID', SITE],
	[
		'a site ID in letters',
		{ siteId: 'abc' },
		'The site ID in the credential is not a whole number',
		SITE,
	],
];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	const test = async (credential: Credential) => await testProvider(stage, credential);

	it.each(['', '/v3/data/', `${PATH}\n`])(
		'the credential test accepts "%s" at the end of the address',
		async (end) => {
			const credential = { baseUrl: stage.sandbox.url + end };
			expect(await test(credential)).toEqual(WELL);
			expect((await stage.play(providerOf(VERIFY, { credential }))).error).toBeUndefined();
			// n8n sends a request of its own after that of the test.
			expect(stage.requests().map(({ path }) => path)).toEqual([PATH, '/', PATH]);
		},
	);

	it('the credential test accepts keys and site ID that were pasted with white space', async () => {
		const { accessApiKey, secretKey, siteId } = stage.credentials.analyticsProviderApi;
		const credential = {
			accessApiKey: ` ${accessApiKey}\n`,
			secretKey: `\t${secretKey} `,
			siteId: ` ${siteId}\n`,
		};
		expect(await test(credential)).toEqual(WELL);
		expect((await stage.play(providerOf(VERIFY, { credential }))).error).toBeUndefined();
		for (const { headers, body, method } of stage.requests()) {
			expect(headers['x-api-key']).toBe('sandbox-provider-0005_sandbox-secret-0006');
			// n8n's own request after that of the test has no body.
			if (method === 'POST') expect(JSON.parse(body)).toMatchObject({ space: { s: [614_694] } });
		}
	});

	(secured ? it : it.skip)('takes an address without a scheme for https', async () => {
		const origin = await Origin.start(answer, secured);
		for (const baseUrl of [origin.host, `${origin.host}/`, origin.host + PATH]) {
			expect(await test({ baseUrl })).toEqual(WELL);
			const run = await stage.play(providerOf(VERIFY, { credential: { baseUrl } }));
			expect(run.error).toBeUndefined();
		}
		await origin.stop();
		expect(origin.arrivals.map(({ path }) => path)).toEqual(
			Array.from({ length: 3 }, () => [PATH, '/', PATH]).flat(),
		);
	});

	it.each(wrongs)(
		'the credential test reports %s, and sends nothing',
		async (_, credential, message, advice) => {
			expect(await test(credential)).toEqual({ status: 'Error', message: `${message}. ${advice}` });
			const { error } = await stage.play(providerOf(VERIFY, { credential }));
			expect([error?.message, error?.description]).toEqual([message, advice]);
			expect(stage.requests()).toEqual([]);
		},
	);

	it('the credential test reports a port without a server', async () => {
		expect(await test({ baseUrl: 'http://127.0.0.1:1' })).toEqual({
			status: 'Error',
			message:
				'127.0.0.1:1 does not accept connections. Check the address and port in the credential, and check whether the provider is running',
		});
	});

	it('the credential test reports a website', async () => {
		const page = await Origin.start(sendPage);
		const { status, message } = await test({ baseUrl: page.url });
		await page.stop();
		expect(status).toBe('Error');
		expect(message).toBe(
			`${page.host} answered with a web page instead of data: Shop. The provider may be under maintenance, or the address in the credential is that of a website: check the address, or try again later`,
		);
	});

	it('the credential test does not follow a redirect', async () => {
		const elsewhere = await Origin.start(answer);
		const location = elsewhere.url + PATH;
		stage.sandbox.control.fault({ kind: 'redirect', location, times: 9 });
		const { status, message } = await test({});
		const { error } = await stage.play(providerOf(VERIFY));
		await elsewhere.stop();
		expect([status, elsewhere.arrivals]).toEqual(['Error', []]);
		for (const said of [message, error?.message]) {
			expect(said).toMatch(/ redirects to another address, to which the keys were not sent/);
		}
	});

	(ownAddress ? it : it.skip)(
		'sends over plain http to another computer only if allowed',
		async () => {
			const open = await stage.beside({ host: '0.0.0.0' });
			const baseUrl = `http://${ownAddress}:${new URL(open.sandbox.url).port}`;
			const refused = await test({ baseUrl });
			expect(refused.message).toContain('uses http, which would send the keys unencrypted');
			expect(open.requests()).toEqual([]);
			const credential = { baseUrl, allowPlainHttp: true };
			expect(await test(credential)).toEqual(WELL);
			expect((await stage.play(providerOf(VERIFY, { credential }))).error).toBeUndefined();
			expect(open.requests()).toHaveLength(3);
			await open.sandbox.close();
		},
	);
});
