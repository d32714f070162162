/** The letters of a column: AB for 28. */
export function lettersOf(column: number): string {
	const last = String.fromCharCode(65 + ((column - 1) % 26));
	return column > 26 ? lettersOf(Math.floor((column - 1) / 26)) + last : last;
}

/** The position of a column by the letters of a cell reference: 28 for AB7. */
export function columnOfCell(reference: string): number | undefined {
	let column = 0;
	for (const letter of reference.toUpperCase()) {
		const value = letter.charCodeAt(0) - 64;
		if (value < 1 || value > 26) break;
		column = column * 26 + value;
	}
	return column > 0 ? column : undefined;
}
