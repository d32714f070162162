// Shorter ones would be found among other data.
const SHORTEST_BASE64 = 8;

/** A secret as it stands, and as it may look in a URL, a form, JSON, base64 or hexadecimal. */
export function encodingsOf(secret: string): string[] {
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	// A server may take apart an address and write it anew, with fewer signs encoded or with more.
	const encoded = [encodeURIComponent(secret), encodeURI(secret), inForm];
	const json = JSON.stringify(secret).slice(1, -1);
	const spaced = secret.replaceAll(' ', '+');
	return [...new Set([secret, ...encoded, json, spaced, ...inBase64(secret), ...inHex(secret)])];
}

/** What dumps and logs make of the bytes of a secret: digits of either case, also with a sign between bytes. */
function inHex(secret: string): string[] {
	const bytes = [...Buffer.from(secret)].map((byte) => byte.toString(16).padStart(2, '0'));
	const texts = ['', ' ', ':'].map((between) => bytes.join(between));
	const escaped = bytes.map((byte) => `\\x${byte}`).join('');
	return [...texts, ...texts.map((text) => text.toUpperCase()), escaped];
}

/**
 * What base64 makes of the secret wherever it stands in a longer text, such as "user:token": of its
 * first and last bytes only what does not depend on their neighbours. Also as addresses write it.
 */
function inBase64(secret: string): string[] {
	const bytes = Buffer.from(secret);
	return [0, 1, 2].flatMap((before) => {
		const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
		const first = Math.ceil((before * 8) / 6);
		const own = text.slice(first, Math.floor(((before + bytes.length) * 8) / 6));
		if (own.length < SHORTEST_BASE64) return [];
		return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
	});
}
