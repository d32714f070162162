import { readAddress } from '../../../platform/client/address';
import { thrownBy } from './thrown';

describe('the address of the platform', () => {
	test.each([
		['https://x.example.com', 'https://x.example.com/ea/v2'],
		['https://x.example.com/', 'https://x.example.com/ea/v2'],
		['https://x.example.com///', 'https://x.example.com/ea/v2'],
		['https://x.example.com/ea/v2', 'https://x.example.com/ea/v2'],
		['https://x.example.com/ea/v2/', 'https://x.example.com/ea/v2'],
		['https://x.example.com//ea/v2//', 'https://x.example.com/ea/v2'],
		['https://x.example.com/proxy', 'https://x.example.com/proxy/ea/v2'],
		['https://x.example.com/proxy/ea/v2', 'https://x.example.com/proxy/ea/v2'],
		['https://x.example.com:8443', 'https://x.example.com:8443/ea/v2'],
		['x.example.com', 'https://x.example.com/ea/v2'],
		['x.example.com:8443/ea/v2/', 'https://x.example.com:8443/ea/v2'],
		['  HTTPS://X.Example.com  ', 'https://x.example.com/ea/v2'],
		['http://localhost:4010', 'http://localhost:4010/ea/v2'],
		['http://shop.localhost', 'http://shop.localhost/ea/v2'],
		['http://127.0.0.1:4010/', 'http://127.0.0.1:4010/ea/v2'],
		['http://127.8.9.1', 'http://127.8.9.1/ea/v2'],
		['http://[::1]:4010', 'http://[::1]:4010/ea/v2'],
	])('%s leads to %s', (entered, root) => {
		expect(readAddress(entered, false).root).toBe(root);
	});

	test.each([
		'http://x.example.com',
		'http://10.0.0.5',
		'http://localhost.example.com',
		'http://127.0.0.1.example.com',
		'http://128.0.0.1',
		'http://0.0.0.0',
	])('%s is refused as plain http, unless the credential allows it', (entered) => {
		expect(thrownBy(() => readAddress(entered, false))).toMatchObject({ kind: 'addressPlainHttp' });
		expect(readAddress(entered, true).root).toBe(`${entered}/ea/v2`);
	});

	test.each([
		'',
		'  ',
		'ftp://x.example.com',
		'file:///etc/passwd',
		'https://',
		'https://user@x.example.com',
		'https://user:word@x.example.com',
		'https://x.example.com/?a=1',
		'https://x.example.com/#a',
		'not an address',
	])('%j is refused', (entered) => {
		expect(thrownBy(() => readAddress(entered, true))).toMatchObject({ kind: 'addressInvalid' });
	});

	test('names the host with its port', () => {
		expect(readAddress('https://x.example.com:8443/ea/v2', false).host).toBe('x.example.com:8443');
	});
});
