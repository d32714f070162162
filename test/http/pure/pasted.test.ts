import type { IHttpRequestOptions } from 'n8n-workflow';

import { MarketingAnalyticsApi } from '../../../credentials/MarketingAnalyticsApi.credentials';
import { readAddress } from '../../../platform/http/connection/baseAddress';
import { causeOfNetworkError } from '../../../platform/http/errors/networkErrors';
import {
	checkApiToken,
	pasted,
	pastedToken,
} from '../../../platform/http/connection/pastedCredential';

describe('a token that was pasted', () => {
	const TOKEN = 'abc.DEF-123_~+/==';
	const ways = [
		TOKEN,
		` ${TOKEN}\n`,
		`Bearer ${TOKEN}`,
		`bearer  ${TOKEN} `,
		`Authorization: Bearer ${TOKEN}`,
		`"${TOKEN}"`,
		`'${TOKEN}'`,
		`“${TOKEN}”`,
		`"Bearer ${TOKEN}"`,
		`Bearer "${TOKEN}"`,
	];

	it.each(ways)('as %j is cleaned, both in checks and in the header', async (way) => {
		expect(pastedToken(way)).toBe(TOKEN);
		expect(checkApiToken(way)).toBe(TOKEN);
		const request = { url: 'https://host.example', headers: { Accept: 'application/json' } };
		const signed = await signedBy({ apiToken: way }, request);
		expect(signed.headers).toEqual({
			Accept: 'application/json',
			Authorization: `Bearer ${TOKEN}`,
		});
		// n8n keeps the request that it was given, for instance to repeat it or to log it.
		expect(request.headers).toEqual({ Accept: 'application/json' });
	});

	it.each(['abc def', 'abc\ndef', 'abc\u200bdef', 'abc…', 'Token abc'])(
		'with invalid characters is rejected before it is sent: %j',
		(way) => {
			expect(() => checkApiToken(way)).toThrow('The API token in the credential contains a space');
		},
	);

	it('that merely resembles a prefix keeps it', () => {
		expect(pastedToken('bearer-123')).toBe('bearer-123');
		expect(pasted('"key" ')).toBe('key');
	});
});

async function signedBy(credential: { apiToken: string }, request: IHttpRequestOptions) {
	const { authenticate } = new MarketingAnalyticsApi();
	if (typeof authenticate !== 'function') throw new TypeError('n8n would evaluate an expression');
	return await authenticate(credential, request);
}

it.each([
	...['https:/host.example', 'https//host.example', 'https:host.example', 'http:\\\\host.example'],
	...[
		'https://https://host.example',
		'https://host.example /ea/v2',
		'http;//host.example',
		'https://',
	],
])('the address %j is invalid, and no host named https is contacted', (entered) => {
	expect(() => readAddress(entered, true)).toThrow('in the credential cannot be used');
});

it.each([
	['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
	['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
	['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'certificate'],
	['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
	['ERR_TLS_CERT_ALTNAME_INVALID', 'certificateName'],
	['CERT_HAS_EXPIRED', 'certificateExpired'],
	['CERT_NOT_YET_VALID', 'certificateEarly'],
	['ERR_SSL_WRONG_VERSION_NUMBER', 'notSecure'],
	['EPROTO', 'notSecure'],
])('problems of a certificate are distinguished: %s', (code, cause) => {
	expect(causeOfNetworkError(code)).toBe(cause);
});
