/** Writes the hash of a text into an array, in as many 32-bit words as it has. */
type Hash = (text: string, into: Uint32Array) => void;

/**
 * Creates a hash function with a random key, so that nobody can construct collisions:
 * HalfSipHash-2-4 (https://github.com/veorq/SipHash) over two letters at a time. Words beyond the
 * second are derived in the same way.
 */
export function saltedHash(): Hash {
	const [key0 = 0, key1 = 0] = crypto.getRandomValues(new Int32Array(2));
	return (text, into) => hashInto(into, text, key0, key1);
}

// A single loop for speed, as it runs for every row: one step per input word, one for the length,
// two per output word.
function hashInto(into: Uint32Array, text: string, key0: number, key1: number): void {
	let v0 = key0;
	let v1 = key1 ^ 0xee;
	let v2 = key0 ^ 0x6c796765;
	let v3 = key1 ^ 0x74656462;
	const words = (text.length + 1) >> 1;
	for (let step = 0; step <= words + 2 * into.length; step++) {
		const word = step > words ? 0 : step === words ? text.length : wordOf(text, 2 * step);
		if (step === words + 1) v2 ^= 0xee;
		v3 ^= word;
		for (let round = 0; round < 2; round++) {
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
		}
		v0 ^= word;
		const done = step - words;
		if (done <= 0 || done % 2 === 1) continue;
		into[done / 2 - 1] = v1 ^ v3;
		v1 ^= 0xdd;
	}
}

/** Two letters as a word, padded with 0 at the end. */
function wordOf(text: string, at: number): number {
	return text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
}
