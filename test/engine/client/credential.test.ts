import type { Fault } from '../../../sandbox';
import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { makeCertificate } from '../../support/certificate';
import { Origin, ownAddress, sending, sendPage } from './origin';

const TYPE = 'marketingAnalyticsApi';
const WELL = { status: 'OK', message: 'Connection successful!' };
const secured = globalThis.enginePool?.certificate;

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);

	const test = async (
		baseUrl: string,
		more: { apiToken?: string; allowPlainHttp?: boolean } = {},
	) => await stage.engine.testCredential(TYPE, { baseUrl, apiToken: stage.sandbox.token, ...more });

	it.each(['', '/', '/ea/v2', '/ea/v2/', '  ', '//'])(
		'the credential test accepts "%s" at the end of the address',
		async (end) => {
			expect(await test(stage.sandbox.url + end)).toEqual(WELL);
			const paths = new Set(stage.requests().map(({ path }) => path));
			expect([...paths]).toEqual(['/ea/v2/er/account/ping.json']);
		},
	);

	it('the credential test accepts a token that was pasted with white space', async () => {
		expect(await test(stage.sandbox.url, { apiToken: ` ${stage.sandbox.token}\n` })).toEqual(WELL);
	});

	(secured ? it : it.skip)('takes an address without a scheme for https', async () => {
		const origin = await Origin.start(sending('{"error":false,"data":{}}'), secured);
		expect(await test(origin.host)).toEqual(WELL);
		expect(await test(`${origin.host}/ea/v2`)).toEqual(WELL);
		await origin.stop();
		expect(new Set(origin.arrivals.map(({ path }) => path)).size).toBe(1);
	});

	it('the credential test reports a wrong token', async () => {
		const { status, message } = await test(stage.sandbox.url, { apiToken: 'wrong-token' });
		expect(status).toBe('Error');
		expect(message).toMatch(
			/^The platform does not accept the token\. Copy the token from the platform into the credential again. If somebody has reset the token, the old one is invalid\. Request ID for the platform's support: [0-9a-f]{32}$/,
		);
	});

	it('the credential test reports a website', async () => {
		const origin = await Origin.start(sendPage);
		const { status, message } = await test(origin.url);
		await origin.stop();
		expect(status).toBe('Error');
		expect(message).toBe(
			`${origin.host} answered with a web page instead of data: Shop. The platform may be under maintenance, or the address in the credential is that of a website: check the address, or try again later`,
		);
	});

	const faults: Array<[what: string, fault: Fault, message: string]> = [
		[
			'403',
			{ kind: 'reply', status: 403 },
			'The token does not give access to this address. Ask an',
		],
		[
			'an error in a 200',
			{ kind: 'error200', error_msg: 'No.' },
			'The platform reported an error for this address: No. ',
		],
	];

	it.each(faults)('the credential test reports %s', async (_, fault, message) => {
		stage.sandbox.control.fault({ ...fault, times: 9 });
		const reply = await test(stage.sandbox.url);
		expect(reply.status).toBe('Error');
		expect(reply.message.slice(0, message.length)).toBe(message);
		expect(stage.requests()).toHaveLength(1);
	});

	it('the credential test reports a redirect without following it', async () => {
		const elsewhere = await Origin.start(sending('{"error":false}'));
		const location = `${elsewhere.url}/ea/v2/er/account/ping.json`;
		stage.sandbox.control.fault({ kind: 'redirect', location, times: 9 });
		const { status, message } = await test(stage.sandbox.url);
		await elsewhere.stop();
		expect(status).toBe('Error');
		expect(message).toMatch(
			/redirects to another address, to which the token was not sent\. If the /,
		);
		expect(elsewhere.arrivals).toEqual([]);
	});

	(secured ? it : it.skip)('reports a certificate that no known authority has signed', async () => {
		const origin = await Origin.start(sending('{"error":false}'), makeCertificate());
		const { status, message } = await test(origin.url);
		await origin.stop();
		expect(status).toBe('Error');
		expect(message).toMatch(/^The certificate of .* is not trusted\. Check the address/);
		expect(origin.arrivals).toEqual([]);
	});

	(ownAddress ? it : it.skip)(
		'sends over plain http to another computer only if allowed',
		async () => {
			const open = await stage.beside({ host: '0.0.0.0' });
			const address = `http://${ownAddress}:${new URL(open.sandbox.url).port}`;
			const refused = await test(address);
			expect(refused.message).toContain('uses http, which would send the token unencrypted');
			expect(open.requests()).toEqual([]);
			expect(await test(address, { allowPlainHttp: true })).toEqual(WELL);
			await open.sandbox.close();
		},
	);
});
