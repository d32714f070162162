import type { Hash } from './hash';
import { saltedHash } from './hash';

const SHARD_BITS = 8;
const SHARDS = 1 << SHARD_BITS;

/**
 * Remembers at which line a text came, in about 20 bytes per text: the texts of a large file would
 * take more memory than the file. Texts are told apart by 53 bits of a hash.
 */
export class Seen {
	private readonly hash: Hash = saltedHash();
	// Many small tables, as to enlarge one large table would take long.
	private readonly shards: Shard[] = [];

	/** Notes a text, and returns the line at which it came before, if it did. */
	note(text: string, line: number): number | undefined {
		const hash = this.hash(text) || 1;
		const shard = (this.shards[hash & (SHARDS - 1)] ??= new Shard());
		return shard.note(hash, line);
	}
}

/** Remembers at which line a text came. */
export type Memory = Pick<Seen, 'note'>;

/** Remembers nothing: for lines that were gone through before. */
export const NO_MEMORY: Memory = { note: () => undefined };

const START_SLOTS = 1 << 4;
const FULL = 0.6;

/** Hashes and their lines; an empty slot has the hash 0. */
class Shard {
	private hashes = new Float64Array(START_SLOTS);
	private lines = new Uint32Array(START_SLOTS);
	private count = 0;

	note(hash: number, line: number): number | undefined {
		if (this.count > this.hashes.length * FULL) this.grow();
		const slot = this.slotOf(hash);
		const before = this.hashes[slot] === hash ? this.lines[slot] : undefined;
		if (before === undefined) this.count += 1;
		this.hashes[slot] = hash;
		this.lines[slot] = line;
		return before;
	}

	private slotOf(hash: number): number {
		const last = this.hashes.length - 1;
		let slot = (hash >>> SHARD_BITS) & last;
		while (this.hashes[slot] !== 0 && this.hashes[slot] !== hash) slot = (slot + 1) & last;
		return slot;
	}

	private grow(): void {
		const { hashes, lines } = this;
		this.hashes = new Float64Array(hashes.length * 2);
		this.lines = new Uint32Array(hashes.length * 2);
		hashes.forEach((hash, at) => {
			if (hash === 0) return;
			const slot = this.slotOf(hash);
			this.hashes[slot] = hash;
			this.lines[slot] = lines[at] ?? 0;
		});
	}
}
