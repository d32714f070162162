import { type Engine, lines, startEngine } from '../../../harness/engine';
import { endpoint } from '../client/scene';
import { STAGES } from './stages';
import { runOf } from '../../support/scene';

/** Only n8n 2 can protect its own network. */
const able = lines().filter((line) => line === 'n8n-2');
const MESSAGE = 'This n8n does not allow requests to ';
const ADVICE =
	'Ask the administrator of n8n to allow this host with N8N_SSRF_ALLOWED_HOSTNAMES or N8N_SSRF_ALLOWED_IP_RANGES';

const addresses = [
	['an address in the own network', 'http://127.0.0.1:1', '127.0.0.1:1'],
	['a name that leads there', 'http://localhost:1', 'localhost:1'],
	['a name on the list', 'https://platform.example', 'platform.example'],
] as const;

(able.length > 0 ? describe : describe.skip)('SSRF protection that is on', () => {
	let engine: Engine;

	beforeAll(async () => {
		engine = await startEngine({
			line: 'n8n-2',
			environment: {
				N8N_SSRF_PROTECTION_ENABLED: 'true',
				N8N_SSRF_BLOCKED_HOSTNAMES: 'platform.example',
			},
		});
	});
	afterAll(async () => await engine.stop());

	it.each(addresses)("n8n's SSRF protection is reported for %s", async (_, baseUrl, host) => {
		const credentials = {
			marketingAnalyticsApi: { baseUrl, apiToken: 'a-secret-token' },
			marketingAnalyticsImportApi: { baseUrl, connectorToken: 'a-secret-token' },
		};
		for (const work of [
			runOf({ ...endpoint('getKinds'), credentials }, {}),
			runOf({ ...STAGES.submit.scene, credentials }, {}),
			runOf({ ...STAGES.upload.scene, credentials }, {}),
		]) {
			const { error } = await engine.run({ ...work, credentials });
			expect(error).toMatchObject({ message: MESSAGE + host, description: ADVICE });
			expect(error?.json).not.toContain('a-secret-token');
		}
	});

	it.each(addresses)(
		"n8n's SSRF protection is reported in the credential test: %s",
		async (_, baseUrl, host) => {
			const tested = { baseUrl, apiToken: 'a-secret-token' };
			expect(await engine.testCredential('marketingAnalyticsApi', tested)).toEqual({
				status: 'Error',
				message: `${MESSAGE}${host}. ${ADVICE}`,
			});
		},
	);
});
