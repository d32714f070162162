import { lines } from '../../../harness/engine';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { makeCertificate } from '../../support/certificate';
import { Origin, sending } from '../client/origin';
import { containing, credentialFor, ODD_TOKEN, endpoint } from '../client/scene';
import { Proxy } from './proxy';
import { STAGES } from './stages';
import type { Scene } from '../../support/scene';

const secured = makeCertificate();
const CREDENTIALS = {
	marketingAnalyticsApi: 'token',
	marketingAnalyticsImportApi: 'token',
	analyticsProviderApi: 'keys',
};
const KINDS = JSON.stringify({
	error: false,
	data: { fields: [{ name: 'kind' }], rows: [['rt#a']] },
});

describe.each(lines())('an n8n behind a proxy, on %s', (line) => {
	let proxy: Proxy;
	const stage = withStage(line, async () => {
		proxy = await Proxy.start();
		const { url } = proxy;
		const environment = { HTTP_PROXY: url, HTTPS_PROXY: url, NO_PROXY: 'localhost' };
		return { environment, trusted: secured?.cert };
	});
	beforeEach(() => proxy.clear());
	afterAll(async () => await proxy.stop());

	const kindsAt = (baseUrl: string, apiToken: string, allowPlainHttp = false): Scene => {
		const { marketingAnalyticsApi } = credentialFor(baseUrl, apiToken);
		return {
			...endpoint('getKinds'),
			credentials: { marketingAnalyticsApi: { ...marketingAnalyticsApi, allowPlainHttp } },
		};
	};
	/** The credentials of the sandbox, with plain http allowed. */
	const trusting = () =>
		Object.fromEntries(
			Object.entries(stage.credentials).map(([type, data]) => [
				type,
				{ ...data, allowPlainHttp: true },
			]),
		);

	it('sends everything through HTTP_PROXY, including uploads', async () => {
		for (const { scene } of [STAGES.file, STAGES.upload]) {
			succeeded(await stage.play({ ...scene, credentials: trusting() }));
		}
		const arrived = stage
			.requests()
			.map(({ method, path }) => `${method} ${stage.sandbox.url}${path}`);
		expect(arrived).toHaveLength(4);
		expect(proxy.lines().map((one) => one.split('?')[0])).toEqual(arrived);
	});

	it('sends no token through the proxy for an address of this computer over plain http', async () => {
		const { host, hostname } = new URL(stage.sandbox.url);
		const refusal = {
			message: `The address of ${host} uses http, and n8n would send the token unencrypted to the proxy ${new URL(proxy.url).host}`,
			description: containing(`to add ${hostname} to NO_PROXY, or turn on Allow Plain HTTP`),
		};
		expect((await stage.play(kindsAt(stage.sandbox.url, stage.sandbox.token))).error).toMatchObject(
			refusal,
		);
		for (const { scene } of [STAGES.upload, STAGES.file]) {
			expect((await stage.play(scene)).error).toMatchObject({ message: refusal.message });
		}
		expect(proxy.lines()).toEqual([]);
		expect(stage.requests()).toEqual([]);
	});

	it.each(Object.entries(CREDENTIALS))(
		'reports that in a credential test, and sends nothing: %s',
		async (type, secret) => {
			const data = Object.entries(stage.credentials).find(([name]) => name === type)?.[1] ?? {};
			const tested = await stage.engine.testCredential(type, data);
			expect(tested.status).toBe('Error');
			expect(tested.message).toContain(`n8n would send the ${secret} unencrypted to the proxy`);
			expect(proxy.lines()).toEqual([]);
		},
	);

	it('bypasses the proxy for NO_PROXY', async () => {
		const { port } = new URL(stage.sandbox.url);
		succeeded(await stage.play(kindsAt(`http://localhost:${port}`, stage.sandbox.token)));
		expect(stage.requests()).toHaveLength(1);
		expect(proxy.lines()).toEqual([]);
	});

	(secured ? it : it.skip)('has a tunnel made by HTTPS_PROXY, which sees no token', async () => {
		const origin = await Origin.start(sending(KINDS), secured);
		const host = `platform.example:${new URL(origin.url).port}`;
		const run = await stage.play(kindsAt(`https://${host}`, ODD_TOKEN));
		await origin.stop();
		expect(run.error).toBeUndefined();
		const tokens = origin.arrivals.map(({ headers }) => headers.authorization);
		expect(tokens).toEqual([`Bearer ${ODD_TOKEN}`]);
		expect(proxy.lines()).toEqual([`CONNECT ${host}`]);
		expect(proxy.passed.map(({ headers }) => headers).join()).not.toContain(ODD_TOKEN);
	});

	it.each(['http', 'https'])('reports a proxy that requires a password: %s', async (scheme) => {
		proxy.refusal = 407;
		const { host } = new URL(stage.sandbox.url);
		const { error } = await stage.play(kindsAt(`${scheme}://${host}`, stage.sandbox.token, true));
		expect(error).toMatchObject({
			message: `The proxy between n8n and ${host} requires a user name and a password`,
			description: containing('HTTP_PROXY and HTTPS_PROXY'),
		});
		expect(proxy.lines()).toHaveLength(1);
	});

	// n8n 2 does not expose the connection of a reply.
	(line === 'n8n-1' ? it : it.skip).each([
		[403, 'does not allow connections to', 1],
		[400, 'does not allow connections to', 1],
		[502, 'could not connect to', 5],
		[503, 'could not connect to', 5],
	])('reports a refused tunnel as an error of the proxy: %d', async (status, what, times) => {
		proxy.refusal = status;
		const { host, hostname } = new URL(stage.sandbox.url);
		const { error } = await stage.play(kindsAt(`https://${host}`, stage.sandbox.token));
		expect(error).toMatchObject({
			message: `The proxy ${new URL(proxy.url).host} ${what} ${host} (HTTP ${status})`,
			description: containing('NO_PROXY'),
		});
		expect(error?.description).toContain(hostname);
		expect(proxy.lines()).toHaveLength(times);
		expect(stage.requests()).toEqual([]);
	});

	// The last ones, as n8n keeps its proxy until it ends.
	describe('that is down', () => {
		let address: string;
		beforeAll(async () => {
			address = new URL(proxy.url).host;
			await proxy.stop();
		});

		it.each(['http', 'https'])('reports the proxy instead of the platform: %s', async (scheme) => {
			const { host, hostname } = new URL(stage.sandbox.url);
			const { message, status } = await stage.engine.testCredential('marketingAnalyticsApi', {
				...{ baseUrl: `${scheme}://${host}`, apiToken: stage.sandbox.token, allowPlainHttp: true },
			});
			expect(status).toBe('Error');
			expect(message).toBe(
				`The proxy ${address} between n8n and ${host} cannot be reached. Ask the administrator of n8n to check whether the proxy is running and is set correctly in HTTP_PROXY and HTTPS_PROXY, or to add ${hostname} to NO_PROXY`,
			);
			expect(stage.requests()).toEqual([]);
		});
	});
});
