import { lines } from '../../../../harness/engine';
import { makeCertificate } from '../../../support/certificate';
import { sideBySide } from '../../../support/sideBySide';
import { Origin, sending } from '../origin';
import { credentialFor, containing, matching, endpoint } from '../scene';
import { withStage } from '../../../support/withStage';
import { NODE, type Played, type Scene } from '../../../support/scene';

const secured = makeCertificate();
const LISTENING =
	'^Check the address and port in the credential, and check whether the platform is running$';

interface Case {
	readonly what: string;
	readonly address: string;
	readonly message: string;
	readonly advice: string;
	/** Missing if no single item caused it. */
	readonly itemIndex?: number;
}

const cases: Case[] = [
	{
		what: 'a host that does not exist',
		address: 'https://nowhere.invalid',
		itemIndex: 0,
		message: 'The host nowhere.invalid does not exist',
		advice: '^Check the spelling of the address in the credential$',
	},
	{
		what: 'a port that nobody listens on',
		address: 'http://127.0.0.1:1',
		itemIndex: 0,
		message: '127.0.0.1:1 does not accept connections',
		advice: LISTENING,
	},
	{
		what: 'a dead port of a host with several addresses',
		address: 'http://localhost:1',
		itemIndex: 0,
		message: 'localhost:1 does not accept connections',
		advice: LISTENING,
	},
	{
		what: 'an address that is none',
		address: 'not an address',
		message: 'An address of the platform in the credential cannot be used',
		advice:
			'^In each address field of the credential, enter only the address that the platform shows, for example https://customer.api.example.com, ',
	},
	{
		what: 'no address',
		address: '',
		message: 'An address of the platform in the credential cannot be used',
		advice:
			'^In each address field of the credential, enter only the address that the platform shows, ',
	},
	{
		what: 'plain http to another computer',
		address: 'http://platform.example:8080/ea/v2',
		message:
			'The address of platform.example:8080 uses http, which would send the token unencrypted',
		advice: '^Use https, or turn on Allow Plain HTTP in the credential for a network you trust$',
	},
];

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);
	const ended = sideBySide(cases, async ({ address }) => await stage.play(kindsAt(address)));

	function kindsAt(address: string): Scene {
		return {
			...endpoint('getKinds'),
			credentials: credentialFor(address, 'a-secret-token'),
		};
	}

	it.each(cases)('the node reports $what', async (one) => {
		const { message, advice, itemIndex } = one;
		const run = await ended(one);
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message,
			description: matching(advice),
			node: NODE,
		});
		expect(run.error?.itemIndex).toBe(itemIndex);
		for (const text of [run.stored, run.error?.json, stage.engine.output]) {
			expect(text).not.toContain('a-secret-token');
		}
		await expectSameOfCredential(one.address, run);
	});

	/** A credential test has the same message as a run. */
	async function expectSameOfCredential(baseUrl: string, { error }: Played) {
		const tested = { baseUrl, apiToken: 'a-secret-token' };
		expect(await stage.engine.testCredential('marketingAnalyticsApi', tested)).toEqual({
			status: 'Error',
			message: `${error?.message}. ${error?.description}`,
		});
	}

	it('the node reports an address that speaks plain http instead of https', async () => {
		const origin = await Origin.start(sending('{}'));
		const run = await stage.play(kindsAt(`https://${origin.host}`));
		await origin.stop();
		expect(run.error).toMatchObject({
			message: `A secure connection (https) to ${origin.host} failed`,
			description: containing('http://'),
		});
		expect(origin.arrivals).toEqual([]);
	});

	(secured ? it : it.skip)('reports a certificate that no known authority has signed', async () => {
		const origin = await Origin.start(sending('{}'), secured);
		const run = await stage.play(kindsAt(origin.url));
		await origin.stop();
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: `The certificate of ${origin.host} is not trusted`,
			description:
				'Check the address in the credential. If your own certificate authority has signed the certificate, ask the administrator of n8n to add this authority to NODE_EXTRA_CA_CERTS',
		});
		expect(origin.arrivals).toEqual([]);
	});
});
