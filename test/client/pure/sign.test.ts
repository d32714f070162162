import { isSame, newName, sign } from '../../../platform/client/sign';

test('a signature is an HMAC-SHA256 in hexadecimal digits (RFC 4231, case 2)', () => {
	expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
		'5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
	);
});

test.each([
	['', '', true],
	['a', 'a', true],
	['é', 'é', true],
	['a', 'b', false],
	['a', 'aa', false],
	['', 'a', false],
])('%j is the same as %j: %p', (given, wanted, same) => {
	expect(isSame(given, wanted)).toBe(same);
});

test('names are all different', () => {
	const names = Array.from({ length: 9 }, newName);
	expect(new Set(names).size).toBe(9);
	for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/);
});
