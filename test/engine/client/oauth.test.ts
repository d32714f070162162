import type { ICredentialDataDecryptedObject, INodeParameters } from 'n8n-workflow';
import type { Fault } from '../../../sandbox';
import { lines } from '../../../harness/engine';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { locator, reportParameters } from '../../../harness/workflows';
import { fileItem } from '../import/scene';
import { Origin, sending } from './origin';
import { ODD_TOKEN } from './scene';
import type { Scene } from '../../support/scene';

const PATH = 'query.json';
const RECEIVED =
	'The platform may have received the report request, but no readable answer arrived';

/**
 * The fault of the request with the new token, and its message: test/http/wire/door.test.ts tests
 * the others.
 */
const cases: Array<[what: string, fault: Fault, message: string]> = [
	['is cut', { kind: 'cut' }, RECEIVED],
	['is dropped', { kind: 'drop' }, RECEIVED],
	[
		'is answered with 422',
		{ kind: 'reply', status: 422, body: { error: true, error_msg: 'Bad kind.' } },
		'The platform refused the report request: Bad kind.',
	],
];

const GET_SITES = { resource: 'account', operation: 'getSites', authentication: 'oAuth2' };

describe.each(lines())('a token that has expired, on %s', (line) => {
	const stage = withStage(line);
	let expired: ICredentialDataDecryptedObject;

	beforeAll(async () => {
		const signedIn = await stage.play(oAuthScene(GET_SITES, stage.oauthCredential));
		expired = { ...signedIn.run.credentials.marketingAnalyticsOAuth2Api };
		stage.sandbox.control.expireTokens();
	});

	const oAuthScene = (
		parameters: INodeParameters,
		credential: ICredentialDataDecryptedObject,
	): Scene => ({
		parameters,
		credentials: { marketingAnalyticsOAuth2Api: { ...credential } },
	});
	const submit = reportParameters({ operation: 'submit', authentication: 'oAuth2' });

	it('is obtained at the token endpoint, and again after it has expired', async () => {
		const sites = 'getallowedwebsite.json';
		const first = await stage.play(oAuthScene(GET_SITES, stage.oauthCredential));
		const [signed] = stage.requests(sites);
		expect(signed?.headers.authorization).toMatch(/^Bearer \S+$/);
		expect(signed?.headers.authorization).not.toContain(stage.sandbox.token);
		const second = await stage.play(oAuthScene(GET_SITES, expired));
		expect(second.items).toHaveLength(2);
		expect(second.items).toEqual(first.items);
		expect(stage.requests(sites).at(-1)?.status).toBe(200);
	});

	it('is renewed, and the request sent once more', async () => {
		succeeded(await stage.play(oAuthScene(submit, expired)));
		expect(stage.requests(PATH).map(({ status }) => status)).toEqual([401, 200]);
		const [first, second] = stage.requests(PATH);
		expect(second?.body).toBe(first?.body);
	});

	it('is renewed, and a form sent once more from its beginning', async () => {
		const costs = `date,ope_id,cost\n${'2026-11-01,5001,12.5\n'.repeat(10_000)}`;
		const upload = {
			operation: 'uploadCosts',
			site: locator('shop-eu'),
			costsFor: 'media',
			options: { sendUnchanged: true },
		};
		const uploaded = await stage.play({
			parameters: { resource: 'campaign', authentication: 'oAuth2', ...upload },
			credentials: { marketingAnalyticsOAuth2Api: { ...expired } },
			files: [fileItem(costs)],
		});
		expect(uploaded.error).toBeUndefined();
		const both = stage.requests('externaldataupload_media.json');
		expect(both.map(({ status }) => status)).toEqual([401, 200]);
		const [first, second] = both.map(({ headers, body }) => ({
			body,
			type: headers['content-type'],
			announced: Number(headers['content-length']),
			arrived: Buffer.byteLength(body),
		}));
		expect(second).toEqual(first);
		expect(second?.announced).toBe(second?.arrived);
		expect(second?.body).toContain(costs);
	}, 60_000);

	it.each(cases)(
		'does not hide that the request %s after the renewal',
		async (_, fault, message) => {
			stage.sandbox.control.fault({ ...fault, match: PATH, after: 1 });
			const submitted = await stage.play(oAuthScene(submit, expired));
			expect(submitted.error).toMatchObject({ name: 'NodeApiError', message });
			expect(stage.requests(PATH)).toHaveLength(2);
		},
	);

	it('is never shown, and neither is its replacement', async () => {
		let given = 0;
		const tokens = ['', '-new'].map((ending) => ODD_TOKEN + ending);
		const origin = await Origin.start((response, arrival) => {
			const token = { token_type: 'bearer', expires_in: 3600, access_token: tokens[given] };
			if (arrival.path === '/token') {
				given += 1;
				return sending(JSON.stringify(token))(response, arrival);
			}
			const used = arrival.headers.authorization ?? '';
			const echo = JSON.stringify({ error: false, data: { rows: [{ used }] } });
			sending(echo, used.endsWith('-new') ? 200 : 401)(response, arrival);
		});
		const elsewhere = { baseUrl: origin.url, accessTokenUrl: `${origin.url}/token` };
		const shown = await stage.play(
			oAuthScene(GET_SITES, { ...stage.oauthCredential, ...elsewhere }),
		);
		await origin.stop();
		expect(shown.items).toEqual([{ used: 'Bearer •••' }]);
		expect(shown.stored).not.toContain(ODD_TOKEN);
	});
});
