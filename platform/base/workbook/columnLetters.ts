/** The letters of a column: AB for 28. */
export function lettersOf(column: number): string {
	const last = String.fromCharCode(65 + ((column - 1) % 26));
	return column > 26 ? lettersOf(Math.floor((column - 1) / 26)) + last : last;
}
