const START_SLOTS = 1 << 12;
const FULL = 0.6;

/**
 * Remembers at which line a text came, in about 20 bytes per text: the texts of a large file would
 * take more memory than the file. Texts are told apart by 53 bits of a hash.
 */
export class Seen {
	private hashes = new Float64Array(START_SLOTS);
	private lines = new Uint32Array(START_SLOTS);
	private count = 0;

	/** Notes a text, and returns the line at which it came before, if it did. */
	note(text: string, line: number): number | undefined {
		if (this.count > this.hashes.length * FULL) this.grow();
		const hash = hashOf(text);
		const slot = this.slotOf(hash);
		const before = this.hashes[slot] === hash ? this.lines[slot] : undefined;
		if (before === undefined) this.count += 1;
		this.hashes[slot] = hash;
		this.lines[slot] = line;
		return before;
	}

	private slotOf(hash: number): number {
		const { length } = this.hashes;
		let slot = hash % length;
		while (this.hashes[slot] !== 0 && this.hashes[slot] !== hash) slot = (slot + 1) % length;
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

/** Two rounds of FNV-1a with different starts, joined to 53 bits; never 0. */
function hashOf(text: string): number {
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		low = Math.imul(low ^ code, 0x01000193);
		high = Math.imul(high ^ (code + at), 0x85ebca6b);
	}
	return ((high >>> 0) & 0x1fffff) * 0x100000000 + (low >>> 0) || 1;
}
