import type { ExactNumber } from '../table/exactNumbers';
import type { Cell } from '../table/tableCell';
import { Addition } from './arithmetic';

const FIRST_SIZE = 64;

/** Many sums side by side. Whole numbers that a double holds take eight bytes each, and all others an `Addition`. */
export class Additions {
	private sums = new Float64Array(FIRST_SIZE).fill(NaN);
	private readonly exact = new Map<number, Addition>();

	/** Adds an amount to the sum at a place. */
	add(at: number, amount: ExactNumber): void {
		this.grow(at);
		const sum = this.sums[at] ?? NaN;
		const isFirst = Number.isNaN(sum);
		const added = isFirst ? amount : Number(amount) + sum;
		const known = this.exact.get(at);
		if (known !== undefined) known.add(amount);
		else if (Number.isSafeInteger(amount) && Number.isSafeInteger(added))
			this.sums[at] = Number(added);
		else this.exact.set(at, exactly(isFirst ? [amount] : [sum, amount]));
	}

	/** The sum at a place; null where nothing was added. */
	sumOf(at: number): Cell {
		const exact = this.exact.get(at);
		if (exact !== undefined) return exact.sum;
		const sum = this.sums[at] ?? NaN;
		return Number.isNaN(sum) ? null : sum;
	}

	private grow(at: number): void {
		if (at < this.sums.length) return;
		const larger = new Float64Array(Math.max(at + 1, this.sums.length * 2)).fill(NaN);
		larger.set(this.sums);
		this.sums = larger;
	}
}

function exactly(amounts: readonly ExactNumber[]): Addition {
	const addition = new Addition();
	for (const amount of amounts) addition.add(amount);
	return addition;
}
