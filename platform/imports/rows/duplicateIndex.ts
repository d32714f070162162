import { saltedHash } from './hash';

// With 53 bits, two of five million names would seem the same in one file of seven hundred.
const HASH_WORDS = 3;
const SHARD_BITS = 8;
const SHARDS = 1 << SHARD_BITS;

/**
 * Remembers at which line a text came, in 30 to 60 bytes per text: the texts of a large file would
 * take more memory than the file. Texts are told apart by 96 bits of a hash.
 */
export class DuplicateIndex {
	private readonly writeHash = saltedHash();
	private readonly hash = new Uint32Array(HASH_WORDS);
	// Many small tables, as to enlarge one large table would take long.
	private readonly shards: Shard[] = [];

	/**
	 * Notes a text, and returns the line at which it came before, if it did.
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

/** Remembers at which line a text came. */
export type DuplicateCheck = Pick<DuplicateIndex, 'note'>;

/** Remembers nothing: for lines that were gone through before. */
export const NO_DUPLICATE_CHECK: DuplicateCheck = { note: () => undefined };

const START_SLOTS = 1 << 4;
const FULL = 0.6;
const SLOT_WORDS = HASH_WORDS + 1;

/** Slots of a hash and its line behind it; the line of an empty slot is 0. */
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

	/** Where the slot of a hash begins, or the empty one where it belongs. @param from where the hash stands */
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
