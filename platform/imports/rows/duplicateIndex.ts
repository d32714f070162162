// Three words of 32 bits: with 53 bits, one in seven hundred files of five million names would have
// a collision.
const HASH_WORDS = 3;
const SHARD_BITS = 8;
const SHARDS = 1 << SHARD_BITS;

/**
 * Finds the line on which a text occurred before. It stores a 96-bit hash instead of the text,
 * which takes 30 to 60 bytes: the texts of a large file would need more memory than the file.
 */
export class DuplicateIndex {
	private readonly writeHash = saltedHash();
	private readonly hash = new Uint32Array(HASH_WORDS);
	// Many small tables, as growing one large table takes long.
	private readonly shards: Shard[] = [];

	/**
	 * Records a text, and returns the line on which it occurred before, if it did.
	 *
	 * @param line from 1
	 */
	note(text: string, line: number): number | undefined {
		const { hash } = this;
		this.writeHash(text, hash);
		const shard = (this.shards[(hash[0] ?? 0) & (SHARDS - 1)] ??= new Shard());
		return shard.note(hash, line);
	}
}

/** Finds the line on which a text occurred before. */
export type DuplicateCheck = Pick<DuplicateIndex, 'note'>;

/** Finds no duplicates: for lines that were checked before. */
export const NO_DUPLICATE_CHECK: DuplicateCheck = { note: () => undefined };

const START_SLOTS = 1 << 4;
const FULL = 0.6;
const SLOT_WORDS = HASH_WORDS + 1;

/** A hash table. Each slot holds a hash and its line, which is 0 in an empty slot. */
class Shard {
	private slots = new Uint32Array(START_SLOTS * SLOT_WORDS);
	private count = 0;

	note(hash: Uint32Array, line: number): number | undefined {
		if (this.count * SLOT_WORDS > this.slots.length * FULL) this.grow();
		const slot = this.slotOf(hash, 0);
		const before = this.slots[slot + HASH_WORDS];
		if (before === 0) {
			this.count += 1;
			this.slots.set(hash, slot);
		}
		this.slots[slot + HASH_WORDS] = line;
		return before === 0 ? undefined : before;
	}

	/**
	 * The position of a hash, or of the empty slot for it.
	 *
	 * @param from the first slot to look at
	 */
	private slotOf(words: Uint32Array, from: number): number {
		const { slots } = this;
		const end = slots.length - 1;
		let slot = (((words[from] ?? 0) >>> SHARD_BITS) * SLOT_WORDS) & end;
		while (slots[slot + HASH_WORDS] !== 0 && !isSame(slots, slot, words, from)) {
			slot = (slot + SLOT_WORDS) & end;
		}
		return slot;
	}

	private grow(): void {
		const { slots } = this;
		this.slots = new Uint32Array(slots.length * 2);
		for (let from = 0; from < slots.length; from += SLOT_WORDS) {
			if (slots[from + HASH_WORDS] === 0) continue;
			const slot = this.slotOf(slots, from);
			for (let at = 0; at < SLOT_WORDS; at++) this.slots[slot + at] = slots[from + at] ?? 0;
		}
	}
}

function isSame(slots: Uint32Array, slot: number, words: Uint32Array, from: number): boolean {
	for (let at = 0; at < HASH_WORDS; at++) if (slots[slot + at] !== words[from + at]) return false;
	return true;
}

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
		let word = 0;
		if (step < words) word = wordOf(text, 2 * step);
		else if (step === words) word = text.length;
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
