import { resultAddress } from '../../../platform/warehouse/session';
import { platformAt } from '../wire/throughAxios';
import { thrownBy } from './errors/thrown';

const baseUrl = 'https://api.example.com';

describe('the address of a result', () => {
	const warehouse = platformAt(`${baseUrl}/ea/v2`);

	test.each([
		['https://api.example.com/edw/jobs/7.json?a=1#x', '/edw/jobs/7.json?a=1'],
		['/edw/jobs/7.json', '/edw/jobs/7.json'],
	])('%s is at the origin of the job', (url, path) => {
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
	])('%s is at another origin, which does not receive the token', (url, host) => {
		expect(thrownBy(() => resultAddress(warehouse, url))).toMatchObject({
			kind: 'resultElsewhere',
			message: `The result is at ${host}, but the token was not sent there, because the credential contains a different address`,
		});
	});
});
