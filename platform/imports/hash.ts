/** Hashes a text to a whole number of 53 bits. */
export type Hash = (text: string) => number;

/**
 * A hash with a random key, so that nobody can prepare texts that meet: HalfSipHash-1-3
 * (https://github.com/veorq/SipHash), two letters a word.
 */
export function saltedHash(): Hash {
	const [key0 = 0, key1 = 0] = crypto.getRandomValues(new Int32Array(2));
	return (text) => hashOf(text, key0, key1);
}

// One loop, as it runs for every row: a round for each word, one for the length, three for each half.
function hashOf(text: string, key0: number, key1: number): number {
	let v0 = key0;
	let v1 = key1 ^ 0xee;
	let v2 = key0 ^ 0x6c796765;
	let v3 = key1 ^ 0x74656462;
	let low = 0;
	const words = (text.length + 1) >> 1;
	for (let step = 0; step < words + 7; step++) {
		const word = step > words ? 0 : step === words ? text.length : wordOf(text, 2 * step);
		if (step === words + 1) v2 ^= 0xee;
		if (step === words + 4) {
			low = (v1 ^ v3) >>> 0;
			v1 ^= 0xdd;
		}
		v3 ^= word;
		v0 = (v0 + v1) | 0;
		v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
		v0 = (v0 << 16) | (v0 >>> 16);
		v2 = (v2 + v3) | 0;
		v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
		v0 = (v0 + v3) | 0;
		v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
		v2 = (v2 + v1) | 0;
		v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
		v2 = (v2 << 16) | (v2 >>> 16);
		v0 ^= word;
	}
	return ((v1 ^ v3) & 0x1fffff) * 0x100000000 + low;
}

/** Two letters; behind the end there is 0. */
function wordOf(text: string, at: number): number {
	return text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
}
