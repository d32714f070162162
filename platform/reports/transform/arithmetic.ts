import { roundedPercent } from '../../base/calculations';
import type { ExactNumber, Cell } from '../table/tableCell';
import { exactNumberCell, exactNumberOf, numberOf } from '../table/tableCell';

const MOST_DECIMALS = 6;

/** The number of decimals with which a number is written, at most six. */
export function decimalsOf(value: number): number {
	if (Number.isInteger(value)) return 0;
	const text = String(value);
	const point = text.indexOf('.');
	if (point < 0 || text.includes('e')) return MOST_DECIMALS;
	return Math.min(MOST_DECIMALS, text.length - point - 1);
}

/** Rounds a number, which removes floating-point noise. */
export function rounded(value: number, decimals: number): number {
	// Avoids -0, which JSON writes as 0 and which compares as different.
	return Number(value.toFixed(decimals)) || 0;
}

/** Rounds a single figure for reading: two decimals, four below one. */
export function readableFigure(value: number): number {
	return rounded(value, Math.abs(value) < 1 ? 4 : 2);
}

const DECIMALS = { percent: 2, number: 4 } as const;

/** Rounds a quotient to the number of decimals of its column. */
export function roundedQuotient(value: number, as: keyof typeof DECIMALS): number {
	return rounded(value, DECIMALS[as]);
}

/** The difference of two values; null unless both are numbers. */
export function difference(value: Cell | undefined, other: Cell | undefined): Cell {
	const [one, another] = [exactNumberOf(value), exactNumberOf(other)];
	if (one === null || another === null) return null;
	const less = new Addition();
	less.add(one);
	less.add(-another);
	return less.sum;
}

/** Adds amounts; integers stay exact however large they become. */
export class Addition {
	private count = 0;
	private decimals = 0;
	/** The part of the sum that a double cannot hold. */
	private large = 0n;
	private rest = 0;

	add(amount: ExactNumber): void {
		this.count++;
		if (typeof amount === 'bigint') {
			this.large += amount;
			return;
		}
		this.decimals = Math.max(this.decimals, decimalsOf(amount));
		const { rest } = this;
		const sum = rest + amount;
		const growsTooLarge = areExact(rest, amount) && !Number.isSafeInteger(sum);
		if (growsTooLarge) this.large += BigInt(rest);
		this.rest = growsTooLarge ? amount : sum;
	}

	/** The sum; null where nothing was added. */
	get sum(): Cell {
		if (this.count === 0) return null;
		if (areExact(this.rest)) return exactNumberCell(this.large + BigInt(this.rest));
		return rounded(Number(this.large) + this.rest, this.decimals);
	}
}

function areExact(...values: readonly number[]): boolean {
	return values.every(Number.isSafeInteger);
}

/** The change in percent; null where there is nothing to compare with. */
export function percentChange(
	value: number | null | undefined,
	other: number | null | undefined,
): number | null {
	if (value === null || value === undefined || !other) return null;
	return roundedPercent(((value - other) / Math.abs(other)) * 100, DECIMALS.percent);
}

/** A quotient; null unless both are numbers and the second is not 0. */
export function divideCells(value: Cell | undefined, by: Cell | undefined): number | null {
	const [whole, parts] = [numberOf(value), numberOf(by)];
	return whole === null || !parts ? null : whole / parts;
}
