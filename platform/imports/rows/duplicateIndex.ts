import { saltedHash } from './hash';

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
