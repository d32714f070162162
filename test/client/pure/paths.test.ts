import { readHost } from '../../../platform/client/address';
import { checkPathValue, safePath } from '../../../platform/client/url';
import { thrownBy } from './thrown';

describe('a path that was typed', () => {
	test.each([
		['/er/account/ping.json', '/er/account/ping.json'],
		['er/account/ping.json', '/er/account/ping.json'],
		['/ea/v2/er/ping.json', '/er/ping.json'],
		['ea/v2/er/ping.json', '/er/ping.json'],
		['/ea/v2x/ping.json', '/ea/v2x/ping.json'],
		['/x/ea/v2/y', '/x/ea/v2/y'],
		['/a%20b/é', '/a%20b/%C3%A9'],
		['/a%/b', '/a%25/b'],
		['/a..b/...', '/a..b/...'],
		['/a/b:c', '/a/b%3Ac'],
	])('%s goes to %s', (entered, path) => {
		expect(safePath(entered)).toBe(path);
	});

	test.each([
		'https://x.example.com/a',
		'HTTP:/a',
		'a+b.c-1:x',
		'//x.example.com/a',
		'/a?b=c',
		'/a#b',
		'/a b',
		'/a\\b',
		'/a\u0000',
		'/a\nb',
		'..',
		'.',
		'/../a',
		'/a/..',
		'/a/./b',
		'/a/%2e%2E/b',
	])('%j is refused', (entered) => {
		expect(thrownBy(() => safePath(entered))).toMatchObject({
			parameter: 'Path',
			message: `Path must start below /ea/v2, without a host, spaces, ? or #: ${entered}`,
			advice:
				'Copy only the path, and enter what comes after the question mark under Query Parameters',
		});
	});
});

describe('a path value', () => {
	test('that is missing or leads elsewhere is told with what to do', () => {
		expect(thrownBy(() => checkPathValue('site', ' '))).toMatchObject({
			message: 'Site is empty',
			advice: 'Choose or type a value for Site',
		});
		expect(thrownBy(() => checkPathValue('jobId', '../b'))).toMatchObject({
			parameter: 'JobId',
			message: 'JobId cannot be part of an address: ../b',
			advice: 'Enter it as the platform shows it, on one line, without . or .. between slashes',
		});
	});

	test('is handed back', () => {
		expect(checkPathValue('site', '.a.')).toBe('.a.');
		expect(checkPathValue('site', 'a/b?c#d%')).toBe('a/b?c#d%');
	});
});

describe('an address that stands for itself', () => {
	test.each([
		['https://x.example.com:8443/a/b//', 'https://x.example.com:8443/a/b', 'x.example.com:8443'],
		['x.example.com', 'https://x.example.com', 'x.example.com'],
		['https://x.example.com/ea/v2', 'https://x.example.com/ea/v2', 'x.example.com'],
	])('%s is %s', (entered, root, host) => {
		expect(readHost(entered, false)).toEqual({ root, host });
	});

	test('is refused in the words of whose it is', () => {
		const asked = 'provider';
		expect(thrownBy(() => readHost('http://x.example.com', false, { asked }))).toMatchObject({
			kind: 'addressPlainHttp',
			facts: { asked, host: 'x.example.com' },
		});
		expect(thrownBy(() => readHost('', false, { asked }))).toMatchObject({
			kind: 'addressInvalid',
			facts: { asked },
		});
	});

	test.each(['http://1127.0.0.1.x', 'http://localhostx', 'http://xlocalhost', 'http://[::2]'])(
		'%s is not this computer',
		(entered) => {
			expect(thrownBy(() => readHost(entered, false))).toMatchObject({ kind: 'addressPlainHttp' });
		},
	);

	test('may have a word before its scheme, which is none', () => {
		expect(readHost('a.b/c://d', false).root).toBe('https://a.b/c://d');
	});
});
