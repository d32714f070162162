import { mask, maskStream, quoteUpstream } from '../../../platform/http/secrets/mask';
import { streamOf, textOf } from '../streams';

describe('secrets', () => {
	test.each([
		['the token s3cr3t+/= leaked', ['s3cr3t+/='], 'the token ••• leaked'],
		['GET /x?t=s3cr3t%2B%2F%3D', ['s3cr3t+/='], 'GET /x?t=•••'],
		['s3cr3t and s3cr3t', ['s3cr3t'], '••• and •••'],
		['one-secret two-secret', ['one-secret', 'two-secret'], '••• •••'],
		['nothing here', ['s3cr3t'], 'nothing here'],
		['nothing here', [''], 'nothing here'],
		['$& [a-z]+ s3cr3t$&', ['s3cr3t$&'], '$& [a-z]+ •••'],
		['t=s3cr3t%2b%2f', ['s3cr3t+/'], 't=•••'],
		['GET /%73x/s3%20cr/%C3%A93t/', ['s3 cr/é3t'], 'GET /%73x/•••/'],
		['GET /s3%20cr%2f%c3%a93t/', ['s3 cr/é3t'], 'GET /•••/'],
		['GET /s3%20cr%283t%29/', ['s3 cr(3t)'], 'GET /•••/'],
		['GET /s3%2Acr3t/', ['s3*cr3t'], 'GET /•••/'],
		["GET /s3%27cr%283t%29 s3'cr(3t)", ["s3'cr(3t)"], 'GET /••• •••'],
		['t=s3cr3t+~', ['s3cr3t ~'], 't=•••'],
		['t=s3cr3t+%7E and %7e', ['s3cr3t ~'], 't=••• and %7e'],
		['{"t":"s3\\"cr\\\\3t"}', ['s3"cr\\3t'], '{"t":"•••"}'],
		['{"t":"s3cr\\/3t"}', ['s3cr/3t'], '{"t":"•••"}'],
		['{"t":"s3cr\\u002b\\u002f3t"}', ['s3cr+/3t'], '{"t":"•••"}'],
		['{"t":"s3cr\\u002B\\u002F3t"}', ['s3cr+/3t'], '{"t":"•••"}'],
		['s3cr3t-long s3cr3t', ['s3cr3t', 's3cr3t-long'], '••• •••'],
		['abc abcd', ['abc'], 'abc abcd'],
		['abc abcd', ['abcd'], 'abc •••'],
	])('in %j are masked', (text, secrets, expected) => {
		expect(mask(text, secrets)).toBe(expected);
	});
});

const TOKEN = 's3cr3t+/tok\'én&<"\\>🚀x';
const percent = (text: string) =>
	[...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const units = (text: string) =>
	text.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const points = (write: (code: number) => string) =>
	[...TOKEN].map((sign) => `&#${write(sign.codePointAt(0) ?? 0)};`).join('');
const hex = (text: string, between = '') =>
	[...Buffer.from(text)].map((byte) => byte.toString(16).padStart(2, '0')).join(between);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const html = (text: string) =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function piecesOf(text: string, size: number) {
	const bytes = Buffer.from(text);
	return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
		bytes.subarray(index * size, (index + 1) * size),
	);
}

