import type { CellType } from '../rules/importKinds';

/**
 * Divides a value over several days: equal parts, with the remainder on the first day
 * (docs/platform.md, Import rules 2).
 *
 * @param units the value in its smallest unit: seconds, cents, or the count itself
 */
export function distribute(
	units: number,
	days: number,
): { readonly first: number; readonly others: number } {
	const others = Math.trunc(units / days);
	return { first: others + (units % days), others };
}

/** Divides a value as it is sent; amounts in cents, so that no cent is lost. */
export function distributeValue(value: string, type: CellType, days: number) {
	return distribute(unitsOf(value, type), days);
}

/** A value as it is sent in its smallest unit. */
export function unitsOf(value: string, type: CellType): number {
	const [whole = '', cents = ''] = value.split('.');
	return type === 'amount' ? Number(whole + cents.padEnd(2, '0')) : Number(value);
}
