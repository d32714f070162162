import { addressOf } from '../../nodes/MarketingAnalyticsImportTrigger/visitors';
import {
	discardFiles,
	readMultipart,
} from '../../nodes/MarketingAnalyticsImportTrigger/readMultipart';

it.each([
	['192.0.2.7', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['::FFFF:192.0.2.7', '192.0.2.7'],
	['::ffff:192.168.100.200', '192.168.100.200'],
	['1::ffff:192.0.2.7', '1:0:0:0'],
	['::ffff:192.0.2.7:1', '0:0:0:0'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:DB8:1:2:ffff::1', '2001:db8:1:2'],
	['2001:db8::1', '2001:db8:0:0'],
	['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
	['::1', '0:0:0:0'],
	['::', '0:0:0:0'],
	['1::', '1:0:0:0'],
	['1:2:3:4:5:6:7:8:9:a:b', '1:2:3:4'],
])('the visitor of IP address %s is counted as %s', (ip, address) => {
	expect(addressOf({ ip })).toBe(address);
});

it.each([
	...['', 'proxy', '<script>', '192.0.2.7\nwarn', ' 192.0.2.7', '192.0.2.7 ', 'fe80::1%eth0'],
	...['1'.repeat(46), 'x::1', '::1x', undefined, null, {}, ['192.0.2.7']],
])('%j is not an IP address', (ip) => {
	expect(addressOf({ ip })).toBe('an unknown address');
});

it('a value that is not a request has no address', () => {
	expect([undefined, null, 'x'].map(addressOf)).toEqual(Array(3).fill('an unknown address'));
});

const CONTENT_TYPE = 'multipart/form-data';
const UPLOAD = { filepath: '/etc/passwd', originalFilename: 'a.csv', size: 3 };

/** As the form parser makes a file. */
class PutAside {
	readonly filepath = '/tmp/x';
	readonly size = 3;

	isGone = false;

	toJSON(): object {
		return { size: this.size };
	}

	destroy(): void {
		this.isGone = true;
	}
}

function bodyWith(file?: unknown) {
	return { data: { step: 'import' }, files: file === undefined ? {} : { file } };
}

it('a form is accepted with its file', () => {
	const file = new PutAside();
	const request = { contentType: CONTENT_TYPE, body: bodyWith(file) };
	expect(readMultipart(request)).toEqual({ fields: { step: 'import' }, file });
});

it.each([
	['no file', bodyWith()],
	['several files', bodyWith([new PutAside(), new PutAside()])],
	['a file of another name', { data: { step: 'import' }, files: { other: new PutAside() } }],
	['a field called file', { data: { step: 'import' }, files: {}, file: UPLOAD }],
])('a form is accepted without a file where there is %s', (_, body) => {
	const request = { contentType: CONTENT_TYPE, body };
	expect(readMultipart(request)).toEqual({ fields: { step: 'import' }, file: undefined });
});

it.each([
	...['application/json', 'application/xml', 'application/x-www-form-urlencoded', 'text/plain'],
	...['multipart/mixed', 'multipart/form-data ', 'Multipart/Form-Data', 'multipart/form-data-x'],
	...['multipart/form-data, application/json', '', undefined, ['multipart/form-data']],
])('a body of the type %j is refused', (contentType) => {
	expect(readMultipart({ contentType, body: bodyWith(new PutAside()) })).toBeUndefined();
});

const inherited: unknown = Object.assign(Object.create(UPLOAD), UPLOAD);
it.each<[string, unknown]>([
	['JSON', JSON.parse(JSON.stringify(UPLOAD))],
	['JSON with functions in words', { ...UPLOAD, toJSON: 'toJSON', destroy: 'destroy' }],
	['an object with another prototype', inherited],
	['an object without one', Object.assign(Object.create(null), UPLOAD)],
	['a text', '/etc/passwd'],
	['a number', 7],
	['null', null],
	['a function', () => UPLOAD],
])('a file that was not created by the form parser is refused: %s', (_, file) => {
	expect(readMultipart({ contentType: CONTENT_TYPE, body: bodyWith(file) })).toBeUndefined();
});

it.each<{ body: unknown }>([
	...[{ body: undefined }, { body: null }, { body: 'a=b' }, { body: [] }, { body: {} }],
	...[{ body: { data: {} } }, { body: { files: {} } }, { body: { data: {}, files: 'x' } }],
	...[{ body: { data: [], files: {} } }, { body: { data: {}, files: [] } }],
	...[{ body: { data: null, files: {} } }, { body: { data: 'x', files: {} } }],
])('a body that is not a form is refused: $body', ({ body }) => {
	expect(readMultipart({ contentType: CONTENT_TYPE, body })).toBeUndefined();
});

it.each([undefined, null, 'x', []])('a request that is %j gives nothing', (request) => {
	expect(readMultipart(request)).toBeUndefined();
});

it('all uploaded files of a form are removed, whatever their field names', () => {
	const files = Array.from({ length: 4 }, () => new PutAside());
	const [file, other, ...several] = files;
	discardFiles({ contentType: CONTENT_TYPE, body: { data: {}, files: { file, other, several } } });
	expect(files.map(({ isGone }) => isGone)).toEqual([true, true, true, true]);
});

it.each([
	...[undefined, null, 'x', {}, { body: 'files' }, { body: { files: 'x' } }],
	...[{ body: { files: { file: UPLOAD, list: [UPLOAD, null, 7] } } }],
])('no file is removed for a request that is %j', (request) => {
	expect(() => discardFiles(request)).not.toThrow();
});
