import { mask, quote } from '../../../platform/client/mask';

describe('secrets', () => {
	test.each([
		['the token s3cr3t+/= leaked', ['s3cr3t+/='], 'the token ••• leaked'],
		['GET /x?t=s3cr3t%2B%2F%3D', ['s3cr3t+/='], 'GET /x?t=•••'],
		['s3cr3t and s3cr3t', ['s3cr3t'], '••• and •••'],
		['one-secret two-secret', ['one-secret', 'two-secret'], '••• •••'],
		['nothing here', ['s3cr3t'], 'nothing here'],
		['nothing here', [''], 'nothing here'],
		['$& [a-z]+ s3cr3t$&', ['s3cr3t$&'], '$& [a-z]+ •••'],
	])('in %j are masked', (text, secrets, expected) => {
		expect(mask(text, secrets)).toBe(expected);
	});
});

describe('a quote of the platform', () => {
	test('is one line', () => {
		expect(quote(' first\r\nsecond\u001b[31m\u0000 ', [])).toBe('first second [31m');
	});

	test('is not endless', () => {
		expect(quote('x'.repeat(1_000), [])).toBe(`${'x'.repeat(300)}…`);
		expect(quote('x'.repeat(300), [])).toBe('x'.repeat(300));
	});

	test('holds no secret, not even half of one at its end', () => {
		const text = `${'x'.repeat(295)}s3cr3t-token`;
		expect(quote(text, ['s3cr3t-token'])).not.toContain('s3cr');
	});

	test('holds no secret that a line break would hide', () => {
		expect(quote('s3cr3t\ntoken', ['s3cr3t token'])).toBe('•••');
	});
});
