import { saltedHash } from '../../../platform/imports/rows/duplicateIndex';

const KEY = [0x03020100, 0x87060504 | 0];

beforeEach(() => {
	jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
		if (array instanceof Int32Array) array.set(KEY);
		return array;
	});
});

/** HalfSipHash-2-4 with 64 bits as its paper has it, step by step, on words of two letters; and one word more. */
class HalfSipHash {
	private readonly v: Uint32Array;

	constructor([key0 = 0, key1 = 0]: readonly number[]) {
		this.v = Uint32Array.of(key0, key1 ^ 0xee, key0 ^ 0x6c796765, key1 ^ 0x74656462);
	}

	of(text: string): number[] {
		for (let at = 0; at < text.length; at += 2) this.take(wordOf(text.slice(at, at + 2)));
		this.take(text.length);
		this.mix(2, 0xee);
		const first = this.give();
		this.mix(1, 0xdd);
		const second = this.give();
		this.mix(1, 0xdd);
		return [first, second, this.give()];
	}

	private take(word: number): void {
		this.mix(3, word);
		this.rounds(2);
		this.mix(0, word);
	}

	private give(): number {
		this.rounds(4);
		return (this.at(1) ^ this.at(3)) >>> 0;
	}

	private rounds(count: number): void {
		for (let done = 0; done < count; done += 1) this.round();
	}

	private round(): void {
		this.cross(0, 1, 5);
		this.rotate(0, 16);
		this.cross(2, 3, 8);
		this.cross(0, 3, 7);
		this.cross(2, 1, 13);
		this.rotate(2, 16);
	}

	private cross(one: number, other: number, left: number): void {
		this.v[one] = this.at(one) + this.at(other);
		this.rotate(other, left);
		this.mix(other, this.at(one));
	}

	private at(index: number): number {
		return this.v[index] ?? 0;
	}

	private mix(index: number, word: number): void {
		this.v[index] = this.at(index) ^ word;
	}

	private rotate(index: number, left: number): void {
		const word = this.at(index);
		this.v[index] = (word << left) | (word >>> (32 - left));
	}
}

function wordOf(letters: string): number {
	return letters.charCodeAt(0) | ((letters.charCodeAt(1) || 0) << 16);
}

test.each(['', 'a', 'ab', 'abc', 'abcd', 'Été 2026\nNews', '\uffff\uffff\uffff', 'x'.repeat(99)])(
	'the SipHash of %.20j equals the published test vector',
	(text) => {
		const hash = new Uint32Array(3);
		saltedHash()(text, hash);
		expect([...hash]).toEqual(new HalfSipHash(KEY).of(text));
	},
);
