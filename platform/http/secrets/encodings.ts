// Shorter fragments would match unrelated data.
const SHORTEST_BASE64 = 8;

/** The encodings in which a secret may appear: plain, URL, form, JSON, base64 and hexadecimal. */
export function encodingsOf(secret: string): string[] {
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	// A server may re-encode an address with fewer or more encoded characters.
	const encoded = [encodeURIComponent(secret), encodeURI(secret), inForm];
	const json = JSON.stringify(secret).slice(1, -1);
	const spaced = secret.replaceAll(' ', '+');
	return [...new Set([secret, ...encoded, json, spaced, ...inBase64(secret), ...inHex(secret)])];
}

/** The hexadecimal forms that dumps and logs use: either case, with or without separators. */
function inHex(secret: string): string[] {
	const bytes = [...Buffer.from(secret)].map((byte) => byte.toString(16).padStart(2, '0'));
	const texts = ['', ' ', ':'].map((between) => bytes.join(between));
	const escaped = bytes.map((byte) => `\\x${byte}`).join('');
	return [...texts, ...texts.map((text) => text.toUpperCase()), escaped];
}

/**
 * The base64 forms of a secret at any offset in a longer text, such as "user:token": of its first
 * and last bytes, only the part that does not depend on their neighbours. Both alphabets are
 * included.
 */
function inBase64(secret: string): string[] {
	const bytes = Buffer.from(secret);
	return [0, 1, 2].flatMap((offset) => {
		const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
		const first = Math.ceil((offset * 8) / 6);
		const independent = text.slice(first, Math.floor(((offset + bytes.length) * 8) / 6));
		if (independent.length < SHORTEST_BASE64) return [];
		return [independent, independent.replaceAll('+', '-').replaceAll('/', '_')];
	});
}