describe('a secret is masked in any encoding', () => {
	test.each([
		['with the entities of a web page', html(TOKEN).replaceAll("'", '&#x27;')],
		['with named entities for all characters', html(TOKEN).replaceAll("'", '&apos;')],
		['with numbers', html(TOKEN).replaceAll("'", '&#39;').replaceAll('/', '&#x2F;')],
		['with numeric entities only', points(String)],
		['with long numbers', points((code) => code.toString().padStart(7, '0'))],
		['with hexadecimal numbers', points((code) => `x${code.toString(16)}`)],
		['with entities that are escaped again', html(html(TOKEN))],
		['with every byte percent-encoded', percent(TOKEN)],
		['in capitals', percent(TOKEN).toUpperCase()],
		['percent-encoded twice', encodeURIComponent(encodeURIComponent(TOKEN))],
		['with JSON escapes', units(TOKEN).join('')],
		[
			'with JSON escapes that are escaped again',
			JSON.stringify(units(TOKEN).join('')).slice(1, -1),
		],
		[
			'with escapes of characters beyond ASCII',
			JSON.stringify(TOKEN).slice(1, -1).replace('é', '\\u00e9'),
		],
		['in part', `${units('s3cr').join('')}${percent('3t')}${TOKEN.slice(6)}`],
		['in hexadecimal', hex(TOKEN)],
		['in upper-case hexadecimal', hex(TOKEN).toUpperCase()],
		['as a hex dump', hex(TOKEN, ' ')],
		['as a colon-separated fingerprint', hex(TOKEN, ':').toUpperCase()],
		['with each byte as \\x', `\\x${hex(TOKEN, '\\x')}`],
		['in percent-encoded hexadecimal digits', percent(hex(TOKEN))],
		['with \\x', TOKEN.replace("'", '\\x27').replace('"', '\\x22')],
	])('%s', async (_, written) => {
		expect(mask(`é ${written} %41&amp;\\u0041`, [TOKEN])).toBe('é ••• %41&amp;\\u0041');
		for (const size of [1, 10, 5_000]) {
			const pieces = piecesOf(`${'é'.repeat(3_000)}${written} and ${written}`, size);
			const shown = await textOf(maskStream(streamOf(...pieces), [TOKEN]));
			expect(shown).toBe(`${'é'.repeat(3_000)}••• and •••`);
		}
	});

	test.each(['', 'u', 'us', 'user:', 'a user:', 'an user: '])('in base64 after %j', (before) => {
		for (const after of ['', 'a', 'ab', 'abc']) {
			const text = base64(before + TOKEN + after);
			const inAddress = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
			for (const written of [text, inAddress, encodeURIComponent(text)]) {
				const shown = mask(`Basic ${written}.`, [TOKEN]);
				expect(shown).toMatch(/^Basic [\w+/-]{0,14}•••[\w+/-]{0,5}(=|%3D)*\.$/);
			}
		}
	});

	test('and other text keeps its escapes', async () => {
		const text = '%73%33cr %zz & &amp; &#x110000; &#9999999; \\u00e9 \\n \\ud800 \\" czNjcg==';
		expect(mask(text, [TOKEN, 's3cr3t'])).toBe(text);
		expect(await textOf(maskStream(streamOf(Buffer.from(text)), [TOKEN]))).toBe(text);
	});

	test('and adjacent or overlapping secrets are merged correctly', () => {
		expect(mask('one-secret-too', ['one-secret', 'secret-too'])).toBe('•••');
		expect(mask('a%2Bb-%2541', ['a%2Bb-%41'])).toBe('•••');
		expect(mask('s3%63r3t s3cr3t', ['s3cr3t'])).toBe('••• •••');
		expect(mask('abcdYWJjZA==', ['abcd'])).toBe('•••YWJjZA==');
	});

	test('in linear time', () => {
		const secret = 'a'.repeat(40);
		for (const sign of ['a', '\\', '%25', '&amp;', '\\u0061'.slice(0, -1), '%', '&#', '&#0000']) {
			const text = sign.repeat(150_000);
			expect(mask(text, [secret, 'a-secret']).length).toBeLessThanOrEqual(text.length);
		}
	});
});

describe('a quoted upstream message', () => {
	test('is one line', () => {
		expect(quoteUpstream(' first\r\nsecond\u001b[31m\u0000 ', [])).toBe('first second [31m');
	});

	test('is limited in length', () => {
		expect(quoteUpstream('x'.repeat(1_000), [])).toBe(`${'x'.repeat(299)}…`);
		expect(quoteUpstream('x'.repeat(300), [])).toBe('x'.repeat(300));
	});

	test('contains no secret, not even a partial one at its end', () => {
		const text = `${'x'.repeat(295)}s3cr3t-token`;
		expect(quoteUpstream(text, ['s3cr3t-token'])).not.toContain('s3cr');
	});

	test('contains no secret that a line break would hide', () => {
		expect(quoteUpstream('s3cr3t\ntoken', ['s3cr3t token'])).toBe('•••');
	});
});

describe('a masked stream', () => {
	const SECRET = 's3cr3t+/token';
	const masked = async (pieces: readonly Uint8Array[], secrets: readonly string[]) =>
		await textOf(maskStream(streamOf(...pieces), secrets));
	const text = `é ${SECRET} and ${encodeURIComponent(SECRET)}, ${SECRET}${SECRET}ü`;

	test.each(Array.from({ length: 60 }, (_, index) => index + 1))(
		'of %i bytes contains no secret, however it is split',
		async (size) => {
			const shown = await masked(piecesOf(text, size), [SECRET, 'another one']);
			expect(shown).toBe('é ••• and •••, ••••••ü');
		},
	);

	test('without secrets has the same content', async () => {
		const without = 's3cr3t+/toke nothing s3cr3t+/toke';
		expect(await masked(piecesOf(without, 5), [SECRET])).toBe(without);
		expect(await masked([], [SECRET])).toBe('');
	});

	test('without secrets passes its chunks on unchanged', () => {
		const stream = streamOf(Buffer.from(text));
		expect(maskStream(stream, ['short'])).toBe(stream);
	});

	test('may consist of a secret only', async () => {
		expect(await masked(piecesOf(SECRET, 1), [SECRET])).toBe('•••');
	});

	test.each([1, 5, 12, 100])(
		'of %i bytes masks the longer of two overlapping secrets',
		async (size) => {
			const secrets = ['12345678', '12345678-and-more'];
			const pieces = piecesOf('a 12345678-and-more 12345678-and b', size);
			expect(await masked(pieces, secrets)).toBe('a ••• •••-and b');
		},
	);

	test('keeps values that are too short for a secret', async () => {
		const pieces = [Buffer.from('a bearer 1234567 12345678')];
		expect(await masked(pieces, ['bearer', '1234567', '12345678'])).toBe('a bearer 1234567 •••');
	});
});
