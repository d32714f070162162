import { lines } from '../../../harness/engine';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { makeCertificate } from '../../support/certificate';
import { Origin, sending } from '../client/origin';
import { containing, credentialFor, endpointWorkflow, ODD_TOKEN } from '../client/scene';
import { Proxy } from './proxy';
import { STAGES } from './stages';

const secured = makeCertificate();
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

	const ask = async (baseUrl: string, apiToken: string) =>
		await stage.engine.run({
			workflow: endpointWorkflow('getKinds'),
			credentials: credentialFor(baseUrl, apiToken),
		});

	it('sends everything through HTTP_PROXY, uploads, too', async () => {
		for (const { match: _, ...work } of [STAGES.file, STAGES.upload]) {
			succeeded(await stage.run(work));
		}
		const arrived = stage
			.requests()
			.map(({ method, path }) => `${method} ${stage.sandbox.url}${path}`);
		expect(arrived).toHaveLength(4);
		expect(proxy.lines().map((one) => one.split('?')[0])).toEqual(arrived);
	});

	it('leaves out what NO_PROXY names', async () => {
		const { port } = new URL(stage.sandbox.url);
		succeeded(await ask(`http://localhost:${port}`, stage.sandbox.token));
		expect(stage.requests()).toHaveLength(1);
		expect(proxy.lines()).toEqual([]);
	});

	(secured ? it : it.skip)('has a tunnel made by HTTPS_PROXY, which sees no token', async () => {
		const origin = await Origin.start(sending(KINDS), secured);
		const host = `platform.example:${new URL(origin.url).port}`;
		const run = await ask(`https://${host}`, ODD_TOKEN);
		await origin.stop();
		expect(run.error).toBeUndefined();
		const tokens = origin.arrivals.map(({ headers }) => headers.authorization);
		expect(tokens).toEqual([`Bearer ${ODD_TOKEN}`]);
		expect(proxy.lines()).toEqual([`CONNECT ${host}`]);
		expect(proxy.passed.map(({ headers }) => headers).join()).not.toContain(ODD_TOKEN);
	});

	it.each(['http', 'https'])('tells of a proxy that wants a password: %s', async (scheme) => {
		proxy.refusal = 407;
		const { host } = new URL(stage.sandbox.url);
		const { error } = await ask(`${scheme}://${host}`, stage.sandbox.token);
		expect(error).toMatchObject({
			message: `The proxy between n8n and ${host} wants a user name and a password`,
			description: containing('HTTP_PROXY and HTTPS_PROXY'),
		});
		expect(proxy.lines()).toHaveLength(1);
	});
});
