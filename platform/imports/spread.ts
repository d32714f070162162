/**
 * The share of each day when one value counts for several days: equal parts, the remainder on the
 * first day (api.md, Import rules 2).
 *
 * @param units the value in its smallest unit: seconds, cents, or the count itself
 */
export function spread(
	units: number,
	days: number,
): { readonly first: number; readonly others: number } {
	const others = Math.floor(units / days);
	return { first: others + (units % days), others };
}
