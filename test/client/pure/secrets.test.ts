import { readCredential } from '../../../platform/client/connection';
import { resultAddress } from '../../../platform/warehouse/session';
import { platformAt } from '../wire/throughAxios';
import { thrownBy } from './thrown';

const baseUrl = 'https://api.example.com';

describe('the secrets of a credential', () => {
	test('are its tokens and the client secret, without the space around them', () => {
		const oauthTokenData = { access_token: 'a-1', refresh_token: 'r-1', accessToken: 'a-2' };
		const credential = { apiToken: ' t-1\n', clientSecret: 'c-1', connectorToken: 'i-1' };
		expect(readCredential({ baseUrl, ...credential, oauthTokenData }).secrets).toEqual([
			't-1',
			'c-1',
			'i-1',
			'a-1',
			'r-1',
			'a-2',
		]);
	});

	test('are not what stands beside a token, which any reply may hold', () => {
		const oauthTokenData = { token_type: 'bearer', expires_in: 3600, scope: 'read' };
		expect(readCredential({ baseUrl, oauthTokenData }).secrets).toEqual([]);
		expect(readCredential({ baseUrl, oauthTokenData: 'odd' }).secrets).toEqual([]);
	});
});

describe('the address of the platform', () => {
	test('comes with that of the warehouse, if it has one', () => {
		expect(readCredential({ baseUrl })).toEqual({
			address: { root: `${baseUrl}/ea/v2`, host: 'api.example.com' },
			secrets: [],
		});
		expect(readCredential({ baseUrl, warehouseUrl: ' dw.example.com ' })).toMatchObject({
			warehouse: { root: 'https://dw.example.com', host: 'dw.example.com' },
		});
	});

	test('is plain http only where that is allowed', () => {
		const plain = { baseUrl: 'http://api.example.com', warehouseUrl: 'http://dw.example.com' };
		expect(thrownBy(() => readCredential(plain))).toMatchObject({ kind: 'addressPlainHttp' });
		const half = { ...plain, baseUrl };
		expect(thrownBy(() => readCredential(half))).toMatchObject({ kind: 'addressPlainHttp' });
		const allowed = readCredential({ ...plain, allowPlainHttp: true });
		expect(allowed.warehouse?.root).toBe('http://dw.example.com');
		expect(thrownBy(() => readCredential({}))).toMatchObject({ kind: 'addressInvalid' });
	});
});

describe('the address of a result', () => {
	const warehouse = platformAt(`${baseUrl}/ea/v2`);

	test.each([
		['https://api.example.com/edw/jobs/7.json?a=1#x', '/edw/jobs/7.json?a=1'],
		['/edw/jobs/7.json', '/edw/jobs/7.json'],
	])('%s lies where the job runs', (url, path) => {
		expect(resultAddress(warehouse, url)).toEqual({
			address: { root: baseUrl, host: 'api.example.com' },
			path,
		});
	});

	test.each([
		['https://elsewhere.example/7.json?token=s3cr3t-token', 'elsewhere.example'],
		['http://api.example.com/7.json', 'api.example.com'],
		['https://api.example.com:8443/7.json', 'api.example.com:8443'],
		['https://[s3cr3t-token/7.json', 'an address that cannot be read'],
		['data:s3cr3t-token', 'an address that cannot be read'],
	])('%s lies elsewhere, where the token does not go', (url, host) => {
		expect(thrownBy(() => resultAddress(warehouse, url))).toMatchObject({
			kind: 'resultElsewhere',
			message: `The result lies at ${host}, where the token was not sent`,
		});
	});
});
